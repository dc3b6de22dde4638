import { uniq } from 'es-toolkit/array';

import type { Figures } from '../dataset/filings/filed-figures';
import { daysBetween, isSameSum } from '../dataset/filings/line';
import { lineOf } from '../dataset/filings/line-names';
import type { Vintages } from './vintages';

/** A quarterly line's quarters as years to date make them: `[end, value, ...]`, oldest first. */
export type YearsToDate = { cik: string; line: string; ends: [end: string, ...values: number[]][] };

/** Spans of a year to date, each with the one of the report before. */
const SPANS = [
  ['quarterly', 'half'],
  ['half', 'nine months'],
] as const;

/**
 * What companies' reports say of quarters by their years to date: the year to date less that of the quarter before, under any tag of the line.
 * Where one of the values is the quarter as it stands here, that alone is given.
 */
export function yearsToDate(lines: readonly Figures[], vintages: Vintages): YearsToDate[] {
  return lines.flatMap(({ cik, line, data }): YearsToDate[] => {
    const { kind, tags = [] } = lineOf(line) ?? {};
    if (kind !== 'flow') return [];
    const quarters = data.flatMap(([, end, value]): YearsToDate['ends'] => {
      const made = uniq(tags.flatMap((tag) => quarterValues(end, { cik, tag, vintages })));
      if (made.length === 0) return [];
      return made.some((each) => isSameSum(each, value)) ? [[end, value]] : [[end, ...made]];
    });
    return quarters.length === 0 ? [] : [{ cik, line, ends: quarters }];
  });
}

type Place = { cik: string; tag: string; vintages: Vintages };

/** Each year to date that was ever filed less each that was of the quarter before. */
function quarterValues(end: string, { cik, tag, vintages }: Place): number[] {
  return SPANS.flatMap(([shorter, longer]) => {
    const sums = vintages.of(cik, tag, longer).get(end) ?? [];
    const before = [...vintages.of(cik, tag, shorter)].flatMap(([day, filed]) =>
      isQuarter(daysBetween(day, end)) ? filed : [],
    );
    return sums.flatMap((sum) => before.map((each) => sum.value - each.value));
  });
}

/** Whether so many days are a quarter. */
export const isQuarter = (days: number): boolean => days >= 80 && days <= 101;
