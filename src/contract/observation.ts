import * as v from 'valibot';

/** Where a point of a series was published (§2.7). */
export const originSchema = v.looseObject({
  name: v.nullish(v.string()),
  published_time: v.nullish(v.string()),
  source: v.nullish(v.string()),
  url: v.nullish(v.string()),
});

/** One point of a series (§2.7): `time` is an ISO 8601 timestamp, `value` is in the series' unit. */
export const observationPointSchema = v.looseObject({
  time: v.string(),
  value: v.nullable(v.number()),
  origin: v.nullish(originSchema),
});

/** One point of a series (§2.7). */
export type ObservationPoint = v.InferOutput<typeof observationPointSchema>;

const points = v.array(observationPointSchema);

/**
 * The points of a series, checked by hand: a series may hold 100,000 of them, and the general walk takes some
 * 150 ms and copies each. What this check does not know as right goes through the general walk, which names the fault.
 */
const observationPointsSchema: typeof points = {
  ...points,
  '~run': (dataset, config) =>
    arePoints(dataset.value) ? { typed: true, value: dataset.value } : points['~run'](dataset, config),
};

function arePoints(value: unknown): value is ObservationPoint[] {
  return Array.isArray(value) && value.every(isPoint);
}

function isPoint(point: unknown): point is ObservationPoint {
  return (
    isRecord(point) &&
    typeof point['time'] === 'string' &&
    (typeof point['value'] === 'number' || point['value'] === null) &&
    isOrigin(point['origin'])
  );
}

function isOrigin(origin: unknown): boolean {
  return (
    isNothing(origin) ||
    (isRecord(origin) &&
      isTextOrNothing(origin['name']) &&
      isTextOrNothing(origin['published_time']) &&
      isTextOrNothing(origin['source']) &&
      isTextOrNothing(origin['url']))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isTextOrNothing(value: unknown): boolean {
  return typeof value === 'string' || isNothing(value);
}

const textOrNothing = v.nullish(v.string());

/** A series of numbers of one entity (§2.7). */
export const observationSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  properties: v.optional(
    v.looseObject({
      unit: textOrNothing,
      aliases: v.nullish(v.array(v.string())),
      taxonomy: textOrNothing,
      cadence: textOrNothing,
    }),
    {},
  ),
  data: v.optional(v.nullable(observationPointsSchema), []),
});

/** A series of numbers of one entity (§2.7). */
export type NumericalObservation = v.InferOutput<typeof observationSchema>;

/** What introspection says of one series (§2.8). */
export const observationListingSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  description: textOrNothing,
  unit: textOrNothing,
  taxonomy: textOrNothing,
  cadence: textOrNothing,
});

/** What introspection says of one series (§2.8). */
export type ObservationListing = v.InferOutput<typeof observationListingSchema>;
