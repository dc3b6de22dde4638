import type { Result } from '../query/evaluate';
import { type Fact, type Point, pointsIn } from '../query/fact';
import { isPointOf, isQuarterly, momentOf, partsOfSpan, yearOfPoint } from '../query/period';
import type { Expression } from '../query/tree';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { formatDate, joinNames } from './format-value';
import { fieldLabel, pathLabel, spoken } from './phrase';
import { remark, type Statement } from './statement';
import { momentLabel, timePhrase } from './times';

/** A time that was asked for and of which there is no figure is named, and not passed over. */
export function missingTimes(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const moments = at.flatMap((time) => (time.includes('..') ? partsIn(time) : [time]));
  if (moments.length < 2) return [];
  const isSpan = at.some((time) => time.includes('..'));
  return [...points].flatMap(([entity, facts]) => {
    const held = pointsIn(facts);
    // Before the first and after the last that is held of a span of years it says so by itself.
    const isInside = (time: string): boolean => !isSpan || isQuarterly(time) || isWithinHeld(time, held);
    const lacking = moments.filter(
      (time) =>
        isInside(time) &&
        !held.some(({ series, date }) => isPointOf(series, series.dates.indexOf(date), momentOf(time))),
    );
    return lackingMoments(lacking, spoken(entity));
  });
}

/** The times of which nothing is held of somebody, where there are any. */
export function lackingMoments(lacking: readonly string[], whom: string): Statement[] {
  const when = joinNames(lacking.map(momentLabel));
  const content = `For ${when} the embedded dataset has no such figure of ${whom}.`;
  return lacking.length === 0 ? [] : [remark(content)];
}

/** Whether a year lies between the first and the last of the whole line. */
function isWithinHeld(time: string, held: readonly Point[]): boolean {
  const years = held.flatMap(({ series }) => (series.cadence === 'a' ? yearsOf(series) : []));
  const year = yearIn(time);
  return year !== undefined && years.length > 0 && year > Math.min(...years) && year < Math.max(...years);
}

/** Each quarter of a span of them, or each year. */
function partsIn(span: string): readonly string[] {
  const ends = span.split('..');
  if (ends.every(isQuarterly)) return partsOfSpan(span) ?? [];
  const [from = '', to = ''] = ends;
  const [first, last] = [from, to].map((end) => /^(?:FY)?(\d{4})$/.exec(end)?.[1]).map(Number);
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return [];
  const prefix = from.startsWith('FY') ? 'FY' : '';
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => `${prefix}${first + at}`);
}

/** Of several that were named together those of which something was not found are named, and not passed over. */
export function lackingNames(
  { select, returns, at }: Expression,
  { rows, topics, select: own }: Result,
): Statement[] {
  if (topics.length === 0 || (topics.length < 2 && returns === undefined)) return [];
  // A date beside figures is theirs, where they are of one.
  const isOnlyDate = returns?.every((field) => BESIDE.has(field)) === true;
  const asked =
    returns
      ?.filter((field) => field !== 'id' && field !== 'name' && (field !== 'date' || isOnlyDate))
      .map((field) => ({ column: field, path: field.split('.') })) ??
    (select.length === 0 ? [] : [{ column: own.join('_'), path: select }]);
  return asked.flatMap(({ column, path }) => {
    const told = new Set(
      rows.flatMap(({ entity, subject, cells }) =>
        subject.field !== 'name' || cells.some((cell) => cell.column === column && cell.facts.length > 0)
          ? [entity, subject.subject]
          : [],
      ),
    );
    const lacking = topics.filter((topic) => !told.has(topic));
    const whom = lacking.map(spoken).join(' or ');
    const content = `The embedded dataset has no ${pathLabel(path)} of ${whom}${timePhrase(at)}.`;
    return lacking.length === 0 ? [] : [remark(content)];
  });
}

/** A span that begins before the figures, or ends after them, is said not to be met. */
export function lackingSpans(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const [from, to] = at.length === 1 && at[0]?.includes('..') === true ? at[0].split('..').map(yearIn) : [];
  return [...points].flatMap(([entity, facts]) => {
    const years = pointsIn(facts).flatMap(({ series }) => yearsOf(series));
    if (years.length === 0) return [];
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const isShort = (from !== undefined && first > from) || (to !== undefined && last < to);
    const content = `Of ${spoken(entity)} the embedded dataset has such figures only from ${first} to ${last}.`;
    return isShort ? [remark(content)] : [];
  });
}

const yearsOf = (series: StoredSeries): number[] =>
  [0, series.dates.length - 1].map((at) => Number(yearOfPoint(series, at)));

function yearIn(moment: string): number | undefined {
  const year = /\d{4}/.exec(moment)?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Columns that are no figure of a row. */
const BESIDE: ReadonlySet<string> = new Set(['name', 'id', 'date']);

/** Of several figures of several times those that one time lacks and another has are named, and no gap in silence. */
export function lackingCells({ returns }: Expression, { rows }: Result): Statement[] {
  const asked = (returns ?? []).filter((column) => !BESIDE.has(column));
  if (asked.length < 2) return [];
  return asked.flatMap((column) => {
    const holds = (row: Result['rows'][number]): boolean =>
      row.cells.some((cell) => cell.column === column && cell.facts.length > 0);
    return rows.flatMap((row): Statement[] => {
      const isElsewhere = rows.some((other) => other.entity === row.entity && other !== row && holds(other));
      const value = row.cells.find((cell) => cell.column === 'date')?.facts[0]?.value;
      if (holds(row) || !isElsewhere || value?.kind !== 'date') return [];
      const what = `no ${fieldLabel(column.split('.').at(-1) ?? '')} of ${spoken(row.entity)}`;
      const content = `The embedded dataset has ${what} beside the other figures of ${formatDate(value.date)}.`;
      return [remark(content)];
    });
  });
}

/** The quarters of a year. */
const QUARTERS = 4;

/** A year that is over and of which not every quarter is held is said to lack some. */
export function lackingQuarters({ select, at = [] }: Expression, { rows }: Result): Statement[] {
  const years = at.filter((time) => /^(?:FY)?\d{4}$/.test(time));
  const [year = ''] = years;
  if (select.at(-1)?.endsWith('_quarterly_history') !== true || years.length !== 1 || at.length > 1)
    return [];
  return rows.flatMap(({ entity, cells }): Statement[] => {
    const facts = cells.find(({ column }) => column === select.join('_'))?.facts ?? [];
    const dates = pointsIn(facts).map(({ date }) => date);
    const [first] = facts;
    const last = first?.value.kind === 'point' ? (first.value.series.dates.at(-1) ?? '') : '';
    const isOver = last > (dates.at(-1) ?? '');
    if (dates.length === 0 || dates.length >= QUARTERS || !isOver) return [];
    const held = joinNames(dates.map(formatDate));
    const content = `Of the ${QUARTERS} quarters of ${year.replace('FY', 'fiscal ')} the embedded dataset has only those of ${spoken(entity)} that ended on ${held}.`;
    return [remark(content)];
  });
}
