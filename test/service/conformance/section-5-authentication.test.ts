import { OPERATION_NAMES, OPERATIONS } from '../../../src/service/operations';
import { KEY, smallService } from '../small-service';
import { idOf } from '../small-store';
import { openSocket, type Socket } from './socket';

const reported: unknown[] = [];
const service = smallService({ report: (error) => reported.push(error) });
let socket: Socket;
beforeAll(async () => {
  socket = await openSocket(service);
});
afterAll(() => socket.close());

const endpoints = OPERATION_NAMES.map((name) => {
  const { method, path } = OPERATIONS[name];
  return [method, path.replace(':entity_id', idOf(1))] as const;
});

test.each(endpoints)('§5 rule 1: %s %s without a key is a 401', async (method, path) => {
  const answer = await socket.ask(method, path, { headers: { 'X-API-KEY': '' } });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    error: 'invalid_api_key',
    message: 'Expected an API key in the X-API-KEY header, got none.',
  });
});

test.each(endpoints)(
  '§5 rule 1: %s %s with an unknown key is a 401 that does not repeat it',
  async (method, path) => {
    const answer = await socket.ask(method, path, { headers: { 'X-API-KEY': 'wrong-secret' } });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('wrong-secret');
  },
);

test('§5: a key is judged before the request, so a stranger learns nothing of its faults', async () => {
  const answer = await socket.ask('POST', '/v1/entities/nope', { headers: { 'X-API-KEY': 'wrong' } });
  expect(answer.status).toBe(401);
});

test('§5: the header name may have any letter case', async () => {
  const answer = await socket.ask('GET', '/v1/entities?name=apple', {
    headers: { 'X-API-KEY': '', 'x-api-key': KEY },
  });
  expect(answer.status).toBe(200);
});

test('§5: keys may be judged by a function', async () => {
  const judged = await openSocket(smallService({ keys: (key) => key.startsWith('firm-') }));
  const status = async (key: string) =>
    (await judged.ask('GET', '/v1/entities?name=apple', { headers: { 'X-API-KEY': key } })).status;
  expect([await status('firm-1'), await status(KEY)]).toEqual([200, 401]);
  await judged.close();
});

test('§5: no key reaches a report or an answer of failure', async () => {
  const answer = await socket.ask('POST', '/v1/knowledge/query', { body: { input: 'fail' } });
  expect(answer.text).not.toContain(KEY);
  expect(reported.map(String)).toEqual(['Error: secret cause']);
});

test('the status route needs no key and tells none', async () => {
  const answer = await socket.ask('GET', '/status', { headers: { 'X-API-KEY': '' } });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(KEY);
});
