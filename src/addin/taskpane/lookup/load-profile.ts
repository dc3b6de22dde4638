import type { PropertyValue, RelatedEntity } from '../../../shared/contract/entity';
import type { Failure } from '../../../shared/contract/failure';
import type { Introspection } from '../../../shared/contract/introspection';
import type { ObservationListing } from '../../../shared/contract/observation';
import type { Direction, Knowledge, Waiter } from '../../runtime/knowledge';
import { toFailure } from '../shared/task';
import type { Field } from './field';

/** How many related entities one request returns. */
export const SLICE = 10;

/** A property as the profile shows it. */
export type PropertyEntry = { name: string; value: PropertyValue | undefined; failure?: Failure };

/** The first related entities of one relationship. */
export type RelationshipEntry = {
  type: string;
  direction: Direction;
  items: readonly RelatedEntity[];
  failure?: Failure;
};

/** A series that may be asked for. */
export type ObservationEntry = Extract<Field, { kind: 'observation' }> & { listing: ObservationListing };

/** Everything that a profile shows before anything in it is opened. */
export type ProfileContent = {
  properties: readonly PropertyEntry[];
  relationships: readonly RelationshipEntry[];
  observations: readonly ObservationEntry[];
};

/**
 * Loads a profile with two requests: introspection, then one projection of all properties and the first slice of
 * every relationship. Series are fetched when they are opened.
 */
export async function loadProfile(knowledge: Knowledge, id: string, waiter: Waiter): Promise<ProfileContent> {
  const introspection = await knowledge.introspection(id, waiter);
  const names = once(introspection.properties).filter((name) => name !== 'id');
  const [properties, relationships] = await Promise.all([
    Promise.all(names.map((name) => loadProperty(knowledge, { id, name }, waiter))),
    Promise.all(relationshipTypes(introspection).map((one) => loadSlice(knowledge, { id, ...one }, waiter))),
  ]);
  throwIfAllFailed([...properties, ...relationships]);
  return { properties, relationships, observations: observationsOf(introspection) };
}

async function loadProperty(
  knowledge: Knowledge,
  { id, name }: { id: string; name: string },
  waiter: Waiter,
): Promise<PropertyEntry> {
  try {
    return { name, value: await knowledge.property(id, name, waiter) };
  } catch (error) {
    return { name, value: undefined, failure: toFailure(error) };
  }
}

async function loadSlice(
  knowledge: Knowledge,
  { id, type, direction }: { id: string; type: string; direction: Direction },
  waiter: Waiter,
): Promise<RelationshipEntry> {
  try {
    const items = await knowledge.relationship({ id, type, direction, slice: { limit: SLICE } }, waiter);
    return { type, direction, items };
  } catch (error) {
    return { type, direction, items: [], failure: toFailure(error) };
  }
}

/** One failure said once is clearer than the same one on every line. */
function throwIfAllFailed(entries: readonly { failure?: Failure }[]): void {
  const [first] = entries;
  if (first?.failure && entries.every(({ failure }) => failure)) throw first.failure;
}

function relationshipTypes({ relationships }: Introspection): { type: string; direction: Direction }[] {
  const { outgoing, incoming } = relationships ?? {};
  return [
    ...once(outgoing ?? []).map((type) => ({ type, direction: 'outgoing' as const })),
    ...once(incoming ?? []).map((type) => ({ type, direction: 'incoming' as const })),
  ];
}

/** A service may list the same twice, and a tick cannot be set at one of them alone. */
function once(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function observationsOf(introspection: Introspection): ObservationEntry[] {
  const listed = Object.entries(introspection.numerical_observations ?? {}).flatMap(([type, listings]) =>
    listings.map((listing) => [listing.id, { type, listing }] as const),
  );
  const all = [...new Map(listed).values()];
  return all.map(({ type, listing }) => ({
    kind: 'observation',
    type,
    listing,
    id: listing.id,
    name: listing.name,
    unit: listing.unit ?? '',
    unique: all.filter((other) => other.listing.name === listing.name).length === 1,
  }));
}
