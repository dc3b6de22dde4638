import { KEY, smallService } from '../small-service';
import { idOf } from '../small-store';
import { openSocket, type Socket } from './socket';

const ORIGIN = 'https://addin.example';
const service = smallService({ allowedOrigins: [ORIGIN], maxBodyBytes: 1000 });
let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(service);
});
afterAll(() => socket.close());

describe('paths and methods', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v2/entities?name=apple'],
    ['POST', '/v1/entities/'],
    ['GET', '/v1/entities/a/b/c'],
    ['GET', '/v1/%zz'],
  ])('§9 rule 1: %s %s is a 404 in JSON', async (method, path) => {
    const answer = await socket.ask(method, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: 'not_found' });
  });

  test.each([
    ['POST', '/v1/entities', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/v1/entities?name=apple', 'GET, HEAD, OPTIONS'],
    ['PUT', '/v1/entities/x/introspection', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v1/knowledge/query', 'POST, OPTIONS'],
  ])('%s %s is a 405 that names the methods it takes', async (method, path, allow) => {
    const plain = await openSocket(smallService());
    const { status, headers, body } = await plain.ask(method, path);
    expect({ status, allow: headers.allow, body }).toMatchObject({
      status: 405,
      allow,
      body: { error: 'method_not_allowed' },
    });
    await plain.close();
  });

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await socket.ask('HEAD', '/v1/entities?name=apple');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('HEAD without a key is refused', async () => {
    expect(
      (await socket.ask('HEAD', '/v1/entities?name=apple', { headers: { 'X-API-KEY': '' } })).status,
    ).toBe(401);
  });
});

describe('bodies', () => {
  const big = JSON.stringify({ input: 'x'.repeat(2000) });

  test('over the limit is a 413 in JSON', async () => {
    const answer = await socket.ask('POST', '/v1/knowledge/query', { rawBody: big });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({
      error: 'request_too_large',
      message: 'Expected a request body of at most 1000 bytes.',
    });
  });

  test('over the limit is refused too when its length is not announced', async () => {
    const answer = await socket.ask('POST', '/v1/knowledge/query', {
      rawBody: big,
      headers: { 'Transfer-Encoding': 'chunked' },
    });
    expect(answer.status).toBe(413);
  });

  test('whose bytes are no UTF-8 is a 422, not a text with other letters (RFC 8259 §8.1)', async () => {
    const latin1 = Buffer.from('{"input":"Soci\xe9t\xe9"}', 'latin1');
    const answer = await socket.ask('POST', '/v1/knowledge/query', { rawBody: latin1 });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [
        {
          loc: ['body'],
          msg: 'Expected the body to be JSON in UTF-8, got bytes that are none',
          type: 'json_invalid',
        },
      ],
    });
  });

  test('that begins with a byte order mark is read', async () => {
    const answer = await socket.ask('POST', '/v1/knowledge/query', { rawBody: '\ufeff{"input":"Apple"}' });
    expect([answer.status, answer.body]).toMatchObject([200, { results: [{ ceo: 'Tim Cook' }] }]);
  });

  test('up to the limit is read', async () => {
    const answer = await socket.ask('POST', '/v1/knowledge/query', { body: { input: 'x'.repeat(900) } });
    expect(answer.status).toBe(200);
  });
});

describe('calls from a browser', () => {
  const preflight = (origin: string) =>
    socket.ask('OPTIONS', `/v1/entities/${idOf(1)}`, {
      headers: {
        'X-API-KEY': '',
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-api-key,content-type',
      },
    });

  test('a preflight of the add-in is granted without a key', async () => {
    const { status, headers } = await preflight(ORIGIN);
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']?.toLowerCase()).toContain('x-api-key');
  });

  test('a preflight of another origin is granted nothing', async () => {
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('an answer names the origin, a refusal too, and lets Retry-After be read', async () => {
    for (const key of [KEY, '']) {
      const { headers } = await socket.ask('GET', '/v1/entities?name=apple', {
        headers: { 'X-API-KEY': key, Origin: ORIGIN },
      });
      expect(headers['access-control-allow-origin']).toBe(ORIGIN);
      expect(headers['access-control-expose-headers']).toContain('Retry-After');
    }
  });

  test('without allowed origins nothing is granted, and OPTIONS names the methods', async () => {
    const plain = await openSocket(smallService());
    const { status, headers } = await plain.ask('OPTIONS', '/v1/entities', { headers: { Origin: ORIGIN } });
    expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      undefined,
    ]);
    await plain.close();
  });
});

test('what reaches an operation is counted, refused or not', async () => {
  const counted = smallService();
  const plain = await openSocket(counted);
  await plain.ask('GET', '/v1/entities?name=apple');
  await plain.ask('GET', '/v1/entities', { headers: { 'X-API-KEY': '' } });
  await plain.ask('POST', `/v1/entities/${idOf(1)}`);
  await plain.ask('POST', '/v1/entities');
  expect(counted.requests).toEqual({
    searchEntities: 2,
    retrieveEntity: 1,
    introspectEntity: 0,
    searchKnowledge: 0,
    queryKnowledge: 0,
  });
  await plain.close();
});
