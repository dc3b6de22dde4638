import { createService, type Service } from '../../src/service/app';
import type { KnowledgeEngine } from '../../src/service/knowledge';
import { storeOf } from '../../src/service/create-store';
import type { ServiceOptions } from '../../src/service/options';
import { idOf, smallStore } from './small-store';

/** The key that the small service lets in. */
export const KEY = 'ker-test-key';

const apple = { id: idOf(1), name: 'Apple Inc.', entity_type: 'Company', mentions: ['Apple'] };

/** A knowledge engine that knows one question; `fail` makes it break as a fault of our own would. */
export const smallKnowledge: KnowledgeEngine = {
  rows: (input) => {
    if (input === 'fail') throw new Error('secret cause');
    return input.startsWith('Apple')
      ? { results: [{ name: 'Apple Inc.', ceo: 'Tim Cook', founded: null }], entities: [apple] }
      : { results: [], entities: [] };
  },
  answer: (input) => {
    if (input === 'fail') throw new Error('secret cause');
    return {
      content: 'Tim Cook is the CEO of Apple Inc.',
      explainability: [{ content: 'Tim Cook is the CEO.', references: [idOf(700)] }],
      context: [
        {
          id: idOf(700),
          content: 'Apple Inc.: CEO Tim Cook',
          origins: [
            {
              source: { name: 'SEC', url: 'https://www.sec.gov/' },
              document: { name: 'Form 10-K', url: 'https://www.sec.gov/' },
            },
          ],
        },
      ],
      entities: [apple],
    };
  },
};

/** The real service over the small store. */
export function smallService(options: Partial<ServiceOptions> = {}): Service {
  return createService({ store: { ...storeOf(smallStore()), ...smallKnowledge }, keys: [KEY], ...options });
}
