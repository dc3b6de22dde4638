import { smallService } from '../small-service';
import { idOf } from '../small-store';
import { openSocket, type Socket } from './socket';

let now = 0;
let socket: Socket;
const reported: unknown[] = [];

beforeEach(async () => {
  now = 1_000_000;
  reported.length = 0;
  socket = await openSocket(
    smallService({
      clock: () => now,
      rateLimit: { requests: 3, windowMs: 60_000 },
      keys: ['one', 'two'],
      report: (error) => reported.push(error),
    }),
  );
});
afterEach(() => socket.close());

const ask = (key: string, path = '/v1/entities?name=apple') =>
  socket.ask('GET', path, { headers: { 'X-API-KEY': key } });

const spend = async (key: string, times: number) => {
  for (let time = 0; time < times; time += 1) await ask(key);
};

describe('§7: 429 when the rate limit is exceeded', () => {
  test('has the documented body and the seconds to wait', async () => {
    await spend('one', 3);
    now += 10_500;
    const answer = await ask('one');
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('50');
    expect(answer.body).toEqual({
      error: 'rate_limit_exceeded',
      message: 'Too many requests were made with this key; try again in 50 s.',
    });
  });

  test('ends when the named seconds have passed', async () => {
    await spend('one', 4);
    now += 59_999;
    expect((await ask('one')).status).toBe(429);
    now += 1;
    expect((await ask('one')).status).toBe(200);
  });

  test('each key has its own', async () => {
    await spend('one', 4);
    expect((await ask('two')).status).toBe(200);
  });

  test('§8: applies to all endpoints, and failed calls count too', async () => {
    await ask('one', '/v1/entities');
    await ask('one', `/v1/entities/${idOf(999)}/introspection`);
    await socket.ask('POST', '/v1/knowledge/query', { headers: { 'X-API-KEY': 'one' }, rawBody: '{' });
    const answer = await socket.ask('POST', `/v1/entities/${idOf(1)}`, { headers: { 'X-API-KEY': 'one' } });
    expect(answer.status).toBe(429);
  });

  test('calls with an unknown key do not spend the limit of a known one', async () => {
    for (let time = 0; time < 5; time += 1) await ask('three');
    expect((await ask('one')).status).toBe(200);
  });
});

describe('§7: internal failure', () => {
  test.each(['search', 'query'])(
    'of knowledge %s has the documented body and hides its cause',
    async (operation) => {
      const answer = await socket.ask('POST', `/v1/knowledge/${operation}`, {
        headers: { 'X-API-KEY': 'one' },
        body: { input: 'fail' },
      });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        error: {
          error_type: 'internal_server_error',
          message: 'The service failed while answering; the request may be tried again.',
        },
        response_type: 'ERROR',
      });
      expect(reported.map(String)).toEqual(['Error: secret cause']);
    },
  );

  test('leaves the service answering', async () => {
    await socket.ask('POST', '/v1/knowledge/query', {
      headers: { 'X-API-KEY': 'one' },
      body: { input: 'fail' },
    });
    expect((await ask('one')).status).toBe(200);
  });
});

describe('§7: 422 for hostile bodies', () => {
  const refuse = async (properties: string) => {
    const answer = await socket.ask('POST', `/v1/entities/${idOf(1)}`, {
      headers: { 'X-API-KEY': 'one' },
      rawBody: `{"properties":[${properties}]}`,
    });
    return { status: answer.status, faults: (answer.body as { detail: unknown[] }).detail.length };
  };

  test('half a million wrong items are told by the first hundred', async () => {
    expect(await refuse(Array(500_000).fill(1).join(','))).toEqual({ status: 422, faults: 100 });
  });

  test('an item nested deeper than JSON can be written is a fault and no failure', async () => {
    expect(await refuse('['.repeat(400_000) + ']'.repeat(400_000))).toEqual({ status: 422, faults: 1 });
    expect(reported).toEqual([]);
  });
});
