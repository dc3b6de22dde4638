import * as v from 'valibot';

import type { Introspection } from '../contract/introspection';
import type { ObservationListing } from '../contract/observation';
import { entityIdSchema } from '../contract/entity-id';
import { sameSeriesAs } from './series-words';

/** A series as introspection lists it, with the type that it is filed under. */
export type ListedSeries = ObservationListing & { type: string };

/**
 * The series that a name or an id means: an exact name comes before the same words in another order (`quarterly revenue`),
 * and those before the start of one, and that before other words for the same line (`sales`); letter case does not matter.
 * Several are returned where the name does not tell which,
 * all of them for a blank one.
 */
export function seriesNamed(introspection: Introspection, wanted: string): readonly ListedSeries[] {
  const all = seriesOf(introspection);
  const lower = wanted.toLowerCase();
  if (v.is(entityIdSchema, wanted)) return all.filter(({ id }) => id.toLowerCase() === lower);
  const exact = all.filter(({ name }) => name.toLowerCase() === lower);
  if (exact.length > 0) return exact;
  const same = all.filter(({ name }) => isSameName(name, wanted));
  if (same.length > 0) return same;
  const begun = all.filter(({ name }) => name.toLowerCase().startsWith(lower));
  const meant = begun.length > 0 ? undefined : sameSeriesAs(wanted)?.toLowerCase();
  return meant === undefined ? begun : all.filter(({ name }) => name.toLowerCase() === meant);
}

/** All series that introspection lists. */
export function seriesOf(introspection: Introspection): readonly ListedSeries[] {
  return Object.entries(introspection.numerical_observations ?? {}).flatMap(([type, items]) =>
    items.map((item): ListedSeries => ({ ...item, type })),
  );
}

/** Whether two names have the same words, in whichever order. */
export const isSameName = (name: string, wanted: string): boolean => wordsOf(name) === wordsOf(wanted);

/** The words of a name in one order, without case and punctuation. */
const wordsOf = (name: string): string => (name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');
