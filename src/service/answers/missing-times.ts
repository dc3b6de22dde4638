import type { Result } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { isPointOf, isQuarterly, momentOf, partsOfSpan, yearOfPoint } from '../query/period';
import type { Expression } from '../query/tree';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { joinNames } from './format-value';
import { momentLabel, pathLabel, spoken, timePhrase } from './phrase';
import type { Statement } from './statement';

/** A time that was asked for and of which there is no figure is named, and not passed over. */
export function missingTimes(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const moments = at.flatMap((time) => (time.includes('..') ? partsIn(time) : [time]));
  if (moments.length < 2) return [];
  const isSpan = at.some((time) => time.includes('..'));
  return [...points].flatMap(([entity, facts]) => {
    const held = facts.flatMap(({ value }) => (value.kind === 'point' ? [value] : []));
    // Before the first and after the last that is held of a span of years it says so by itself.
    const isInside = (time: string): boolean => !isSpan || isQuarterly(time) || isWithinHeld(time, held);
    const lacking = moments.filter(
      (time) =>
        isInside(time) &&
        !held.some(({ series, date }) => isPointOf(series, series.dates.indexOf(date), momentOf(time))),
    );
    return lacking.length === 0
      ? []
      : [
          {
            content: `For ${joinNames(lacking.map(momentLabel))} the embedded dataset has no such figure of ${spoken(entity)}.`,
            facts: [],
          },
        ];
  });
}

type Point = Extract<Fact['value'], { kind: 'point' }>;

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
  const asked =
    returns
      ?.filter((field) => field !== 'id' && field !== 'name')
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
    return lacking.length === 0 ? [] : [{ content, facts: [] }];
  });
}

/** A span that begins before the figures, or ends after them, is said not to be met. */
export function lackingSpans(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const [from, to] = at.length === 1 && at[0]?.includes('..') === true ? at[0].split('..').map(yearIn) : [];
  return [...points].flatMap(([entity, facts]) => {
    const years = facts.flatMap(({ value }) => (value.kind === 'point' ? yearsOf(value.series) : []));
    if (years.length === 0) return [];
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const isShort = (from !== undefined && first > from) || (to !== undefined && last < to);
    const content = `Of ${spoken(entity)} the embedded dataset has such figures only from ${first} to ${last}.`;
    return isShort ? [{ content, facts: [] }] : [];
  });
}

const yearsOf = (series: StoredSeries): number[] =>
  [0, series.dates.length - 1].map((at) => Number(yearOfPoint(series, at)));

function yearIn(moment: string): number | undefined {
  const year = /\d{4}/.exec(moment)?.[0];
  return year === undefined ? undefined : Number(year);
}
