import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A schema of what comes by tens of thousands: a check by hand tells nearly all of it to be right, without the general
 * walk, which copies each value. What the check does not know goes through that walk, which names the fault.
 */
export function fastSchema<S extends GenericSchema>(
  schema: S,
  isRight: (value: unknown) => value is InferOutput<S>,
): S {
  return {
    ...schema,
    '~run': (dataset, config) =>
      isRight(dataset.value) ? { typed: true, value: dataset.value } : schema['~run'](dataset, config),
  };
}

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, null, or nothing at all. */
export function isTextOrNothing(value: unknown): value is string | null | undefined {
  return typeof value === 'string' || value === null || value === undefined;
}
