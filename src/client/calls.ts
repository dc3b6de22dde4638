import {
  entityProfileSchema,
  searchAnswerSchema,
  type EntityProfile,
  type EntitySummary,
} from '../contract/entity';
import { introspectionSchema, type Introspection } from '../contract/introspection';
import {
  answerSchema,
  structuredResultSchema,
  type Answer,
  type StructuredResult,
} from '../contract/knowledge';
import type { EntityQuery, Question, RowsQuery, SearchRequest } from '../contract/request';
import type { Call } from './call';

/** The calls of the interface's §4, each made from its request. */
export type Calls = {
  search(request: SearchRequest): Call<{ entities: EntitySummary[] }>;
  retrieve(id: string, query?: EntityQuery): Call<EntityProfile>;
  introspect(id: string): Call<Introspection>;
  query(body: RowsQuery): Call<StructuredResult>;
  answer(body: Question): Call<Answer>;
};

/** How long an exchange may take, in milliseconds. */
export type TimeLimits = {
  /** Entity calls take about a second. */
  entity: number;
  /** Knowledge calls take up to three minutes. */
  knowledge: number;
};

/** Makes the calls of the interface with these time limits. */
export function createCalls({ entity, knowledge }: TimeLimits): Calls {
  return {
    search: (request) => ({
      method: 'GET',
      path: `v1/entities?${searchParameters(request).toString()}`,
      answer: searchAnswerSchema,
      timeLimit: entity,
    }),
    retrieve: (id, query) => ({
      method: 'POST',
      path: pathOf(id),
      // Without a body the service answers coarsely, so an absent query must stay absent (§4.2 rule 1).
      ...(query !== undefined && { body: query }),
      answer: entityProfileSchema,
      timeLimit: entity,
      entity: id,
    }),
    introspect: (id) => ({
      method: 'GET',
      path: `${pathOf(id)}/introspection`,
      answer: introspectionSchema,
      timeLimit: entity,
      entity: id,
    }),
    query: (body) => ({
      method: 'POST',
      path: 'v1/knowledge/query',
      body,
      answer: structuredResultSchema,
      timeLimit: knowledge,
    }),
    answer: (body) => ({
      method: 'POST',
      path: 'v1/knowledge/search',
      body,
      answer: answerSchema,
      timeLimit: knowledge,
    }),
  };
}

function pathOf(id: string): string {
  return `v1/entities/${encodeURIComponent(id)}`;
}

function searchParameters({ name, entity_types: types = [], limit }: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams({ name });
  for (const type of types) parameters.append('entity_types', type);
  if (limit !== undefined) parameters.set('limit', String(limit));
  return parameters;
}
