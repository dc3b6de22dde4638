import 'fake-indexeddb/auto';

import { startRuntime } from '../../../src/addin/runtime/start-runtime';
import { speak } from '../../../src/shared/messages/message';

const host = (globals: object) => {
  Object.assign(globalThis, {
    location: { href: 'https://addin.example/taskpane.html' },
    fetch: () => Promise.resolve(Response.json({})),
    Office: { onReady: () => Promise.resolve(), context: {} },
    OfficeRuntime: undefined,
    ...globals,
  });
};

test('starts where the host has OfficeRuntime but keeps no texts', async () => {
  host({ OfficeRuntime: {} });
  const runtime = await startRuntime();
  expect(runtime.settings.get().serviceAddress).toBe('https://addin.example');
  await runtime.close();
});

test.each([
  ['de-AT', 'Kein API-Schlüssel. Öffnen Sie KER ▸ Optionen.'],
  ['en-GB', 'No API key. Open KER ▸ Settings.'],
  ['del-US', 'No API key. Open KER ▸ Settings.'],
])('where the texts of Office are in %s, so are the sentences, from the first on', async (language, told) => {
  host({ Office: { onReady: () => Promise.resolve(), context: { displayLanguage: language } } });
  const runtime = await startRuntime();
  await expect(runtime.knowledge.query('companies')).rejects.toMatchObject({ message: told });
  await runtime.close();
  speak(undefined);
});

test('tells the other workbooks when the key changes', async () => {
  host({});
  const other = new BroadcastChannel('ker.key');
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  const runtime = await startRuntime();
  await runtime.keys.set('secret-key-1234', 'session');
  expect(await heard).toBe('new');
  other.close();
  await runtime.close();
});

test.each([
  ['there is no BroadcastChannel', undefined],
  [
    'BroadcastChannel is forbidden',
    () => {
      throw new DOMException('Forbidden.', 'SecurityError');
    },
  ],
])('starts where %s', async (_, BroadcastChannel) => {
  host({ BroadcastChannel });
  const runtime = await startRuntime();
  await runtime.keys.set('secret-key-1234', 'session');
  await runtime.keys.forget();
  expect(runtime.keys.state()).toBeUndefined();
  await runtime.close();
});

test('starts where the browser has no storage either', async () => {
  host({});
  const runtime = await startRuntime();
  await runtime.settings.set({ freshness: 'hour' });
  expect(runtime.settings.get().freshness).toBe('hour');
  await runtime.close();
});
