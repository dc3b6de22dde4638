import { storeOf } from '../../src/service/create-store';
import type { Store } from '../../src/service/store/store';
import { warmUp } from '../../src/service/warm-up';
import { smallStore } from './small-store';

test('uses every part that makes an index, and lets requests come in between', async () => {
  const seen: string[] = [];
  const plain = storeOf(smallStore());
  const store: Store = {
    ...plain,
    search: (...asked) => {
      seen.push('search');
      return plain.search(...asked);
    },
    answer: (input) => {
      seen.push('answer');
      return plain.answer(input);
    },
    rehearse: () => {
      seen.push('rehearse');
      return Promise.resolve();
    },
  };
  const warmed = warmUp(store);
  expect(seen).toEqual([]);
  await new Promise(setImmediate);
  expect(seen.length).toBeLessThan(2);
  await warmed;
  expect(seen[0]).toBe('search');
  expect(seen).toContain('answer');
  expect(seen.at(-1)).toBe('rehearse');
});
