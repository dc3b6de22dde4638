import type { StoredRecord } from '../../../src/shared/batching/storage';
import type { Freshness, IsWhole } from '../../../src/shared/batching/options';
import { FakeStorage } from './fake-storage';
import { layerOf } from './fake-service';

const HOUR = 3_600_000;

async function askedAgainAfter(freshness: Freshness, ms: number): Promise<boolean> {
  const { batching, clock, sent } = layerOf({ settings: { freshness } });
  void batching.property('apple', 'a');
  await clock.pass(10_000);
  await clock.pass(ms);
  void batching.property('apple', 'a');
  await clock.pass(10_000);
  return sent.length === 2;
}

test.each<[Freshness, number, boolean]>([
  ['recalculation', 0, true],
  ['hour', HOUR - 20_000, false],
  ['hour', HOUR, true],
  ['day', 24 * HOUR - 20_000, false],
  ['day', 24 * HOUR, true],
  ['until-refreshed', 1_000 * 24 * HOUR, false],
])('with freshness %s a value is asked again after %d ms: %s', async (freshness, ms, again) => {
  expect(await askedAgainAfter(freshness, ms)).toBe(again);
});

test('a value is fresh to the very end of its hour', async () => {
  const { batching, clock, sent } = layerOf({ settings: { freshness: 'hour' } });
  void batching.property('apple', 'a');
  await clock.pass(1_000);
  const { fetchedAt } = batching.held.property('apple', 'a')!;
  await clock.pass(fetchedAt + HOUR - clock.now());
  void batching.property('apple', 'a');
  await clock.pass(10_000);
  expect(sent).toHaveLength(1);
  void batching.property('apple', 'a');
  await clock.pass(10_000);
  expect(sent).toHaveLength(2);
});

test('dependent waves half a second apart are one recalculation, and what is asked after quiet is another', async () => {
  const { batching, clock, sent } = layerOf({ settings: { freshness: 'recalculation' } });
  const { startedAt } = batching.figures().recalculation;
  for (let wave = 0; wave < 8; wave++) {
    void batching.property('apple', 'a');
    await clock.pass(600);
  }
  expect(sent).toHaveLength(1);
  expect(batching.figures().recalculation).toMatchObject({
    running: true,
    calls: 8,
    settled: 8,
    requests: 1,
  });
  await clock.pass(3_000);
  expect(batching.figures().recalculation.running).toBe(false);
  void batching.property('apple', 'a');
  await clock.pass(200);
  expect(sent).toHaveLength(2);
  expect(batching.figures().recalculation.startedAt).toBeGreaterThan(startedAt);
  expect(batching.figures().recalculation.calls).toBe(1);
});

test('a recalculation lasts while a call waits, however long that takes', async () => {
  const { batching, clock } = layerOf({ latency: 25_000 });
  void batching.property('apple', 'a');
  await clock.pass(24_000);
  expect(batching.figures().recalculation.running).toBe(true);
  await clock.pass(10_000);
  expect(batching.figures().recalculation.running).toBe(false);
});

test('a value does not grow old within a recalculation', async () => {
  const { batching, clock, sent } = layerOf({ settings: { freshness: 'hour' } });
  void batching.property('apple', 'a');
  await clock.pass(HOUR - 1_000);
  for (let call = 0; call < 5; call++) {
    void batching.property('apple', 'a');
    await clock.pass(1_000);
  }
  expect(sent).toHaveLength(1);
});

test('a setting of freshness that changes while a recalculation runs holds from then on', async () => {
  const { batching, clock, sent } = layerOf();
  void batching.property('apple', 'a');
  await clock.pass(2 * HOUR);
  void batching.property('pear', 'a');
  expect(await batching.property('apple', 'a')).toBe('apple a');
  batching.configure({ freshness: 'hour' });
  const again = batching.property('apple', 'a');
  await clock.pass(500);
  expect(await again).toBe('apple a');
  expect(sent.map(({ request }) => request.entity)).toEqual(['apple', 'pear', 'apple']);
});

test('identical calls of a family are asked once, and their answers are held', async () => {
  const { batching, clock } = layerOf();
  const inputs: string[] = [];
  const search = batching.inquiries<{ name: string }, string>({
    name: 'search',
    lane: 'entity',
    send: async ({ name }) => {
      inputs.push(name);
      await clock.sleep(100);
      return `id of ${name}`;
    },
  });
  const both = Promise.all([
    search.ask({ name: 'Apple' }),
    search.ask({ name: 'Apple' }),
    search.ask({ name: 'Pear' }),
  ]);
  await clock.pass(200);
  expect(await both).toEqual(['id of Apple', 'id of Apple', 'id of Pear']);
  expect(await search.ask({ name: 'Apple' })).toBe('id of Apple');
  expect(inputs).toEqual(['Apple', 'Pear']);
  expect(search.held({ name: 'Pear' })?.value).toBe('id of Pear');
  expect(search.held({ name: 'Plum' })).toBeUndefined();
});

async function fill(storage: FakeStorage) {
  const layer = layerOf({ storage });
  const search = layer.batching.inquiries<string, string>({
    name: 'search',
    lane: 'entity',
    send: (name) => Promise.resolve(`id of ${name}`),
  });
  void layer.batching.profile('pear');
  void layer.batching.property('apple', 'a');
  void layer.batching.property('apple', 'absent');
  void layer.batching.relationship('apple', { direction: 'outgoing', type: 'OWNS', slice: { limit: 3 } });
  void layer.batching.relationship('apple', { direction: 'incoming', type: 'OWNS' });
  void layer.batching.observation('apple', { type: 'Metric', id: 'm' });
  for (const name of ['Apple', 'Pear']) void search.ask(name);
  await layer.clock.pass(1_000);
  return { ...layer, search };
}

test('after a restart nothing is asked again, and what is asked before storage is read waits for it', async () => {
  const storage = new FakeStorage();
  const before = await fill(storage);
  await before.batching.close();
  const { batching, clock, sent } = layerOf({ storage, clock: before.clock });
  const search = batching.inquiries<string, string>({
    name: 'search',
    lane: 'entity',
    send: () => Promise.reject(new Error('Expected the answer to be held')),
  });
  const values = Promise.all([
    batching.profile('pear'),
    batching.property('pear', 'd0'),
    batching.head('apple'),
    batching.property('apple', 'a'),
    batching.property('apple', 'absent'),
    batching.relationship('apple', { direction: 'outgoing', type: 'OWNS', slice: { limit: 3 } }),
    batching.relationship('apple', { direction: 'incoming', type: 'OWNS' }),
    batching.observation('apple', { type: 'Metric', id: 'm' }),
    search.ask('Apple'),
    search.ask('Pear'),
  ]);
  await clock.pass(100);
  expect(await values).toEqual([
    'pear profile',
    'pear d0',
    'apple head',
    'apple a',
    undefined,
    'apple outgoing OWNS +3',
    'apple incoming OWNS ',
    'apple Metric m',
    'id of Apple',
    'id of Pear',
  ]);
  expect(sent).toHaveLength(0);
  expect(batching.figures().total).toMatchObject({ calls: 10, requests: 0 });
  const [now, then] = [batching, before.batching].map(({ held }) => [
    held.property('apple', 'a'),
    held.relationship('apple', { direction: 'outgoing', type: 'OWNS', slice: { limit: 3 } }),
    held.observation('apple', { type: 'Metric', id: 'm' }),
    held.profile('pear'),
    held.head('pear'),
  ]);
  expect(now).toEqual(then);
  expect(now!.map((one) => one?.value)).toEqual([
    'apple a',
    'apple outgoing OWNS +3',
    'apple Metric m',
    'pear profile',
    'pear head',
  ]);
  const { held } = batching;
  expect([
    held.property('plum', 'a'),
    held.relationship('plum', { direction: 'incoming', type: 'OWNS' }),
    held.observation('plum', { type: 'Metric', id: 'm' }),
    held.profile('plum'),
    held.head('plum'),
  ]).toEqual(Array(5).fill(undefined));
});

test('nothing is sent before it is known what is stored, however long that takes within reason', async () => {
  const storage = new FakeStorage();
  const before = await fill(storage);
  await before.batching.close();
  const load = storage.load.bind(storage);
  storage.load = () => before.clock.sleep(2_000).then(load);
  const { batching, clock, sent, bodies } = layerOf({ storage, clock: before.clock });
  const values = Promise.all(['a', 'new'].map((name) => batching.property('apple', name)));
  await clock.pass(1_990);
  expect(sent).toHaveLength(0);
  await clock.pass(500);
  expect(await values).toEqual(['apple a', 'apple new']);
  expect(bodies()).toEqual(['apple: new']);
});

test('a restart does not undo a refresh', async () => {
  const storage = new FakeStorage();
  const before = await fill(storage);
  before.batching.renewAll();
  await before.batching.close();
  const { batching, clock, sent } = layerOf({ storage, clock: before.clock });
  void batching.property('apple', 'a');
  await clock.pass(200);
  expect(sent).toHaveLength(1);
});

test('answers that come together are written together', async () => {
  const storage = new FakeStorage();
  const { batching, clock } = layerOf({ storage });
  for (let index = 0; index < 30; index++) void batching.property(`e${index}`, 'a');
  await clock.pass(5_000);
  expect(storage.texts.size).toBe(30);
  expect(storage.puts).toBeLessThanOrEqual(3);
});

test('stored records of no known shape are passed over', async () => {
  const strange: StoredRecord[] = [
    null,
    7,
    { fields: [] },
    { entity: 'apple', fields: [1, ['property'], ['what', 'a']] },
  ].map((data, index) => ({ key: `strange ${index}`, fetchedAt: 1, data }));
  const { clock } = layerOf();
  const fields = [['property', 'a', null, clock.now(), false, 'kept']];
  for (const one of strange) {
    const storage = new FakeStorage();
    await storage.put([one, { key: 'good', fetchedAt: 1, data: { entity: 'apple', fields } }]);
    const { batching } = layerOf({ storage, clock });
    await clock.pass(10);
    expect(batching.held.property('apple', 'a')?.value).toBe('kept');
  }
});

test.each(['property', 'outgoing', 'incoming', 'observation', 'profile', 'head'])(
  'a record whose %s is not whole is passed over, and of a sort of a later version nothing is asked',
  async (kind) => {
    const storage = new FakeStorage();
    const { clock } = layerOf();
    const field = (sort: string) => [sort, 'x', null, clock.now(), false, 'stored'];
    const fields = [field('property'), field('of a later version')];
    await storage.put([
      { key: 'one', fetchedAt: 1, data: { entity: 'apple', fields: [...fields, field(kind)] } },
      { key: 'other', fetchedAt: 1, data: { entity: 'pear', fields } },
    ]);
    const isWhole: IsWhole = (of) =>
      'entity' in of && (of.entity === 'apple' ? of.kind !== kind : of.kind === 'property');
    const { batching } = layerOf({ storage, clock, loadIsWhole: () => Promise.resolve(isWhole) });
    await clock.pass(10);
    const held = ['apple', 'pear'].map((entity) => batching.held.property(entity, 'x')?.value);
    expect(held).toEqual([undefined, 'stored']);
  },
);

test('of a stored record what can be read is kept, and nothing else', async () => {
  const storage = new FakeStorage();
  const { batching: never, clock } = layerOf();
  await never.close();
  const at = clock.now();
  const fields = [
    1,
    ['property'],
    ['what', 'a', null, at, false, 'wrong'],
    ['property', 7, null, at, false, 'wrong'],
    ['property', 'undated', null, 'soon', false, 'wrong'],
    ['property', 'stale', null, at, true, 'old'],
    ['property', 'good', null, at, false, 'kept'],
    ['property', 'renewed', null, at, true, 'old'],
    ['observation', 'm', 5, at, false, 'wrong'],
    ['outgoing', 'OWNS', 'x', at, false, 'all'],
    ['incoming', 'OWNS', { limit: '3', offset: 2 }, at, false, 'from 2'],
    ['incoming', 'OWNS', { offset: '4' }, at, false, 'wrong'],
  ];
  const found = { value: 'wrong', at, renewed: false };
  const records = [
    { entity: 'apple', fields, inProfile: 'good' },
    { entity: 'pear', fields: 'none' },
    { family: 7, key: '"Pear"', ...found },
    { family: 'search', key: 7, ...found },
    { family: 'search', key: '"Plum"', ...found, at: 'soon' },
    { family: 'search', key: '"Fig"', ...found, value: 'id of Fig' },
  ];
  await storage.put(records.map((data, index) => ({ key: `record ${index}`, fetchedAt: at, data })));
  const { batching, bodies } = layerOf({ storage, clock, settings: { freshness: 'until-refreshed' } });
  const search = batching.inquiries<string, string>({
    ...{ name: 'search', lane: 'entity' },
    send: (name) => Promise.resolve(`id of ${name}`),
  });
  await clock.pass(10);
  const { held } = batching;
  const owns = (direction: 'outgoing' | 'incoming', slice?: { offset: number }) =>
    held.relationship('apple', { direction, type: 'OWNS', slice })?.value;
  const properties = ['a', '7', 'undated', 'stale', 'good', 'renewed'].map(
    (name) => held.property('apple', name)?.value,
  );
  expect(properties).toEqual([undefined, undefined, undefined, 'old', 'kept', 'old']);
  const slices = [undefined, { offset: 2 }, { offset: 4 }].map((slice) => owns('incoming', slice));
  expect([owns('outgoing'), ...slices]).toEqual(['all', undefined, 'from 2', undefined]);
  expect(held.observation('apple', { type: '5', id: 'm' })).toBeUndefined();
  expect(['Pear', 'Plum', 'Fig'].map((name) => search.held(name)?.value)).toEqual([
    undefined,
    undefined,
    'id of Fig',
  ]);
  const names = ['stale', 'good', 'renewed'];
  const values = Promise.all(names.map((name) => batching.property('apple', name)));
  await clock.pass(500);
  expect(await values).toEqual(['apple stale', 'kept', 'apple renewed']);
  expect(bodies()).toEqual(['apple: stale renewed']);
});

test('a record is as old as the newest of what it holds, and what holds nothing has none', async () => {
  const storage = new FakeStorage();
  const { batching, clock } = layerOf({ storage });
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  void batching.property('apple', 'b');
  void batching.property('pear', 'a').catch(() => undefined);
  await clock.pass(110);
  batching.stop();
  await batching.close();
  const records = await storage.load();
  const newest = Math.max(...['a', 'b'].map((name) => batching.held.property('apple', name)!.fetchedAt));
  expect(records.find(({ key }) => key === 'entity apple')?.fetchedAt).toBe(newest);
});

test('a stored record with one value that is not whole is asked again as a whole', async () => {
  const storage = new FakeStorage();
  const { batching: before, clock } = await fill(storage);
  await before.close();
  const isWhole = jest.fn<boolean, Parameters<IsWhole>>(
    (of, value) => !('entity' in of && of.entity === 'apple' && value === 'apple Metric m'),
  );
  const { batching, bodies } = layerOf({ storage, clock, loadIsWhole: () => Promise.resolve(isWhole) });
  const values = [batching.property('apple', 'a'), batching.property('pear', 'd0')];
  await clock.pass(200);
  expect(await Promise.all(values)).toEqual(['apple a', 'pear d0']);
  expect(bodies()).toEqual(['apple: a']);
  expect(isWhole).toHaveBeenCalledWith({ entity: 'pear', kind: 'profile' }, 'pear profile');
  expect(isWhole).toHaveBeenCalledWith({ family: 'search' }, 'id of Apple');
});

test('clear forgets what is held and stored, and keeps no answer that is still on its way', async () => {
  const storage = new FakeStorage();
  const { batching, clock } = await fill(storage);
  const late = batching.property('plum', 'a', { cell: 'S!A1' }).catch((error: unknown) => error);
  await clock.pass(50);
  const size = await batching.storedSize();
  expect(size).toBeGreaterThan(0);
  expect(await batching.clear()).toBe(size);
  await clock.pass(5_000);
  expect(await late).toBeInstanceOf(Error);
  expect(storage.texts.size).toBe(0);
  expect(batching.asked('S!A1')).toBeUndefined();
  expect(batching.held.property('apple', 'a')).toBeUndefined();
});
