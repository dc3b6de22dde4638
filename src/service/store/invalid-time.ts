import { isDay } from './calendar-day';

/**
 * Why a time in as much of `YYYY-MM-DD` as it has, or one with a quarter such as `Q5 2023`, is none of the calendar, as
 * the end of a sentence; nothing where it is one, or no time at all. Read as text `2023-02-29` lies between two days and
 * would narrow as if there were such a day.
 */
export function explainInvalidTime(text: string): string | undefined {
  if (/(?<![\p{L}\d])(?:Q[05-9]|[05-9]Q)(?![\p{L}\d])|(?<=\d{4})Q[05-9](?!\d)/iu.test(text))
    return 'is no quarter: a year has four';
  for (const [written, year = '', month = '', day] of text.matchAll(
    /(?<!\d)(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/g,
  )) {
    if (!isDay(`${year}-${month}-01`))
      return `is no ${day === undefined ? 'month' : 'day'} of the calendar: a year has twelve months`;
    if (day !== undefined && !isDay(written))
      return `is no day of the calendar: that month has ${lastOf(year, month)} days`;
  }
  return undefined;
}

const lastOf = (year: string, month: string): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
