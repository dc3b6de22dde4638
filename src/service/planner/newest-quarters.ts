import { EACH_QUARTER, fiscalOf, parsePeriod, yearOfPoint } from '../query/period';
import type { Evaluator } from '../query/evaluate';
import { dayOfFigure, ownQuarters } from '../query/own-quarters';
import type { StoredEntity } from '../store/stored';
import { isFlow, TRAILING_YEAR } from './quarter-sums';
import type { ValuePart } from './question-parts';

/** So many quarters up to the newest, and those of a fiscal year that is not over. */
export const newestQuarters = (count: number): string => `last ${count} quarters`;
export const newestMonths = (count: number): string => `last ${count} months`;
export const YEAR_TO_DATE = 'year to date';

/** The newest quarters of a figure, each of them or as one figure, and what a company earned so far in its year. */
export function byNewestQuarters(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { set, fields, way, summary, change, compare } = value;
  const said = value.at.length > 0 ? value.at : set.at;
  // `Quarterly` beside them says no more.
  const [time = '', ...others] = said.filter((each) => each !== EACH_QUARTER);
  const [field = ''] = fields;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isTogether =
    time === TRAILING_YEAR && said.length === 1 && (summary === undefined || summary === 'sum');
  if (isTogether) return value;
  const count = Number(/^last (\d+) quarters$/.exec(time)?.[1] ?? 0);
  const isPlain = change === undefined && compare === undefined && way.length + others.length === 0;
  if (entity === undefined || !isPlain || fields.length > 1 || (count === 0 && time !== YEAR_TO_DATE))
    return value;
  const days = quartersOf(entity, field, evaluator);
  if (time === YEAR_TO_DATE) {
    const year = days.at(-1)?.year;
    const own = days.filter((day) => day.year === year);
    return year === undefined || summary !== undefined || !isFlow(field)
      ? value
      : spanning(value, { days, own }, { fields: [`${field}_quarterly`], summary: 'sum' });
  }
  const own = days.slice(-count);
  if (own.length < count) return value;
  if (summary === undefined)
    return spanning(value, { days, own }, { fields: [`${field}_quarterly_history`] });
  return summary === 'sum' && !isFlow(field)
    ? value
    : spanning(value, { days, own }, { fields: [`${field}_quarterly`] });
}

/** The newest months of a line that has them. */
export function byNewestMonths(value: ValuePart): ValuePart {
  const { set, way, fields } = value;
  const [time = '', ...others] = value.at.length > 0 ? value.at : set.at;
  const count = Number(/^last (\d+) months$/.exec(time)?.[1] ?? 0);
  const { series = [] } = set.named?.length === 1 ? (set.named[0]?.[0] ?? {}) : {};
  const [line] = series.filter(({ cadence }) => cadence === 'm');
  const last = line?.dates.at(-1);
  if (count === 0 || last === undefined || others.length + way.length > 0 || fields.length > 1) return value;
  const first = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5, 7)) - count, 1));
  const at = [`${first.toISOString().slice(0, 7)}..${last.slice(0, 7)}`];
  return { ...value, set: { ...set, at: [] }, at };
}

type Quarter = { month: string; year: number | undefined };

/** From the month in which the first of some quarters begins to that in which the last ends. */
function spanning(
  value: ValuePart,
  { days, own }: { days: readonly Quarter[]; own: readonly Quarter[] },
  more: Partial<ValuePart>,
): ValuePart {
  const [first, last] = [own[0], own.at(-1)];
  const before = first === undefined ? undefined : days[days.indexOf(first) - 1];
  const begun = first === undefined ? '' : monthBefore(first.month, 2);
  // A quarter of weeks may end on the first day of the next one's first month.
  const from = before === undefined || before.month < begun ? begun : monthBefore(before.month, -1);
  return {
    ...value,
    ...more,
    set: { ...value.set, at: [] },
    at: [`${from}..${last?.month ?? ''}`],
  };
}

const monthBefore = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 - count, 1))
    .toISOString()
    .slice(0, 7);

function quartersOf(entity: StoredEntity, field: string, { reader }: Evaluator): Quarter[] {
  return reader.read(entity, reader.steps([`${field}_quarterly_history`])).flatMap(({ value }) => {
    if (value.kind !== 'point') return [];
    const year = value.series.detail?.(value.series.dates.indexOf(value.date))?.period?.fiscal_year;
    return [{ month: value.date.slice(0, 7), year }];
  });
}

/**
 * A quarter that is not called fiscal is one of the calendar. Of a company none of whose quarters ends with the calendar's it is
 * the one that the company itself calls so, where that is also the one in which most of the calendar's lies: what may be two
 * quarters is told as neither.
 */
export function ofOwnCount(value: ValuePart, { reader }: Evaluator): ValuePart {
  const at = value.at.length > 0 ? value.at : value.set.at;
  const { set, way, fields } = value;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const times = at.flatMap((time) => time.split('..'));
  const asked = times.filter((time) => parsePeriod(time)?.kind === 'calendar');
  if (entity?.type !== 'Company' || asked.length === 0 || way.length > 0) return value;
  const path = reader.steps(fields.slice(0, 1));
  if (times.some((time) => reader.at([time], true).read(entity, path).length > 0)) return value;
  const isOwn = (time: string): boolean => {
    const { own, most } = ownQuarters(entity, path, { time, reader }) ?? {};
    const day = dayOfFigure(own);
    return day !== undefined && day === dayOfFigure(most);
  };
  if (!asked.every(isOwn)) return value;
  const own = at.map((time) => time.split('..').map(fiscalOf).join('..'));
  return { ...value, set: { ...set, at: [] }, at: own };
}

/** So many years up to the newest figure, as the two ends of a growth. */
export const spanOfYears = (count: number): string => `over ${count} years`;

/** The ends of a growth over so many years, or since one of them: the last is the newest figure's. */
export function growthEnds(value: ValuePart, { reader }: Evaluator): ValuePart {
  const { set, fields, way, summary, change } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const [time = '', ...others] = at;
  const count = Number(/^(?:over|last) (\d+) years$/.exec(time)?.[1] ?? 0);
  const [from = '', to] = time.split('..');
  const isOpen = to === '' && /^(?:FY)?\d{4}$/.test(from);
  const isGrowth = change === 'growth' && (summary === 'average' || time.startsWith('over '));
  if (set.named === undefined || !isGrowth || others.length + way.length > 0 || (count === 0 && !isOpen))
    return value;
  const years = set.named.flatMap(([entity]) => {
    const [fact] = entity === undefined ? [] : reader.read(entity, reader.steps(fields.slice(0, 1)));
    const newest = (fact?.grounds?.[0] ?? fact)?.value;
    return newest?.kind === 'point'
      ? [Number(yearOfPoint(newest.series, newest.series.dates.lastIndexOf(newest.date)))]
      : [];
  });
  // Of several the last year is that which all of them have.
  if (years.length < set.named.length || years.length === 0) return value;
  const year = Math.min(...years);
  const ends = count > 0 ? [String(year - count), String(year)] : [from, String(year)];
  return { ...value, summary: 'average', set: { ...set, at: [] }, at: ends };
}
