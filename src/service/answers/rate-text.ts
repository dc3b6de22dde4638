import type { Fact } from '../query/fact';
import { cited } from './fact-sentence';
import { formatDate, formatFact } from './format-value';
import { period } from './times';

/** A rate that a figure was converted at, of which months or day it is, and who tells it. */
export function rateText(rate: Fact): string {
  const { months, value } = rate;
  const shown = formatFact(rate);
  if (value.kind !== 'point') return `${shown}${cited(rate)}`;
  if (months === undefined || months.held === 0) return `${shown} ${period(value)}${cited(rate)}`;
  const last = formatDate(value.date.slice(0, 7));
  const part = months.held < months.of ? `${months.held} of ` : '';
  const span = months.of === 1 ? last : `${part}the ${months.of} months to ${last}`;
  return `an average of ${shown} over ${span}${cited(rate)}`;
}
