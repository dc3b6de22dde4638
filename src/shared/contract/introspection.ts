import * as v from 'valibot';

import { observationListingSchema } from './observation';

const names = v.optional(v.nullable(v.array(v.string())), []);

/** Everything that may be asked of one entity (§2.8). */
export const introspectionSchema = v.looseObject({
  // Without this list an answer is not whole: read as empty, it would say that no property may be asked for.
  properties: v.array(v.string()),
  relationships: v.optional(v.nullable(v.looseObject({ incoming: names, outgoing: names })), {}),
  numerical_observations: v.optional(v.nullable(v.record(v.string(), v.array(observationListingSchema))), {}),
});

/** Everything that may be asked of one entity (§2.8). */
export type Introspection = v.InferOutput<typeof introspectionSchema>;
