import * as v from 'valibot';

import type { StoredOf } from '../batching/options';
import {
  entityProfileSchema,
  entitySummarySchema,
  propertyValueSchema,
  relatedEntitySchema,
} from '../contract/entity';
import { introspectionSchema } from '../contract/introspection';
import { answerSchema, structuredResultSchema } from '../contract/knowledge';
import { observationSchema } from '../contract/observation';

const related = v.optional(v.array(relatedEntitySchema));

/** What each sort of field holds; a head and a profile are also of the entity that they are kept for. */
const FIELDS = new Map<string, v.GenericSchema>([
  ['property', v.optional(propertyValueSchema)],
  ['outgoing', related],
  ['incoming', related],
  ['observation', v.optional(observationSchema)],
  ['profile', entityProfileSchema],
  ['head', entitySummarySchema],
]);

const FAMILIES = new Map<string, v.GenericSchema>([
  ['search', v.array(entitySummarySchema)],
  ['introspection', introspectionSchema],
  ['query', structuredResultSchema],
  ['answer', answerSchema],
]);

/**
 * Whether a stored value is one that the service can have answered: an earlier version may have kept an answer that was
 * cut off, or that was of another entity.
 */
export function isWholeValue(of: StoredOf, value: unknown): boolean {
  if ('family' in of) return isOf(FAMILIES.get(of.family), value);
  if (of.kind === 'property' && isPlainProperty(value)) return true;
  if (!isOf(FIELDS.get(of.kind), value)) return false;
  return of.kind === 'head' || of.kind === 'profile' ? isNamed(value, of.entity) : true;
}

function isOf(schema: v.GenericSchema | undefined, value: unknown): boolean {
  return schema !== undefined && v.is(schema, value);
}

/** Most that is stored is this, and there may be 50,000 of it when a workbook opens: the general walk takes its time. */
function isPlainProperty(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isRecord(value) || !('value' in value)) return false;
  const { sources } = value;
  return Array.isArray(sources) && sources.every(isPlainSource);
}

function isPlainSource(source: unknown): boolean {
  if (!isRecord(source)) return false;
  const { name, date, document } = source;
  return typeof name === 'string' && isTextOrNothing(date) && isTextOrNothing(document);
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isNamed(value: unknown, entity: string): boolean {
  return (
    isRecord(value) && typeof value['id'] === 'string' && value['id'].toLowerCase() === entity.toLowerCase()
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
