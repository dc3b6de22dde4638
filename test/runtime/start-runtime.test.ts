import 'fake-indexeddb/auto';

import { startRuntime } from '../../src/runtime/start-runtime';

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

test('starts where the browser has no storage either', async () => {
  host({});
  const runtime = await startRuntime();
  await runtime.settings.set({ freshness: 'hour' });
  expect(runtime.settings.get().freshness).toBe('hour');
  await runtime.close();
});
