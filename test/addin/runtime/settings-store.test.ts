import { defaultsAt } from '../../../src/addin/runtime/settings';
import { loadSettings } from '../../../src/addin/runtime/settings-store';
import { memoryTextStorage, type TextStorage } from '../../../src/addin/runtime/text-storage';
import { failureOf } from '../../shared/client/failure-of';
import { FakeClock } from '../../shared/batching/fake-clock';
import { slowly } from './slow-storage';

const address = 'https://knowledge.example';
const load = (storage: TextStorage) => loadSettings(storage, { address, clock: new FakeClock() });

test('the defaults hold where nothing is stored', async () => {
  expect((await load(memoryTextStorage())).get()).toEqual({
    ...defaultsAt(address),
    serviceAddress: address,
    freshness: 'day',
    requestsPerMinute: 0,
    creditsPerDay: 0,
    askAbove: 500,
    askNewWorkbooks: true,
    offline: 'last-known',
    repairStaleCells: false,
    loadOnOpen: 'ask',
    refreshOnOpen: false,
    refreshMinutes: 0,
    searchOnEnter: false,
    sourcedValues: 'off',
  });
});

test('what is set is there after the next start, and the rest follows the deployment', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).set({ freshness: 'hour', requestsPerMinute: 10 });
  const next = await loadSettings(storage, { address: 'https://other.example', clock: new FakeClock() });
  expect(next.get()).toMatchObject({
    freshness: 'hour',
    requestsPerMinute: 10,
    serviceAddress: 'https://other.example',
  });
});

test('listeners hear of a change until they unsubscribe', async () => {
  const settings = await load(memoryTextStorage());
  const heard: string[] = [];
  const unsubscribe = settings.subscribe(({ freshness }) => heard.push(freshness));
  await settings.set({ freshness: 'hour' });
  unsubscribe();
  await settings.set({ freshness: 'day' });
  expect(heard).toEqual(['hour']);
});

test.each([
  [{ requestsPerMinute: -1 }, 'Expected `requestsPerMinute` to be a whole number from 0 to 600, got -1.'],
  [{ requestsPerMinute: 1.5 }, 'Expected `requestsPerMinute` to be a whole number from 0 to 600, got 1.5.'],
  [
    { freshness: 'year' },
    "Expected `freshness` to be 'recalculation', 'hour', 'day' or 'until-refreshed', got \"year\".",
  ],
  [{ offline: '' }, "Expected `offline` to be 'last-known' or 'error', got \"\"."],
  [{ searchOnEnter: 1 }, 'Expected `searchOnEnter` to be true or false, got 1.'],
  [
    { serviceAddress: 'ftp://x' },
    'Expected `serviceAddress` to be an https address (http on localhost or 127.0.0.1 only), got "ftp://x".',
  ],
])('%j is refused and changes nothing', async (change, message) => {
  const settings = await load(memoryTextStorage());
  const before = settings.get();
  expect(await failureOf(settings.set(change as object))).toMatchObject({ kind: 'bad-argument', message });
  expect(settings.get()).toBe(before);
});

test.each([
  'not json',
  '[]',
  'null',
  '{"freshness":"year","requestsPerMinute":"5","serviceAddress":"http://evil.example","x":1}',
])('a damaged store (%s) gives the defaults', async (text) => {
  const storage = memoryTextStorage();
  await storage.setItem('ker.settings', text);
  expect((await load(storage)).get()).toMatchObject({ freshness: 'day', serviceAddress: address });
});

test('a good setting survives a damaged neighbour', async () => {
  const storage = memoryTextStorage();
  await storage.setItem('ker.settings', '{"freshness":"year","offline":"error"}');
  expect((await load(storage)).get()).toMatchObject({ freshness: 'day', offline: 'error' });
});

test('a host that refuses to store keeps a setting until it closes', async () => {
  const refuse = () => Promise.reject(new Error('full'));
  const settings = await load({ getItem: refuse, setItem: refuse, removeItem: refuse });
  await settings.set({ freshness: 'hour' });
  expect(settings.get().freshness).toBe('hour');
});

test('a storage that never answers holds the start for five seconds only', async () => {
  const clock = new FakeClock();
  const never = () => new Promise<never>(() => undefined);
  const loading = loadSettings({ getItem: never, setItem: never, removeItem: never }, { address, clock });
  clock.advance(5_000);
  expect((await loading).get().freshness).toBe('day');
});

test('two workbooks that are open at once keep each other’s settings', async () => {
  const storage = memoryTextStorage();
  const [one, other] = [await load(storage), await load(storage)];
  await one.set({ freshness: 'hour' });
  await other.set({ offline: 'error' });
  expect((await load(storage)).get()).toMatchObject({ freshness: 'hour', offline: 'error' });
});

test('a storage that stops answering holds a change for five seconds only', async () => {
  const clock = new FakeClock();
  const storage = memoryTextStorage();
  const settings = await loadSettings(storage, { address, clock });
  storage.setItem = () => new Promise<never>(() => undefined);
  const setting = settings.set({ freshness: 'hour' });
  await Promise.resolve();
  clock.advance(5_000);
  await setting;
  expect(settings.get().freshness).toBe('hour');
});

test('what a slow disk brings late is taken then, beside what was set meanwhile, and whoever listens is told', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).set({ requestsPerMinute: 10, freshness: 'hour' });
  const slow = slowly(storage);
  const clock = new FakeClock();
  const loading = loadSettings(slow, { address, clock });
  await clock.pass(5_000);
  const settings = await loading;
  expect(settings.get().requestsPerMinute).toBe(0);
  const heard: number[] = [];
  settings.subscribe(({ requestsPerMinute }) => heard.push(requestsPerMinute));
  const setting = settings.set({ freshness: 'until-refreshed' });
  slow.answer();
  await setting;
  expect(settings.get()).toMatchObject({ requestsPerMinute: 10, freshness: 'until-refreshed' });
  expect(heard).toEqual([0, 10]);
});
