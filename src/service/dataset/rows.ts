import * as v from 'valibot';

type Value = string | number | string[];

/** Checked by hand, as there are tens of thousands: the general walk of a union takes half the time of the whole start. */
const propertySchema = v.custom<[Value, ...string[]]>(
  (cell) => Array.isArray(cell) && isValue(cell[0]) && cell.slice(1).every(isText),
);

function isValue(value: unknown): boolean {
  return isText(value) || typeof value === 'number' || (Array.isArray(value) && value.every(isText));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** A line of `sources.jsonl`: a publication and the key by which other lines name it. */
export const sourceRowSchema = v.object({
  key: v.string(),
  name: v.string(),
  date: v.string(),
  document: v.string(),
  publisher: v.optional(v.string()),
});

/** A line of `entities/<type>.jsonl`; a property is `[value, ...source keys]`, sourced as the entity is without them. */
export const entityRowSchema = v.object({
  key: v.string(),
  name: v.string(),
  aliases: v.optional(v.array(v.string())),
  /** Further names with a bar between each two, as one text, since there are tens of thousands. */
  also: v.optional(v.string()),
  description: v.optional(v.string()),
  prominence: v.number(),
  sources: v.array(v.string()),
  properties: v.record(v.string(), propertySchema),
});

/** A line of `entities/<type>.jsonl`. */
export type EntityRow = v.InferOutput<typeof entityRowSchema>;

/** A line of `relationships/<type>.jsonl`: key of the one end, key of the other, source keys, and what else is known. */
export const relationshipRowSchema = v.tupleWithRest(
  [v.string(), v.string(), v.array(v.string())],
  v.object({ since: v.optional(v.string()), until: v.optional(v.string()), role: v.optional(v.string()) }),
);

const measureSchema = v.object({
  name: v.string(),
  unit: v.string(),
  aliases: v.optional(v.array(v.string()), []),
  taxonomy: v.string(),
  cadence: v.string(),
  source: v.string(),
});

/** What the series of a measure have in common. */
export type MeasureRow = v.InferOutput<typeof measureSchema>;

/**
 * A line of `series/<observation type>.jsonl`: a measure, or a series of the measure above it as entity, dates, values and, where
 * it is not its source's, the address of its publication (else empty, where something follows), and where it ends before another
 * of its measure, to when and in which there are later figures.
 */
export const seriesRowSchema = v.union([
  v.tupleWithRest([v.string(), v.string(), v.string()], v.string()),
  measureSchema,
]);
