import type { StoredRecord } from '../../../src/shared/batching/storage';
import { FakeStorage } from './fake-storage';
import { answerOf, layerOf } from './fake-service';

type Sourced = { value: number; sources: object[] | null };

/** A layer whose values share the sources of their answer, each a text of its own for a search in what is stored. */
function layerOfSourced(storage: FakeStorage, clock = layerOf().clock) {
  const layer = layerOf({
    storage,
    clock,
    answer: (request) => {
      const sources = [{ name: `answer of ${clock.now()}` }];
      const properties = Object.fromEntries(
        request.properties
          .filter((name) => !name.startsWith('absent'))
          .map((name, at) => [name, { value: at, sources: name.startsWith('bare') ? null : sources }]),
      );
      return { ...answerOf(request), properties: properties as never };
    },
  });
  const held = (name: string) => layer.batching.held.property('apple', name)?.value as Sourced | undefined;
  const ask = async (...names: string[]) => {
    for (const name of names) void layer.batching.property('apple', name);
    await clock.pass(5_000);
    return names.map(held);
  };
  return { ...layer, held, ask };
}

const sourcesIn = ({ texts }: FakeStorage) =>
  [...texts.values()].join().split('"name":"answer of').length - 1;

test('what the values of one answer share is stored once, and is theirs again after a restart', async () => {
  const storage = new FakeStorage();
  const before = layerOfSourced(storage);
  const asked = ['a', 'b', 'absent', 'c', 'bare', 'd'];
  const then = await before.ask(...asked);
  expect(then[2]).toBeUndefined();
  // Before and after what shares nothing: a value that is not there, and one without sources.
  expect(sourcesIn(storage)).toBe(3);
  await before.batching.close();

  const after = layerOfSourced(storage, before.clock);
  await after.clock.pass(100);
  expect(asked.map(after.held)).toEqual(then);
  expect(after.held('b')!.sources).toBe(after.held('a')!.sources);
  expect(after.batching.held.property('apple', 'absent')).toBeDefined();
  expect(await after.ask(...asked)).toEqual(then);
  expect(after.sent).toHaveLength(0);
});

test('values of two answers keep what each has, and when it came', async () => {
  const storage = new FakeStorage();
  const before = layerOfSourced(storage);
  await before.ask('a', 'b');
  await before.ask('c', 'd');
  const then = ['a', 'b', 'c', 'd'].map((name) => before.batching.held.property('apple', name));
  expect(sourcesIn(storage)).toBe(2);
  await before.batching.close();
  const { batching, clock } = layerOfSourced(storage, before.clock);
  await clock.pass(100);
  expect(['a', 'b', 'c', 'd'].map((name) => batching.held.property('apple', name))).toEqual(then);
});

test('a value that is stale is stored as stale beside those that are fresh', async () => {
  const storage = new FakeStorage();
  const before = layerOfSourced(storage);
  await before.ask('a', 'b', 'c');
  before.batching.core.renew([before.batching.core.snapshot.entity('apple').property('b')]);
  await before.batching.close();
  const after = layerOfSourced(storage, before.clock);
  await after.ask('a', 'b', 'c');
  expect(after.bodies()).toEqual(['apple: b']);
});

test('a value under any name keeps what is its own', async () => {
  const storage = new FakeStorage();
  const { clock } = layerOf();
  const list = JSON.parse(
    '[{"__proto__":{"own":1},"value":1},{"__proto__":{"own":2},"value":2},[3],[3]]',
  ) as unknown[];
  const before = layerOf({
    storage,
    clock,
    answer: (request) => ({ ...answerOf(request), properties: Object.fromEntries(list.entries()) as never }),
  });
  for (const name of list.keys()) void before.batching.property('apple', String(name));
  await clock.pass(5_000);
  await before.batching.close();
  const { batching } = layerOf({ storage, clock });
  await clock.pass(100);
  const held = [...list.keys()].map((name) => batching.held.property('apple', String(name))?.value);
  expect(JSON.stringify(held)).toBe(JSON.stringify(list));
});

test('a stored value that is said to share what there is not is no whole one', async () => {
  const storage = new FakeStorage();
  const { clock } = layerOf();
  const full = (value: unknown) => ['property', 'a', null, clock.now(), false, value];
  const records: StoredRecord[] = [
    [['b', { value: 1 }, 'sources']],
    [full('text'), ['b', { value: 1 }, 'sources']],
    [full({ value: 0 }), ['b', { value: 1 }, 'sources']],
    [full({ value: 0, sources: [] }), ['b', { value: 1 }, 7]],
    [full({ value: 0, sources: [] }), ['b', 'text', 'sources']],
    [full({ value: 0, sources: [] }), ['b', { value: 1 }, 'sources']],
  ].map((fields, at) => ({ key: `${at}`, fetchedAt: 1, data: { entity: `e${at}`, fields } }));
  await storage.put(records);
  const { batching } = layerOf({ storage, clock });
  await clock.pass(10);
  const held = records.map((_, at) => batching.held.property(`e${at}`, 'b')?.value as unknown);
  expect(held).toEqual([undefined, null, null, null, null, { value: 1, sources: [] }]);
});
