import * as v from 'valibot';

import { entityIdSchema } from './entity-id';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A slice of one relationship's related entities (§4.2 rule 4); null is no limit, as clients write what they leave out. */
export const sliceSchema = v.object({ limit: v.nullish(count), offset: v.nullish(count) });

const slicesByType = v.optional(v.record(v.string(), sliceSchema), {});

/** The body of `POST /v1/entities/{entity_id}` (§4.2): what to project. */
export const entityQuerySchema = v.object({
  properties: v.optional(v.array(v.string()), []),
  relationships: v.nullish(v.object({ outgoing: slicesByType, incoming: slicesByType }), {}),
  numerical_observations: v.nullish(v.record(v.string(), v.array(entityIdSchema)), {}),
});

type SlicesByType = Record<string, { limit?: number | undefined; offset?: number | undefined }>;

/** The body of `POST /v1/entities/{entity_id}` as a client of ours writes it (§4.2): without nulls. */
export type EntityQuery = {
  properties?: string[] | undefined;
  relationships?: { outgoing?: SlicesByType | undefined; incoming?: SlicesByType | undefined } | undefined;
  numerical_observations?: Record<string, string[]> | undefined;
};

/** The body of `POST /v1/entities/{entity_id}` as a service reads it (§4.2). */
export type ReadEntityQuery = v.InferOutput<typeof entityQuerySchema>;

/** The body of `POST /v1/knowledge/search` (§4.4). */
export const questionSchema = v.object({
  input: v.string(),
  explainability: v.optional(v.boolean(), true),
  return_entities: v.optional(v.boolean(), true),
});

/** The body of `POST /v1/knowledge/search` (§4.4). */
export type Question = v.InferInput<typeof questionSchema>;

/** The body of `POST /v1/knowledge/query` (§4.5). */
export const rowsQuerySchema = v.object({
  input: v.string(),
  return_entities: v.optional(v.boolean(), true),
});

/** The body of `POST /v1/knowledge/query` (§4.5). */
export type RowsQuery = v.InferInput<typeof rowsQuerySchema>;
