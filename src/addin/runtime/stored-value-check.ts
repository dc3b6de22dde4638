import * as v from 'valibot';

import type { StoredOf } from '../../shared/batching/options';
import { isRecord } from '../../shared/contract/fast-schema';
import {
  entityProfileSchema,
  entitySummarySchema,
  propertyValueSchema,
  relatedEntitySchema,
} from '../../shared/contract/entity';
import { introspectionSchema } from '../../shared/contract/introspection';
import { answerSchema, structuredResultSchema } from '../../shared/contract/knowledge';
import { observationSchema } from '../../shared/contract/observation';

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
  if (!isOf(FIELDS.get(of.kind), value)) return false;
  return of.kind === 'head' || of.kind === 'profile' ? isNamed(value, of.entity) : true;
}

function isOf(schema: v.GenericSchema | undefined, value: unknown): boolean {
  return schema !== undefined && v.is(schema, value);
}

function isNamed(value: unknown, entity: string): boolean {
  return (
    isRecord(value) && typeof value['id'] === 'string' && value['id'].toLowerCase() === entity.toLowerCase()
  );
}
