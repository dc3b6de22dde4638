import type { NumericalObservation, ObservationListing } from '../../../shared/contract/observation';
import type { PointDetail, StoredSeries } from '../../store/stored';

/** A date of the dataset as the timestamp that the interface speaks (§2.7): midnight UTC. */
const timestamp = (date: string): string => (date.length === 10 ? `${date}T00:00:00Z` : date);

/** Why points have no `published_time`: a day that may be too early would show what nobody knew yet. */
const UNPROVEN = 'Points without published_time: the filing that first published the figure is not proven.';

/** A series with all its points (§2.7). */
export function observation(series: StoredSeries): NumericalObservation {
  const origin = { ...series.origin, published_time: timestamp(series.origin.published_time) };
  const details = series.dates.map((_date, at) => series.detail?.(at));
  const isProven = details.every(
    (detail) => detail === undefined || detail.origin.published_time !== undefined,
  );
  return {
    id: series.id,
    name: series.name,
    type: series.type,
    properties: {
      unit: series.unit,
      aliases: [...series.aliases],
      taxonomy: series.taxonomy,
      cadence: series.cadence,
      ...(!isProven && { publication_note: UNPROVEN }),
    },
    data: series.dates.map((date, at) => ({
      time: timestamp(date),
      value: series.values[at] ?? null,
      origin,
      ...detailOf(details[at]),
    })),
  };
}

/** What a point has for itself: its origin in place of the series', its period, and what it is worked out from. */
function detailOf(detail: PointDetail | undefined): object {
  if (detail === undefined) return {};
  const { published_time: published, ...origin } = detail.origin;
  return {
    ...detail,
    origin: published === undefined ? origin : { ...origin, published_time: timestamp(published) },
  };
}

/** What introspection says of a series (§2.8). */
export function observationListing(series: StoredSeries): ObservationListing {
  return {
    id: series.id,
    name: series.name,
    description: series.description,
    unit: series.unit,
    taxonomy: series.taxonomy,
    cadence: series.cadence,
  };
}
