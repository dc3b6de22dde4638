import type { Introspection } from '../../../shared/contract/introspection';
import type { ObservationListing } from '../../../shared/contract/observation';
import type { StoredEntity } from '../../store/stored';
import { observationListing } from './observation';

/** Everything that a projection of this entity answers, and nothing that it does not (§2.8, §4.3). */
export function introspection(entity: StoredEntity): Introspection {
  const listings = new Map<string, ObservationListing[]>();
  for (const series of entity.series) {
    const ofType = listings.get(series.type) ?? [];
    ofType.push(observationListing(series));
    listings.set(series.type, ofType);
  }
  return {
    properties: [...entity.properties.keys()],
    relationships: { incoming: [...entity.incoming.keys()], outgoing: [...entity.outgoing.keys()] },
    numerical_observations: Object.fromEntries(listings),
  };
}
