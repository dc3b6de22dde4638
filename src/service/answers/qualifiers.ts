import { isPlace } from '../query/places';
import type { Filter, Operator, Order } from '../query/tree';
import { equal } from './equal';
import { GROUPS } from './modifiers';
import { readExtreme, readThresholds } from './quantity-phrase';
import type { Tools } from './tools';

/** What narrows or orders a collection in a question; `rank` is the place in the order that is asked for. */
export type Qualified = {
  filters: readonly Filter[];
  orders: readonly Order[];
  isExtreme: boolean;
  rank?: number;
};

type Reading = { filters?: readonly Filter[]; order?: Order; isExtreme?: boolean; rank?: number };
type Read = (value: string, tools: Tools) => Reading | undefined;

const equals =
  (field: string): Read =>
  (value) => ({ filters: [equal(field, value.replace(/^the /i, ''))] });

const dated =
  (operator: Operator): Read =>
  (value) => ({ filters: [equal('founded', value, operator)] });

/** A place, a group of states, or an industry: `in Texas`, `in the G7`, `in the retail trade industry`. */
const inside: Read = (value, { evaluator }) => {
  const industry = /^(?:the )?(.+?) (?:industry|sector|business|industries)$/i.exec(value)?.[1];
  if (industry !== undefined) return { filters: [equal('industry', industry)] };
  const plain = value.replace(/^the /i, '');
  const named = [...evaluator.means.namer(plain)];
  if (named.some(isPlace) || named.length === 0) return { filters: [equal('location', plain)] };
  // Nothing lies in a company: `the chief executives of Apple` are no collection.
  return named.some(({ type }) => GROUPS.has(type)) ? { filters: [equal('member_of', plain)] } : undefined;
};

const measured: Read = (value, { linker }) => {
  const thresholds = readThresholds(value, linker);
  if (thresholds !== undefined)
    return { filters: thresholds.map(({ field, text, operator }) => equal(field, text, operator)) };
  const extreme = readExtreme(value, linker);
  if (extreme === undefined) return undefined;
  const { field, direction, rank } = extreme;
  return { order: { path: [field], direction }, isExtreme: true, ...(rank === undefined ? {} : { rank }) };
};

/** `number of employees` is a field of its own, `number of universities` counts what a field leads to. */
const ordered: Read = (value, { linker }) => {
  const plain = value.replace(/^(?:their|its)\s+/i, '');
  const field = linker.field(plain) ?? linker.field(plain.replace(/^(?:the )?number of /i, ''));
  return field === undefined ? undefined : { order: { path: [field], direction: 'DESC' } };
};

/** `whose currency is the euro`, `whose revenue is above $1 billion`. */
const owned: Read = (value, tools) => {
  const compared = measured(value, tools);
  if (compared !== undefined) return compared;
  const [, named = '', held = ''] = /^(.+?) (?:is|are|was) (.+)$/i.exec(value) ?? [];
  const field = tools.linker.field(named);
  return field === undefined ? undefined : { filters: [equal(field, held.replace(/^the /i, ''))] };
};

const OPPOSITE: Readonly<Record<Operator, Operator>> = {
  '=': '!=',
  '!=': '=',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
};

/** What `not` makes of a qualifier: only single conditions have an opposite that is one again. */
function negated({ filters = [], order }: Reading): Reading | undefined {
  const [only, ...others] = filters;
  if (only === undefined || others.length > 0 || order !== undefined) return undefined;
  return { filters: [{ ...only, operator: OPPOSITE[only.operator] }] };
}

const outside: Read = (value, tools) => {
  const reading = inside(value, tools);
  return reading && negated(reading);
};

/** The words that begin a qualifier; of two that begin alike the longer stands first. */
const QUALIFIERS: readonly [string, Read][] = [
  [
    'headquartered in|based in|with headquarters in|have headquarters in|have their headquarters in',
    equals('headquarters'),
  ],
  ['incorporated in|registered in', equals('registered_in')],
  ['listed on|traded on|quoted on|listed at', equals('exchange')],
  ['audited by|that have as auditor', equals('auditor')],
  ['run by|led by|headed by|managed by', equals('ceo')],
  ['owned by|acquired by|belonging to|belong to', equals('parent')],
  ['backed by|financed by', equals('investors')],
  ['founded in|established in|created in', dated('=')],
  ['founded after|established after|founded since|established since', dated('>')],
  ['founded before|established before', dated('<')],
  ['members? of|a member of|members? states? of|belong to|belonging to', equals('member_of')],
  [
    'operating in|operate in|active in|working in',
    (value) => ({
      filters: [equal('industry', value.replace(/^the | (?:industry|sector|business)$/gi, ''))],
    }),
  ],
  ['located in|situated in|lie in|within', inside],
  [
    'use as currency|using|use|uses|pay with',
    (value) => ({
      filters: [equal('currency', value.replace(/^the | as (?:a |their |its )?currency$/gi, ''))],
    }),
  ],
  [
    'where people speak|that speak|speaking|speaks|speak|with the official language|whose official language is',
    equals('languages'),
  ],
  ['whose', owned],
  ['having|with|have|has|had|employing|employs|employ|earning|earns|earn', measured],
  ['ranked by|sorted by|ordered by|measured by|by|in terms of', ordered],
  ['outside of|outside', outside],
  ['in|from|of|on', inside],
];

const STARTS = new RegExp(
  `\\b(?:(?:that|which|who) )?(?:(?:are|is|were|was|have|do|does|did) )?(not )?(?:currently )?(${QUALIFIERS.map(([words]) => words).join('|')}) `,
  'gi',
);

/** Reads what follows a collection's noun; nothing where a part of it is not understood. */
export function readQualifiers(text: string, tools: Tools): Qualified | undefined {
  const pieces = cutPieces(text, tools);
  const readings = pieces?.map((piece) => readOne(piece, tools)) ?? [undefined];
  if (readings.some((reading) => reading === undefined)) return undefined;
  const understood = readings.flatMap((reading) => (reading === undefined ? [] : [reading]));
  const rank = understood.find((reading) => reading.rank !== undefined)?.rank;
  return {
    filters: understood.flatMap(({ filters = [] }) => filters),
    orders: understood.flatMap(({ order }) => (order === undefined ? [] : [order])),
    isExtreme: understood.some(({ isExtreme }) => isExtreme === true),
    ...(rank === undefined ? {} : { rank }),
  };
}

type Piece = { words: string; value: string; isNot: boolean };

/** Cuts the text where qualifiers begin; what stands before the first must be nothing. */
function cutPieces(text: string, tools: Tools): Piece[] | undefined {
  const starts = [...text.matchAll(STARTS)];
  if (text !== '' && starts[0]?.index !== 0) return undefined;
  const pieces: Piece[] = [];
  for (const [at, start] of starts.entries()) {
    const value = text.slice(start.index + start[0].length, starts[at + 1]?.index ?? text.length).trim();
    const words = start[2] ?? '';
    const before = pieces.at(-1);
    if (before !== undefined && belongsToBefore(words, value, tools)) before.value += ` ${words} ${value}`;
    else pieces.push({ words, value, isNot: start[1] !== undefined });
  }
  // A `not` that no qualifier follows turns the whole question round.
  if (pieces.some(({ value }) => /\bnot\b/i.test(value))) return undefined;
  return pieces.map((piece) => ({ ...piece, value: piece.value.replace(/[,;]?(?:\s+(?:and|but))?$/i, '') }));
}

/** `a population of more than 100 million` and `$100 billion in revenue` are one piece each. */
function belongsToBefore(words: string, value: string, { linker }: Tools): boolean {
  if (!/^(?:in|of)$/i.test(words)) return false;
  return (
    /^(?:more|less|fewer|over|under|above|below|at|up|exactly|[$€£\d])/i.test(value) ||
    linker.field(value) !== undefined
  );
}

function readOne({ words, value, isNot }: Piece, tools: Tools): Reading | undefined {
  if (value === '') return undefined;
  for (const [starts, read] of QUALIFIERS) {
    if (!new RegExp(`^(?:${starts})$`, 'i').test(words)) continue;
    const reading = read(value, tools);
    return isNot && reading !== undefined ? negated(reading) : reading;
  }
  return undefined;
}
