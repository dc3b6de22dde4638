import { isDay } from './calendar-day';

/**
 * Why a time such as `2023-02-30` or `Q5 2023` does not exist, as the end of a sentence; undefined if it does or is
 * no time. Compared as text, it would silently filter between two days.
 */
export function explainInvalidTime(text: string): string | undefined {
  if (/(?<![\p{L}\d])(?:Q[05-9]|[05-9]Q)(?![\p{L}\d])|(?<=\d{4})Q[05-9](?!\d)/iu.test(text))
    return 'is not a quarter: a year has four';
  for (const [written, year = '', month = '', day] of text.matchAll(
    /(?<!\d)(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/g,
  )) {
    if (!isDay(`${year}-${month}-01`))
      return `is not a ${day === undefined ? 'month' : 'day'} of the calendar: a year has twelve months`;
    if (day !== undefined && !isDay(written))
      return `is not a day of the calendar: that month has ${lastOf(year, month)} days`;
  }
  return undefined;
}

const lastOf = (year: string, month: string): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
