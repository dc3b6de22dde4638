import { isWithin } from './derived';
import { fieldKey } from './field-key';
import { fieldSpec } from './field-table';
import { partsOfSpan } from './period';
import type { Expression } from './tree';

/** The most years that one span of `at=` may hold. */
const MOST_YEARS = 100;

/** Whether a field is the change of a figure; what a publisher gives as the growth of a year is a figure itself. */
export const isChange = (field: string): boolean =>
  /(?<!_yearly)_(?:growth|change|compounded)$/.test(field) && fieldSpec(fieldKey(field)) === undefined;

/** Whether a field is one figure of all its times, however they were named. */
export const isOfAll = (field: string): boolean =>
  /_history$|_annual_growth$/.test(field) && fieldSpec(fieldKey(field)) === undefined;

/** The fields that an expression reads of times. */
const fieldsOf = ({ select, orders, returns = [], filters, claim, aggregate }: Expression): string[] => [
  ...select,
  ...returns,
  ...(aggregate?.path ?? []),
  ...[...orders, ...filters, ...(claim === undefined ? [] : [claim])].flatMap(({ path }) => path),
];

/**
 * The times that an expression is read at one by one, each as those that are read together. A span of years is each of its
 * years; a change goes from the beginning of a span to its end, and of times that are named one by one is of each of them.
 */
export function requestedTimes(expression: Expression, times: readonly string[]): (readonly string[])[] {
  const fields = fieldsOf(expression);
  if (fields.some(isOfAll)) return [times];
  if (!fields.some(isChange)) return spansOf(times).map((time) => [time]);
  return times.length < 2 ? [times] : times.map((time) => [time]);
}

/** Each time by itself; a span of years is each of its years, one that goes on from a month that month and each year. */
export function spansOf(times: readonly string[]): string[] {
  return times.flatMap((time) => {
    const [from = '', to] = time.split('..');
    if (to === undefined) return [time];
    const parts = partsOfSpan(time);
    if (parts !== undefined) return parts;
    // The years of a span of fiscal years are fiscal too.
    const prefix = /^FY/.exec(from)?.[0] ?? '';
    const yearOf = (moment: string): number => Number(moment.slice(prefix.length, prefix.length + 4));
    const first = yearOf(from);
    // `2010..` goes on as long as there are figures.
    const last = to === '' ? first + MOST_YEARS - 1 : yearOf(to);
    const years = Array.from(
      { length: Math.min(MOST_YEARS, Math.max(0, last - first + 1)) },
      (_, at) => first + at,
    );
    const each = years.map((year) => `${prefix}${year}`).filter((year) => isWithin(year, time));
    // What goes on from a month or a day begins with it, and not with the end of its year.
    return to === '' && /^\d{4}-\d{2}/.test(from) ? [from, ...each] : each;
  });
}
