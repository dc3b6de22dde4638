import type { Collection } from './collection';
import { OF_ONE_DAY } from './series-names';

/** As many digits as the rates have that others are worked out of. */
const DIGITS = 8;

/**
 * A pair that is quoted the other way round, such as GBP/USD, has its newest rates by the pair that the newest reference rate is of: one
 * divided by them, and called so, where else its newest were years older.
 */
export function addTurnedRates(collection: Collection): void {
  for (const series of [...collection.series.values()]) {
    const [, base, quote] = /^fx:([A-Z]{3})\/([A-Z]{3})$/.exec(series.entity) ?? [];
    if (base === undefined || quote === undefined || !series.name.endsWith(OF_ONE_DAY)) continue;
    const entity = `fx:${quote}/${base}`;
    if (!collection.entities.has(entity)) continue;
    const { type, taxonomy, cadence, source, url } = series;
    collection.addSeries({
      ...{ entity, type, taxonomy, cadence, source, url, aliases: [] },
      name: `${quote}/${base}${OF_ONE_DAY} (1 ÷ ${base}/${quote})`,
      unit: `${base} per ${quote}`,
      points: series.points.map(([date, value]) => [date, Number((1 / value).toPrecision(DIGITS))]),
    });
  }
}
