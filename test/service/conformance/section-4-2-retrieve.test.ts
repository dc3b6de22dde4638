import * as v from 'valibot';

import { entityProfileSchema } from '../../../src/shared/contract/entity';
import { smallService } from '../small-service';
import { idOf } from '../small-store';
import { openSocket, type SocketRequest, type Socket } from './socket';

let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(smallService());
});
afterAll(() => socket.close());

const APPLE = idOf(1);
const USA = idOf(8);

const retrieve = async (id: string, asked: SocketRequest = {}) => {
  const answer = await socket.ask('POST', `/v1/entities/${id}`, asked);
  expect(answer.status).toBe(200);
  return v.parse(entityProfileSchema, answer.body);
};

const faults = async (id: string, asked: SocketRequest): Promise<unknown> => {
  const answer = await socket.ask('POST', `/v1/entities/${id}`, asked);
  expect(answer.status).toBe(422);
  return (answer.body as { detail: unknown }).detail;
};

const NOTHING_RELATED = { outgoing: {}, incoming: {} };
const names = (related: { name: string }[] | undefined) => related?.map(({ name }) => name);

describe('§4.2 rule 1: without a body', () => {
  test('a company carries exactly the default properties, in the order of §2.3', async () => {
    const { properties } = await retrieve(APPLE);
    expect(Object.keys(properties)).toEqual([
      'id',
      'name',
      'aliases',
      'registered_address',
      'headquarters_address',
      'cik',
      'lei',
      'bics',
      'legal_name',
    ]);
  });

  test('relationships and observations are empty', async () => {
    expect(await retrieve(APPLE)).toMatchObject({
      relationships: NOTHING_RELATED,
      numerical_observations: [],
    });
  });

  test('a default property that the dataset does not know is absent, never null', async () => {
    const { properties } = await retrieve(idOf(4));
    expect(Object.keys(properties)).toEqual(['id', 'name', 'aliases']);
  });

  test('an entity of another type carries all that it has', async () => {
    const { properties } = await retrieve(idOf(9));
    expect(Object.keys(properties)).toEqual(['id', 'name', 'aliases', 'iso_code']);
  });

  test.each<[string, SocketRequest]>([
    [
      'an empty body with a JSON content type',
      { rawBody: '', headers: { 'Content-Type': 'application/json' } },
    ],
    ['blanks', { rawBody: '  \n' }],
    ['null', { rawBody: 'null' }],
  ])('%s counts as no body', async (_name, asked) => {
    expect(Object.keys((await retrieve(APPLE, asked)).properties)).toContain('legal_name');
  });
});

describe('§4.2 rule 2: with a body', () => {
  test('only the named properties are returned', async () => {
    const profile = await retrieve(APPLE, { body: { properties: ['employee_count', 'cik'] } });
    expect(profile).toMatchObject({ relationships: NOTHING_RELATED, numerical_observations: [] });
    expect(Object.keys(profile.properties).sort()).toEqual(['cik', 'employee_count']);
  });

  test('an empty object names nothing and gets nothing', async () => {
    expect(await retrieve(APPLE, { body: {} })).toMatchObject({
      id: APPLE,
      name: 'Apple Inc.',
      properties: {},
      relationships: NOTHING_RELATED,
      numerical_observations: [],
    });
  });

  test('only the named relationships are returned, in both directions', async () => {
    const profile = await retrieve(APPLE, {
      body: { relationships: { outgoing: { IS_REGISTERED_IN: {} }, incoming: { IS_CEO_OF: {} } } },
    });
    expect(profile.properties).toEqual({});
    expect(Object.keys(profile.relationships!.outgoing!)).toEqual(['IS_REGISTERED_IN']);
    expect(names(profile.relationships!.incoming!['IS_CEO_OF'])).toEqual(['Tim Cook']);
  });

  test('only the named observations are returned, by type and id', async () => {
    const profile = await retrieve(APPLE, {
      body: { numerical_observations: { FinancialMetric: [idOf(902)] } },
    });
    expect(names(profile.numerical_observations!)).toEqual(['Net income']);
  });

  test('properties, relationships and observations travel together', async () => {
    const profile = await retrieve(APPLE, {
      body: {
        properties: ['cik'],
        relationships: { outgoing: { HAS_HEADQUARTERS_IN: {} } },
        numerical_observations: { FinancialMetric: [idOf(901), idOf(902)], MacroIndicator: [idOf(903)] },
      },
    });
    expect(profile.properties['cik']!.value).toBe('0000320193');
    expect(names(profile.relationships!.outgoing!['HAS_HEADQUARTERS_IN'])).toEqual(['California']);
    expect(names(profile.numerical_observations!)).toEqual(['Revenue', 'Net income', 'Weight']);
  });

  test('a property named twice, or an observation, is returned once', async () => {
    const body = {
      properties: ['cik', 'cik'],
      numerical_observations: { FinancialMetric: [idOf(901), idOf(901)] },
    };
    const profile = await retrieve(APPLE, { body });
    expect(Object.keys(profile.properties)).toEqual(['cik']);
    expect(profile.numerical_observations).toHaveLength(1);
  });

  test('null for what is left out is no fault, as clients write it', async () => {
    const body = {
      properties: ['cik'],
      relationships: { outgoing: { IS_REGISTERED_IN: { limit: null, offset: null } } },
      numerical_observations: null,
    };
    const profile = await retrieve(APPLE, { body });
    expect(names(profile.relationships!.outgoing!['IS_REGISTERED_IN'])).toEqual(['United States of America']);
    expect(await retrieve(APPLE, { body: { relationships: null } })).toMatchObject({ properties: {} });
  });

  test('unknown fields of the body are let pass', async () => {
    const profile = await retrieve(APPLE, {
      body: { properties: ['cik'], language: 'en', include: { all: true } },
    });
    expect(Object.keys(profile.properties)).toEqual(['cik']);
  });

  test.each(['application/json; charset=utf-16', 'Application/JSON', 'application/ld+json', ''])(
    'a body sent as %s is read as JSON',
    async (type) => {
      const profile = await retrieve(APPLE, {
        body: { properties: ['cik'] },
        headers: { 'Content-Type': type },
      });
      expect(Object.keys(profile.properties)).toEqual(['cik']);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'nonsense'])(
    'a body sent as %s is refused by name',
    async (type) => {
      const body = { properties: ['cik'] };
      expect(await faults(APPLE, { body, headers: { 'Content-Type': type } })).toEqual([
        {
          loc: ['header', 'content-type'],
          msg: `Expected a body with Content-Type application/json, got ${type}`,
          type: 'content_type',
        },
      ]);
    },
  );
});

describe('§4.2 rule 3: what is not queryable', () => {
  test('a property is absent', async () => {
    const { properties } = await retrieve(APPLE, {
      body: { properties: ['employees', 'cik', '__proto__', 'toString'] },
    });
    expect(Object.keys(properties)).toEqual(['cik']);
  });

  test('a relationship type is absent', async () => {
    const { relationships } = await retrieve(APPLE, {
      body: { relationships: { outgoing: { IS_CEO_OF: {}, NO_SUCH: { limit: 1 } } } },
    });
    expect(relationships).toEqual(NOTHING_RELATED);
  });

  test('an observation of another type, or of another entity, is absent', async () => {
    const body = {
      numerical_observations: { FinancialMetric: [idOf(903), idOf(999)], NoSuchType: [idOf(901)] },
    };
    expect((await retrieve(APPLE, { body })).numerical_observations).toEqual([]);
  });
});

describe('§4.2 rule 4: slices', () => {
  const registered = async (slice: object) =>
    names(
      (await retrieve(USA, { body: { relationships: { incoming: { IS_REGISTERED_IN: slice } } } }))
        .relationships!.incoming!['IS_REGISTERED_IN'],
    );
  const ALL = [
    'Apple Inc.',
    'Microsoft Corporation',
    'J.P. Morgan Chase & Co.',
    'Apple Hospitality REIT, Inc.',
  ];

  test.each<[object, number, number]>([
    [{}, 0, 4],
    [{ limit: 2 }, 0, 2],
    [{ offset: 1 }, 1, 4],
    [{ limit: 2, offset: 1 }, 1, 3],
    [{ limit: 10, offset: 3 }, 3, 4],
    [{ limit: 0 }, 0, 0],
    [{ offset: 9 }, 4, 4],
  ])('%j of incoming ones', async (slice, from, to) => {
    expect(await registered(slice)).toEqual(ALL.slice(from, to));
  });

  test('slices of outgoing ones', async () => {
    const { relationships } = await retrieve(APPLE, {
      body: { relationships: { outgoing: { IS_DIRECT_PARENT_OF: { limit: 1, offset: 1 } } } },
    });
    expect(names(relationships!.outgoing!['IS_DIRECT_PARENT_OF'])).toEqual(['Nestlé S.A.']);
  });

  test.each([
    { limit: '1', offset: '1' },
    { limit: 1.0, offset: ' 1.0 ' },
    { limit: true, offset: '+1' },
  ])('whole numbers are read as validators of §7 read them: %j', async (slice) => {
    expect(await registered(slice)).toEqual(ALL.slice(1, 2));
  });

  test.each<[object, string]>([
    [{ limit: -1 }, 'greater_than_equal'],
    [{ limit: 1.5 }, 'int_from_float'],
    [{ limit: 'ten' }, 'int_parsing'],
    [{ limit: '1.5' }, 'int_parsing'],
    [{ limit: [1] }, 'int_type'],
  ])('refuses %j', async (slice, type) => {
    const body = { relationships: { outgoing: { IS_REGISTERED_IN: slice } } };
    expect(await faults(APPLE, { body })).toMatchObject([
      { loc: ['body', 'relationships', 'outgoing', 'IS_REGISTERED_IN', 'limit'], type },
    ]);
  });
});

describe('§2.4 to §2.7: the parts of a profile', () => {
  test('§2.4: a value has its sources; those of id and aliases may be empty', async () => {
    const { properties } = await retrieve(APPLE);
    expect(properties['id']).toEqual({ value: APPLE, sources: [] });
    expect(properties['aliases']).toEqual({ value: ['AAPL', 'Apple', 'Apple Computer'], sources: [] });
    expect(properties['cik']!.sources).toHaveLength(1);
  });

  test('§2.5: a source has name, date and document', async () => {
    const { properties } = await retrieve(APPLE);
    expect(properties['cik']!.sources).toEqual([
      {
        name: 'Form 10-K',
        date: '2024-11-01',
        document: 'https://www.sec.gov/cgi-bin/browse-edgar?CIK=320193',
      },
    ]);
  });

  test('§2.6: a related entity carries the properties of the relationship itself', async () => {
    const { relationships } = await retrieve(APPLE, {
      body: { relationships: { incoming: { IS_CEO_OF: {}, IS_BOARD_MEMBER_OF: {} } } },
    });
    expect(relationships!.incoming!['IS_CEO_OF']).toMatchObject([
      {
        entity_type: 'Person',
        name: 'Tim Cook',
        properties: {
          valid_since: '2011-08-24',
          role: 'Chief Executive Officer',
          sources: [{ name: 'Form 10-K' }],
        },
      },
    ]);
    expect(relationships!.incoming!['IS_BOARD_MEMBER_OF']).toMatchObject([
      { properties: { valid_until: '2024-01-31' } },
    ]);
    expect(relationships!.incoming!['IS_CEO_OF']![0]!.properties).not.toHaveProperty('valid_until');
  });

  test('§2.7: an observation has its properties and its points with their origin, oldest first', async () => {
    const body = { numerical_observations: { FinancialMetric: [idOf(901).toUpperCase()] } };
    const [revenue] = (await retrieve(APPLE, { body })).numerical_observations!;
    expect(revenue).toMatchObject({
      id: idOf(901),
      name: 'Revenue',
      type: 'FinancialMetric',
      properties: { unit: 'USD', aliases: ['Net sales'], taxonomy: 'us-gaap', cadence: 'A' },
    });
    expect(revenue!.data!.map(({ time }) => time)).toEqual([
      '2022-09-24T00:00:00Z',
      '2023-09-30T00:00:00Z',
      '2024-09-28T00:00:00Z',
    ]);
    expect(revenue!.data![2]).toEqual({
      time: '2024-09-28T00:00:00Z',
      value: 391035000000,
      origin: {
        name: 'Form 10-K',
        published_time: '2024-11-01T00:00:00Z',
        source: 'SEC',
        url: 'https://www.sec.gov/',
      },
    });
  });
});

describe('§7: refusals of a retrieval', () => {
  test.each(['not-a-uuid', '123', `${idOf(1)}0`, '%20'])(
    'an id like %p is a 422 that names the path',
    async (id) => {
      expect(await faults(id, {})).toMatchObject([{ loc: ['path', 'entity_id'], type: 'uuid_parsing' }]);
    },
  );

  test('letter case of an id does not matter', async () => {
    expect((await retrieve(APPLE.toUpperCase())).id).toBe(APPLE);
  });

  test.each([
    ['without hyphens', APPLE.replaceAll('-', '')],
    ['in braces', encodeURIComponent(`{${APPLE}}`)],
    ['as a URN', `urn:uuid:${APPLE}`],
  ])('an id is read %s', async (_how, id) => {
    expect((await retrieve(id)).id).toBe(APPLE);
  });

  test('an id that nothing has is a 404 in JSON', async () => {
    const answer = await socket.ask('POST', `/v1/entities/${idOf(999)}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'entity_not_found', message: `No entity has the id ${idOf(999)}.` });
  });

  test.each<[string, SocketRequest, object]>([
    ['broken JSON', { rawBody: '{"properties":' }, { loc: ['body'], type: 'json_invalid' }],
    ['a list', { body: [] }, { loc: ['body'], type: 'model_attributes_type' }],
    ['text', { rawBody: '"cik"' }, { loc: ['body'], type: 'model_attributes_type' }],
    ['a number', { rawBody: '5' }, { loc: ['body'], type: 'model_attributes_type' }],
    [
      'properties as text',
      { body: { properties: 'cik' } },
      { loc: ['body', 'properties'], type: 'list_type' },
    ],
    [
      'a number among properties',
      { body: { properties: ['cik', 5] } },
      { loc: ['body', 'properties', '1'], type: 'string_type' },
    ],
    [
      'relationships as a list',
      { body: { relationships: ['IS_CEO_OF'] } },
      { loc: ['body', 'relationships'], type: 'model_attributes_type' },
    ],
    [
      'outgoing as a list',
      { body: { relationships: { outgoing: [] } } },
      { loc: ['body', 'relationships', 'outgoing'], type: 'dict_type' },
    ],
    [
      'a slice as a list',
      { body: { relationships: { outgoing: { A: [] } } } },
      { loc: ['body', 'relationships', 'outgoing', 'A'], type: 'model_attributes_type' },
    ],
    [
      'a slice as a number',
      { body: { relationships: { outgoing: { A: 5 } } } },
      { loc: ['body', 'relationships', 'outgoing', 'A'], type: 'model_attributes_type' },
    ],
    [
      'observations as a list',
      { body: { numerical_observations: [] } },
      { loc: ['body', 'numerical_observations'], type: 'dict_type' },
    ],
    [
      'an observation id that is no UUID',
      { body: { numerical_observations: { FinancialMetric: ['Revenue'] } } },
      { loc: ['body', 'numerical_observations', 'FinancialMetric', '0'], type: 'uuid_parsing' },
    ],
    [
      'a number as an observation id',
      { body: { numerical_observations: { FinancialMetric: [5] } } },
      { loc: ['body', 'numerical_observations', 'FinancialMetric', '0'], type: 'uuid_type' },
    ],
  ])('%s is a 422', async (_name, asked, fault) => {
    expect(await faults(APPLE, asked)).toMatchObject([fault]);
  });

  test('the faults of path and body are named at once', async () => {
    expect(await faults('nope', { body: { properties: 5 } })).toHaveLength(2);
  });
});
