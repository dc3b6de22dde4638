import { momentOf } from '../../cells/date';

import { isMissing } from '../../../shared/contract/missing';
import { formatDate, formatNumber } from './format';
import { humanize } from './labels';

/** Names of numbers that are years and have no separators. */
const YEAR = /(^|[_ .])(year|founded)$/i;

/** What is nested deeper is left out. */
const DEEPEST = 4;

/** A value and how it is written. */
type Written = { language: string; name: string };

/** A service value as a person reads it: numbers and dates as the language writes them, lists one item a line. */
export function valueText(value: unknown, written: Written): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => lineOf(item, written, 1)).join('\n');
}

/** One line: `a; b` for a list within a list, `Name: Series A, Amount: 1,000` for an object. */
function lineOf(value: unknown, { language, name }: Written, depth: number): string {
  if (isMissing(value)) return '';
  if (typeof value === 'number') return YEAR.test(name) ? String(value) : formatNumber(value, language);
  if (typeof value === 'string') return momentOf(value) ? formatDate(value, language) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) {
    return filled(value.map((item: unknown) => lineOf(item, { language, name }, depth + 1))).join('; ');
  }
  const fields = Object.entries(value).map(([key, held]: [string, unknown]) => {
    const text = lineOf(held, { language, name: key }, depth + 1);
    if (text === '') return '';
    const isNested = typeof held === 'object' && !Array.isArray(held);
    return `${humanize(key)}: ${isNested ? `(${text})` : text}`;
  });
  return filled(fields).join(', ');
}

function filled(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}
