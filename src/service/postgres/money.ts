import type { FieldStatistics, FieldStatisticsTable } from './field-statistics';
import type { Place } from './field-places';

/** Whether some figures of a place are of money that is compared in another currency. */
export const isMoney = ({ kinds }: FieldStatistics): boolean => /[mf]/.test(kinds);

/** Whether the figures of places may be of several currencies; those of one are put in order as they stand. */
export function areOfSeveral(places: readonly Place[]): boolean {
  const foreign = places.filter(({ held }) => isMoney(held));
  return foreign.some(({ held }) => held.kinds !== 'nf') || (foreign.length > 0 && places.length > 1);
}

/** The place in which the same figures stand in the currency in which several are compared; nothing where an import could not tell it. */
export function commonPlace(
  { place, held }: Place,
  { fields, types }: { fields: FieldStatisticsTable; types: readonly string[] },
): Place | undefined {
  if (!isMoney(held)) return { place, held };
  const common = `$${place}`;
  const own = fields.held(types, common);
  return own?.entities === held.entities ? { place: common, held: own } : undefined;
}
