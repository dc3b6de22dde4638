import type { Operator } from '../query/tree';
import type { Linker } from './linker';
import { readOrdinal } from './numerals';

/** A condition on a number in words: `more than 100,000 employees`, `revenue over $100 billion`. */
export type Threshold = { field: string; operator: Operator; text: string };

const COMPARISONS: readonly [RegExp, Operator][] = [
  [/^(?:more|greater|higher|larger|bigger|longer) than|^over|^above|^exceeding|^in excess of/i, '>'],
  [/^(?:less|fewer|lower|smaller|shorter) than|^under|^below/i, '<'],
  [/^at least|^no less than|^no fewer than|^not less than/i, '>='],
  [/^at most|^up to|^no more than|^not more than/i, '<='],
  [/^exactly/i, '='],
];

const NUMBER =
  /^[$€£¥]?\s?\d[\d.,]*\s?(?:k|m|bn|b|tn|t|thousand|million|billion|trillion)?\b\s?(?:dollars|usd|euros)?%?/i;

/** Reads thresholds with the field after the number or before the comparison; nothing where there are none. */
export function readThresholds(phrase: string, linker: Linker): Threshold[] | undefined {
  const words = phrase.trim().split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at).join(' ');
    const compared = readComparison(rest);
    if (compared === undefined) continue;
    const before = words
      .slice(0, at)
      .join(' ')
      .replace(/\s+(?:is|are|of|was|were)$/i, '')
      .replace(/^(?:a|an|the)\s+/i, '');
    const after = compared.after.replace(/^(?:of|in|as)\s+/i, '');
    const field = linker.field(before === '' ? after : before);
    return field === undefined ? undefined : compared.bounds.map((bound) => ({ field, ...bound }));
  }
  return undefined;
}

/** What a number is compared with, and what the text says after it. */
type Comparison = { bounds: readonly Pick<Threshold, 'operator' | 'text'>[]; after: string };

function readComparison(text: string): Comparison | undefined {
  const range = readRange(text);
  if (range !== undefined) return range;
  for (const [form, operator] of COMPARISONS) {
    const found = form.exec(text);
    if (found === null) continue;
    const rest = text.slice(found[0].length).trim();
    const number = NUMBER.exec(rest)?.[0];
    if (number === undefined) return undefined;
    return { bounds: [{ operator, text: plainNumber(number) }], after: rest.slice(number.length).trim() };
  }
  return undefined;
}

/** `between 10 and 20 million`: a scale that only the second number has is meant for both. */
function readRange(text: string): Comparison | undefined {
  const rest = /^between (.+)$/i.exec(text)?.[1];
  const least = rest === undefined ? undefined : NUMBER.exec(rest)?.[0];
  const further =
    least === undefined ? undefined : /^ ?and (.+)$/i.exec(rest?.slice(least.length) ?? '')?.[1];
  const most = further === undefined ? undefined : NUMBER.exec(further)?.[0];
  if (least === undefined || further === undefined || most === undefined) return undefined;
  const [low, high] = [plainNumber(least), plainNumber(most)];
  const scale = /[a-z]/i.test(low) ? '' : (/ ?[a-z]+%?$/i.exec(high)?.[0] ?? '');
  return {
    bounds: [
      { operator: '>=', text: `${low}${scale}` },
      { operator: '<=', text: high },
    ],
    after: further.slice(most.length).trim(),
  };
}

function plainNumber(number: string): string {
  return number.replace(/\s?(?:dollars|usd|euros)/i, '').trim();
}

/** Which end of an order a superlative asks for, with its field: `the most employees`, `the lowest revenue`. */
export type Extreme = { field: string; direction: 'ASC' | 'DESC'; rank?: number };

const EXTREME =
  /^(?:the )?(?:single )?(?:(?<place>\w+) )?(?<word>most|highest|largest|biggest|greatest|longest|best|top|fewest|lowest|smallest|least|shortest|worst) (?<field>.+)$/i;

/** Reads a superlative before a field; nothing where there is none. */
export function readExtreme(phrase: string, linker: Linker): Extreme | undefined {
  const { place, word, field: named } = EXTREME.exec(phrase.trim())?.groups ?? {};
  const field = named === undefined ? undefined : linker.field(named);
  const rank = place === undefined ? undefined : readOrdinal(place);
  if (word === undefined || field === undefined || (place !== undefined && rank === undefined))
    return undefined;
  return {
    field,
    ...(rank === undefined ? {} : { rank }),
    direction: /^(?:fewest|lowest|smallest|least|shortest|worst)$/i.test(word) ? 'ASC' : 'DESC',
  };
}
