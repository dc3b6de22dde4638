import type { EntityAnswer, SendEntity, Values } from '../../shared/batching/entity-request';
import type { Client } from '../../shared/client/client';
import { queryOf } from '../../shared/client/entity-query';
import type { EntityProfile, PropertyValue, RelatedEntity } from '../../shared/contract/entity';
import type { NumericalObservation } from '../../shared/contract/observation';
import { isMissing } from '../../shared/contract/missing';
import { shareSources } from './shared-sources';
import type { EntityHead } from './knowledge';

/** What the batching layer carries for cells. */
export type ServiceValues = Values & {
  head: EntityHead;
  profile: EntityProfile;
  property: PropertyValue;
  relationship: readonly RelatedEntity[];
  observation: NumericalObservation;
};

/** Makes the function with which batching sends one coarse or projected retrieval. */
export function createSendEntity(client: Client): SendEntity<ServiceValues> {
  return async (request, signal, person) =>
    cutProfile(
      await client.retrieve(request.entity, request.coarse ? undefined : queryOf(request), signal, person),
    );
}

function cutProfile(answer: EntityProfile): EntityAnswer<ServiceValues> {
  const { id, name, entity_type, description } = answer;
  const { properties } = answer;
  shareSources(properties);
  const held = Object.entries(properties);
  const present = held.filter(([, { value }]) => !isMissing(value));
  const isMissingAny = present.length < held.length;
  return {
    head: { id, name, entity_type, ...(description !== undefined && { description }) },
    profile: isMissingAny ? { ...answer, properties: Object.fromEntries(present) } : answer,
    properties: isMissingAny
      ? Object.fromEntries([...held.map(([name]) => [name, undefined] as const), ...present])
      : properties,
    outgoing: answer.relationships?.outgoing ?? {},
    incoming: answer.relationships?.incoming ?? {},
    observations: Object.fromEntries(
      (answer.numerical_observations ?? []).map((observation) => [observation.id.toLowerCase(), observation]),
    ),
  };
}
