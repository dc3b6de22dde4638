import { RowCache } from '../../../src/service/postgres/row-cache';

/** Fetches edge types, and counts how often each id was asked for. */
function counting() {
  const asked = new Map<string, number>();
  const fetch = async (ids: readonly string[]) => {
    for (const id of ids) asked.set(id, (asked.get(id) ?? 0) + 1);
    await Promise.resolve();
    return ids.map((id) => ({ outgoing: [id], incoming: [] }));
  };
  return { asked, fetch };
}

test('what several ask for, at once or one after the other, is fetched once, and each gets the answers in his order', async () => {
  const kept = new RowCache();
  const { asked, fetch } = counting();
  const [one, other] = await Promise.all([
    kept.of('edgeTypes', ['a', 'b', 'a'], fetch),
    kept.of('edgeTypes', ['c', 'b'], fetch),
  ]);
  expect(one.map(({ outgoing }) => outgoing)).toEqual([['a'], ['b'], ['a']]);
  expect(other.map(({ outgoing }) => outgoing)).toEqual([['c'], ['b']]);
  expect(await kept.of('edgeTypes', ['b'], fetch)).toEqual([{ outgoing: ['b'], incoming: [] }]);
  expect(kept.known('edgeTypes', 'c')?.answer.outgoing).toEqual(['c']);
  expect([...asked]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
});

test('what could not be fetched is fetched again', async () => {
  const kept = new RowCache();
  const away = (): Promise<never> => Promise.reject(new Error('away'));
  await expect(kept.of('edgeTypes', ['a', 'b'], away)).rejects.toThrow('away');
  const { fetch } = counting();
  expect(await kept.of('edgeTypes', ['a'], fetch)).toEqual([{ outgoing: ['a'], incoming: [] }]);
});

test('of more than it may hold, what is asked for stays and what nobody asks for goes', async () => {
  const kept = new RowCache(100_000);
  const { asked, fetch } = counting();
  for (let at = 0; at < 1000; at += 1) await kept.of('edgeTypes', ['wanted', `other ${at}`], fetch);
  expect(asked.get('wanted')).toBe(1);
  expect(kept.known('edgeTypes', 'other 0')).toBeUndefined();
  const held = Array.from({ length: 1000 }, (_, at) => kept.known('edgeTypes', `other ${at}`));
  expect(held.filter((each) => each !== undefined).length).toBeLessThan(300);
});

test('what two readings asked for outlasts one that asks for more than there is room for', async () => {
  const kept = new RowCache(100_000);
  const { asked, fetch } = counting();
  for (let reading = 0; reading < 2; reading += 1) await kept.of('edgeTypes', ['wanted'], fetch);
  const many = Array.from({ length: 5000 }, (_, at) => `other ${at}`);
  await kept.of('edgeTypes', many, fetch);
  await kept.of('edgeTypes', ['wanted'], fetch);
  expect(asked.get('wanted')).toBe(1);
});
