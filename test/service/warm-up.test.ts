import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { createEntitySearch, type EntitySearch } from '../../src/service/search/entity-search';
import { warmUp } from '../../src/service/warm-up';
import { smallStore } from './small-store';

test('uses every part that makes an index, and lets requests come in between', async () => {
  const seen: string[] = [];
  const store = smallStore();
  const plain = createEntitySearch(store);
  const search: EntitySearch = (name, options) => {
    if (options.isExact !== true) seen.push('search');
    return plain(name, options);
  };
  const engine = createKnowledgeEngine(store, search);
  const knowledge = {
    ...engine,
    answer: (input: string) => {
      seen.push('answer');
      return engine.answer(input);
    },
  };
  const warmed = warmUp({ store, search, knowledge });
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  await warmed;
  expect(seen[0]).toBe('search');
  expect(seen).toContain('answer');
});
