import * as v from 'valibot';

import type { Introspection } from '../contract/introspection';
import type { ObservationListing } from '../contract/observation';
import { entityIdSchema } from '../contract/entity-id';
import { beginningPeriod, sameSeriesAs } from './series-words';

/** What a name says of the spans of its figures; the same line without it is one of years, or of days. */
const SPANS = / \((?:quarterly|trailing twelve months)\)$/i;

/** A series as introspection lists it, with the type that it is filed under. */
export type ListedSeries = ObservationListing & { type: string };

/**
 * The series that a name or id means, in this order: the exact name, its words in another order, its start, a
 * synonym; all for a blank name. A name means quarters only if it says so, and several are returned if it is
 * ambiguous.
 */
export function seriesNamed(introspection: Introspection, wanted: string): readonly ListedSeries[] {
  const all = seriesOf(introspection);
  const lower = wanted.toLowerCase();
  if (v.is(entityIdSchema, wanted)) return all.filter(({ id }) => id.toLowerCase() === lower);
  const exact = all.filter(({ name }) => name.toLowerCase() === lower);
  if (exact.length > 0) return exact;
  const same = all.filter(({ name }) => isSameName(name, wanted));
  if (same.length > 0) return same;
  const starting = all.filter(({ name }) => name.toLowerCase().startsWith(lower));
  const begun = starting.every(({ name }) => isUnsaid(name, lower)) ? [] : starting;
  const [span = ''] = SPANS.exec(lower) ?? [];
  const meant = sameSeriesAs(lower.replace(SPANS, ''))?.toLowerCase();
  if (begun.length > 0) return begun;
  if (meant !== undefined) return all.filter(({ name }) => name.toLowerCase() === meant + span);
  const beginning = beginningPeriod(lower);
  return beginning === undefined ? [] : seriesNamed(introspection, beginning);
}

/** Whether the start of a name leaves out of what spans its figures are; a blank one leaves out nothing. */
const isUnsaid = (name: string, start: string): boolean => start !== '' && start.length <= name.search(SPANS);

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
