import * as v from 'valibot';

import { searchAnswerSchema } from '../../../src/shared/contract/entity';
import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { smallService } from '../small-service';
import { openSocket, type Socket } from './socket';

let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(smallService());
});
afterAll(() => socket.close());

const search = async (parameters: string) => {
  const answer = await socket.ask('GET', `/v1/entities?${parameters}`);
  expect(answer.status).toBe(200);
  return v.parse(searchAnswerSchema, answer.body).entities;
};

const faults = async (parameters: string): Promise<unknown> => {
  const answer = await socket.ask('GET', `/v1/entities?${parameters}`);
  expect(answer.status).toBe(422);
  return (answer.body as { detail: unknown }).detail;
};

test('§4.1: a match has id, name, entity_type and description (§2.2)', async () => {
  const [apple] = await search('name=Apple');
  expect(Object.keys(apple!).sort()).toEqual(['description', 'entity_type', 'id', 'name']);
  expect(apple).toMatchObject({
    name: 'Apple Inc.',
    entity_type: 'Company',
    description: 'Apple Inc., a company',
  });
});

test('§2.2: description is null when there is none', async () => {
  const [california] = await search('name=California');
  expect(california!.description).toBeNull();
});

test('§4.1 name: is fuzzy-matched', async () => {
  expect((await search('name=Mircosoft'))[0]!.name).toBe('Microsoft Corporation');
});

test('§4.1 name: is required', async () => {
  expect(await faults('limit=5')).toEqual([
    { loc: ['query', 'name'], msg: 'Expected `name`, got nothing', type: 'missing' },
  ]);
});

test('§4.1 name: has at least one character', async () => {
  expect(await faults('name=')).toEqual([
    {
      loc: ['query', 'name'],
      msg: 'Expected `name` to be a length of at least 1, got ""',
      type: 'string_too_short',
    },
  ]);
});

test('§4.1 name: that nothing matches gives an empty list', async () => {
  expect(await search('name=qqqqxyzzy')).toEqual([]);
});

test('§4.1 name: is read percent-decoded, with + as a space', async () => {
  expect((await search('name=Soci%C3%A9t%C3%A9+G%C3%A9n%C3%A9rale'))[0]!.name).toBe('Société Générale');
});

test.each(['entity_types[]', 'entity_types[0]', 'name[]'])(
  '§4.1: %s would be passed over, and is refused by name',
  async (parameter) => {
    expect(await faults(`name=apple&${encodeURIComponent(parameter)}=Company`)).toEqual([
      {
        loc: ['query', parameter],
        msg: expect.stringContaining('repeated for several values') as unknown,
        type: 'extra_forbidden',
      },
    ]);
  },
);

test('§4.1 entity_types: narrows to one type', async () => {
  expect((await search('name=apple&entity_types=Plant')).map((one) => one.entity_type)).toEqual(['Plant']);
});

test('§4.1 entity_types: repeats for several types', async () => {
  const types = (await search('name=apple&entity_types=Plant&entity_types=Company')).map(
    (one) => one.entity_type,
  );
  expect(new Set(types)).toEqual(new Set(['Plant', 'Company']));
});

test('§4.1 entity_types: a parent type takes in its subtypes (field notes)', async () => {
  const types = (await search('name=apple&entity_types=Organization')).map((one) => one.entity_type);
  expect(types).toContain('Company');
  expect(types).not.toContain('Plant');
});

test.each(ENTITY_TYPES)('§2.1: %s is a type that a search takes', async (type) => {
  await search(`name=apple&entity_types=${type}`);
});

test('§4.1 entity_types: refuses a type outside the 38, naming its place', async () => {
  expect(await faults('name=apple&entity_types=Company&entity_types=Robot')).toEqual([
    {
      loc: ['query', 'entity_types', '1'],
      msg: 'Expected `entity_types.1` to be one of the entity types, got "Robot"',
      type: 'enum',
    },
  ]);
});

test('§4.1: results span several types unless filtered', async () => {
  const types = new Set((await search('name=apple')).map((one) => one.entity_type));
  expect(types.size).toBeGreaterThan(1);
});

test('§4.1: the most relevant comes first', async () => {
  const names = (await search('name=apple+hospitality')).map((one) => one.name);
  expect(names[0]).toBe('Apple Hospitality REIT, Inc.');
});

test('§4.1 limit: cuts the list', async () => {
  expect(await search('name=apple&limit=1')).toHaveLength(1);
});

test.each([
  ['0', 'greater_than_equal', 'a number of at least 1, got 0'],
  ['-3', 'greater_than_equal', 'a number of at least 1, got -3'],
  ['101', 'less_than_equal', 'a number of at most 100, got 101'],
  ['250', 'less_than_equal', 'a number of at most 100, got 250'],
  ['abc', 'int_parsing', 'an integer, got "abc"'],
  ['1.5', 'int_parsing', 'an integer, got "1.5"'],
  ['', 'int_parsing', 'an integer, got ""'],
])('§4.1 limit: refuses %p', async (limit, type, wanted) => {
  expect(await faults(`name=apple&limit=${limit}`)).toEqual([
    { loc: ['query', 'limit'], msg: `Expected \`limit\` to be ${wanted}`, type },
  ]);
});

test.each(['1', '100'])('§8: limit %s is allowed', async (limit) => {
  await search(`name=apple&limit=${limit}`);
});

test('§4.1: every fault of a request is named at once', async () => {
  expect(await faults('limit=0&entity_types=Robot')).toHaveLength(3);
});

test('§4.1: parameters that the document does not name are let pass', async () => {
  expect(await search('name=apple&page=2')).not.toHaveLength(0);
});

test('field notes: a GET with a Content-Type and no body is answered', async () => {
  const answer = await socket.ask('GET', '/v1/entities?name=apple', {
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(200);
});
