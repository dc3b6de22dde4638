import { BETWEEN, quotient, type RateLine } from '../../shared/names/exchange-rate';
import type { StoredSeries } from '../store/stored';
import { PackedSeries } from './packed-series';

/** As many digits as a quotient of two published rates has. */
const DIGITS = 8;

const A_DAY = 86_400_000;

/**
 * Yields the rates of pairs without the euro as quotients of its reference rates, on the days that both have. The central
 * bank publishes them for the euro alone.
 */
export function* crossRates(
  keys: Iterable<string>,
  fixings: ReadonlyMap<string, StoredSeries>,
): Generator<[key: string, series: PackedSeries], void, undefined> {
  const lines = new Map([...fixings].map(([code, series]) => [code, lineOf(series)]));
  for (const key of keys) {
    const [, base = '', quote = ''] = /^fx:([A-Z]{3})\/([A-Z]{3})$/.exec(key) ?? [];
    const [above, below] = [lines.get(quote), lines.get(base)];
    const of = fixings.get(base) ?? fixings.get(quote);
    if (of === undefined || below === undefined || (above === undefined && quote !== BETWEEN)) continue;
    const { days, values } = quotient(above ?? { ...below, values: below.values.map(() => 1) }, below);
    if (days.length === 0) continue;
    const parts = [above && `${BETWEEN}/${quote}`, `${BETWEEN}/${base}`];
    const formula = parts.map((part) => part ?? '1').join(' ÷ ');
    const measure = {
      ...{ type: of.type, taxonomy: of.taxonomy, cadence: of.cadence, aliases: [] },
      name: `${base}/${quote} by euro reference rates (${formula}), last fixing of the month`,
      unit: `${quote} per ${base}`,
    };
    const dates = days.map((day) => new Date(day * A_DAY).toISOString().slice(0, 10)).join(' ');
    const packed = { dates, values: values.map((value) => Number(value.toPrecision(DIGITS))).join(' ') };
    yield [key, new PackedSeries(key, { measure, origin: of.origin }, packed)];
  }
}

function lineOf({ dates, values }: StoredSeries): RateLine {
  return { days: dates.map((date) => Date.parse(date) / A_DAY), values };
}
