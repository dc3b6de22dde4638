import * as v from 'valibot';

/** A document behind a source: a link, or the recorded call that it came from (§2.5). `""` means no link. */
export const sourceDocumentSchema = v.union([
  v.string(),
  v.looseObject({
    endpoint: v.string(),
    params: v.optional(v.record(v.string(), v.unknown())),
    response_hash: v.optional(v.string()),
  }),
]);

/** Where a value was taken from (§2.5); `date` is `YYYY-MM-DD`. */
export const sourceSchema = v.looseObject({
  name: v.string(),
  date: v.nullish(v.string()),
  document: v.nullish(sourceDocumentSchema),
});

/** Where a value was taken from (§2.5). */
export type Source = v.InferOutput<typeof sourceSchema>;
