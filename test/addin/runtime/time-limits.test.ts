import { createLayer, type Layer } from '../../../src/addin/runtime/layer';
import { createRuntime } from '../../../src/addin/runtime/create-runtime';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { FakeClock } from '../../shared/batching/fake-clock';
import { failureOf } from '../../shared/client/failure-of';
import { socketService, type SocketService } from '../../shared/client/socket-service';

const ID = '2d8b6bd2-2a3b-4f64-9f5c-4e6cf3b6a5d1';

let service: SocketService;
let clock: FakeClock;
let layer: Layer;

beforeEach(async () => {
  service = await socketService();
  clock = new FakeClock();
  layer = createLayer({
    ...{ address: service.address, key: 'key', fetch, clock, storage: undefined },
    settings: { freshness: 'day', requestsPerMinute: 0, offline: 'last-known' },
  });
});

afterEach(async () => {
  await layer.batching.close();
  await service.close();
});

/** Resolves when the service has a request, which it answers with as much as `begin` writes and nothing more. */
function received(begin: Parameters<SocketService['reply']>[0] = () => undefined): Promise<() => boolean> {
  return new Promise((resolve) =>
    service.reply((response, request) => {
      let isClosed = false;
      response.on('close', () => (isClosed = true));
      begin(response, request);
      resolve(() => isClosed);
    }),
  );
}

async function closes(isClosed: () => boolean): Promise<void> {
  while (!isClosed()) await new Promise((resolve) => setImmediate(resolve));
}

test.each([
  ['an entity call', 30, () => layer.batching.property(ID, 'lei')],
  ['a knowledge call', 200, () => layer.answer.ask('Who?')],
])('%s without an answer is timed out after %i s, and its connection is let go', async (_, limit, ask) => {
  const asked = received();
  const pending = ask();
  await clock.pass(5);
  const isClosed = await asked;
  let isSettled = false;
  const failure = failureOf(pending).finally(() => (isSettled = true));
  await clock.pass((limit - 1) * 1_000);
  expect(isSettled).toBe(false);
  await clock.pass(1_000);
  expect(await failure).toMatchObject({ kind: 'timed-out' });
  expect((await failure).message).toContain(service.host);
  await closes(isClosed);
});

test('a body that stops coming is timed out too', async () => {
  const asked = received((response) => response.writeHead(200).write('{"id":'));
  const pending = layer.batching.property(ID, 'lei');
  await clock.pass(5);
  const isClosed = await asked;
  await clock.pass(30_000);
  expect(await failureOf(pending)).toMatchObject({ kind: 'timed-out' });
  await closes(isClosed);
});

test('the test of a key ends after 30 s, and its connection is let go', async () => {
  const runtime = await createRuntime({
    page: `${service.address}/taskpane.html`,
    fetch: (url, init) =>
      url.endsWith('config.json') ? Promise.resolve(Response.json({})) : fetch(url, init),
    clock,
    texts: memoryTextStorage(),
  });
  const asked = received();
  const pending = failureOf(runtime.keys.test('key'));
  const isClosed = await asked;
  await clock.pass(30_000);
  expect(await pending).toMatchObject({ kind: 'timed-out' });
  await closes(isClosed);
  await runtime.close();
});
