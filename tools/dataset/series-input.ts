import * as v from 'valibot';

import type { Inputs } from './inputs';

const text = v.string();
const points = v.custom<[string, number][]>(
  (value) =>
    Array.isArray(value) &&
    value.every(
      (point) => Array.isArray(point) && typeof point[0] === 'string' && typeof point[1] === 'number',
    ),
);

/** A line of a file of series. */
export const seriesSchema = v.object({
  entity_type: text,
  entity: text,
  cik: v.optional(text),
  iso3: v.optional(text),
  fred: v.optional(text),
  observation_type: text,
  name: text,
  unit: text,
  aliases: v.array(text),
  /** Whether it is the one figure that a later publication has. */
  latest: v.optional(v.boolean()),
  taxonomy: text,
  cadence: text,
  origin: v.object({ name: text, published_time: text, source: text, url: text }),
  data: points,
});

/** A series as a publication gave it. */
export type SeriesInput = v.InferOutput<typeof seriesSchema>;

/** Reads a file of series. */
export const readSeries = (inputs: Inputs, name: string): SeriesInput[] =>
  inputs.lines(`series-${name}.jsonl`, seriesSchema);
