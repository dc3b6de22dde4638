import type { Introspection } from '../../contract/introspection';
import { rateCurrencies, ratePairs } from '../../cells/unit';
import { Failure, isMiss } from '../../contract/failure';
import type { NumericalObservation } from '../../contract/observation';
import type { FunctionContext } from '../call/context';
import { timelineOf } from '../cells/points';
import { namer, type Named } from '../names/named';
import { periodOf } from './calendar';

/** One series of the service that tells what one currency costs in another. */
export type RateSeries = {
  /** As the service has it: `USD per EUR`. */
  unit: string;
  source: string;
  /** Whether an amount is multiplied by the rate; it is divided where the rate is the price of the wanted currency. */
  multiplies: boolean;
  days: readonly number[];
  values: readonly number[];
  /** The places of the rates of each month. */
  months: ReadonlyMap<number, readonly number[]>;
  /** So many days beside the day that was asked a rate may be. */
  reach: number;
};

const MONTHLY_REACH = 16;
const REACH = 7;

/** The rate series between two currencies, those of the usual pair first. */
export async function* ratesBetween(
  context: FunctionContext,
  from: string,
  to: string,
): AsyncGenerator<RateSeries> {
  const named = namer(context, { types: ['ForeignExchangeRate'] });
  for (const pair of ratePairs(from, to)) {
    for (const series of await seriesOf(context, named, pair)) {
      const rates = ratesIn(series, from, to);
      if (rates) yield rates;
    }
  }
}

/** None where the service has no such pair; what fails for another reason fails. */
async function seriesOf(
  { knowledge, waiter }: FunctionContext,
  named: Named,
  pair: string,
): Promise<readonly NumericalObservation[]> {
  try {
    return await named.later(pair, async (id, begin) => {
      const introspection = await knowledge.introspection(id, { ...waiter, leads: true });
      const asked = Promise.all(
        certain(introspection).map(({ type, id: observation }) =>
          knowledge.observation({ id, type, observation }, waiter),
        ),
      );
      begin();
      return (await asked).flatMap((series) => series ?? []);
    });
  } catch (error) {
    if (error instanceof Failure && (isMiss(error.kind) || error.kind === 'ambiguous')) return [];
    throw error;
  }
}

function certain({ numerical_observations }: Introspection): readonly { type: string; id: string }[] {
  return Object.entries(numerical_observations ?? {}).flatMap(([type, items]) =>
    items.filter(({ unit }) => rateCurrencies(unit ?? '') !== undefined).map(({ id }) => ({ type, id })),
  );
}

function ratesIn(series: NumericalObservation, from: string, to: string): RateSeries | undefined {
  const unit = series.properties.unit ?? '';
  const rate = rateCurrencies(unit);
  const isOf = (one: string, other: string): boolean => rate?.price === one && rate.of === other;
  if (!isOf(from, to) && !isOf(to, from)) return undefined;
  const { days, points } = timelineOf(series.data);
  const kept = points.flatMap(({ value }, at) => (value !== null && value > 0 ? [at] : []));
  const rates = { days: kept.map((at) => days[at] ?? 0), values: kept.map((at) => points[at]?.value ?? 0) };
  const months = new Map<number, number[]>();
  rates.days.forEach((day, at) => {
    const month = periodOf(day, 'M');
    months.set(month, [...(months.get(month) ?? []), at]);
  });
  const origin = points.at(-1)?.origin;
  return {
    unit,
    source: origin?.source ?? origin?.name ?? series.name,
    multiplies: isOf(to, from),
    ...rates,
    months,
    reach: (series.properties.cadence ?? '').toLowerCase().startsWith('m') ? MONTHLY_REACH : REACH,
  };
}
