import {
  averageOver,
  BETWEEN,
  inOrder,
  leastOf,
  nearestTo,
  quotient,
  ratePairs,
  type LineRate,
  type RateLine,
} from '../../shared/names/exchange-rate';
import type { Graph } from '../store/graph';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { seriesSource, sourcedLater, type Fact, type FactValue } from './fact';
import { isOfDays } from './series-fact';

/** The months whose average is wanted, none where the rate of a day is. */
export type Wanted = { months: readonly number[]; day: number; least?: number };

type Pair = { from: string; to: string };

/** A line of the graph, or two that give one together: what one of a currency costs in another. */
type Quoted = RateLine & {
  pair: StoredEntity;
  price: string;
  of: string;
  unit: string;
  name: string;
  series: readonly [StoredSeries, ...StoredSeries[]];
  /** Whether its days stand for months. */
  isOfMonths: boolean;
  /** So many days beside the day that is wanted a rate may be. */
  reach: number;
};

/** Where rates are looked up: a graph, or what an import has of one. */
export type RateBook = Pick<Graph, 'byName' | 'answers'>;

/** The rate between two currencies at a time, with its source; undefined without one. */
export function rateOf(graph: RateBook, pair: Pair, wanted: Wanted): Rate | undefined {
  const ways = waysOf(graph, pair);
  const { months, day } = wanted;
  const key = `${months[0] ?? day} ${months.length}`;
  if (ways.rates.has(key)) return ways.rates.get(key);
  const rate = rateBy(ways, pair, wanted);
  if (ways.rates.size >= MOST_RATES) ways.rates.clear();
  ways.rates.set(key, rate);
  return rate;
}

type Rate = { number: number; fact: Fact };

/** How many rates of a pair are remembered: of a ranking hundreds of figures are of the same few periods. */
const MOST_RATES = 5000;

function rateBy({ certain, direct }: Ways, pair: Pair, wanted: Wanted): Rate | undefined {
  const { months } = wanted;
  const found =
    best(certain, wanted) ??
    best(direct, wanted) ??
    (months.length === 0 ? undefined : best(certain, { ...wanted, least: leastOf(months) }));
  if (found === undefined) return undefined;
  const { line, value } = found;
  return { number: line.of === pair.from ? value : 1 / value, fact: factOf(found, wanted) };
}

/** The lines that tell a rate in the order in which they count, and those whose unit does not say that they do. */
type Ways = {
  certain: readonly Quoted[];
  direct: readonly Quoted[];
  rates: Map<string, Rate | undefined>;
};

const waysOfGraph = new WeakMap<RateBook, Map<string, Ways>>();

/** Kept where the graph has all that it will have; one before a database may fetch a pair later. */
function waysOf(graph: RateBook, pair: Pair): Ways {
  const key = `${pair.from}/${pair.to}`;
  const held = waysOfGraph.get(graph) ?? new Map<string, Ways>();
  const known = held.get(key);
  if (known !== undefined) return known;
  const direct = ratePairs(pair.from, pair.to).flatMap((name) => linesOf(graph, name));
  const certain = inOrder([...direct.filter(isCertain), ...byWayOfEuro(graph, pair)]);
  const made: Ways = { certain, direct, rates: new Map() };
  if (graph.answers === undefined) waysOfGraph.set(graph, held.set(key, made));
  return made;
}

/** The day of a date, counted from 1970-01-01. */
export const dayOf = (date: string): number => Date.parse(date.slice(0, 10)) / 86_400_000;

type Found = LineRate & { line: Quoted };

/** Of months that of the first line that has all of them, of a day that of the line that has the nearest. */
function best(lines: readonly Quoted[], { months, day, least = months.length }: Wanted): Found | undefined {
  let nearest: Found | undefined;
  for (const line of lines) {
    const rate = months.length > 0 ? averageOver(line, months, { least }) : nearestTo(line, day);
    if (rate === undefined) continue;
    if (months.length > 0) return { ...rate, line };
    const distance = Math.abs(rate.day - day);
    if (distance <= line.reach && (nearest === undefined || distance < Math.abs(nearest.day - day)))
      nearest = { ...rate, line };
  }
  return nearest;
}

/** By the lines of a pair, and by how many points of them were there: of a database they are fetched after the first look. */
const quoted = new WeakMap<readonly StoredSeries[], { points: number; lines: readonly Quoted[] }>();

/** The lines of a pair that may tell a month. */
function linesOf(graph: RateBook, name: string): readonly Quoted[] {
  const pair = graph.byName(name).find(({ type }) => type === 'ForeignExchangeRate');
  if (pair === undefined) return [];
  const points = pair.series.reduce((count, { dates }) => count + dates.length, 0);
  const known = quoted.get(pair.series);
  if (known?.points === points) return known.lines;
  const lines = pair.series.flatMap((series) => quotedBy(pair, series, name));
  quoted.set(pair.series, { points, lines });
  return lines;
}

/** What a month costs on average is dated by its first day, and stands in its middle where the nearest is looked for. */
const HALF_MONTH = 14;

const MONTHLY_REACH = 16;
const REACH = 7;

function quotedBy(pair: StoredEntity, series: StoredSeries, name: string): Quoted[] {
  const [of = '', price = ''] = name.split('/');
  const { cadence, unit } = series;
  if (cadence === 'a' || cadence === '5y') return [];
  const isOfMonths = cadence === 'm' && !isOfDays(series);
  const shift = isOfMonths ? HALF_MONTH : 0;
  const at = series.dates.flatMap((_date, place) => ((series.values[place] ?? 0) > 0 ? [place] : []));
  return [
    {
      days: at.map((place) => dayOf(series.dates[place] ?? '') + shift),
      values: at.map((place) => series.values[place] ?? 0),
      ...{ pair, price, of, unit, name: series.name, isOfMonths },
      series: [series],
      reach: cadence === 'm' ? MONTHLY_REACH : REACH,
    },
  ];
}

/** Only a unit that names both currencies by their codes is sure to be of the pair's, and not of a hundred of one. */
const isCertain = ({ unit, price, of }: Quoted): boolean => unit === `${price} per ${of}`;

const crosses = new WeakMap<Quoted, WeakMap<Quoted, Quoted>>();

/** What the euro costs in the one by what it costs in the other, of the days on which both were fixed. */
function byWayOfEuro(graph: RateBook, { from, to }: Pair): readonly Quoted[] {
  if (from === BETWEEN || to === BETWEEN) return [];
  const amounts = linesOf(graph, `${BETWEEN}/${from}`).filter(isCertain);
  return linesOf(graph, `${BETWEEN}/${to}`)
    .filter(isCertain)
    .flatMap((above) => amounts.map((below) => crossed(above, below)))
    .filter(({ days }) => days.length > 0);
}

function crossed(above: Quoted, below: Quoted): Quoted {
  const known = crosses.get(above) ?? new WeakMap<Quoted, Quoted>();
  crosses.set(above, known);
  const before = known.get(below);
  if (before !== undefined) return before;
  const [price, of] = [above.price, below.price];
  const made: Quoted = {
    ...quotient(above, below),
    ...{
      pair: above.pair,
      price,
      of,
      unit: `${price} per ${of} by way of ${BETWEEN}`,
      isOfMonths: above.isOfMonths,
    },
    name: `${price} per ${of} by way of ${BETWEEN}: ${above.name}; ${below.name}`,
    series: [...above.series, ...below.series],
    reach: Math.min(above.reach, below.reach),
  };
  known.set(below, made);
  return made;
}

/** A rate as a point of a line of its own, which says of what it is the average. */
function factOf({ line, value, day, months }: Found, { months: wanted }: Wanted): Fact {
  const [first] = line.series;
  const date = isoDate(line.isOfMonths ? day - HALF_MONTH : day);
  const average = months > 1 ? `, average of ${months} months` : '';
  const series: StoredSeries = {
    ...{ id: `${first.id}/${line.unit}`, type: first.type, name: line.name + average, description: '' },
    ...{ unit: line.unit, aliases: [], taxonomy: first.taxonomy, cadence: line.isOfMonths ? 'm' : 'd' },
    ...{ origin: first.origin, pointCount: 1, dates: [date], values: [value] },
  };
  const rate: FactValue = { kind: 'point', number: value, date, series };
  const fact = sourcedLater({ subject: line.pair, field: 'rate', value: rate }, () =>
    line.series.map((each) => seriesSource(each, each.dates.lastIndexOf(date))),
  );
  return Object.assign(fact, { months: { held: months, of: wanted.length } });
}

const isoDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
