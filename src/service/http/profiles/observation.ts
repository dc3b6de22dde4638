import type { NumericalObservation, ObservationListing } from '../../../shared/contract/observation';
import type { PointDetail, StoredSeries } from '../../store/stored';

/** A date of the dataset as the timestamp that the interface speaks (§2.7): midnight UTC. */
const timestamp = (date: string): string => (date.length === 10 ? `${date}T00:00:00Z` : date);

/** A series with all its points (§2.7). */
export function observation(series: StoredSeries): NumericalObservation {
  const origin = { ...series.origin, published_time: timestamp(series.origin.published_time) };
  return {
    id: series.id,
    name: series.name,
    type: series.type,
    properties: {
      unit: series.unit,
      aliases: [...series.aliases],
      taxonomy: series.taxonomy,
      cadence: series.cadence,
    },
    data: series.dates.map((date, at) => ({
      time: timestamp(date),
      value: series.values[at] ?? null,
      origin,
      ...detailOf(series.detail?.(at)),
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
