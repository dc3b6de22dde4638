import type { Graph } from '../store/graph';
import type { Fact, FactValue } from './fact';
import type { FieldReader } from './read-field';
import { isYearMark } from './period';

/** Gives a figure in another currency, by the rate of the month in which its period ended; nothing where none is held. In its own it is itself. */
export type Convert = (fact: Fact, code: string) => Fact | undefined;

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

/** Makes what gives a figure in the currency in which all are compared; what is no money, or has no rate, as it is. */
export function commonBy(convert: Convert): (fact: Fact) => Fact {
  return (fact) => {
    const { value } = fact;
    // What was asked for in a currency is compared in it.
    if (value.kind !== 'point' || value.series.unit === COMMON || IN_ITS_OWN.test(fact.field)) return fact;
    const code = currencyOf(value.series.unit);
    return code === undefined || code === COMMON ? fact : (convert(fact, COMMON) ?? fact);
  };
}

/** Whether a figure is a property's, which says no unit: what it counts is told by its field. */
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

/** Of which a rate to almost every other currency is held. */
const BETWEEN = 'EUR';

/** Makes what converts the figures of a graph by its rates, whichever way round they are held, or by way of the euro. */
export function createConvert(graph: Graph, rateOf: () => FieldReader): Convert {
  const direct = (from: string, to: string, moment: string): Rate | undefined => {
    for (const name of [`${from}/${to}`, `${to}/${from}`]) {
      const pair = graph.byName(name).find(({ type }) => type === 'ForeignExchangeRate');
      const [fact] = pair === undefined ? [] : rateOf()(pair, { moment, isStrict: true });
      if (fact?.value.kind !== 'point' || fact.value.number <= 0) continue;
      const { number } = fact.value;
      return { number: name.startsWith(from) ? number : 1 / number, grounds: [fact] };
    }
    return undefined;
  };
  return (fact, code) => {
    const { value } = fact;
    const from = value.kind === 'point' ? currencyOf(value.series.unit) : undefined;
    const to = code.toUpperCase();
    if (from === to) return fact;
    if (value.kind !== 'point' || from === undefined) return undefined;
    const { series, date } = value;
    const moment = isYearMark(series, date) ? `${date.slice(0, 4)}-12` : date.slice(0, 7);
    const rate =
      direct(from, to, moment) ?? crossed(direct(from, BETWEEN, moment), direct(BETWEEN, to, moment));
    if (rate === undefined) return undefined;
    const converted: FactValue = {
      kind: 'number',
      number: value.number * rate.number,
      unit: to + perShare(value.series.unit),
    };
    return { ...fact, value: converted, grounds: [fact, ...rate.grounds] };
  };
}

const perShare = (unit: string): string => (unit.endsWith('/share') ? '/share' : '');

/** How many of one currency one of another is, and the quotations that say so. */
type Rate = { number: number; grounds: readonly Fact[] };

const crossed = (one: Rate | undefined, other: Rate | undefined): Rate | undefined =>
  one === undefined || other === undefined
    ? undefined
    : { number: one.number * other.number, grounds: [...one.grounds, ...other.grounds] };
