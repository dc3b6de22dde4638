import type * as v from 'valibot';

import { searchRequestSchema } from '../../../shared/contract/search-request';
import type { OperationName } from '../../operations';
import { componentRef, parameterSchema, type ComponentName } from './components';

type Json = Record<string, unknown>;

type OperationSketch = {
  summary: string;
  parameters?: readonly Json[];
  body?: { schema: ComponentName; required: boolean };
  answer: ComponentName;
  /** Whether the path names an entity, which may be unknown. */
  namesEntity?: boolean;
};

const json = (schema: ComponentName): Json => ({ 'application/json': { schema: componentRef(schema) } });

const searchParameter = (name: keyof typeof searchRequestSchema.entries, description: string): Json => {
  const schema: v.GenericSchema = searchRequestSchema.entries[name];
  return {
    name,
    in: 'query',
    required: schema.type !== 'optional',
    description,
    schema: parameterSchema(schema),
  };
};

const ENTITY_ID: Json = {
  name: 'entity_id',
  in: 'path',
  required: true,
  description: 'The id of the entity, in any letter case, with or without hyphens.',
  schema: { type: 'string', format: 'uuid' },
};

const SKETCHES: Record<OperationName, () => OperationSketch> = {
  searchEntities: () => ({
    summary: 'Search entities by name, the most relevant first (§4.1)',
    parameters: [
      searchParameter('name', 'A name, an alias or a ticker; slips of the hand are forgiven.'),
      searchParameter('entity_types', 'Types to search within, subtypes included; repeat it for several.'),
      searchParameter('limit', 'How many entities to answer with at most.'),
    ],
    answer: 'SearchAnswer',
  }),
  retrieveEntity: () => ({
    summary:
      'Retrieve one entity: by default its main properties, with a body only what the body names (§4.2)',
    parameters: [ENTITY_ID],
    body: { schema: 'EntityQuery', required: false },
    answer: 'EntityProfile',
    namesEntity: true,
  }),
  introspectEntity: () => ({
    summary: 'List the fields of one entity (§4.3)',
    parameters: [ENTITY_ID],
    answer: 'Introspection',
    namesEntity: true,
  }),
  searchKnowledge: () => ({
    summary: 'Answer a question or a query expression in prose (§4.4)',
    body: { schema: 'KnowledgeSearchRequest', required: true },
    answer: 'Answer',
  }),
  queryKnowledge: () => ({
    summary: 'Answer a question or a query expression with rows (§4.5)',
    body: { schema: 'KnowledgeQueryRequest', required: true },
    answer: 'StructuredResult',
  }),
};

const failure = (description: string, schema: ComponentName): Json => ({
  description,
  content: json(schema),
});

function responses({ answer, namesEntity, body }: OperationSketch): Json {
  return {
    200: { description: 'The answer', content: json(answer) },
    400: failure('What was sent cannot be read as an HTTP request', 'PlainError'),
    401: failure('The key is missing or unknown', 'PlainError'),
    ...(namesEntity ? { 404: failure('No entity has this id', 'PlainError') } : {}),
    405: {
      ...failure('The path takes another method', 'PlainError'),
      headers: { Allow: { description: 'The methods that it takes', schema: { type: 'string' } } },
    },
    ...(body ? { 413: failure('The body is too large', 'PlainError') } : {}),
    422: failure('The request breaks a rule (§7)', 'ValidationError'),
    429: {
      ...failure('The rate limit is exceeded (§7)', 'PlainError'),
      headers: {
        'Retry-After': { description: 'Whole seconds to wait', schema: { type: 'integer', minimum: 0 } },
      },
    },
    431: failure('The address and headers are too long', 'PlainError'),
    500: failure('The service failed (§7)', 'InternalError'),
  };
}

/** One operation as OpenAPI describes it. */
export function operationDescription(name: OperationName): Json {
  const sketch = SKETCHES[name]();
  const { summary, parameters, body } = sketch;
  return {
    operationId: name,
    summary,
    ...(parameters ? { parameters } : {}),
    ...(body ? { requestBody: { required: body.required, content: json(body.schema) } } : {}),
    responses: responses(sketch),
  };
}
