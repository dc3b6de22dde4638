import { renewPlanned } from '../../../src/shared/batching/costs/plan';
import { FakeStorage } from './fake-storage';
import { layerOf } from './fake-service';

const field = (name: string, at = 1) => ['property', name, null, at, false, `old ${name}`];
const record = (entity: string, ...fields: unknown[][]) => ({
  key: `entity ${entity}`,
  fetchedAt: 1,
  data: { entity, fields },
});

test('storage whose every operation fails only costs requests', async () => {
  const storage = new FakeStorage();
  storage.fails = true;
  const { batching, clock } = layerOf({ storage });
  const value = batching.property('apple', 'a');
  await clock.pass(1_000);
  expect(await value).toBe('apple a');
  expect(await batching.storedSize()).toBe(0);
});

test.each(['load', 'put', 'clear', 'size', 'close'] as const)(
  'a %s that never settles holds up neither cells nor what comes after it',
  async (operation) => {
    const storage = new FakeStorage();
    storage[operation] = () => new Promise<never>(() => undefined);
    const { batching, clock } = layerOf({ storage });
    const value = batching.property('apple', 'a');
    await clock.pass(5_000);
    expect(await value).toBe('apple a');
    let closed = false;
    void Promise.all([batching.storedSize(), batching.clear(), batching.storedSize()])
      .then(() => batching.close())
      .then(() => (closed = true));
    await clock.pass(12_000);
    expect(closed).toBe(true);
    expect(clock.waiting).toBe(0);
  },
);

test('while a write does not end nothing piles up, and what changed is written when it has', async () => {
  const storage = new FakeStorage();
  let end: () => void = () => undefined;
  const put = storage.put.bind(storage);
  const { batching, clock } = layerOf({ storage });
  storage.put = (records) => {
    void put(records);
    return new Promise((resolve) => (end = resolve));
  };
  for (let index = 0; index < 20; index++) {
    void batching.property(`e${index}`, 'a');
    await clock.pass(2_000);
  }
  expect(storage.puts).toBe(1);
  storage.put = put;
  end();
  await clock.pass(2_000);
  expect(storage.puts).toBe(2);
  expect(storage.texts.size).toBe(20);
});

test('storage that answers late does not replace what was fetched meanwhile, in memory or on disk', async () => {
  const { clock } = layerOf();
  const storage = new FakeStorage();
  storage.load = () => clock.sleep(10_000).then(() => [record('apple', field('a'), field('b'))]);
  const { batching } = layerOf({ storage, clock });
  void batching.property('apple', 'a');
  await clock.pass(20_000);
  expect(batching.held.property('apple', 'a')?.value).toBe('apple a');
  expect(batching.held.property('apple', 'b')?.value).toBe('old b');
  await batching.close();
  const restarted = layerOf({ storage: Object.assign(new FakeStorage(), { texts: storage.texts }), clock });
  await clock.pass(100);
  expect(restarted.batching.held.property('apple', 'a')?.value).toBe('apple a');
  expect(restarted.batching.held.property('apple', 'b')?.value).toBe('old b');
});

test('what is wiped while it is read does not come back', async () => {
  const { clock } = layerOf();
  const storage = new FakeStorage();
  storage.load = () => clock.sleep(2_000).then(() => [record('apple', field('a'))]);
  const { batching } = layerOf({ storage, clock });
  await clock.pass(1_000);
  void batching.clear();
  await clock.pass(10_000);
  expect(batching.held.property('apple', 'a')).toBeUndefined();
});

/** A layer whose storage is read for as long as a test likes, and what was asked of that storage meanwhile. */
function reading() {
  const storage = new FakeStorage();
  const asked: string[] = [];
  let end: (error?: Error) => void = () => undefined;
  const [put, size] = [storage.put.bind(storage), storage.size.bind(storage)];
  storage.load = () =>
    new Promise((resolve, reject) => (end = (error) => (error ? reject(error) : resolve([]))));
  storage.put = (records) => {
    asked.push('put');
    return put(records);
  };
  storage.size = () => {
    asked.push('size');
    return size();
  };
  return { ...layerOf({ storage }), storage, asked, end: (error?: Error) => end(error) };
}

test('while storage is late nothing is written to it nor asked of it, and all of it is when it has come', async () => {
  const { batching, clock, storage, asked, end } = reading();
  for (const entity of ['apple', 'pear']) {
    void batching.property(entity, 'a');
    await clock.pass(5_000);
  }
  expect(await batching.storedSize()).toBe(0);
  expect(asked).toEqual([]);
  end();
  await clock.pass(1_000);
  expect(asked).toEqual(['put']);
  expect([...storage.texts.keys()]).toEqual(['entity apple', 'entity pear']);
  expect(await batching.storedSize()).toBeGreaterThan(0);
});

test('storage that fails late is written to afterwards like any other', async () => {
  const { batching, clock, storage, end } = reading();
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  end(new Error('no database'));
  await clock.pass(1_000);
  expect([...storage.texts.keys()]).toEqual(['entity apple']);
});

test('what was made stale and holds nothing is not written, and what changed with it is', async () => {
  const storage = new FakeStorage();
  const { batching, clock } = layerOf({ storage });
  const search = { kind: 'inquiry', family: 'search', key: '"Fig"' } as const;
  renewPlanned(batching, [], { also: [{ kind: 'property', entity: 'fig', name: 'a' }, search] });
  void batching.property('apple', 'a');
  await clock.pass(1_000);
  expect([...storage.texts.keys()]).toEqual(['entity apple']);
});

test('without storage nothing is stored, and nothing freed', async () => {
  const { batching } = layerOf();
  expect([await batching.storedSize(), await batching.clear()]).toEqual([0, 0]);
});

test('a layer that is closed while storage is late writes nothing afterwards, and leaves no timer', async () => {
  const { batching, clock, asked, end } = reading();
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  const closed = batching.close();
  await clock.pass(1_000);
  await closed;
  end();
  await clock.pass(0);
  expect(clock.waiting).toBe(0);
  await clock.pass(5_000);
  expect(asked).toEqual([]);
});

test('what was fetched just before everything is wiped is not written after all', async () => {
  const storage = new FakeStorage();
  const { batching, clock } = layerOf({ storage });
  void batching.property('apple', 'a');
  await clock.pass(200);
  await batching.clear();
  await clock.pass(5_000);
  expect(storage.puts).toBe(0);
});
