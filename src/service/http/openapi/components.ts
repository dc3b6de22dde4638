import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';

import {
  entityProfileSchema,
  entitySummarySchema,
  propertyValueSchema,
  relatedEntitySchema,
  searchAnswerSchema,
} from '../../../shared/contract/entity';
import { answeredEntityTypeSchema, entityTypeSchema } from '../../../shared/contract/entity-type';
import {
  internalErrorSchema,
  rateLimitErrorSchema,
  validationErrorSchema,
} from '../../../shared/contract/error-body';
import { introspectionSchema } from '../../../shared/contract/introspection';
import {
  answerSchema,
  entityMentionSchema,
  structuredResultSchema,
} from '../../../shared/contract/knowledge';
import {
  observationListingSchema,
  observationPointSchema,
  observationSchema,
} from '../../../shared/contract/observation';
import {
  entityQuerySchema,
  questionSchema,
  rowsQuerySchema,
  sliceSchema,
} from '../../../shared/contract/request';
import { sourceSchema } from '../../../shared/contract/source';
import { ownValue } from '../../../shared/contract/own-value';

/** What clients send; described as the service accepts it. */
const REQUESTS = {
  EntityType: entityTypeSchema,
  RelationshipSlice: sliceSchema,
  EntityQuery: entityQuerySchema,
  KnowledgeSearchRequest: questionSchema,
  KnowledgeQueryRequest: rowsQuerySchema,
};

/** What the service sends; described as strictly as the document states it, not as leniently as a client reads it. */
const ANSWERS = {
  Source: sourceSchema,
  PropertyValue: propertyValueSchema,
  EntitySummary: entitySummarySchema,
  SearchAnswer: searchAnswerSchema,
  RelatedEntity: relatedEntitySchema,
  ObservationPoint: observationPointSchema,
  NumericalObservation: observationSchema,
  EntityProfile: entityProfileSchema,
  ObservationListing: observationListingSchema,
  Introspection: introspectionSchema,
  EntityMention: entityMentionSchema,
  Answer: answerSchema,
  StructuredResult: structuredResultSchema,
  ValidationError: validationErrorSchema,
  PlainError: rateLimitErrorSchema,
  InternalError: internalErrorSchema,
};

/** The name of a schema among the components. */
export type ComponentName = keyof typeof REQUESTS | keyof typeof ANSWERS;

/** A reference to a component. */
export const componentRef = (name: ComponentName): { $ref: string } => ({
  $ref: `#/components/schemas/${name}`,
});

/** Fields that the document lets be null (§2.2, §2.3, §2.9); a reader forgives null in many more. */
const NULLABLE = new Set(['description', 'explainability', 'entities']);

/** Forms that the document gives for texts (§2), which the contract's readers do not insist on. */
const FORMATS: Readonly<Record<string, string>> = {
  id: 'uuid',
  date: 'date',
  valid_since: 'date',
  valid_until: 'date',
  time: 'date-time',
  published_time: 'date-time',
};

const PROPERTY_VALUE: JsonSchema = {
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
};

const withoutNull = (schema: JsonSchema): JsonSchema => {
  const [first] = schema.anyOf ?? [];
  return typeof first === 'object' && schema.anyOf?.length === 2 ? first : schema;
};

function promisedField(key: string, schema: JsonSchema): JsonSchema {
  const promise = NULLABLE.has(key) ? schema : withoutNull(schema);
  const format = ownValue(FORMATS, key);
  return format && promise.type === 'string' ? { ...promise, format } : promise;
}

/** An object as the service promises it: what a reader fills with a default is always sent. */
function promisedObject(
  schema: v.LooseObjectSchema<v.ObjectEntries, undefined>,
  json: JsonSchema,
): JsonSchema {
  const properties = Object.entries(json.properties ?? {}).flatMap(([key, field]) =>
    typeof field === 'object' ? [[key, promisedField(key, field)] as const] : [],
  );
  const required = Object.entries(schema.entries)
    .filter(([key, entry]) => entry.type !== 'nullish' || (NULLABLE.has(key) && key !== 'description'))
    .map(([key]) => key);
  return { ...json, properties: Object.fromEntries(properties), required };
}

const isLooseObject = (
  schema: v.GenericSchema,
): schema is v.LooseObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema =>
  schema.type === 'loose_object';

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const promised: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema === answeredEntityTypeSchema) return componentRef('EntityType');
  if (valibotSchema === propertyValueSchema.entries.value) return PROPERTY_VALUE;
  return isLooseObject(valibotSchema) ? promisedObject(valibotSchema, jsonSchema) : undefined;
};

/** The JSON Schema of one parameter. */
export function parameterSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    ...config,
    typeMode: 'input',
    definitions: { EntityType: entityTypeSchema },
  });
}

/** All schemas of the interface as JSON Schema 2020-12, made from the contract. */
export function components(): Record<ComponentName, JsonSchema> {
  return {
    ...toJsonSchemaDefs(REQUESTS, { ...config, typeMode: 'input' }),
    ...toJsonSchemaDefs(ANSWERS, { ...config, typeMode: 'output', overrideSchema: promised }),
  };
}
