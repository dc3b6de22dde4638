import { join } from 'node:path';

import * as v from 'valibot';

import { entityProfileSchema } from '../../src/contract/entity';
import { ENTITY_TYPES, type EntityType } from '../../src/contract/entity-type';
import { introspectionSchema } from '../../src/contract/introspection';
import { answerSchema, structuredResultSchema } from '../../src/contract/knowledge';
import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { createService } from '../../src/service/app';
import { loadDataset } from '../../src/service/dataset/load';
import type { Store } from '../../src/service/store/stored';
import { KEY } from '../service/small-service';
import { openSocket, type Socket } from './socket';

let store: Store;
let socket: Socket;
beforeAll(async () => {
  store = loadDataset(join(__dirname, '../../src/service/data'));
  socket = await openSocket(createService({ store, keys: [KEY], knowledge: createKnowledgeEngine(store) }));
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
      expect(Object.keys(all.properties ?? {})).toEqual(properties);
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

/** The expressions that the field notes saw in the wild. */
const EXPRESSIONS = [
  'OpenAI.founded.year',
  'startups.location=Spain.funding>10M.funding<=50M',
  'startups.location=Spain.funding>10M.order_by=funding DESC.limit=5.return(name, funding, sector)',
  'companies.headquarters_location=Ireland.employee_count>500',
  'ibex35.companies.employee_count>2000',
  'people.role=CEO.company.industry=AI.return(name, company, industry)',
  'companies.investors=Sequoia Capital,Andreessen Horowitz',
  'Stripe.funding_rounds.return(series, amount, date, investors)',
  'companies.funding_round.series=B.year=2024.location=Europe.return(name, funding, sector)',
  'companies.sector=climate tech.funding_round.series=A,B.location=Southern Europe.return(name, funding, investors)',
  'companies.industry=fintech.founded_year>=2020',
  'startups.location!=US',
  'companies.founder.incorporation>2020.previous_job=Google',
  'companies.name=Amazon.com Inc..return(name, cik)',
  'companies.name=A.P. Moller - Maersk.employee_count',
  'companies.website=booking.com.return(name)',
];

describe('§4.6: query expressions', () => {
  test.each(EXPRESSIONS)('%s gives rows or none, and an answer', async (input) => {
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
