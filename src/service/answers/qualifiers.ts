import type { EntityType } from '../../contract/entity-type';
import { isPlace } from '../query/places';
import type { Filter, Operator, Order } from '../query/tree';
import { readExtreme, readThreshold } from './quantity-phrase';
import type { Tools } from './tools';

/** What narrows or orders a collection in a question. */
export type Qualified = { filters: readonly Filter[]; orders: readonly Order[]; isExtreme: boolean };

type Reading = { filters?: readonly Filter[]; order?: Order; isExtreme?: boolean };
type Read = (value: string, tools: Tools) => Reading | undefined;

const filter = (field: string, text: string, operator: Operator = '='): Filter => ({
  path: [field],
  operator,
  operand: { text, anyOf: [[text]], commas: false },
});

const equals =
  (field: string): Read =>
  (value) => ({ filters: [filter(field, value.replace(/^the /i, ''))] });

const dated =
  (operator: Operator): Read =>
  (value) => ({ filters: [filter('founded', value, operator)] });

/** A place, a group of states, or an industry: `in Texas`, `in the G7`, `in the retail trade industry`. */
const inside: Read = (value, { evaluator }) => {
  const industry = /^(?:the )?(.+?) (?:industry|sector|business|industries)$/i.exec(value)?.[1];
  if (industry !== undefined) return { filters: [filter('industry', industry)] };
  const plain = value.replace(/^the /i, '');
  const named = [...evaluator.means.namer(plain)];
  const isGroup = !named.some(isPlace) && named.some(({ type }) => GROUPS.has(type));
  return { filters: [filter(isGroup ? 'member_of' : 'location', plain)] };
};

const GROUPS: ReadonlySet<EntityType> = new Set(['Group', 'IntergovernmentalOrganization', 'Organization']);

const measured: Read = (value, { linker }) => {
  const threshold = readThreshold(value, linker);
  if (threshold !== undefined)
    return { filters: [filter(threshold.field, threshold.text, threshold.operator)] };
  const extreme = readExtreme(value, linker);
  return extreme && { order: { path: [extreme.field], direction: extreme.direction }, isExtreme: true };
};

const ordered: Read = (value, { linker }) => {
  const field = linker.field(
    value.replace(/^(?:number of|their|its)\s+/i, (words) => (/number/i.test(words) ? words : '')),
  );
  return field === undefined ? undefined : { order: { path: [field], direction: 'DESC' } };
};

/** `whose currency is the euro`, `whose revenue is above $1 billion`. */
const owned: Read = (value, tools) => {
  const compared = measured(value, tools);
  if (compared !== undefined) return compared;
  const [, named = '', held = ''] = /^(.+?) (?:is|are|was) (.+)$/i.exec(value) ?? [];
  const field = tools.linker.field(named);
  return field === undefined ? undefined : { filters: [filter(field, held.replace(/^the /i, ''))] };
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
      filters: [filter('industry', value.replace(/^the | (?:industry|sector|business)$/gi, ''))],
    }),
  ],
  ['located in|situated in|lie in|within', inside],
  [
    'use as currency|using|use|uses|pay with',
    (value) => ({
      filters: [filter('currency', value.replace(/^the | as (?:a |their |its )?currency$/gi, ''))],
    }),
  ],
  [
    'where people speak|that speak|speaking|speaks|speak|with the official language|whose official language is',
    equals('languages'),
  ],
  ['whose', owned],
  ['having|with|have|has|had|employing|employs|employ|earning|earns|earn', measured],
  ['ranked by|sorted by|ordered by|measured by|by|in terms of', ordered],
  ['in|from|of|on', inside],
];

const STARTS = new RegExp(
  `\\b(?:(?:that|which|who) )?(?:(?:are|is|were|was|have) )?(?:currently )?(${QUALIFIERS.map(([words]) => words).join('|')}) `,
  'gi',
);

/** Reads what follows a collection's noun; nothing where a part of it is not understood. */
export function readQualifiers(text: string, tools: Tools): Qualified | undefined {
  const pieces = cutPieces(text, tools);
  const readings = pieces?.map(({ words, value }) => readOne(words, value, tools)) ?? [undefined];
  if (readings.some((reading) => reading === undefined)) return undefined;
  const understood = readings.flatMap((reading) => (reading === undefined ? [] : [reading]));
  return {
    filters: understood.flatMap(({ filters = [] }) => filters),
    orders: understood.flatMap(({ order }) => (order === undefined ? [] : [order])),
    isExtreme: understood.some(({ isExtreme }) => isExtreme === true),
  };
}

type Piece = { words: string; value: string };

/** Cuts the text where qualifiers begin; what stands before the first must be nothing. */
function cutPieces(text: string, tools: Tools): Piece[] | undefined {
  const starts = [...text.matchAll(STARTS)];
  if (text !== '' && starts[0]?.index !== 0) return undefined;
  const pieces: Piece[] = [];
  for (const [at, start] of starts.entries()) {
    const value = text.slice(start.index + start[0].length, starts[at + 1]?.index ?? text.length).trim();
    const words = start[1] ?? '';
    const before = pieces.at(-1);
    if (before !== undefined && belongsToBefore(words, value, tools)) before.value += ` ${words} ${value}`;
    else pieces.push({ words, value });
  }
  return pieces.map(({ words, value }) => ({ words, value: value.replace(/[,;]?(?:\s+and)?$/i, '') }));
}

/** `a population of more than 100 million` and `$100 billion in revenue` are one piece each. */
function belongsToBefore(words: string, value: string, { linker }: Tools): boolean {
  if (!/^(?:in|of)$/i.test(words)) return false;
  return (
    /^(?:more|less|fewer|over|under|above|below|at|up|exactly|[$€£\d])/i.test(value) ||
    linker.field(value) !== undefined
  );
}

function readOne(words: string, value: string, tools: Tools): Reading | undefined {
  if (value === '') return undefined;
  for (const [starts, read] of QUALIFIERS) {
    if (new RegExp(`^(?:${starts})$`, 'i').test(words)) return read(value, tools);
  }
  return undefined;
}
