/**
 * A field that queries and questions may name. Where it is looked for, in order, until something is found:
 * `name` is a property, `>TYPE` an outgoing and `<TYPE` an incoming relationship, `~name` the latest value of a series,
 * `@Type` the place of that type around the entity's location, `#Type` the entities of that type within the place,
 * `<TYPE:word` those whose role holds the words, `<TYPE!` those that are over and were not taken up again,
 * `>TYPE/name` the property of the entities that the relationship leads to, `=name` what a formula gives.
 */
export type FieldSpec = {
  name: string;
  /** How prose calls it, and for several where that is no plain `s`. */
  label: string;
  plural?: string;
  /** Other names that mean the same. */
  also: readonly string[];
  look: readonly string[];
  /** All places are looked at, not only the first that has something. */
  everywhere?: boolean;
  /** What something grew by over the year, in percent: those of several years make one together. */
  isOverYear?: true;
  /** A value matches that is contained in the text as whole words. */
  contains?: boolean;
};
