import type { StoredEntity, StoredSeries } from '../store/stored';
import { isOverSplit } from './basis';
import { growthOfEach, workedOutYears } from './derived-history';
import { sourcedLater, unitOf, type Fact, type FactValue } from './fact';
import { fieldSpec } from './field-table';
import { compareMoments } from './moment';
import { isPointIn, pointOf } from './period';
import type { Convert } from './conversion';
import type { FieldReader, When } from './read-field';
import { findSeries, isOfFirstDays, newestFirst, pointFact } from './series-fact';
import { ownValue } from '../../shared/contract/own-value';

/**
 * Times that a derived figure is of. A change goes from the beginning of a span to its end; of times that are named one by one
 * the last counts, as it does for any figure.
 */
export type Times = readonly string[];

/** Works a figure out from what an entity holds. */
export type Derivation = (entity: StoredEntity, times: Times, when: When | undefined) => Fact[];

type Read = (key: string) => FieldReader;

/** The endings of a count, a change or all points of a field: `revenue_growth`. */
const ENDINGS = /^(.+?)_(annual_growth|yearly_growth|yearly_change|growth|change|count|history|compounded)$/;

/**
 * Reads a key as a calculation on fields; undefined if it is none or names an unknown field.
 *
 * - Two fields: `gdp_per_population`, `net_income_percent_of_revenue`, `revenue_minus_net_income`, `revenue_or_gdp`.
 * - Over time: `revenue_growth` (percent), `revenue_annual_growth` (compound), `revenue_yearly_growth` (each year),
 *   `revenue_change`, `inflation_compounded`, `latest_value_step_change_history`, `price_history` (every point).
 * - Others: `gdp_percent_of_european_union`, `revenue_in_eur`, `universities_count`, `inverse_rate`, `rate_times_250`.
 */
export function derivation(
  key: string,
  isKnown: (key: string) => boolean,
  read: Read,
  convert?: Convert,
): Derivation | undefined {
  const [, inverted] = /^inverse_(.+)$/.exec(key) ?? [];
  if (inverted !== undefined && isKnown(inverted)) return inverse(key, read(inverted));
  const [, field = '', ending] = ENDINGS.exec(key) ?? [];
  if (ending !== undefined && isKnown(field)) return ownValue(DERIVE, ending)?.(key, field, read);
  if (ending === 'change' || (ending === 'growth' && field.includes('_percent_of_'))) {
    const figure = derivation(field, isKnown, read);
    if (figure !== undefined) return changeOfWorkedOut(key, figure);
  }
  if (ending === 'history') {
    const years = yearsOfRatio(field, isKnown, read) ?? growthOfLine(field, isKnown, read);
    if (years !== undefined) return years;
  }
  const [, priced = '', amount] = /^(.+)_times_(\d{1,15})$/.exec(key) ?? [];
  if (amount !== undefined)
    return derivedOrPlain(priced, isKnown, { read, convert }, (figure) =>
      multiple(key, figure, Number(amount)),
    );
  const [, own = '', code] = /^(.+)_in_([a-z]{3})$/.exec(key) ?? [];
  if (code !== undefined && convert !== undefined && isKnown(own))
    return (entity, _times, when) => {
      if (own === 'rate' && entity.type === 'Currency') {
        const fact = convert.price(entity, code, when);
        return fact === undefined ? [] : [fact];
      }
      return read(own)(entity, when).flatMap((fact) => {
        const found = convert(fact, code);
        return found === undefined ? [] : [{ ...found, field: key }];
      });
    };
  const [, one = '', other = ''] = /^(.+)_or_(.+)$/.exec(key) ?? [];
  if (isKnown(one) && isKnown(other)) return either(read(one), read(other));
  const [, part = '', whole = ''] = /^(.+)_percent_of_(.+)$/.exec(key) ?? [];
  if (isKnown(part) && isKnown(whole)) return share(key, read(part), read(whole));
  if (isKnown(part) && convert?.isUnion(whole) === true)
    return shareOfUnion(key, part, { whole, read, convert });
  const [, more = '', less = ''] = /^(.+)_minus_(.+)$/.exec(key) ?? [];
  if (isKnown(more) && isKnown(less)) return difference(key, read(more), read(less));
  for (let at = key.indexOf('_per_'); at > 0; at = key.indexOf('_per_', at + 1)) {
    const [above, below] = [key.slice(0, at), counted(key.slice(at + 5))];
    if (isKnown(above) && isKnown(below)) return ratio(key, read(above), read(below));
  }
  return undefined;
}

/** The years of a share or of a figure per head. */
function yearsOfRatio(key: string, isKnown: (key: string) => boolean, read: Read): Derivation | undefined {
  const above = /^(.+?)_(?:percent_of|per)_/.exec(key)?.[1] ?? '';
  const plain = isKnown(above) ? derivation(key, isKnown, read) : undefined;
  if (plain === undefined) return undefined;
  return (entity, times) => {
    const points = DERIVE['history']?.(key, above, read)(entity, times, undefined) ?? [];
    const [first] = points;
    const unit = key.includes('_percent_of_') ? '%' : first && unitOf(first);
    return workedOutYears(entity, points, { key, unit, figureAt: (when) => plain(entity, [], when)[0] });
  };
}

/** What became of a figure over the year before, or since the point before, for every point of its line: in percent, or by how much. */
function growthOfLine(key: string, isKnown: (key: string) => boolean, read: Read): Derivation | undefined {
  const [, figure = '', step, as] = /^(.+)_(yearly|step)_(growth|change)$/.exec(key) ?? [];
  if (!isKnown(figure)) return undefined;
  const before = step === 'step' ? pointBefore : yearBefore;
  return (entity, times) => {
    const points = DERIVE['history']?.(key, figure, read)(entity, times, undefined) ?? [];
    return growthOfEach(entity, points, { key, before, isShare: as === 'growth' });
  };
}

/** The point before another on its line. */
function pointBefore({ subject, field, value }: Fact): Fact | undefined {
  if (value.kind !== 'point') return undefined;
  const at = value.series.dates.lastIndexOf(value.date) - 1;
  return at < 0 ? undefined : pointFact(subject, { series: value.series, at, field })[0];
}

/** What stands for one of many after `per`. */
function counted(word: string): string {
  return HEADS.get(word) ?? word;
}

const HEADS: ReadonlyMap<string, string> = new Map([
  ['capita', 'population'],
  ['head', 'population'],
  ['inhabitant', 'population'],
  ['person', 'population'],
  ['employee', 'employee_count'],
  ['worker', 'employee_count'],
]);

const DERIVE: Readonly<Record<string, (key: string, field: string, read: Read) => Derivation>> = {
  growth: (key, field, read) =>
    change(key, read(field), (from, to) => (from > 0 ? (to / from - 1) * 100 : undefined)),
  annual_growth: (key, field, read) =>
    change(key, read(field), (from, to, years) =>
      from > 0 && to > 0 && years >= 1 ? ((to / from) ** (1 / years) - 1) * 100 : undefined,
    ),
  yearly_growth: (key, field, read) =>
    change(key, read(field), (from, to) => (from > 0 ? (to / from - 1) * 100 : undefined)),
  change: (key, field, read) => change(key, read(field), (from, to) => to - from),
  yearly_change: (key, field, read) => change(key, read(field), (from, to) => to - from),
  compounded: (key, field, read) => (entity, times, when) => {
    const [from = '', to] = (times.at(-1) ?? '').split('..');
    // Of one year it is the rate of that year.
    if (to === undefined) return read(field)(entity, when);
    const [first, last] = [from, to].map((moment) => read(field)(entity, { moment, isStrict: true })[0]);
    const years = fieldSpec(field)?.isOverYear === true ? yearsAfter(from, last) : [];
    const rates = years.flatMap((moment) => read(field)(entity, { moment, isStrict: true }).slice(0, 1));
    if (first === undefined || years.length === 0 || rates.length < years.length) return [];
    const factor = rates.reduce((product, rate) => product * (1 + (numberOf(rate) ?? NaN) / 100), 1);
    return [derived(entity, key, { kind: 'number', number: (factor - 1) * 100, unit: '%' }, rates)];
  },
  count: (key, field, read) => (entity, _times, when) => {
    const facts = read(field)(entity, when);
    return facts.length === 0 ? [] : [derived(entity, key, { kind: 'number', number: facts.length }, facts)];
  },
  history: (_key, field, read) => (entity, times) => {
    const [latest] = read(field)(entity, undefined);
    const newest = seriesOf(latest) ?? seriesOf(read(field)(entity, { moment: '', isStrict: false })[0]);
    if (newest === undefined) return [];
    const lines = [newest, ...linesOf(entity, field, newest)];
    const isAsked = (series: StoredSeries, at: number): boolean =>
      times.length === 0 || times.some((time) => isPointIn(series, at, time));
    const countOf = (series: StoredSeries): number =>
      series.dates.filter((_date, at) => isAsked(series, at)).length;
    // Of as many points those of whole months say more than those of one day of each.
    const isMore = (line: StoredSeries, best: StoredSeries): boolean =>
      countOf(line) === countOf(best)
        ? isOfFirstDays(best) && !isOfFirstDays(line) && line.cadence === best.cadence
        : countOf(line) > countOf(best);
    const series = lines.reduce((best, line) => (isMore(line, best) ? line : best), newest);
    return series.dates.flatMap((_date, at) =>
      isAsked(series, at) ? pointFact(entity, { series, at, field: fieldSpec(field)?.name ?? field }) : [],
    );
  },
};

/** The years that follow one, up to that of a figure. */
function yearsAfter(from: string, last: Fact | undefined): string[] {
  if (last?.value.kind !== 'point' || last.value.series.cadence !== 'a') return [];
  const [before, end] = [from, last.value.date].map((moment) => Number(moment.slice(0, 4)));
  return Array.from({ length: Math.max(0, (end ?? NaN) - (before ?? NaN)) || 0 }, (_, at) =>
    String((before ?? NaN) + 1 + at),
  );
}

/**
 * The lines that may have more of the requested times: years, months and days of a price or rate, and other
 * publications of a measure in the same unit.
 */
export function linesOf(entity: StoredEntity, field: string, newest: StoredSeries): readonly StoredSeries[] {
  const look = fieldSpec(field)?.look ?? [];
  if (look.includes('~*')) return newestFirst(entity);
  if (newest.cadence !== 'a' || newest.detail !== undefined) return [];
  const lines = look
    .filter((place) => place.startsWith('~'))
    .flatMap((place) => findSeries(entity, place.slice(1)) ?? []);
  return lines.filter(({ unit }) => unit === newest.unit);
}

/** Whether a date lies in a time such as `2010`, `2010-03` or `2010..2014`. */
export function isWithin(date: string, time: string): boolean {
  const [from = '', to = from] = time.split('..');
  return compareMoments(date, from) >= 0 && compareMoments(date, to) <= 0;
}

function seriesOf(fact: Fact | undefined): (FactValue & { kind: 'point' })['series'] | undefined {
  return fact?.value.kind === 'point' ? fact.value.series : undefined;
}

/** A figure's number; nothing where the value is none. */
export function numberOf(fact: Fact | undefined): number | undefined {
  return fact?.value.kind === 'number' || fact?.value.kind === 'point' ? fact.value.number : undefined;
}

function derived(subject: StoredEntity, field: string, value: FactValue, grounds: readonly Fact[]): Fact {
  return sourcedLater({ subject, field, value, grounds }, () => grounds[0]?.sources ?? []);
}

/** What a thing has under one name or the other: a company's revenue beside the GDP of a country. */
const either =
  (one: FieldReader, other: FieldReader): Derivation =>
  (entity, _times, when) => {
    const found = one(entity, when);
    return found.length > 0 ? found : other(entity, when);
  };

function ratio(key: string, above: FieldReader, below: FieldReader): Derivation {
  return (entity, _times, when) => {
    const [whole] = above(entity, when);
    const [parts] = below(entity, when);
    const [amount, count] = [numberOf(whole), numberOf(parts)];
    if (whole === undefined || parts === undefined || amount === undefined || !count) return [];
    const unit = unitOf(whole);
    const value: FactValue = {
      kind: 'number',
      number: amount / count,
      ...(unit === undefined ? {} : { unit }),
    };
    return [derived(entity, key, value, [whole, parts])];
  };
}

/** Percent of a whole of the same period: a margin of two years would be none. */
function share(key: string, part: FieldReader, whole: FieldReader): Derivation {
  return ofOnePeriod(part, whole, (above, below, entity) =>
    below.number <= 0
      ? []
      : [
          derived(entity, key, { kind: 'number', number: (above.number / below.number) * 100, unit: '%' }, [
            above.fact,
            below.fact,
          ]),
        ],
  );
}

/** What one of a union, or of a place, has of the figure of all: `gdp_percent_of_european_union`. */
function shareOfUnion(
  key: string,
  part: string,
  { whole, read, convert }: { whole: string; read: Read; convert: Convert },
): Derivation {
  return (entity, _times, when) => {
    const [own] = read(part)(entity, when);
    if (own?.value.kind !== 'point') return [];
    const all = convert.total(whole, read(part), { moment: own.value.date.slice(0, 4), isStrict: true });
    const [above, below] = [numberOf(own), numberOf(all)];
    if (all === undefined || above === undefined || !below || unitOf(own) !== unitOf(all)) return [];
    return [derived(entity, key, { kind: 'number', number: (above / below) * 100, unit: '%' }, [own, all])];
  };
}

/** One figure less another of the same period and unit. */
function difference(key: string, more: FieldReader, less: FieldReader): Derivation {
  return ofOnePeriod(more, less, (one, other, entity) => {
    const unit = unitOf(one.fact);
    const value: FactValue = {
      kind: 'number',
      number: one.number - other.number,
      ...(unit === undefined ? {} : { unit }),
    };
    return [derived(entity, key, value, [one.fact, other.fact])];
  });
}

type Operand = { number: number; fact: Fact };

/** Works a figure out from two of one period. */
function ofOnePeriod(
  part: FieldReader,
  whole: FieldReader,
  make: (above: Operand, below: Operand, entity: StoredEntity) => Fact[],
): Derivation {
  return (entity, _times, when) => {
    const [last, all] = [part, whole].map((read) => onPeriod(read, entity, when));
    // Of a line that is no longer filed the last period counts that both have.
    // Of a day there may be a quarter's figure of one and a year's of the other: then those of the year count.
    const [one, other] = sameLength(
      last,
      all,
      (each) => (each === 'part' ? part : whole)(entity, yearTo(last ?? all))[0],
    );
    // What is asked of a time is of no other: without the one figure there is no share of then.
    const then = when ?? olderYear(one, other);
    const below = samePeriod(other, one) ?? onPeriod(whole, entity, then);
    const above = samePeriod(one, below) ?? samePeriod(onPeriod(part, entity, then), below);
    if (above?.value.kind !== 'point' || below?.value.kind !== 'point') return [];
    return make(
      { number: above.value.number, fact: above },
      { number: below.value.number, fact: below },
      entity,
    );
  };
}

/** A figure of a period: a property bears none, so that the last of the line counts. */
function onPeriod(read: FieldReader, entity: StoredEntity, when: When | undefined): Fact | undefined {
  const [fact] = read(entity, when);
  if (when !== undefined || fact?.value.kind === 'point') return fact;
  return read(entity, { moment: '', isStrict: true })[0] ?? fact;
}

/** The year of the older of two figures of years, which the other's publication may hold as well. */
function olderYear(one: Fact | undefined, other: Fact | undefined): When | undefined {
  if (one?.value.kind !== 'point' || other?.value.kind !== 'point') return undefined;
  if (!isOfYears(one.value.series) || !isOfYears(other.value.series)) return undefined;
  const [older = ''] = [one.value.date, other.value.date].sort();
  return { moment: older.slice(0, 4), isStrict: true };
}

const yearTo = (fact: Fact | undefined): When | undefined =>
  fact?.value.kind === 'point'
    ? { moment: `year to ${fact.value.date.slice(0, 7)}`, isStrict: true }
    : undefined;

/** Two figures of one length; those of the year where one is of a quarter. */
function sameLength(
  part: Fact | undefined,
  whole: Fact | undefined,
  ofYear: (which: 'part' | 'whole') => Fact | undefined,
): [Fact | undefined, Fact | undefined] {
  const [a, b] = [part, whole].map((fact) => (fact?.value.kind === 'point' ? fact.value : undefined));
  const isApart =
    a !== undefined && b !== undefined && a.series.cadence !== b.series.cadence && a.date === b.date;
  return isApart ? [ofYear('part') ?? part, ofYear('whole') ?? whole] : [part, whole];
}

/** The point of a fact's series that is of the period of another. */
function samePeriod(fact: Fact | undefined, other: Fact | undefined): Fact | undefined {
  if (fact?.value.kind !== 'point' || other?.value.kind !== 'point') return undefined;
  const { series } = fact.value;
  const { date, series: beside } = other.value;
  if (series.cadence !== beside.cadence || series.unit !== beside.unit) return undefined;
  const same = series.dates.lastIndexOf(date);
  // Years of two publications may be marked by their first day in one and by their last in the other.
  const at = same < 0 && isOfYears(series) && isOfYears(beside) ? pointOf(series, date.slice(0, 4)) : same;
  return pointFact(fact.subject, { series, at, field: fact.field })[0];
}

/** Whether the points of a line are of years of the calendar. */
const isOfYears = (series: StoredSeries): boolean => series.cadence === 'a' && series.detail === undefined;

/** A derived figure, or a stored one. */
function derivedOrPlain(
  key: string,
  isKnown: (key: string) => boolean,
  { read, convert }: { read: Read; convert: Convert | undefined },
  make: (figure: Derivation) => Derivation,
): Derivation | undefined {
  if (isKnown(key)) return make((entity, _times, when) => read(key)(entity, when));
  const worked = derivation(key, isKnown, read, convert);
  return worked === undefined ? undefined : make(worked);
}

/** So many of what has a price: 250 euros at a rate. */
function multiple(key: string, figure: Derivation, amount: number): Derivation {
  return (entity, times, when) =>
    figure(entity, times, when).flatMap((fact) => {
      const number = numberOf(fact);
      if (number === undefined) return [];
      return [
        derived(entity, key, { kind: 'number', number: number * amount }, [...(fact.grounds ?? [fact])]),
      ];
    });
}

function inverse(key: string, read: FieldReader): Derivation {
  return (entity, _times, when) =>
    read(entity, when).flatMap((fact) => {
      const number = numberOf(fact);
      if (!number) return [];
      const value: FactValue = { kind: 'number', number: Number((1 / number).toPrecision(6)) };
      return [derived(entity, key, value, [fact])];
    });
}

/** Fields that lead through all of their times, however these were named. */
const OF_ALL = /_annual_growth$/;

/** Fields that are of each time over the year before, whether it was named by itself or in a span. */
const OF_A_YEAR = /_yearly_(?:growth|change)$/;

/** The two times that a change is between; one, where it is that over the year before. */
function endsOf(key: string, times: Times): readonly string[] {
  if (OF_ALL.test(key)) return times.flatMap((time) => time.split('..'));
  const ends = (times.at(-1) ?? '').split('..');
  return OF_A_YEAR.test(key) ? ends.slice(-1) : ends;
}

/** From the beginning of a span to its end; with one time or none over the year that ends there. */
function change(
  key: string,
  read: FieldReader,
  between: (from: number, to: number, years: number) => number | undefined,
): Derivation {
  const at = (entity: StoredEntity, moment: string): Fact | undefined =>
    read(entity, { moment, isStrict: true })[0];
  return (entity, times) => {
    const moments = endsOf(key, times);
    // Without a time the last figure of the series: a plain property beside it has no year before.
    const last = at(entity, moments.at(-1) ?? '');
    const first = moments.length > 1 ? at(entity, moments[0] ?? '') : yearBefore(last);
    const [from, to] = onOneLine(first, last, moments);
    const [before, after] = [numberOf(from), numberOf(to)];
    const number =
      before === undefined || after === undefined ? undefined : between(before, after, yearsOf(from, to));
    if (from === undefined || to === undefined || number === undefined) return [];
    if (isOverSplit(from, to)) return [];
    const unit = key.endsWith('_growth') ? '%' : unitOf(to);
    return [
      derived(entity, key, { kind: 'number', number, ...(unit === undefined ? {} : { unit }) }, [from, to]),
    ];
  };
}

/**
 * Both figures of one series where either has both: what two publications say of two years is a change of the publication too.
 * Those of two units have no change between them.
 */
function onOneLine(
  from: Fact | undefined,
  to: Fact | undefined,
  moments: readonly string[],
): readonly (Fact | undefined)[] {
  if (from?.value.kind !== 'point' || to?.value.kind !== 'point') return [from, to];
  const [older, newer] = [from.value.series, to.value.series];
  if (older === newer) return [from, to];
  const of = (series: StoredSeries, moment: string, { subject, field }: Fact): Fact | undefined =>
    pointFact(subject, { series, at: pointOf(series, moment), field })[0];
  const after = of(older, moments.at(-1) ?? '', to);
  if (after !== undefined) return [from, after];
  const before = of(newer, moments[0] ?? '', from);
  if (before !== undefined) return [before, to];
  return older.unit === newer.unit ? [from, to] : [];
}

/** How far a figure that is itself worked out, as a margin, moved between two times, or over the year that ends at one. */
function changeOfWorkedOut(key: string, figure: Derivation): Derivation {
  const at = (entity: StoredEntity, moment: string): Fact | undefined =>
    figure(entity, [], moment === '' ? undefined : { moment, isStrict: true })[0];
  return (entity, times) => {
    const moments = endsOf(key, times);
    const last = at(entity, moments.at(-1) ?? '');
    const ground = yearBefore(last?.grounds?.[0]);
    const before = ground?.value.kind === 'point' ? `year to ${ground.value.date.slice(0, 7)}` : undefined;
    const start = moments.length > 1 ? moments[0] : before;
    const first = start === undefined ? undefined : at(entity, start);
    const [from, to] = [numberOf(first), numberOf(last)];
    if (first === undefined || last === undefined || from === undefined || to === undefined) return [];
    const isGrowth = key.endsWith('_growth');
    if (isGrowth && from <= 0) return [];
    const unit = isGrowth ? '%' : unitOf(last);
    const number = isGrowth ? (to / from - 1) * 100 : to - from;
    const value: FactValue = { kind: 'number', number, ...(unit === undefined ? {} : { unit }) };
    return [derived(entity, key, value, [first, last])];
  };
}

/** The years between two points; fiscal years end on days that are not quite the same. */
function yearsOf(from: Fact | undefined, to: Fact | undefined): number {
  if (from?.value.kind !== 'point' || to?.value.kind !== 'point') return 0;
  const years = (Date.parse(to.value.date) - Date.parse(from.value.date)) / (365.25 * 86_400_000);
  return to.value.series.cadence === 'a' ? Math.round(years) : years;
}

/** How far the day of a point may be from the one a year before another: fiscal years end on days that are not quite the same. */
const NEAR = 20 * 86_400_000;

/** The point of a year before, or nothing where that one is missing: the twelfth before may then be of another month. */
function yearBefore(fact: Fact | undefined): Fact | undefined {
  if (fact?.value.kind !== 'point') return undefined;
  const { series, date } = fact.value;
  const year = String(Number(date.slice(0, 4)) - 1) + date.slice(4);
  const of = (at: number): Fact | undefined => pointFact(fact.subject, { series, at, field: fact.field })[0];
  const last = series.dates.findLastIndex((each) => each <= year);
  if (!CALENDAR_STEPS.has(series.cadence)) return of(last);
  const distance = (at: number): number => {
    const day = series.dates[at];
    return day === undefined ? Infinity : Math.abs(Date.parse(day) - Date.parse(year));
  };
  const at = distance(last) <= distance(last + 1) ? last : last + 1;
  return distance(at) <= NEAR ? of(at) : undefined;
}

/** Cadences of which each part of a year has one point. */
const CALENDAR_STEPS: ReadonlySet<string> = new Set(['a', 'q', 'm']);
