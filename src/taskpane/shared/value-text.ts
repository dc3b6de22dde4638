import { momentOf } from '../../cells/date';

import { readable } from '../../cells/readable';
import { formatDate, formatNumber } from './format';

/** Names of numbers that are years and have no separators. */
const YEAR = /(^|[_ .])(year|founded)$/i;

/** A service value as a person reads it: numbers and dates as the language writes them, lists one item a line. */
export function valueText(value: unknown, { language, name }: { language: string; name: string }): string {
  if (typeof value === 'number') return YEAR.test(name) ? String(value) : formatNumber(value, language);
  if (typeof value === 'string') return momentOf(value) ? formatDate(value, language) : value;
  if (Array.isArray(value)) return value.map((item) => valueText(item, { language, name })).join('\n');
  return readable(value);
}
