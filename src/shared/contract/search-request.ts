import * as v from 'valibot';

import { entityTypeSchema } from './entity-type';
import { SEARCH_LIMIT } from './search-limit';

/** The parameters of `GET /v1/entities` (§4.1). */
export const searchRequestSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  entity_types: v.optional(v.array(entityTypeSchema), []),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(SEARCH_LIMIT.min), v.maxValue(SEARCH_LIMIT.max)),
    SEARCH_LIMIT.default,
  ),
});

/** The parameters of `GET /v1/entities` (§4.1). */
export type SearchRequest = v.InferInput<typeof searchRequestSchema>;
