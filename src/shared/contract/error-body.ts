import * as v from 'valibot';

/** The body of a 422 (§7): one item a fault; live services put numbers in `loc` too. */
export const validationErrorSchema = v.looseObject({
  detail: v.array(
    v.looseObject({
      loc: v.array(v.union([v.string(), v.number()])),
      msg: v.string(),
      type: v.string(),
    }),
  ),
});

/** The body of a 422 (§7). */
export type ValidationErrorBody = v.InferOutput<typeof validationErrorSchema>;

/** The body of a 429 (§7). */
export const rateLimitErrorSchema = v.looseObject({ error: v.string(), message: v.string() });

/** The body of an internal failure (§7). */
export const internalErrorSchema = v.looseObject({
  error: v.looseObject({ error_type: v.string(), message: v.string() }),
  response_type: v.string(),
});
