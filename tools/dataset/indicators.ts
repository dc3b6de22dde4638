import { countBy } from 'es-toolkit/array';

import type { Collection } from './collection';
import type { SeriesInput } from './series-names';
import { list, maybe, table, texts } from './table';

/** What people call the indicators that they ask for most; title and unit where the publisher's say too little by themselves. */
const INDICATORS = table('indicators', { ...texts('fred'), title: maybe, unit: maybe, aliases: list });

/** Adds the macro indicator that a series is of, and gives its key. */
export function addIndicator(collection: Collection, row: SharedInput, source: string): string {
  const { entity, fred, unit, cadence, taxonomy, origin } = row;
  const known = knownIndicator(fred);
  const title = known?.title ?? entity;
  const name = row.isShared && cadence !== 'm' ? `${title} (${cadenceOf(cadence)})` : title;
  return collection.entity(`indicator:${fred ?? entity}`, 'MacroIndicator', name, {
    aliases: [fred, ...(known?.aliases ?? [])],
    description: `${unit}, ${cadenceOf(cadence)}, United States`,
    prominence: known ? 0.75 : 0.4,
    sources: [source],
    properties: { unit, frequency: cadenceOf(cadence), fred_id: fred, taxonomy, website: origin.url },
  });
}

/** The rows, each knowing whether FRED carries its measure at another cadence under the same name. */
export function markShared(rows: readonly SeriesInput[]): SharedInput[] {
  const counts = countBy(rows, ({ entity }) => entity);
  return rows.map((row) => ({ ...row, isShared: (counts[row.entity] ?? 0) > 1 }));
}

/** A row that knows whether its measure is carried at another cadence too. */
export type SharedInput = SeriesInput & { isShared: boolean };

const cadenceOf = (cadence: string): string => CADENCES[cadence] ?? cadence;

const CADENCES: Readonly<Record<string, string>> = {
  ...{ a: 'annual', q: 'quarterly', m: 'monthly', w: 'weekly', d: 'daily', '5y': 'every five years' },
};

/** What the table has of an indicator of FRED. */
export const knownIndicator = (code: string | undefined) => INDICATORS().find(({ fred }) => fred === code);

/** What a series of an indicator is counted in. */
export const ofIndicator = (row: SeriesInput): SeriesInput => ({
  ...row,
  unit: knownIndicator(row.fred)?.unit ?? row.unit,
});
