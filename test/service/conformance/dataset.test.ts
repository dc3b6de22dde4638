import * as v from 'valibot';

import { entityProfileSchema } from '../../../src/shared/contract/entity';
import { ENTITY_TYPES, type EntityType } from '../../../src/shared/contract/entity-type';
import { introspectionSchema } from '../../../src/shared/contract/introspection';
import { answerSchema, structuredResultSchema } from '../../../src/shared/contract/knowledge';
import { createService } from '../../../src/service/app';
import { whole } from '../whole';
import { WILD_EXPRESSIONS } from '../query/wild-expressions';
import { KEY } from '../small-service';
import { openSocket, type Socket } from './socket';

const { store } = whole;
let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(createService({ store: whole.answering, keys: [KEY] }));
});
afterAll(() => socket.close());

const profile = async (id: string, body?: object) => {
  const answer = await socket.ask('POST', `/v1/entities/${id}`, body ? { body } : {});
  expect(answer.status).toBe(200);
  return v.parse(entityProfileSchema, answer.body);
};

const listed = async (id: string) =>
  v.parse(introspectionSchema, (await socket.ask('GET', `/v1/entities/${id}/introspection`)).body);

/** The most prominent entities of a type and its subtypes. */
const chosen = (type: EntityType, count: number) => {
  const entities = [...store.byType(type)].sort((a, b) => b.prominence - a.prominence);
  expect(entities.length).toBeGreaterThan(0);
  return entities.slice(0, count);
};

describe.each(ENTITY_TYPES)('the embedded dataset: %s', (type) => {
  test('§4.2 rule 1: without a body there are properties and nothing else', async () => {
    for (const { id, name, type: own } of chosen(type, 3)) {
      const coarse = await profile(id);
      expect(coarse).toMatchObject({ id, name, entity_type: own });
      expect(coarse.relationships).toEqual({ outgoing: {}, incoming: {} });
      expect(coarse.numerical_observations).toEqual([]);
    }
  });

  test('§4.3: introspection lists exactly what a projection answers', async () => {
    for (const { id } of chosen(type, 2)) {
      const { properties, relationships, numerical_observations: observations } = await listed(id);
      const slices = (types: readonly string[] | null | undefined) =>
        Object.fromEntries((types ?? []).map((one) => [one, { limit: 5 }]));
      const ids = Object.entries(observations ?? {}).map(
        ([observed, listings]) => [observed, listings.map((listing) => listing.id)] as const,
      );
      const all = await profile(id, {
        properties,
        relationships: {
          outgoing: slices(relationships?.outgoing),
          incoming: slices(relationships?.incoming),
        },
        numerical_observations: Object.fromEntries(ids),
      });
      expect(Object.keys(all.properties)).toEqual(properties);
      expect(Object.keys(all.relationships?.outgoing ?? {})).toEqual(relationships?.outgoing);
      expect(Object.keys(all.relationships?.incoming ?? {})).toEqual(relationships?.incoming);
      const answered = (all.numerical_observations ?? []).map((one) => one.id);
      expect(new Set(answered)).toEqual(new Set(ids.flatMap(([, several]) => several)));
    }
  });

  test('§4.1: a search of its own type finds an entity by its name', async () => {
    for (const { id, name } of chosen(type, 3)) {
      const path = `/v1/entities?name=${encodeURIComponent(name)}&entity_types=${type}`;
      const { entities } = (await socket.ask('GET', path)).body as { entities: { id: string }[] };
      expect(entities.map((one) => one.id)).toContain(id);
    }
  });
});

describe('§4.6: query expressions', () => {
  test.each(WILD_EXPRESSIONS)('%s gives rows or none, and an answer', async (input) => {
    const rows = await socket.ask('POST', '/v1/knowledge/query', { body: { input } });
    expect(rows.status).toBe(200);
    v.parse(structuredResultSchema, rows.body);
    const answer = await socket.ask('POST', '/v1/knowledge/search', { body: { input } });
    expect(answer.status).toBe(200);
    v.parse(answerSchema, answer.body);
  });

  test.each([
    '',
    '.',
    '...',
    '((((',
    'limit=',
    'return()',
    'AND OR =',
    '\u0000',
    '=>=<',
    'companies.limit=99999999999',
  ])('what is no expression, %j, is no error', async (input) => {
    for (const operation of ['query', 'search']) {
      const answer = await socket.ask('POST', `/v1/knowledge/${operation}`, { body: { input } });
      expect(answer.status).toBe(200);
    }
  });

  test('natural language and an expression give the same shape', async () => {
    const shape = async (input: string) =>
      Object.keys((await socket.ask('POST', '/v1/knowledge/query', { body: { input } })).body as object);
    expect(await shape('Who is the CEO of Apple?')).toEqual(await shape('Apple.ceo'));
  });
});
