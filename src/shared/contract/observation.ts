import * as v from 'valibot';

import { fastSchema, isRecord, isTextOrNothing } from './fast-schema';

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

/** A series may hold 100,000 points, for which the general walk takes some 150 ms. */
const observationPointsSchema = fastSchema(v.array(observationPointSchema), arePoints);

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
    origin === undefined ||
    origin === null ||
    (isRecord(origin) &&
      isTextOrNothing(origin['name']) &&
      isTextOrNothing(origin['published_time']) &&
      isTextOrNothing(origin['source']) &&
      isTextOrNothing(origin['url']))
  );
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
