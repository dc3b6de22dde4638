const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as text in as much of `YYYY-MM-DD` as is known: `2010`, `2010-03` or `2010-03-31`. */
export function parseMoment(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{4}$/.test(trimmed)) return trimmed;
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(trimmed);
  if (iso !== null) return trimmed.slice(0, iso[3] === undefined ? 7 : 10);
  return parseNumbers(trimmed) ?? parseWords(trimmed);
}

/** `31.12.2021`, as a day is written where its parts are parted by dots. */
function parseNumbers(text: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${pad(Number(month))}-${pad(Number(day))}`;
}

/** `31 March 2010`, `March 31, 2010`, `March 2010`, `Q1 2010`. */
function parseWords(text: string): string | undefined {
  const quarter = /^q([1-4])\s+(\d{4})$/i.exec(text);
  if (quarter !== null) return `${quarter[2] ?? ''}-${pad(Number(quarter[1]) * 3)}`;
  const found = /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/i.exec(text);
  const month = MONTHS.indexOf((found?.[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  if (found === null || month === 0) return undefined;
  const day = found[1] ?? found[3];
  const start = `${found[4] ?? ''}-${pad(month)}`;
  return day === undefined ? start : `${start}-${pad(Number(day))}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** Compares two dates no finer than the coarser of the two: `2010-06-01` and `2010` are equal. */
export function compareMoments(left: string, right: string): number {
  const length = Math.min(left.length, right.length, 10);
  const [a, b] = [left.slice(0, length), right.slice(0, length)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
