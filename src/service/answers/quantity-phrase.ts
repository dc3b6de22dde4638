import type { Operator } from '../query/tree';
import type { Linker } from './linker';

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

/** Reads a threshold with the field after the number or before the comparison; nothing where there is none. */
export function readThreshold(phrase: string, linker: Linker): Threshold | undefined {
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
    return field === undefined ? undefined : { field, operator: compared.operator, text: compared.text };
  }
  return undefined;
}

function readComparison(text: string): { operator: Operator; text: string; after: string } | undefined {
  for (const [form, operator] of COMPARISONS) {
    const found = form.exec(text);
    if (found === null) continue;
    const rest = text.slice(found[0].length).trim();
    const number = NUMBER.exec(rest)?.[0];
    if (number === undefined) return undefined;
    const plain = number.replace(/\s?(?:dollars|usd|euros)/i, '').trim();
    return { operator, text: plain, after: rest.slice(number.length).trim() };
  }
  return undefined;
}

/** Which end of an order a superlative asks for, with its field: `the most employees`, `the lowest revenue`. */
export type Extreme = { field: string; direction: 'ASC' | 'DESC' };

const EXTREME =
  /^(?:the )?(?:single )?(?<word>most|highest|largest|biggest|greatest|longest|best|top|fewest|lowest|smallest|least|shortest|worst) (?<field>.+)$/i;

/** Reads a superlative before a field; nothing where there is none. */
export function readExtreme(phrase: string, linker: Linker): Extreme | undefined {
  const { word, field: named } = EXTREME.exec(phrase.trim())?.groups ?? {};
  const field = named === undefined ? undefined : linker.field(named);
  if (word === undefined || field === undefined) return undefined;
  return {
    field,
    direction: /^(?:fewest|lowest|smallest|least|shortest|worst)$/i.test(word) ? 'ASC' : 'DESC',
  };
}
