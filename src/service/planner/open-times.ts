import { linesOf } from '../query/derived';
import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { EACH_MONTH, EACH_YEAR, yearOfPoint } from '../query/period';
import { isOfDays } from '../query/series-fact';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { SetPart, ValuePart } from './question-parts';

/** The last month or quarter of a year, where what is asked of has any, and the first. */
export const endOf = (year: string): string => `end of ${year}`;
export const startOf = (year: string): string => `start of ${year}`;

/** Of which year that is depends on the newest figure. */
export const END_OF_LAST_YEAR = 'end of last year';

const OPEN =
  /end of last year|(?:last|over) \d+ (?:years|quarters|months)|year to date|(?:start|end) of \d{4}|half to \d{4}/;

/** Whether a time was said that depends on what is known, and that nothing settled. */
export const isOpen = (at: readonly string[]): boolean =>
  at.some((time) => time === EACH_YEAR || time === EACH_MONTH || OPEN.test(time));

/** Whether such a time got into what an expression compares with. */
export const isLeftOpen = ({ filters, claim, at = [] }: Expression): boolean =>
  isOpen([
    ...at,
    ...[...filters, ...(claim === undefined ? [] : [claim])].map(({ operand }) => operand.text),
  ]);

const timesOf = ({ at, set }: ValuePart): readonly string[] => (at.length > 0 ? at : set.at);

const settled = (value: ValuePart, at: readonly string[]): ValuePart => ({
  ...value,
  set: { ...value.set, at: [] },
  at,
});

/** Every year of a figure: the years that were said beside, else all that are held. */
export function byYear(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { summary, change, compare, fields, set } = value;
  const at = timesOf(value);
  if (summary !== undefined && change === undefined && compare === undefined) return byYearOf(value);
  const isPlain = summary === undefined && compare === undefined && fields.length === 1;
  if (!at.includes(EACH_YEAR) || !isPlain || set.named === undefined) return value;
  const said = at.filter((time) => time !== EACH_YEAR);
  // `Each year from 2014` goes on until now.
  const [first = ''] = said;
  if (said.length > 0) {
    // What became of it each year is told by each year's figure, and not by the first and the last.
    const { change: _change, ...line } = value;
    return settled(
      change === 'change' ? line : value,
      said.length === 1 && /^\d{4}$/.test(first) ? [`${first}..`] : said,
    );
  }
  const spans =
    change === undefined ? set.named.flatMap(([entity]) => heldYears(entity, value, evaluator)) : [];
  if (spans.length === 0) return value;
  const [from, to] = [Math.min(...spans.map(([first]) => first)), Math.max(...spans.map(([, last]) => last))];
  return settled(value, [`${from}..${to}`]);
}

/** One figure of each year of a line of months: the average of every year since 2015. */
function byYearOf(value: ValuePart): ValuePart {
  const { set, way, summary } = value;
  const [span = '', ...others] = timesOf(value).filter((time) => time !== EACH_YEAR);
  const { series = [] } = set.named?.length === 1 ? (set.named[0]?.[0] ?? {}) : {};
  const monthly = series
    .filter(({ cadence }) => cadence === 'm')
    .flatMap(({ dates }) => [dates[0], dates.at(-1)]);
  const isOne = timesOf(value).includes(EACH_YEAR) && way.length + others.length === 0;
  if (!isOne || summary === 'sum' || summary === 'count' || monthly.length === 0) return value;
  const years = monthly.map((date = '') => Number(date.slice(0, 4)));
  const [from = '', to] = span.split('..');
  const first = from === '' ? Math.min(...years) : Number(from);
  const last =
    to === undefined && from !== '' ? first : to === undefined || to === '' ? Math.max(...years) : Number(to);
  const isYears =
    Number.isInteger(first) && Number.isInteger(last) && last >= first && last - first < MOST_YEARS;
  if (!isYears) return value;
  return settled(
    value,
    Array.from({ length: last - first + 1 }, (_, at) => String(first + at)),
  );
}

/** As many years as an answer tells side by side. */
const MOST_YEARS = 100;

/** The first and the last year of which a figure, or all that it is worked out from, is held. */
function heldYears(
  entity: StoredEntity | undefined,
  { way, fields }: ValuePart,
  { reader }: Evaluator,
): (readonly [first: number, last: number])[] {
  const [fact] =
    entity === undefined ? [] : reader.at([], false).read(entity, reader.steps([...way, ...fields]));
  const held = (fact?.grounds ?? (fact === undefined ? [] : [fact])).map(yearsOf);
  const known = held.flatMap((years) => years ?? []);
  if (known.length === 0 || held.includes(undefined)) return [];
  return [[Math.max(...known.map(({ first }) => first)), Math.min(...known.map(({ last }) => last))]];
}

function yearsOf({ subject, field, value }: Fact): { first: number; last: number } | undefined {
  if (value.kind !== 'point') return undefined;
  const lines = [value.series, ...linesOf(subject, field, value.series)];
  const years = lines.flatMap((line) =>
    [0, line.dates.length - 1].map((at) => Number(yearOfPoint(line, at))),
  );
  return { first: Math.min(...years), last: Math.max(...years) };
}

/** The end of a year of a line of months or quarters is its last; of no other line it says more than the year. */
export function atYearEnd(value: ValuePart): ValuePart {
  if (value.change !== undefined) return betweenYearEnds(value);
  const [said = '', ...others] = timesOf(value);
  const time = said === END_OF_LAST_YEAR ? endOf(lastWholeYear(value)) : said;
  const [, edge, year] = /^(start|end) of (\d{4})$/.exec(time) ?? [];
  const { series = [] } = value.set.named?.[0]?.[0] ?? {};
  const isPlain = value.summary === undefined && value.compare === undefined;
  if (year === undefined || others.length + value.way.length > 0 || !isPlain || series.length === 0)
    return value;
  const [month, quarter] = edge === 'end' ? ['12', '12'] : ['01', '03'];
  if (series.every(({ cadence }) => cadence === 'm')) return settled(value, [`${year}-${month}`]);
  return series.every(({ cadence }) => cadence === 'q')
    ? settled(value, [`quarter to ${year}-${quarter}`])
    : value;
}

/** The month at the edge of a year, of which a line of months is claimed something: in another month of the year it may be so. */
export function atEdgeOfYear(at: readonly string[], { named }: SetPart): readonly string[] {
  const entity = named?.[0]?.[0];
  const [, edge, year] = /^(start|end) of (\d{4})$/.exec(at[0] ?? '') ?? [];
  const isOfMonths = entity?.type !== 'Company' && entity?.series.some(({ cadence }) => cadence === 'm');
  return year === undefined || at.length > 1 || isOfMonths !== true
    ? at
    : [`${year}-${edge === 'end' ? '12' : '01'}`];
}

/** A change from the end of one year to that of another goes from its last month, where the line has months. */
function betweenYearEnds(value: ValuePart): ValuePart {
  const { series = [] } = value.set.named?.[0]?.[0] ?? {};
  const times = timesOf(value);
  const months = times.map((time) =>
    time.replace(/\b(start|end) of (\d{4})\b/g, (_said, edge: string, year: string) =>
      edge === 'end' ? `${year}-12` : `${year}-01`,
    ),
  );
  const ends = months.flatMap((time) => time.split('..'));
  const isSaid = ends.length === 2 && ends.every((month) => /^\d{4}-\d{2}$/.test(month));
  const isMonthly = value.way.length === 0 && series.some(({ cadence }) => cadence === 'm');
  return isSaid && isMonthly ? { ...value, set: { ...value.set, at: [] }, at: months } : value;
}

/** The last year that is over by the newest figure; of a line of years that one's. */
function lastWholeYear({ set }: ValuePart): string {
  const { series = [] } = set.named?.[0]?.[0] ?? {};
  const newest =
    series
      .map(({ dates }) => dates.at(-1) ?? '')
      .sort()
      .at(-1) ?? '';
  return String(Number(newest.slice(0, 4)) - (newest.slice(5, 7) === '12' ? 0 : 1));
}

/**
 * Every month of a figure: the points of its line, all of them or those of a time. The average of one month, of which a
 * line of months is held, is the figure of that month.
 */
export function byMonth(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { summary, change, compare, fields, set, way } = value;
  const at = timesOf(value);
  const ofOne = ofOneMonth(value, evaluator);
  if (ofOne !== undefined) return ofOne;
  const isPlain = summary === undefined && change === undefined && compare === undefined;
  const { series = [] } = set.named?.length === 1 ? (set.named[0]?.[0] ?? {}) : {};
  const isMonthly = series.some(({ cadence }) => cadence === 'm');
  if (!at.includes(EACH_MONTH) || !isPlain || !isMonthly || way.length > 0 || fields.length > 1) return value;
  const times = at.filter((time) => time !== EACH_MONTH);
  return { ...settled(value, times), fields: [`${fields[0] ?? ''}_history`] };
}

/** The figure of the one month whose average is asked for; where no line of months has it, the average of its days that are held. */
function ofOneMonth({ summary, ...value }: ValuePart, { reader }: Evaluator): ValuePart | undefined {
  const { change, compare, set, way, fields } = value;
  const at = timesOf(value);
  const [month = '', ...others] = at.filter((time) => time !== EACH_MONTH);
  const isAsked = summary === 'average' || (summary === undefined && at.includes(EACH_MONTH));
  const isPlain = change === undefined && compare === undefined && way.length === 0 && fields.length === 1;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  if (!isAsked || !isPlain || entity === undefined || others.length > 0 || !/^\d{4}-\d{2}$/.test(month))
    return undefined;
  const [fact] = reader.at([month], true).read(entity, reader.steps(fields));
  const series = fact?.value.kind === 'point' ? fact.value.series : undefined;
  const isOfMonth = series?.cadence === 'm' && !isOfDays(series);
  // What is said of an average tells that it is of one day.
  return isOfMonth ? settled(value, [month]) : { ...settled(value, [month]), summary: 'average' };
}
