import type { Evaluator } from '../query/evaluate';
import { isDay } from '../store/calendar-day';
import type { StoredEntity } from '../store/stored';

/** No market is closed for longer. */
const MOST_DAYS = 4;

/** Days on which no central bank fixes a rate, beside the weekend. */
const CLOSED: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/**
 * The day before on which a rate was fixed, where none is on the day that was asked for, a weekend or a holiday: the
 * answer says of which day it is.
 */
export function atFixing(
  at: readonly string[],
  pair: StoredEntity,
  { reader }: Pick<Evaluator, 'reader'>,
): readonly string[] {
  if (at.some(isYear)) return at.map((time) => (isYear(time) ? lastOf(time, pair, reader) : time));
  const [day = '', ...others] = at;
  if (!isDay(day) || others.length > 0 || !isClosed(new Date(day))) return at;
  const holds = (moment: string): boolean => reader.at([moment], true).read(pair, ['rate']).length > 0;
  if (holds(day)) return at;
  const before = Array.from({ length: MOST_DAYS }, (_, count) =>
    new Date(Date.parse(day) - (count + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  const last = before.findIndex((each) => !isClosed(new Date(each)));
  const fixed = before[last];
  return fixed !== undefined && holds(fixed) ? [fixed] : at;
}

const isYear = (time: string): boolean => /^\d{4}$/.test(time);

/** A year of a rate by its last fixing in December, where that is later than what the year's newest line has. */
function lastOf(year: string, pair: StoredEntity, reader: Evaluator['reader']): string {
  const dayOf = (moment: string): string => {
    const value = reader.at([moment], true).read(pair, ['rate'])[0]?.value;
    return value?.kind === 'point' ? value.date : '';
  };
  const december = `${year}-12`;
  return dayOf(december) > dayOf(year) ? december : year;
}

const isClosed = (day: Date): boolean =>
  day.getUTCDay() % 6 === 0 || CLOSED.has(day.toISOString().slice(5, 10));
