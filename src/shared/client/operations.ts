import type { GenericSchema } from 'valibot';

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
import type { EntityQuery, Question, RowsQuery } from '../contract/request';
import type { SearchRequest } from '../contract/search-request';
import { profileFault } from './profile-fault';
import type { Sentence } from '../messages/message';

/** One operation of the service with its arguments, ready to be sent. */
export type Operation<T> = {
  method: 'GET' | 'POST';
  /** The path with its query, after the service's address, without a leading slash. */
  path: string;
  /** Sent as JSON where it is given. */
  body?: unknown;
  /** What a good answer looks like. */
  answer: GenericSchema<unknown, T>;
  /** What a good answer to this very request holds beyond its form: says what is wrong, in a person's words. */
  check?: (answer: T) => Sentence | undefined;
  /** The requested entity, so that a 404 can name it. */
  entity?: string;
};

/** The operations of the interface's §4, each made from its request. */
export const operations = {
  search: (request: SearchRequest): Operation<{ entities: EntitySummary[] }> => ({
    method: 'GET',
    path: `v1/entities?${searchParameters(request).toString()}`,
    answer: searchAnswerSchema,
  }),
  retrieve: (id: string, query?: EntityQuery): Operation<EntityProfile> => ({
    method: 'POST',
    path: pathOf(id),
    // Without a body the service answers coarsely, so an absent query must stay absent (§4.2 rule 1).
    body: query,
    answer: entityProfileSchema,
    check: (profile) => profileFault(profile, id, query),
    entity: id,
  }),
  introspect: (id: string): Operation<Introspection> => ({
    method: 'GET',
    path: `${pathOf(id)}/introspection`,
    answer: introspectionSchema,
    entity: id,
  }),
  query: (body: RowsQuery): Operation<StructuredResult> => ({
    method: 'POST',
    path: 'v1/knowledge/query',
    body,
    answer: structuredResultSchema,
  }),
  answer: (body: Question): Operation<Answer> => ({
    method: 'POST',
    path: 'v1/knowledge/search',
    body,
    answer: answerSchema,
  }),
};

function pathOf(id: string): string {
  return `v1/entities/${encodeURIComponent(id)}`;
}

function searchParameters({ name, entity_types: types = [], limit }: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams({ name });
  for (const type of types) parameters.append('entity_types', type);
  if (limit !== undefined) parameters.set('limit', String(limit));
  return parameters;
}
