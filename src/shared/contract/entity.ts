import * as v from 'valibot';

import { fastSchema, isRecord, isTextOrNothing } from './fast-schema';
import { answeredEntityTypeSchema } from './entity-type';
import { observationSchema } from './observation';
import { sourceSchema } from './source';

/** One match of a search (§2.2). */
export const entitySummarySchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  entity_type: answeredEntityTypeSchema,
  description: v.nullish(v.string()),
});

/** One match of a search (§2.2). */
export type EntitySummary = v.InferOutput<typeof entitySummarySchema>;

/** The answer of a search (§4.1), most relevant first. */
export const searchAnswerSchema = v.looseObject({ entities: v.array(entitySummarySchema) });

const propertyValue = v.looseObject({
  value: v.unknown(),
  sources: v.optional(v.nullable(v.array(sourceSchema)), []),
});

/**
 * A property's value with its sources (§2.4). The document names text, integers and lists of text; live services send
 * other JSON too, so the value stays unknown here and becomes a cell value in `cells`.
 */
export const propertyValueSchema = fastSchema(propertyValue, isPlainProperty);

/** A property's value with its sources (§2.4). */
export type PropertyValue = v.InferOutput<typeof propertyValue>;

function isPlainProperty(property: unknown): property is PropertyValue {
  if (!isRecord(property) || !('value' in property)) return false;
  const { sources } = property;
  return Array.isArray(sources) && sources.every(isPlainSource);
}

function isPlainSource(source: unknown): boolean {
  if (!isRecord(source)) return false;
  const { name, date, document } = source;
  return typeof name === 'string' && isTextOrNothing(date) && isTextOrNothing(document);
}

const propertiesSchema = fastSchema(v.record(v.string(), propertyValueSchema), arePlainProperties);

function arePlainProperties(properties: unknown): properties is Record<string, PropertyValue> {
  // The general walk leaves out what would change the object itself.
  if (!isRecord(properties) || UNSAFE_NAMES.some((name) => Object.hasOwn(properties, name))) return false;
  return Object.values(properties).every(isPlainProperty);
}

const UNSAFE_NAMES = ['__proto__', 'prototype', 'constructor'];

/** An entity at the other end of a relationship, with the relationship's own properties (§2.6). */
export const relatedEntitySchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  entity_type: answeredEntityTypeSchema,
  properties: v.optional(
    v.looseObject({
      id: v.optional(v.string()),
      sources: v.optional(v.nullable(v.array(sourceSchema)), []),
      valid_since: v.nullish(v.string()),
      valid_until: v.nullish(v.string()),
    }),
    {},
  ),
});

/** An entity at the other end of a relationship (§2.6). */
export type RelatedEntity = v.InferOutput<typeof relatedEntitySchema>;

const relatedByTypeSchema = v.nullish(v.record(v.string(), v.array(relatedEntitySchema)));

/** An entity with what was asked of it (§2.3): coarse without a body, projected with one. */
export const entityProfileSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  entity_type: answeredEntityTypeSchema,
  description: v.nullish(v.string()),
  // An answer without its required parts is not whole: read as empty, it would say that there is no such property.
  properties: propertiesSchema,
  relationships: v.nullable(v.looseObject({ outgoing: relatedByTypeSchema, incoming: relatedByTypeSchema })),
  numerical_observations: v.optional(v.nullable(v.array(observationSchema)), []),
});

/** An entity with what was asked of it (§2.3). */
export type EntityProfile = v.InferOutput<typeof entityProfileSchema>;
