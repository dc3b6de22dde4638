import { EACH_YEAR } from '../query/period';
import type { RootPart } from './sense';
import type { Span } from './spans';

/** Whether the growth of each year was asked for, and not that of all together. */
const saysEachYear = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ sense: { part } }) =>
      (part.kind === 'change' && part.isEachYear === true) ||
      (part.kind === 'times' && part.at.includes(EACH_YEAR)),
  );

/** Rates of which each is one of growth over a year. */
const OVER_A_YEAR = /^(?:inflation_rate|real_gdp_growth_rate)/;

/** Growth over several years, year on year, as that of each: `revenue growth year on year, last three years`. */
export function eachYearGrown(part: RootPart, spans: readonly Span[]): RootPart {
  const { root } = part;
  if (root.kind !== 'value' || root.summary !== undefined) return part;
  const { change, ...value } = root;
  if (change !== 'growth') return part;
  const at = value.at.length > 0 ? value.at : value.set.at;
  const isLong =
    at.some((time) => time.includes('..') || /^last \d+ years$/.test(time) || time === EACH_YEAR) ||
    at.length > 2;
  const [field = '', ...others] = value.fields;
  const isOne = others.length + value.way.length === 0 && value.compare === undefined;
  // What prices rose by is said of a year over the year before anyway.
  if (isOne && OVER_A_YEAR.test(field) && saysEachYear(spans)) return { ...part, root: value };
  return isLong && isOne && saysEachYear(spans)
    ? { ...part, root: { ...value, fields: [`${field}_yearly_growth`] } }
    : part;
}
