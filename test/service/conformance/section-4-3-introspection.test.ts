import * as v from 'valibot';

import { entityProfileSchema } from '../../../src/shared/contract/entity';
import { introspectionSchema, type Introspection } from '../../../src/shared/contract/introspection';
import { smallService } from '../small-service';
import { idOf, smallStore } from '../small-store';
import { openSocket, type Socket } from './socket';

let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(smallService());
});
afterAll(() => socket.close());

const introspect = async (id: string) => {
  const answer = await socket.ask('GET', `/v1/entities/${id}/introspection`);
  expect(answer.status).toBe(200);
  return v.parse(introspectionSchema, answer.body);
};

const keyed = (names: readonly string[] | null | undefined) =>
  Object.fromEntries((names ?? []).map((name) => [name, {}]));

const everything = ({ properties, relationships, numerical_observations: observations }: Introspection) => ({
  properties,
  relationships: { outgoing: keyed(relationships?.outgoing), incoming: keyed(relationships?.incoming) },
  numerical_observations: Object.fromEntries(
    Object.entries(observations ?? {}).map(([type, listings]) => [type, listings.map(({ id }) => id)]),
  ),
});

test('§2.8: names properties, relationship types of both directions and observations by type', async () => {
  expect(await introspect(idOf(1))).toEqual({
    properties: expect.arrayContaining(['id', 'name', 'aliases', 'employee_count', 'website']) as unknown,
    relationships: {
      outgoing: ['IS_REGISTERED_IN', 'HAS_HEADQUARTERS_IN', 'IS_DIRECT_PARENT_OF'],
      incoming: ['IS_CEO_OF', 'IS_BOARD_MEMBER_OF'],
    },
    numerical_observations: {
      FinancialMetric: [
        {
          id: idOf(901),
          name: 'Revenue',
          description: 'Revenue as reported',
          unit: 'USD',
          taxonomy: 'us-gaap',
          cadence: 'A',
        },
        expect.objectContaining({ id: idOf(902), name: 'Net income' }),
      ],
      MacroIndicator: [expect.objectContaining({ id: idOf(903), name: 'Weight' })],
    },
  });
});

test.each(smallStore().entities.map(({ name, id }) => [name, id] as const))(
  '§4.2 rule 3: all that introspection names of %s is answered by a projection, and nothing more is there',
  async (_name, id) => {
    const listed = await introspect(id);
    const answer = await socket.ask('POST', `/v1/entities/${id}`, { body: everything(listed) });
    const profile = v.parse(entityProfileSchema, answer.body);
    expect(Object.keys(profile.properties)).toEqual(listed.properties);
    expect(Object.keys(profile.relationships?.outgoing ?? {})).toEqual(listed.relationships?.outgoing);
    expect(Object.keys(profile.relationships?.incoming ?? {})).toEqual(listed.relationships?.incoming);
    expect((profile.numerical_observations ?? []).map((one) => one.id)).toEqual(
      Object.values(listed.numerical_observations ?? {}).flatMap((listings) => listings.map((one) => one.id)),
    );
    const coarse = v.parse(entityProfileSchema, (await socket.ask('POST', `/v1/entities/${id}`)).body);
    expect(listed.properties).toEqual(expect.arrayContaining(Object.keys(coarse.properties)));
  },
);

test('§7: a malformed id is a 422, an unknown one a 404', async () => {
  const malformed = await socket.ask('GET', '/v1/entities/apple/introspection');
  expect([malformed.status, malformed.body]).toEqual([
    422,
    {
      detail: [
        {
          loc: ['path', 'entity_id'],
          msg: 'Expected `entity_id` to be a UUID, got "apple"',
          type: 'uuid_parsing',
        },
      ],
    },
  ]);
  expect((await socket.ask('GET', `/v1/entities/${idOf(999)}/introspection`)).status).toBe(404);
});
