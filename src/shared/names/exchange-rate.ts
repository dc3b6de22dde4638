import { partition } from 'es-toolkit/array';

/**
 * What one currency costs in another, out of lines that are published: the one rule of the service and the functions. A flow
 * is converted at the average of the months of its period, a balance at the rate nearest to its day.
 */

/** A line of rates, oldest first; days count from 1970-01-01. */
export type RateLine = { days: readonly number[]; values: readonly number[] };

/** A rate of a line, the day of the newest quotation that went in, and of how many months it is the average: none where it is of a day. */
export type LineRate = { value: number; day: number; months: number };

/** By custom the first of two is the one whose price a rate tells. */
const BASES = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'JPY'];

/** The two pairs that a rate between currencies may be filed under, the usual one first. */
export function ratePairs(from: string, to: string): readonly [string, string] {
  const rank = (code: string): number => {
    const place = BASES.indexOf(code);
    return place < 0 ? BASES.length : place;
  };
  const [base, quote] = rank(from) <= rank(to) ? [from, to] : [to, from];
  return [`${base}/${quote}`, `${quote}/${base}`];
}

/** What is made, earned or spent, of which each figure is of a whole span. */
const OF_SPANS =
  /\b(?:GDP|gross (?:domestic|national) product|exports?|imports?|current account|receipts|expenditures?|outlays|revenues?|sales|income|spending|taxes|remittances|surplus|deficit)\b/i;

/** Whether the name of a series is that of a flow, where nobody tells the periods of its figures: a country's GDP is, its debt is none. */
export const isOfSpans = (name: string): boolean =>
  OF_SPANS.test(name) && !/\b(?:debt|reserves)\b/i.test(name);

/** The currency with a rate to almost every other. */
export const BETWEEN = 'EUR';

/** Whether a line quotes mostly the first day of each month, which says little of the month and nothing of its end. */
export function isOfFirstDays(line: Pick<RateLine, 'days'>): boolean {
  const known = ofFirstDays.get(line);
  if (known !== undefined) return known;
  const { days } = line;
  const firsts = days.filter((day) => dateOf(day).getUTCDate() === 1).length;
  const is = firsts * 2 > days.length && firsts < days.length;
  ofFirstDays.set(line, is);
  return is;
}

const ofFirstDays = new WeakMap<Pick<RateLine, 'days'>, boolean>();

/** Lines in the order in which they count: those of first days last. */
export function inOrder<Line extends RateLine>(lines: readonly Line[]): readonly Line[] {
  const [firsts, others] = partition(lines, isOfFirstDays);
  return [...others, ...firsts];
}

/** The middle of a month, which tells whether a span that begins or ends within it covers the most of it. */
const HALF_MONTH = 15;

/** The months of which a span covers the most, counted from the year 0; none where it covers the most of none. */
export function monthsOf({ start, end }: { start: number; end: number }): readonly number[] {
  const [first, last] = [monthOf(start), monthOf(end)];
  const from = dateOf(start).getUTCDate() <= HALF_MONTH ? first : first + 1;
  const until = dateOf(end).getUTCDate() >= HALF_MONTH ? last : last - 1;
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => from + at);
}

/** Where no line has all months three quarters of them do, which tell more of a period than the rate of any one day. */
export const leastOf = (months: readonly number[]): number => Math.ceil((months.length * 3) / 4);

/** The average of a line over months, each of which counts alike; nothing where it has fewer of them than the least. */
export function averageOver(
  line: RateLine,
  months: readonly number[],
  { last = Infinity, least = months.length }: { last?: number | undefined; least?: number } = {},
): LineRate | undefined {
  const places = placesOf(line);
  let [sum, day, count] = [0, 0, 0];
  for (const month of months) {
    const known = (places.get(month) ?? []).filter((at) => (line.days[at] ?? 0) <= last);
    if (known.length === 0) continue;
    count += 1;
    sum += known.reduce((total, at) => total + (line.values[at] ?? 0), 0) / known.length;
    day = line.days[known.at(-1) ?? 0] ?? day;
  }
  return count === 0 || count < least ? undefined : { value: sum / count, day, months: count };
}

/** The rate of a line that is nearest to a day, of two as near the earlier. */
export function nearestTo(
  { days, values }: RateLine,
  day: number,
  last: number = Infinity,
): LineRate | undefined {
  let best: number | undefined;
  for (const [at, each] of days.entries()) {
    if (each > last) break;
    const isNearer = best === undefined || Math.abs(each - day) < Math.abs((days[best] ?? 0) - day);
    if (isNearer) best = at;
    else if (each > day) break;
  }
  return best === undefined ? undefined : { value: values[best] ?? 0, day: days[best] ?? 0, months: 0 };
}

/** What one of two lines gives divided by the other, on the days that both have: the price of one currency in the other. */
export function quotient(above: RateLine, below: RateLine): RateLine {
  const days: number[] = [];
  const values: number[] = [];
  const belows = new Map(below.days.map((day, at) => [day, below.values[at] ?? 0]));
  for (const [at, day] of above.days.entries()) {
    const divisor = belows.get(day);
    if (divisor === undefined) continue;
    days.push(day);
    values.push((above.values[at] ?? 0) / divisor);
  }
  return { days, values };
}

const places = new WeakMap<RateLine, ReadonlyMap<number, readonly number[]>>();

/** The places of the rates of each month. */
function placesOf(line: RateLine): ReadonlyMap<number, readonly number[]> {
  const known = places.get(line);
  if (known !== undefined) return known;
  const made = new Map<number, number[]>();
  line.days.forEach((day, at) => {
    const month = monthOf(day);
    const own = made.get(month);
    if (own === undefined) made.set(month, [at]);
    else own.push(at);
  });
  places.set(line, made);
  return made;
}

const dateOf = (day: number): Date => new Date(Math.floor(day) * 86_400_000);

function monthOf(day: number): number {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
