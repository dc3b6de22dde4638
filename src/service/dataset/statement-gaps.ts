const DAY = 86_400_000;

/** Beyond so many days from one end to the next a year or a quarter is missing between them. */
const LONGEST = { a: 400, q: 120 } as const;

/** As many gaps are named one by one. */
const NAMED = 6;

/**
 * What of a company's reported periods a series lacks, as the end of a sentence: each gap by the days around it, and where its last
 * figure is older than the company's reports are. Empty where nothing is missing.
 */
export function gapsText(dates: readonly string[], newest: string | undefined, cadence: 'a' | 'q'): string {
  const isApart = (from: string, to: string): boolean =>
    (Date.parse(to) - Date.parse(from)) / DAY > LONGEST[cadence];
  const gaps = dates.flatMap((date, at) => {
    const before = dates[at - 1];
    return before !== undefined && isApart(before, date) ? [`${before} and ${date}`] : [];
  });
  const named = gaps.slice(0, NAMED).join(', ');
  const more = gaps.length > NAMED ? ` and ${String(gaps.length - NAMED)} more gaps` : '';
  const last = dates.at(-1);
  const isOld = last !== undefined && newest !== undefined && isApart(last, newest);
  return [
    gaps.length > 0 ? `; no data between ${named}${more}` : '',
    isOld ? `; no data after ${last}, although its reports reach ${newest}` : '',
  ].join('');
}
