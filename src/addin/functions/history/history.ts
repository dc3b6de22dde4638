import { requiredRange, textArgument } from '../../cells/argument';
import type { Grid } from '../../cells/cell';
import { isoDate, localDay } from '../../cells/date';
import { checkSize } from '../../cells/result-size';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { NumericalObservation } from '../../../shared/contract/observation';
import { say, type Sentence } from '../../../shared/messages/message';
import type { FunctionContext } from '../call/context';
import type { Pair } from '../call/pair';
import { timelineOf, within } from '../../cells/points';
import { rememberCards } from '../names/card-names';
import { namer } from '../names/entity-resolution';
import { measureNamed, observationRange, type Some } from '../names/observation';
import { subjectOf } from '../names/entity-label';
import { axisOf } from './axis';
import {
  firstDayOfLast,
  isCalendarQuarter,
  isDay,
  isFiscal,
  refuseTrailing,
  spanOf,
  type Span,
} from './time-span';
import { frequencyCalled, isCoarser, lastDay, periodOf, type Frequency } from '../../cells/calendar';
import { columnOf } from './column';
import { converted, type Conversion } from './convert';
import { measured, type Figure, type Measured } from './figures';
import { fittestWithin } from './point-ends';
import { orElsewhere } from './other-series';
import { finerSeries } from '../../cells/finer-series';
import { knownWithUntold } from './publication-days';
import { frequencyArgument, optionsArgument, type HistoryOptions } from './options';
import { tellMaking } from './conversion-notes';
import { fitsCalendar, type Periods } from './period-placement';
import { ratesBetween, type RateSeries } from './rates';
import type { Rows } from './row-value';
import { historyTable, type ShownColumn } from './table';
import { isOfFirstDays } from '../../../shared/names/exchange-rate';
import { seriesNamed } from '../../../shared/names/series-name';
import { valuesIn } from './frequency-words';
import { moneyOf } from '../../cells/unit';

/** What `KER.HISTORY` is called with. */
export type HistoryArguments = Readonly<
  Record<'entities' | 'observations' | 'from' | 'to' | 'frequency' | 'options', unknown>
>;

/** What was asked, read. */
type Asked = { span: Span; frequency: Frequency | undefined; options: HistoryOptions };

/** A series and the others of its measure as they came, or as they failed; named as its column is. */
type Loaded = { pair: Pair; subject: string; quarters?: string | undefined } & (
  | { all: Some<NumericalObservation> }
  | { error: unknown }
);

/** A fiscal year may end a year after the first day of the calendar year that it is called by, and begin one before. */
const MARGIN = 400;

/** Series of several entities on one axis of time. Where no row says so, a value of `quarter` tells the fiscal one that it is of. */
export async function historyGrid(
  context: FunctionContext,
  given: HistoryArguments,
  { quarter, isFigure = false }: { quarter?: number | undefined; isFigure?: boolean } = {},
): Promise<Grid> {
  const options = optionsArgument(given.options);
  const today = Math.min(localDay(Date.now()), Math.floor(options.known ?? Infinity));
  const span = spanOf(given.from, given.to, today);
  const frequency = frequencyArgument(textArgument(given.frequency, 'frequency'));
  if (options.periods === 'fiscal' && frequency !== 'Q' && frequency !== 'A')
    throw new Failure('bad-argument', say('options: periods=fiscal needs frequency "Q" or "A"'));
  rememberCards(given.entities);
  const entities = texts(requiredRange(given.entities, 'entities'));
  const fields = texts(observationRange(given.observations, 'observations'));
  const pairs = entities.flatMap((entity) => fields.map((field): Pair => ({ entity, field })));
  checkSize(rowsAtMost({ span, frequency, options }), 1 + pairs.length * (options.notes ? 2 : 1));
  const loaded = await load(context, pairs, frequency);
  const asked = { span: reached(span, loaded, { frequency, options }), frequency, options };
  const columns = await Promise.all(loaded.map((each) => measure(context, each, { ...asked, isFigure })));
  const only = columns[0];
  if (columns.length === 1 && only && 'error' in only) throw only.error;
  return table(context, columns, { ...asked, quarter, isNamed: naming(entities, fields) });
}

/** How many rows there may be, where the arguments tell: what is too large must not be asked and paid for. */
function rowsAtMost({ span: { days }, frequency, options: { last } }: Asked): number {
  if (last !== undefined) return last;
  if (frequency === undefined || frequency === 'D' || days.from === undefined || days.to === undefined)
    return 1;
  return periodOf(days.to, frequency) - periodOf(days.from, frequency);
}

function texts(range: readonly (readonly (string | undefined)[])[]): readonly string[] {
  return range.flat().filter((text) => text !== undefined);
}

function load(
  context: FunctionContext,
  pairs: readonly Pair[],
  frequency: Frequency | undefined,
): Promise<Loaded[]> {
  const named = namer(context, { types: [], asked: 'series' });
  return Promise.all(
    pairs.map(async (pair): Promise<Loaded> => {
      let subject = pair.entity;
      let quarters: string | undefined;
      try {
        const all = await named.later(pair.entity, async (id, begin) => {
          const finer = finerSeries(frequency, pair.field);
          const found = await measureNamed(context, { ...pair, id, finer }, begin);
          subject = subjectOf(context.knowledge, id, pair.entity);
          const listed = context.knowledge.known.introspection(id);
          quarters = listed && seriesNamed(listed, `${found[0].name} (quarterly)`)[0]?.name;
          return found;
        });
        return { pair, subject, quarters, all };
      } catch (error) {
        return { pair, subject, error };
      }
    }),
  );
}

/** Days between two values of a frequency; those of each day have no gap. */
const GAPS: Readonly<Record<Frequency, number>> = { D: 1, W: 7, M: 30, Q: 91, A: 365 };

/** A span that counts back from the newest value of all series, now that it is known. */
function reached(
  span: Span,
  loaded: readonly Loaded[],
  { frequency, options }: Pick<Asked, 'frequency' | 'options'>,
): Span {
  const { from, to } = span;
  if (from?.kind !== 'back' || from.count === 0 || to !== undefined || options.known !== undefined)
    return span;
  const all = loaded.flatMap((each) =>
    'all' in each ? each.all.map((series) => measured(series, timelineOf(series.data))) : [],
  );
  const ends = all.flatMap(({ figures, grain }) => {
    const newest = figures.at(-1);
    if (newest === undefined) return [];
    // As they are reported values stand at their own days, which may be the first of what they are for.
    return [frequency === undefined ? newest.day : lastDayOf(newest, grain)];
  });
  if (ends.length === 0) return span;
  const gap = Math.min(...all.map(({ grain }) => GAPS[frequency ?? grain ?? 'D']));
  return { ...span, days: { ...span.days, from: firstDayOfLast(Math.max(...ends), from, gap) } };
}

/** The last day of a value. Without a period, the last day of the calendar period around it. */
function lastDayOf({ hasPeriod, day, end }: Figure, grain: Measured['grain']): number {
  return hasPeriod || grain === undefined ? end : lastDay(periodOf(Math.floor(day), grain), grain);
}

type MeasuredColumn = { pair: Pair; subject: string } & ({ measured: Measured } | { error: unknown });

/** A series as it was known, in the currency that was asked for. */
async function measure(
  context: FunctionContext,
  loaded: Loaded,
  { span, frequency, options, isFigure }: Asked & { isFigure: boolean },
): Promise<MeasuredColumn> {
  if ('error' in loaded) return loaded;
  const { pair, subject, quarters } = loaded;
  try {
    const series = fittestWithin(loaded.all, span.days, {
      byEnds: frequency !== undefined,
      isAverage: options.aggregate === 'average',
    });
    // Whether others had been published on a day is not looked up.
    const others = options.known === undefined ? loaded.all.filter((each) => each !== series) : [];
    if (span.to === undefined)
      refuseTrailing(span.from, frequencyCalled(series.properties.cadence ?? ''), series.name);
    const all = timelineOf(series.data);
    const { known, currency, fill, rate } = options;
    const isNarrow = known !== undefined || currency !== undefined;
    const asked = isNarrow ? near(all, span, fill) : all;
    const figures = known === undefined ? measured(series, asked) : measuredBy(known, asked, series);
    const plain = { ...figures, others, asked: { subject, isFigure, quarters, known } };
    if (currency === undefined) return { pair, subject, measured: plain };
    const conversion = { to: currency, rate, known };
    return { pair, subject, measured: await inCurrency(context, plain, conversion) };
  } catch (error) {
    return { pair, subject, error };
  }
}

/** As it was known; what nobody can tell that it was lacks its value and says so, and leaves the others theirs. */
function measuredBy(
  known: number,
  asked: ReturnType<typeof timelineOf>,
  series: NumericalObservation,
): Measured {
  const { untold, ...timeline } = knownWithUntold(asked, known, series);
  const all = measured(series, timeline);
  const figures = all.figures.map((figure): Figure => {
    const lack = untold.get(figure.point);
    return lack === undefined ? figure : { ...figure, lack };
  });
  return { ...all, figures };
}

/**
 * Converts by rates, requested until all figures are covered; rates dated only on first days of months do not count.
 */
async function inCurrency(
  context: FunctionContext,
  plain: Measured,
  conversion: Conversion,
): Promise<Measured> {
  const money = moneyOf(plain.unit);
  let rates: readonly RateSeries[] = [];
  if (money.kind === 'money' && money.code !== conversion.to) {
    for await (const more of ratesBetween(context, money.code, conversion.to)) {
      rates = [...rates, ...more];
      const { figures } = converted(
        plain,
        { ...conversion, isWhole: true },
        rates.filter((each) => !isOfFirstDays(each)),
      );
      if (figures.every(({ lack }, at) => lack === undefined || plain.figures[at]?.lack !== undefined)) break;
    }
  }
  return { ...converted(plain, conversion, rates), rates: rates.flatMap((each) => each.of) };
}

/** What is far from the span need neither have been published on a known day nor have a rate. */
function near(all: ReturnType<typeof timelineOf>, { days }: Span, fill: HistoryOptions['fill']): typeof all {
  return within(all, {
    from: days.from === undefined || fill === 'carried' ? undefined : days.from - MARGIN,
    to: days.to === undefined ? undefined : days.to + MARGIN,
  });
}

/** What headings name: the entity where there are several, the series where there are several. */
function naming(
  entities: readonly string[],
  fields: readonly string[],
): { entity: boolean; series: boolean } {
  return { entity: entities.length > 1, series: fields.length > 1 || entities.length === 1 };
}

function table(
  context: FunctionContext,
  columns: readonly MeasuredColumn[],
  asked: Asked & { isNamed: ReturnType<typeof naming>; quarter: number | undefined },
): Grid {
  const { span, frequency: typed, options, isNamed, quarter } = asked;
  const series = columns.flatMap((column) => ('measured' in column ? [column.measured] : []));
  const frequency = typed ?? fiscalFrequency(series, span);
  const rows: Rows = { frequency, periods: periodsOf(series, { span, frequency, options }) };
  const axis = axisOf(
    series.map((each) => columnOf(each, rows, options.aggregate)),
    rows,
    { span, fill: options.fill, last: options.last },
  );
  if (axis.rows.length === 0) {
    const error = nothing(columns, series, { lack: axis.lack, known: options.known });
    const [only, ...more] = columns;
    if (only === undefined || more.length > 0 || !('measured' in only)) throw error;
    const { pair, subject, measured } = only;
    throw orElsewhere(context, error, { entity: pair.entity, subject, frequency, measured });
  }
  tellMaking(context, series, axis);
  const shown = columns.map((column): ShownColumn => {
    const name = 'measured' in column ? column.measured.series.name : column.pair.field;
    const heading = [isNamed.entity ? column.subject : [], isNamed.series ? name : []].flat().join(' ');
    if ('measured' in column) return { heading, measured: column.measured };
    return { heading, failed: context.failures.asCell(column.error) };
  });
  const { host, sourced, settings } = context;
  const parts = {
    host,
    sourced: settings.sourcedValues === 'all' ? sourced : undefined,
    rows,
    options,
    quarter,
  };
  return historyTable(shown, axis, parts);
}

/** Fiscal years are of fiscal rows: by the frequency that all numbered series are reported in, where none was typed. */
function fiscalFrequency(series: readonly Measured[], { from, to }: Span): 'Q' | 'A' | undefined {
  if (![from, to].some((bound) => bound !== undefined && isFiscal(bound))) return undefined;
  const numbered = series.filter((each) => each.isFiscal);
  const grain = numbered[0]?.grain;
  if (grain !== 'Q' && grain !== 'A') return undefined;
  return series.every((each) => each.grain === grain) ? grain : undefined;
}

/**
 * Whether periods are fiscal: by default if all series number them so or have non-calendar periods. Rows are then
 * fiscal years, calendar quarters, or days around years of shorter periods.
 */
function periodsOf(
  series: readonly Measured[],
  { span: { from, to }, frequency, options: { periods } }: Asked,
): Periods {
  if (periods !== 'auto') return periods;
  if (frequency !== 'Q' && frequency !== 'A') return 'calendar';
  if (!series.some((each) => each.isFiscal)) return 'calendar';
  const bounds = [from, to].filter((bound) => bound !== undefined);
  if (bounds.some(isFiscal)) return 'fiscal';
  const isOfParts = series.every(({ grain }) => grain !== undefined && isCoarser(frequency, grain));
  if (bounds.some(isCalendarQuarter) || (isOfParts && bounds.some(isDay))) return 'calendar';
  const isApart = ({ grain, ...each }: Measured): boolean =>
    grain !== undefined && !fitsCalendar({ ...each, grain }, grain);
  return series.every((each) => each.isFiscal || isApart(each)) ? 'fiscal' : 'calendar';
}

/** Why there is no row: what failed first, else that nothing could be converted, else what the rows lack, else when there are values. */
function nothing(
  columns: readonly MeasuredColumn[],
  series: readonly Measured[],
  { lack, known }: { lack: Sentence | undefined; known: number | undefined },
): unknown {
  const failed = columns.find((column) => 'error' in column);
  const [first] = series;
  if (first === undefined) return failed?.error;
  // Where none could be converted that is why, whatever time was asked; of the time itself where it is one of those.
  const held = series.flatMap(({ figures }) => figures);
  const lacks = held.every((figure) => figure.lack !== undefined) ? held.map((figure) => figure.lack) : [];
  const unconverted = lacks.includes(lack) ? lack : lacks.at(-1);
  if (unconverted !== undefined) return new Failure('absent', unconverted);
  if (first.figures.length === 0) {
    if (known === undefined) return new Failure('absent', outside(first));
    const { name } = first.series;
    return new Failure('absent', say('{} has no value published by {}', name, isoDate(known)));
  }
  if (lack === undefined && known !== undefined) {
    const template = '{} has no values in that period published by {}';
    return new Failure('absent', say(template, first.series.name, isoDate(known)));
  }
  return new Failure('absent', lack ?? outside(first));
}

/** When a series has values, and how often, of which none is in the time that was asked: a day within a year is no year. */
function outside({ series, grain }: Measured): Sentence {
  const { figures } = measured(series, timelineOf(series.data));
  const [oldest, newest] = [figures[0], figures.at(-1)];
  if (oldest === undefined || newest === undefined) return say(FUNCTIONS.HISTORY.empty, series.name);
  const runs = [isoDate(oldest.end), isoDate(newest.end)] as const;
  if (grain === undefined)
    return say('{} has no values in that period. It runs from {} to {}', series.name, ...runs);
  const template = '{} has no values in that period. It has {} from {} to {}';
  return say(template, series.name, valuesIn(grain), ...runs);
}
