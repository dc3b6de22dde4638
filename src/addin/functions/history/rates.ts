import type { Introspection } from '../../../shared/contract/introspection';
import { rateCurrencies } from '../../cells/unit';
import { Failure, isMiss } from '../../../shared/contract/failure';
import type { NumericalObservation } from '../../../shared/contract/observation';
import type { FunctionContext } from '../call/context';
import { BETWEEN, quotient, ratePairs, type RateLine } from '../../../shared/names/exchange-rate';
import { timelineOf } from '../../cells/points';
import { namer, type Named } from '../names/entity-resolution';

/** One series of the service that tells what one currency costs in another, or two that tell it together. */
export type RateSeries = RateLine & {
  /** As the service has it: `USD per EUR`. */
  unit: string;
  source: string;
  /** The series that it is of, one or two. */
  of: readonly NumericalObservation[];
  /** Whether an amount is multiplied by the rate; it is divided where the rate is the price of the wanted currency. */
  multiplies: boolean;
  /** So many days beside the day that was asked a rate may be. */
  reach: number;
};

const MONTHLY_REACH = 16;
const REACH = 7;

/** The rate series between two currencies: those of the usual pair, then of the other way round, then by way of the euro. */
export async function* ratesBetween(
  context: FunctionContext,
  from: string,
  to: string,
): AsyncGenerator<readonly RateSeries[]> {
  const named = namer(context, { types: ['ForeignExchangeRate'] });
  const of = async (pair: string, one: string, other: string): Promise<RateSeries[]> =>
    (await seriesOf(context, named, pair)).flatMap((series) => ratesIn(series, one, other) ?? []);
  for (const pair of ratePairs(from, to)) yield of(pair, from, to);
  if (from === BETWEEN || to === BETWEEN) return;
  const [prices, amounts] = await Promise.all(
    [to, from].map((code) => of(ratePairs(BETWEEN, code)[0], BETWEEN, code)),
  );
  yield (prices ?? []).flatMap((above) =>
    (amounts ?? []).flatMap((below) => crossed(above, below, { from, to })),
  );
}

/** What the euro costs in the wanted currency by what it costs in the other, of the days that both series have. */
function crossed(
  above: RateSeries,
  below: RateSeries,
  { from, to }: { from: string; to: string },
): RateSeries[] {
  // Both are prices of the euro, or neither is.
  if (above.multiplies !== below.multiplies) return [];
  const line = above.multiplies ? quotient(above, below) : quotient(below, above);
  if (line.days.length === 0) return [];
  const source = [...new Set([above.source, below.source])].join(', ');
  const unit = `${to} per ${from} by way of ${BETWEEN}`;
  const of = [...above.of, ...below.of];
  return [{ ...line, unit, source, of, multiplies: true, reach: Math.min(above.reach, below.reach) }];
}

/** None where the service has no such pair; what fails for another reason fails. */
async function seriesOf(
  { knowledge, waiter }: FunctionContext,
  named: Named,
  pair: string,
): Promise<readonly NumericalObservation[]> {
  try {
    return await named.later(pair, async (id, begin) => {
      const introspection = await knowledge.introspection(id, waiter, true);
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
  const origin = points.at(-1)?.origin;
  return {
    unit,
    source: origin?.source ?? origin?.name ?? series.name,
    of: [series],
    multiplies: isOf(to, from),
    ...rates,
    reach: (series.properties.cadence ?? '').toLowerCase().startsWith('m') ? MONTHLY_REACH : REACH,
  };
}
