import * as v from 'valibot';

/**
 * A field that queries and questions may name. These are the places where it is looked for, in order:
 *
 * - `name` is a property, `=name` a formula, `~name` the latest value of a series
 * - `>TYPE` is an outgoing and `<TYPE` an incoming relationship, `>TYPE/name` a property of its target
 * - `<TYPE:word` are those with the words in their role, `<TYPE!` those that ended and were not resumed
 * - `@Type` is the place of that type around the entity, `#Type` the entities of that type within the place
 */
export const fieldSchema = v.strictObject({
  name: v.string(),
  /** How prose calls it, and for several where that is no plain `s`. */
  label: v.string(),
  plural: v.exactOptional(v.string()),
  /** Other names that mean the same. */
  also: v.array(v.string()),
  look: v.array(v.string()),
  /** All places are looked at, not only the first that has something. */
  everywhere: v.exactOptional(v.boolean()),
  /** Whether only the innermost of nested places counts: a state, and not the country around it. */
  isInnermost: v.exactOptional(v.boolean()),
  /** What something grew by over the year, in percent: those of several years make one together. */
  isOverYear: v.exactOptional(v.boolean()),
  /** A value matches that is contained in the text as whole words. */
  contains: v.exactOptional(v.boolean()),
  /** Why it is looked for so. */
  why: v.exactOptional(v.string()),
});

export type FieldSpec = Readonly<v.InferOutput<typeof fieldSchema>>;
