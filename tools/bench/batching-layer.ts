import { createBatching, type Batching } from '../../src/shared/batching/batching';
import type { BatchingOptions } from '../../src/shared/batching/options';
import type { EntityAnswer, EntityRequest } from '../../src/shared/batching/entity-request';
import type { SendProperties } from './batching-peers';

/** In the benchmarks every value is of any type. */
export type Anything = {
  head: unknown;
  profile: unknown;
  property: unknown;
  relationship: unknown;
  observation: unknown;
};

/** A layer over a sender of properties; failures are of no interest here. */
export function layerOver(
  send: SendProperties,
  options: Partial<BatchingOptions<Anything>> = {},
): Batching<Anything> {
  return createBatching<Anything>({
    send: async (request) => answerWith(request, await send(request.entity, request.properties)),
    classify: () => ({ kind: 'final' }),
    makeError: ({ kind }) => new Error(kind),
    ...options,
  });
}

/** An answer that holds these properties, and a series for each that was asked. */
export function answerWith(
  request: EntityRequest,
  properties: Readonly<Record<string, unknown>>,
): EntityAnswer<Anything> {
  return {
    head: request.entity,
    profile: undefined,
    properties,
    outgoing: {},
    incoming: {},
    observations: Object.fromEntries(request.observations.map(({ id }) => [id, [1, 2, 3]])),
  };
}
