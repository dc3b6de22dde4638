import { BETWEEN, isOfSpans, monthsOf } from '../../shared/names/exchange-rate';
import type { StoredEntity } from '../store/stored';
import { sourcedLater, type Fact, type FactValue, type Point } from './fact';
import { isYearMark } from './period';
import { isPlace } from '../store/places';
import type { FieldReader, When } from './read-field';
import { dayOf, rateOf, type RateBook, type Wanted } from './rates';

/**
 * Converts a figure: a flow at the average rate of its period, a balance at the rate nearest to its day. Undefined
 * without a rate; unchanged in its own currency.
 */
export type Convert = ((fact: Fact, code: string) => Fact | undefined) & {
  /** What one of a currency costs in another, of a day, of the last of a month or a year, or of the newest. */
  price: (currency: StoredEntity, code: string, when: When | undefined) => Fact | undefined;
  /** Whether a key names a union or a place. */
  isUnion: (key: string) => boolean;
  /** The figure of a union or a place: its own, else that of all its members together where each has one. */
  total: (key: string, figure: FieldReader, when: When) => Fact | undefined;
};

/** The code of the currency that a unit of money is of, also where it is money a share. */
export function currencyOf(unit: string): string | undefined {
  const known = currencies.get(unit);
  if (known !== undefined) return known === '' ? undefined : known;
  const currency = currencyIn(unit);
  // There are few units, and each figure that is compared has one.
  if (currencies.size < MOST_UNITS) currencies.set(unit, currency ?? '');
  return currency;
}

const currencies = new Map<string, string>();

const MOST_UNITS = 1000;

function currencyIn(unit: string): string | undefined {
  if (/^(?:US dollars|USD|\$)(?:\/share)?$/i.test(unit)) return 'USD';
  return /^([A-Z]{3})(?:\/share)?$/.exec(unit)?.[1];
}

const IN_ITS_OWN = /_in_[a-z]{3}$/;

/** Whether a field is named by the currency that it is given in. */
export const isInItsOwn = (field: string): boolean => IN_ITS_OWN.test(field);

/** In which figures of several currencies are compared. */
const COMMON = 'USD';

/** Whether a unit is of money that is compared in another currency. */
export function isForeign(unit: string): boolean {
  const code = currencyOf(unit);
  return code !== undefined && code !== COMMON;
}

/** Makes what gives a figure in the currency in which all are compared; what is no money, or has no rate, as it is. */
export function commonBy(convert: Convert): (fact: Fact) => Fact {
  return (fact) => {
    const { value } = fact;
    // What was asked for in a currency is compared in it.
    if (value.kind !== 'point' || value.series.unit === COMMON || IN_ITS_OWN.test(fact.field)) return fact;
    return isForeign(value.series.unit) ? (convert(fact, COMMON) ?? fact) : fact;
  };
}

/** Whether a figure is a property without a unit, whose field says what it counts. */
export const isBare = ({ value }: Fact): boolean => value.kind === 'number' && value.unit === undefined;

/** The properties whose numbers, which bear no unit, are of dollars. */
export const BARE_DOLLARS: ReadonlySet<string> = new Set([
  'revenue',
  'net_income',
  'gdp',
  'gdp_ppp',
  'funding',
  'amount',
  'total_assets',
  'valuation',
]);

/** The currency of a figure of money; a property bears no unit and is of dollars. */
export function moneyOf({ value }: Fact): string | undefined {
  if (value.kind === 'point') return currencyOf(value.series.unit);
  if (value.kind !== 'number') return undefined;
  return value.unit === undefined ? COMMON : currencyOf(value.unit);
}

/** Figures as they are compared: those of one currency as they stand, those of several in one. */
export function alike<Found extends Fact | undefined>(
  facts: readonly Found[],
  common: (fact: Fact) => Fact,
): readonly (Fact | Found)[] {
  const codes = new Set<string | undefined>();
  for (const fact of facts) codes.add(fact === undefined ? undefined : moneyOf(fact));
  codes.delete(undefined);
  return codes.size < 2 ? facts : facts.map((fact) => (fact === undefined ? fact : common(fact)));
}

/** Makes the converter of a graph, which uses rates in either direction, or by way of the euro. */
export function createConvert(graph: RateBook, members: FieldReader = () => []): Convert {
  const price = (currency: StoredEntity, code: string, when: When | undefined): Fact | undefined => {
    const from = currency.properties.get('iso_code')?.value;
    const to = code.toUpperCase();
    const wanted = timeWanted(when?.moment ?? newestOf(graph, [String(from), to]));
    const rate = typeof from === 'string' && wanted ? rateOf(graph, { from, to }, wanted) : undefined;
    if (rate?.fact.value.kind !== 'point') return undefined;
    const value = { ...rate.fact.value, number: rate.number };
    return sourcedLater({ subject: currency, field: `rate_in_${code}`, value }, () => rate.fact.sources);
  };
  const convert = (fact: Fact, code: string): Fact | undefined => {
    const { value } = fact;
    const from = value.kind === 'point' ? currencyOf(value.series.unit) : undefined;
    const to = code.toUpperCase();
    if (from === to) return fact;
    if (value.kind !== 'point' || from === undefined) return undefined;
    const rate = rateOf(graph, { from, to }, wantedBy(value));
    if (rate === undefined) return undefined;
    const converted: FactValue = {
      kind: 'number',
      number: value.number * rate.number,
      unit: to + perShare(value.series.unit),
    };
    return { ...fact, value: converted, grounds: [fact, rate.fact] };
  };
  const unionOf = (key: string): StoredEntity | undefined =>
    graph
      .byName(key.replace(/_/g, ' '))
      .find((entity) => isPlace(entity) || entity.incoming.has('IS_MEMBER_OF'));
  const total = (key: string, figure: FieldReader, when: When): Fact | undefined => {
    const union = unionOf(key);
    const [own] = union === undefined ? [] : figure(union, when);
    if (union === undefined || own !== undefined) return own;
    const each = members(union, when).map(({ value }) =>
      value.kind === 'entity' ? figure(value.entity, when)[0] : undefined,
    );
    return summed(
      union,
      each.flatMap((fact) => fact ?? []),
      each.length,
    );
  };
  return Object.assign(convert, { price, total, isUnion: (key: string) => unionOf(key) !== undefined });
}

/** The sum of figures in one unit; nothing where one is missing. */
function summed(union: StoredEntity, facts: readonly Fact[], count: number): Fact | undefined {
  const points = facts.flatMap(({ value }) => (value.kind === 'point' ? [value] : []));
  const [first] = points;
  const units = new Set(points.map(({ series }) => series.unit));
  if (first === undefined || points.length < count || units.size > 1) return undefined;
  const number = points.reduce((sum, point) => sum + point.number, 0);
  const value: FactValue = { ...first, number };
  const [{ field, sources } = { field: '', sources: [] }] = facts;
  return sourcedLater({ subject: union, field, value }, () => sources);
}

/** The day that a moment is; of a month or a year the last. */
function timeWanted(moment: string | undefined): Wanted | undefined {
  const [, year, month = '12', day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(moment ?? '') ?? [];
  if (year === undefined) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { months: [], day: dayOf(`${year}-${month}-${day ?? last}`) };
}

/** The newest day on which the euro was fixed in every one of some currencies. */
function newestOf(graph: RateBook, codes: readonly string[]): string | undefined {
  const days = codes.map((code) =>
    graph
      .byName(`${BETWEEN}/${code}`)
      .flatMap(({ series }) => series.map(({ dates }) => dates.at(-1) ?? ''))
      .reduce((newest, date) => (date > newest ? date : newest), ''),
  );
  const [oldest = ''] = days.sort();
  return oldest === '' ? undefined : oldest.slice(0, 10);
}

/** A flow wants the average of its period, everything else the rate of its day: of what offices tell of a year its name says which it is. */
function wantedBy({ series, date }: Point): Wanted {
  const period = series.detail?.(series.dates.lastIndexOf(date))?.period;
  const end = dayOf(period?.end ?? date);
  if (period?.start !== undefined) return { months: monthsOf({ start: dayOf(period.start), end }), day: end };
  if (isYearMark(series, date)) {
    const [start, day] = ['01-01', '12-31'].map((of) => dayOf(`${date.slice(0, 4)}-${of}`));
    const isFlow = isOfSpans(series.name);
    return { months: isFlow ? monthsOf({ start: start ?? 0, end: day ?? 0 }) : [], day: day ?? 0 };
  }
  return { months: [], day: end };
}

const perShare = (unit: string): string => (unit.endsWith('/share') ? '/share' : '');
