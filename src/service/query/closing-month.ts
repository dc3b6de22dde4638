const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/** Days into a month in which a year of weeks ends that is called by the month before: the Sunday nearest to its end. */
const INTO_NEXT = 7;

/**
 * The month with which a company's year of 52 or 53 weeks ends: its filings give the day of the last one, `2025-09-27`.
 * Nothing where the year ends on the same day each year, which is held as `September 30`.
 */
export function closingMonth(held: string): string | undefined {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(held) ?? [];
  if (month === undefined || day === undefined) return undefined;
  const at = Number(month) - (Number(day) <= INTO_NEXT ? 2 : 1);
  return MONTHS[(at + 12) % 12];
}
