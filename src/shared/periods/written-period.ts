/** A time as it is written: a year, a quarter, a month or a day; `isFiscal` where it counts by a company's own years. */
export type WrittenPeriod = {
  year: number;
  quarter?: number;
  month?: number;
  day?: number;
  isFiscal: boolean;
};

/** Each spelling; the groups are year, quarter, month by number or name, and day. */
const SPELLINGS: readonly RegExp[] = [
  /^(?<fiscal>FY) ?'?(?<year>\d{4}|\d\d)(?:[- ]?Q(?<quarter>[1-4]))?$/i,
  /^Q(?<quarter>[1-4])[-/ ]?(?<fiscal>FY) ?'?(?<year>\d{4}|\d\d)$/i,
  /^(?<year>\d{4})(?:-(?<month>\d{1,2})|-(?<number>\d\d)-(?<day>\d\d)|[- ]?Q(?<quarter>[1-4]))?$/i,
  /^Q(?<quarter>[1-4])[-/ ]?'?(?<year>\d{4}|\d\d)$/i,
  /^(?<quarter>[1-4])Q ?'?(?<year>\d{4}|\d\d)$/i,
  // With the year first every country writes the month next, and dots follow a day.
  /^(?<year>\d{4})(?<mark>[/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<month>0?[1-9]|1[0-2])[./](?<year>\d{4})$/,
  /^(?<name>\p{L}{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\.?[ -])?(?<name>\p{L}{3,9})\.?[ -](?<year>\d{4})$/u,
];

/** Days before months or after them, by the country: only where one of the two can be no month, or both are one. */
const SLASHED = /^(?<one>\d{1,2})\/(?<other>\d{1,2})\/(?<year>\d{4})$/;

/** The names and short names of the months in English and German. */
const MONTHS = [
  ...[/^jan(?:uary|uar)?$/i, /^feb(?:ruary|ruar)?$/i, /^(?:mar(?:ch)?|märz?)$/i, /^apr(?:il)?$/i],
  ...[/^ma[yi]$/i, /^jun[ei]?$/i, /^jul[yi]?$/i, /^aug(?:ust)?$/i],
  ...[/^sept?(?:ember)?$/i, /^o[ck]t(?:ober)?$/i, /^nov(?:ember)?$/i, /^de[cz](?:ember)?$/i],
];

/**
 * Reads one time in any of its spellings: `2024`, `Q4 2024`, `4Q24`, `FY24`, `FY2024-Q4`, `2024-12`, `Dec 2024`,
 * `31.12.2024`. Whether there is such a day is not checked; undefined for any other text.
 */
export function readPeriod(text: string): WrittenPeriod | undefined {
  const trimmed = text.trim();
  for (const spelling of SPELLINGS) {
    const { groups } = spelling.exec(trimmed) ?? {};
    if (groups === undefined) continue;
    const { fiscal, year = '', quarter, month, number, name, day } = groups;
    const named = name === undefined ? undefined : MONTHS.findIndex((each) => each.test(name)) + 1;
    if (named === 0) return undefined;
    const parts = { quarter, month: month ?? number ?? named, day };
    return { year: Number(wholeYear(year)), ...numbersIn(parts), isFiscal: fiscal !== undefined };
  }
  const { one, other, year } = SLASHED.exec(trimmed)?.groups ?? {};
  if (Number(one) > 12 || one === other) return numbered(year, other, one);
  return Number(other) > 12 ? numbered(year, one, other) : undefined;
}

/** The days that a text may mean whose parts are written in an order that differs by country. */
export function ambiguousDays(text: string): readonly [string, string] | undefined {
  const { one, other, year } = SLASHED.exec(text.trim())?.groups ?? {};
  const areMonths = [one, other].every((part) => Number(part) >= 1 && Number(part) <= 12);
  const [first, second] = [numbered(year, one, other), numbered(year, other, one)];
  return areMonths && first && second ? [periodText(first), periodText(second)] : undefined;
}

/** A time in the one spelling that every reader of this project takes: `2024`, `2024Q4`, `FY2024Q4`, `2024-12-31`. */
export function periodText({ year, quarter, month, day, isFiscal }: WrittenPeriod): string {
  const days = [month, day].flatMap((part) =>
    part === undefined ? [] : `-${String(part).padStart(2, '0')}`,
  );
  return `${isFiscal ? 'FY' : ''}${year}${quarter === undefined ? days.join('') : `Q${quarter}`}`;
}

/** A year of two digits is one of this century but for those that nobody plans to. */
function wholeYear(year: string): string {
  return year.length > 2 ? year : `${Number(year) < 70 ? 20 : 19}${year}`;
}

const numbered = (year?: string, month?: string, day?: string): WrittenPeriod | undefined =>
  year === undefined ? undefined : { year: Number(year), ...numbersIn({ month, day }), isFiscal: false };

function numbersIn(
  parts: Readonly<Record<string, string | number | undefined>>,
): Partial<Record<'quarter' | 'month' | 'day', number>> {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return Object.fromEntries(given.map(([name, part]) => [name, Number(part)]));
}
