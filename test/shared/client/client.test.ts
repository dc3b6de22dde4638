import { createServer } from 'node:http';

import { createClient, type Client } from '../../../src/shared/client/client';
import { Failure } from '../../../src/shared/contract/failure';
import { failureOf } from './failure-of';
import { json, plain, socketService, type SocketService } from './socket-service';
import { verbatim } from '../../../src/shared/messages/message';

const APPLE = '2d8b6bd2-2a3b-4f64-9f5c-4e6cf3b6a5d1';
const KEY = 'secret-key-1234';
const profile = { id: APPLE, name: 'Apple Inc.', entity_type: 'Company', properties: {}, relationships: {} };

let service: SocketService;
let client: Client;
const now = () => Date.UTC(2026, 0, 1);

function clientOf(key: string | undefined, address = service.address): Client {
  return createClient({ address, key: () => key, fetch, now, largestAnswer: 100_000 });
}

beforeEach(async () => {
  service = await socketService();
  client = clientOf(KEY);
});

afterEach(() => service.close());

describe('what is sent', () => {
  test('a search carries name, each type and the limit in the address and the key in its header only', async () => {
    service.reply(json(200, { entities: [{ id: APPLE, name: 'Apple Inc.', entity_type: 'Robot' }] }));
    const found = await client.search({ name: 'Ap&ple', entity_types: ['Company', 'Person'], limit: 5 });
    expect(found).toEqual([{ id: APPLE, name: 'Apple Inc.', entity_type: 'Robot' }]);
    const [request] = service.received;
    expect(request).toMatchObject({ method: 'GET', body: '' });
    expect(request?.url).toBe('/v1/entities?name=Ap%26ple&entity_types=Company&entity_types=Person&limit=5');
    expect(request?.headers['x-api-key']).toBe(KEY);
  });

  test('a coarse retrieval has no body, a projection has its query as JSON', async () => {
    service.reply(json(200, profile));
    await client.retrieve(APPLE, undefined);
    await client.retrieve(APPLE, { properties: ['lei'] });
    expect(service.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `/v1/entities/${APPLE}`, ''],
      ['POST', `/v1/entities/${APPLE}`, '{"properties":["lei"]}'],
    ]);
    expect(service.received[0]?.headers['content-type']).toBeUndefined();
    expect(service.received[1]?.headers['content-type']).toBe('application/json');
  });

  test('introspection, query and question go to their own paths', async () => {
    const prose = { content: 'Tim Cook', explainability: null, context: [], entities: null };
    service.reply(json(200, { properties: [], results: [], ...prose }));
    await client.introspect(APPLE);
    await client.query({ input: 'a.b' });
    const answer = await client.answer({ input: 'who?', explainability: true, return_entities: true });
    expect(answer.content).toBe('Tim Cook');
    expect(service.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /v1/entities/${APPLE}/introspection`,
      'POST /v1/knowledge/query',
      'POST /v1/knowledge/search',
    ]);
  });

  test('an address with a path keeps its path', async () => {
    service.reply(json(200, { entities: [] }));
    await clientOf(KEY, `${service.address}/gateway`).search({ name: 'x' });
    expect(service.received[0]?.url).toBe('/gateway/v1/entities?name=x');
  });

  test('checking a key asks for one search result with that key', async () => {
    service.reply(json(200, { entities: [] }));
    await clientOf(undefined).checkKey('other-key');
    expect(service.received[0]?.url).toBe('/v1/entities?name=a&limit=1');
    expect(service.received[0]?.headers['x-api-key']).toBe('other-key');
  });

  test.each([undefined, ''])('without a key (%j) nothing is sent', async (key) => {
    expect(await failureOf(clientOf(key).search({ name: 'x' }))).toMatchObject({ kind: 'no-key' });
    expect(service.received).toHaveLength(0);
  });

  test('without an address nothing is sent, and the person is told where to enter one', async () => {
    const failure = await failureOf(clientOf(KEY, '').search({ name: 'x' }));
    expect(failure.kind).toBe('unreachable');
    expect(failure.message).toBe('No service address is set. Enter it in KER ▸ Settings.');
    expect(service.received).toHaveLength(0);
  });

  test.each(['näh', 'two words', 'line\nbreak'])(
    'a key that no header holds is rejected unsent',
    async (key) => {
      expect(await failureOf(client.checkKey(key))).toMatchObject({ kind: 'rejected-key' });
      expect(service.received).toHaveLength(0);
    },
  );
});

describe('failures by status', () => {
  const detail = [{ loc: ['query', 'limit'], msg: 'must be at most 100', type: 'less_than_equal' }];
  const internal = {
    error: { error_type: 'internal_server_error', message: 'Oops' },
    response_type: 'ERROR',
  };

  test.each([
    [401, 'rejected-key', { error: 'no' }],
    [403, 'rejected-key', '<html>'],
    [402, 'no-balance', ''],
    [404, 'unknown-entity', '<h1>Not found</h1>'],
    [413, 'too-large', ''],
    [414, 'too-large', '<html>'],
    [431, 'too-large', ''],
    [422, 'validation', { detail }],
    [422, 'validation', '<html>'],
    [429, 'rate-limited', { error: 'rate_limit_exceeded', message: 'Too many requests' }],
    [500, 'server-error', internal],
    [502, 'server-error', '<html>Bad gateway</html>'],
    [503, 'server-error', ''],
    [200, 'server-error', internal],
    [400, 'server-error', internal],
    [400, 'unreadable', { detail: 'odd' }],
    [418, 'unreadable', ''],
    [200, 'unreadable', ''],
    [200, 'unreadable', '<html>Sign in</html>'],
    [200, 'unreadable', '{"id": 1]'],
    [200, 'unreachable', '{"id": 1'],
    [200, 'unreachable', '{"properties": {"lei": '],
    [200, 'unreadable', { id: 7 }],
    [200, 'unreadable', { detail: 'odd' }],
    [204, 'unreadable', ''],
  ])('status %i is %s with body %j', async (status, kind, body) => {
    service.reply(typeof body === 'string' ? plain(status, body) : json(status, body));
    const failure = await failureOf(client.retrieve(APPLE, undefined));
    expect(failure.kind).toBe(kind);
    expect(failure.details.status).toBe(status);
    expect(failure.message).toContain(service.host);
    expect(failure.message).not.toMatch(/undefined|\[object|\n/);
  });

  test('a 422 names each fault', async () => {
    service.reply(json(422, { detail }));
    const failure = await failureOf(client.search({ name: 'x' }));
    expect(failure.message).toContain('query.limit: must be at most 100');
    expect(failure.details.faults).toEqual([{ loc: ['query', 'limit'], msg: 'must be at most 100' }]);
  });

  test('a query whose only row is an error is refused with that text', async () => {
    service.reply(json(200, { results: [{ error: 'This question is too complex' }], entities: null }));
    const failure = await failureOf(client.query({ input: 'x' }));
    expect(failure).toMatchObject({ kind: 'refused', message: 'This question is too complex' });
  });

  test.each([
    [[]],
    [[{ error: 'a', name: 'b' }]],
    [[{ error: 'a' }, { error: 'b' }]],
    [[{ error: null }]],
    [[{}]],
  ])('the rows %j are data', async (results) => {
    service.reply(json(200, { results, entities: null }));
    expect((await client.query({ input: 'x' })).results).toEqual(results);
  });

  test('a 404 of a search means a wrong address, not an unknown entity', async () => {
    service.reply(plain(404, ''));
    expect(await failureOf(client.search({ name: 'x' }))).toMatchObject({ kind: 'unreadable' });
  });

  test.each([
    ['7', 7000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Thu, 01 Jan 2015 00:00:00 GMT', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['9'.repeat(400), undefined],
    ['9'.repeat(30), undefined],
  ])('Retry-After %s is %s ms', async (header, wait) => {
    service.reply(plain(429, '', { 'Retry-After': header }));
    const { details, message } = await failureOf(client.search({ name: 'x' }));
    expect(details.retryAfterMs).toBe(wait);
    expect(message).not.toMatch(/Infinity|e\+/);
  });

  test('an answer of another shape is named by its field', async () => {
    service.reply(json(200, { ...profile, name: 12 }));
    expect((await failureOf(client.retrieve(APPLE, undefined))).message).toContain('an invalid “name”');
  });

  test.each(['id', 'name', 'entity_type', 'properties', 'relationships'])(
    'a profile without its %s is unreadable, and says so without words of a schema',
    async (part) => {
      service.reply(json(200, { ...profile, [part]: undefined }));
      const { kind, message } = await failureOf(client.retrieve(APPLE, undefined));
      expect(kind).toBe('unreadable');
      expect(message).toContain(`data without “${part}”`);
      expect(message).not.toMatch(/Invalid|Expected|received/);
    },
  );

  test('a property without its value is unreadable, and one whose value is null is not', async () => {
    service.reply(json(200, { ...profile, properties: { lei: { sources: [] } } }));
    expect(await failureOf(client.retrieve(APPLE, undefined))).toMatchObject({ kind: 'unreadable' });
    service.reply(json(200, { ...profile, properties: { lei: { value: null, sources: [] } } }));
    expect((await client.retrieve(APPLE, undefined)).properties['lei']?.value).toBeNull();
  });

  test('the profile of another entity is unreadable, whatever was asked', async () => {
    const other = '00000000-2a3b-4f64-9f5c-4e6cf3b6a5d1';
    service.reply(json(200, { ...profile, id: other }));
    for (const query of [undefined, { properties: ['lei'] }]) {
      const { kind, message } = await failureOf(client.retrieve(APPLE, query));
      expect(kind).toBe('unreadable');
      expect(message).toContain(`the profile of another entity (${other})`);
    }
  });

  test('an id is the same in capitals', async () => {
    service.reply(json(200, profile));
    expect(await client.retrieve(APPLE.toUpperCase(), undefined)).toMatchObject({ id: APPLE });
  });

  test.each([
    [{ relationships: { outgoing: { OWNS: {} } } }, 'no outgoing relationships'],
    [{ relationships: { incoming: { OWNS: {} } } }, 'no incoming relationships'],
    [{ numerical_observations: { FinancialMetric: [APPLE] } }, 'no list of series'],
  ])('an answer to %j without that part is unreadable', async (query, fault) => {
    service.reply(json(200, { ...profile, numerical_observations: null }));
    const { kind, message } = await failureOf(client.retrieve(APPLE, { properties: [], ...query }));
    expect(kind).toBe('unreadable');
    expect(message).toContain(fault);
  });

  test('the same series twice is read where its points are the same, and is unreadable where they differ', async () => {
    const series = (value: number, id = APPLE) => ({
      ...{ id, name: 'Sales', type: 'FinancialMetric', properties: {} },
      data: [{ time: '2024-12-31', value }],
    });
    const query = { properties: [], numerical_observations: { FinancialMetric: [APPLE] } };
    service.reply(json(200, { ...profile, numerical_observations: [series(1), series(1)] }));
    expect((await client.retrieve(APPLE, query)).numerical_observations).toHaveLength(2);
    service.reply(
      json(200, { ...profile, numerical_observations: [series(1, APPLE.toUpperCase()), series(2)] }),
    );
    const { kind, message } = await failureOf(client.retrieve(APPLE, query));
    expect(kind).toBe('unreadable');
    expect(message).toContain(`series ${APPLE} twice, with other points`);
  });

  test('a whole number keeps its digits: as text where a number would lose some, but for the points of a series', async () => {
    const text = JSON.stringify({
      ...profile,
      properties: {
        permid: { value: ['N1', 'N2', 'N3', 'N4', 'N5'], sources: [] },
        quoted: { value: 'a "N1, N1 \\', sources: [] },
      },
      numerical_observations: [
        { id: APPLE, name: 'GDP', type: 'M', data: [{ time: '2024-12-31', value: 'N1' }] },
      ],
    })
      .replaceAll('"N1"', '12345678901234567890')
      .replace('"N2"', '-9007199254740993')
      .replace('"N3"', '22138964000000000')
      .replace('"N4"', '0.12345678901234567890')
      .replace('"N5"', '12345678901234567890e-5')
      .replaceAll('N1', '12345678901234567890');
    service.reply(plain(200, text));
    const { properties, numerical_observations: series } = await client.retrieve(APPLE, undefined);
    expect(properties['permid']?.value).toEqual([
      '12345678901234567890',
      '-9007199254740993',
      22138964000000000,
      0.1234567890123456789,
      123456789012345.6789,
    ]);
    expect(properties['quoted']?.value).toBe('a "12345678901234567890, 12345678901234567890 \\');
    expect(series?.[0]?.data?.[0]?.value).toBe(12345678901234567000);
  });

  test.each([':9007199254740993', ': 9007199254740993', ':[9007199254740993]', ':-9007199254740993'])(
    'a whole number of sixteen digits is found in %s',
    async (written) => {
      service.reply(plain(200, `{"results":[{"id"${written}}]}`));
      const [row] = (await client.query({ input: 'x' })).results;
      expect([row?.['id']].flat()).toEqual([/-?\d+/.exec(written)?.[0]]);
    },
  );

  test('a text that ends in strokes ends there', async () => {
    service.reply(
      plain(
        200,
        String.raw`{"results":[{"a":"\\","b":9007199254740993},{"c":"\\\"","d":"9007199254740993"}]}`,
      ),
    );
    expect((await client.query({ input: 'x' })).results).toEqual([
      { a: '\\', b: '9007199254740993' },
      { c: '\\"', d: '9007199254740993' },
    ]);
  });

  test('of an answer with long numbers that breaks off, nothing is read', async () => {
    service.reply(plain(200, '{"results":[{"a":9007199254740993,"b":"c'));
    expect(await failureOf(client.query({ input: 'x' }))).toMatchObject({ kind: 'unreachable' });
  });

  test.each([null, { outgoing: null }])(
    'an answer whose relationships are %j has none that were asked for',
    async (relationships) => {
      service.reply(json(200, { ...profile, relationships }));
      const query = { properties: [], relationships: { outgoing: { OWNS: {} } } };
      expect(await failureOf(client.retrieve(APPLE, query))).toMatchObject({ kind: 'unreadable' });
    },
  );

  test('parts that were not asked for may be missing', async () => {
    service.reply(json(200, { ...profile, numerical_observations: null }));
    const query = { properties: ['lei'], relationships: { outgoing: {} }, numerical_observations: {} };
    expect(await client.retrieve(APPLE, query)).toMatchObject({ id: APPLE });
  });

  test('rows, prose and introspection without their required parts are unreadable', async () => {
    service.reply(json(200, {}));
    const asked = [
      () => client.query({ input: 'x' }),
      () => client.answer({ input: 'x' }),
      () => client.introspect(APPLE),
    ];
    for (const ask of asked) expect(await failureOf(ask())).toMatchObject({ kind: 'unreadable' });
  });
});

describe('failures of the network', () => {
  test('a host that nobody listens on is unreachable', async () => {
    await service.close();
    const failure = await failureOf(client.search({ name: 'x' }));
    expect(failure.kind).toBe('unreachable');
    expect(failure.message).toContain(service.host);
  });

  test.each([0, 20])('a connection lost after %i bytes is unreachable', async (bytes) => {
    service.reply((response, request) => {
      if (bytes === 0) request.socket.destroy();
      else
        response
          .writeHead(200, { 'Content-Length': '500' })
          .write('x'.repeat(bytes), () => request.socket.destroy());
    });
    expect(await failureOf(client.search({ name: 'x' }))).toMatchObject({ kind: 'unreachable' });
  });

  test('a request that is aborted for a reason fails with it, also while its body is coming', async () => {
    const asked = new Promise<void>((resolve) =>
      service.reply((response) => response.writeHead(200).write('{"entities":', () => resolve())),
    );
    const controller = new AbortController();
    const pending = client.search({ name: 'x' }, controller.signal);
    await asked;
    const reason = new Failure('timed-out', verbatim('The time is over'));
    controller.abort(reason);
    expect(await failureOf(pending)).toBe(reason);
  });

  test('a request is aborted when its caller gives up', async () => {
    const closed = new Promise<void>((resolve) =>
      service.reply((response) => {
        response.on('close', resolve);
        controller.abort();
      }),
    );
    const controller = new AbortController();
    expect(await failureOf(client.search({ name: 'x' }, controller.signal))).toMatchObject({
      kind: 'cancelled',
    });
    await closed;
  });

  test('a caller that has given up already costs nothing', async () => {
    const failure = await failureOf(client.search({ name: 'x' }, AbortSignal.abort()));
    expect(failure.kind).toBe('cancelled');
    expect(service.received).toHaveLength(0);
  });

  test('a body over the bound is refused, also when it is sent in pieces', async () => {
    service.reply((response) => {
      for (let piece = 0; piece < 20; piece++) response.write('x'.repeat(10_000));
      response.end();
    });
    expect(await failureOf(client.search({ name: 'x' }))).toMatchObject({ kind: 'too-large' });
  });

  test('a redirect is not followed, so the key stays with the service', async () => {
    let visits = 0;
    const other = createServer((_, response) => {
      visits++;
      response.end('{"entities":[]}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const place = other.address();
    if (place === null || typeof place === 'string') throw new Error('Expected a port');
    service.reply(plain(307, '', { Location: `http://127.0.0.1:${place.port}/v1/entities` }));
    const failure = await failureOf(client.search({ name: 'x' }));
    expect(failure).toMatchObject({ kind: 'unreadable' });
    expect(failure.message).toContain('redirects');
    expect(visits).toBe(0);
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('of a profile whose oddities say nothing wrong all else is read', () => {
  const register = { name: 'Register', date: '2026-03-31', document: null };
  const retrieved = async (properties: object) => {
    service.reply(json(200, { ...profile, properties }));
    return (await client.retrieve(APPLE, { properties: Object.keys(properties) })).properties;
  };

  test('a property that is null is one that the entity has none of', async () => {
    expect(await retrieved({ lei: { value: 'L1', sources: [register] }, esg_policy: null })).toEqual({
      lei: { value: 'L1', sources: [register] },
      esg_policy: { value: null, sources: [] },
    });
  });

  test.each([[null], [undefined]])('a source that is called %p is one without a name', async (name) => {
    expect(await retrieved({ lei: { value: 'L1', sources: [{ ...register, name }, register] } })).toEqual({
      lei: { value: 'L1', sources: [{ ...register, name: 'unnamed source' }, register] },
    });
  });

  test('a source may be its name alone, and its date a number; a document that is none is none', async () => {
    const odd = ['Register', { name: 'Filing', date: 20241101, document: 5 }, null];
    const { lei } = await retrieved({ lei: { value: 'L1', sources: odd } });
    expect(lei?.sources).toEqual([
      { name: 'Register' },
      { name: 'Filing', date: '20241101', document: null },
    ]);
  });

  test('a document may be a recorded call, whose odd parts are left out', async () => {
    const call = (more: object) => ({
      endpoint: '/filings',
      params: { year: 2024 },
      response_hash: 'a1',
      ...more,
    });
    const documents = [call({}), call({ params: 5 }), call({ endpoint: 5 }), 'https://sec.gov/a'];
    const odd = [null, ...documents.map((document) => ({ ...register, document }))];
    const { lei } = await retrieved({ lei: { value: 'L1', sources: odd } });
    expect(lei?.sources?.map(({ document }) => document)).toEqual([
      ...[call({}), call({ params: {} }), null],
      'https://sec.gov/a',
    ]);
  });

  test('what is no property at all makes the answer unreadable still', async () => {
    expect(await failureOf(retrieved({ lei: 5, esg_policy: null }))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('an answer with an odd part holds all else', () => {
  const series = { id: 'S1', name: 'Revenue', type: 'FinancialMetric' };
  const read = async (parts: object) => {
    service.reply(json(200, { ...profile, ...parts }));
    return client.retrieve(APPLE, undefined);
  };

  test('numbers of a series may come as text, and words for no number are none', async () => {
    const numbers = ['391035000000', '-1.25e10', '1e-2', ' 7 '];
    const values = [...numbers, 'NaN', 'n/a', 'NA', '<UNKNOWN>', '', null, 3];
    const data = values.map((value) => ({ time: '2024-09-28', value, origin: 'SEC' }));
    const [found] = (await read({ numerical_observations: [{ ...series, properties: null, data }, null] }))
      .numerical_observations!;
    expect(found?.data?.map(({ value }) => value)).toEqual([
      ...[391_035_000_000, -12_500_000_000, 0.01, 7, null, null, null, null, null, null, 3],
    ]);
    expect(found?.data?.[0]?.origin).toEqual({ name: 'SEC' });
  });

  test.each(['394,328', '12.345,6', '1 000', 'much', true, { amount: 1 }, undefined])(
    'the value %j of a series is not guessed',
    async (value) => {
      const data = [{ time: '2024-09-28', value }];
      const failure = await failureOf(read({ numerical_observations: [{ ...series, data }] }));
      expect(failure.message).toMatch(/(invalid|without) “numerical_observations\.0\.data\.0\.value”/);
    },
  );

  test('what is null in a list of related entities is none, and one may lack its name', async () => {
    const cook = { id: 'T1', name: null, entity_type: null, properties: null };
    const { relationships } = await read({
      relationships: { outgoing: { OWNS: null }, incoming: { IS_CEO_OF: [null, cook] } },
    });
    expect(relationships).toMatchObject({
      outgoing: { OWNS: [] },
      incoming: { IS_CEO_OF: [{ id: 'T1', name: '', entity_type: '', properties: {} }] },
    });
  });

  test('what is told of a related entity and of a series stays, and numbers in place of texts are texts', async () => {
    const sources = [{ name: 'Register', date: '2026-03-31' }];
    const told = { id: 'R1', sources, valid_since: '2011-08-24', valid_until: 2026 };
    const cook = { id: 'T1', name: 'Tim Cook', entity_type: 'Person', properties: told };
    const origin = { name: 'SEC', published_time: '2024-11-01', source: 10, url: 'https://sec.gov/a' };
    const properties = { unit: 'USD', aliases: ['Sales', 5], taxonomy: 'us-gaap', cadence: 'yearly' };
    const data = [{ time: '2024-09-28', value: 3, origin }];
    const found = await read({
      relationships: { outgoing: null, incoming: { IS_CEO_OF: [null, cook] } },
      numerical_observations: [{ ...series, properties, data }],
    });
    expect(found.relationships?.incoming?.['IS_CEO_OF']).toEqual([
      { ...cook, properties: { ...told, valid_until: '2026' } },
    ]);
    expect(found.numerical_observations).toEqual([
      {
        ...{ ...series, properties: { ...properties, aliases: ['Sales'] } },
        data: [{ time: '2024-09-28', value: 3, origin: { ...origin, source: '10' } }],
      },
    ]);
  });

  test('of an answer the documents stay, and what no statement could refer to is left out', async () => {
    const document = { name: 'Filing', url: 7 };
    const fact = { id: 'C1', content: 'a', origins: [{ source: null, document }, null] };
    const context = [fact, { ...fact, id: 1 }, { ...fact, content: null }, null];
    const explainability = [{ content: 'a', references: ['C1', 5] }];
    service.reply(json(200, { content: null, explainability, context }));
    expect(await client.answer({ input: 'x' })).toEqual({
      ...{ content: '', explainability: [{ content: 'a', references: ['C1'] }], entities: null },
      context: [{ ...fact, origins: [{ source: null, document: { name: 'Filing', url: '7' } }] }],
    });
  });

  test('a search leaves out what has no name', async () => {
    const named = { id: APPLE, name: 'Apple Inc.', entity_type: null };
    service.reply(json(200, { entities: [null, { ...named, name: null }, named] }));
    expect(await client.search({ name: 'x' })).toEqual([{ ...named, entity_type: '' }]);
    service.reply(json(200, { entities: null }));
    expect(await client.search({ name: 'x' })).toEqual([]);
  });

  test('a list of what may be asked leaves out what cannot be asked', async () => {
    const listing = { id: 'S1', name: 'Revenue', unit: 7 };
    const numerical_observations = { FinancialMetric: [null, { id: null, name: 'Profit' }, listing] };
    service.reply(json(200, { properties: ['lei', null], relationships: null, numerical_observations }));
    expect(await client.introspect(APPLE)).toMatchObject({
      properties: ['lei'],
      numerical_observations: { FinancialMetric: [{ id: 'S1', unit: '7' }] },
    });
  });

  test('rows and prose stand without the entities that they mention', async () => {
    const mention = { id: APPLE, name: 'Apple Inc.', entity_type: null, mentions: null };
    const entities = [{ foo: 1 }, mention];
    service.reply(json(200, { results: [null, { name: 'Apple' }], entities }));
    expect(await client.query({ input: 'x' })).toEqual({
      results: [{ name: 'Apple' }],
      entities: [{ ...mention, entity_type: '', mentions: [] }],
    });
    service.reply(json(200, { content: 'Tim Cook', explainability: [{ content: 'a', references: [null] }] }));
    expect(await client.answer({ input: 'x' })).toEqual({
      ...{ content: 'Tim Cook', explainability: [{ content: 'a', references: [] }] },
      ...{ context: null, entities: null },
    });
  });
});

test('an answer that breaks off within a very long text was lost on the way', async () => {
  service.reply(plain(200, `{"content": "${'a'.repeat(8_000_000)}`));
  const large = createClient({ address: service.address, key: () => KEY, fetch, now });
  const question = { input: 'who?', explainability: true, return_entities: true };
  expect(await failureOf(large.answer(question))).toMatchObject({ kind: 'unreachable' });
});
