import type { KnowledgeEngine } from './knowledge';
import type { EntitySearch } from './search/entity-search';
import type { Store } from './store/stored';

/** What the first requests are like; each uses an index that is made when it is first needed. */
const FIRST_QUESTIONS = [
  'companies.headquarters=Texas.order_by=revenue DESC.limit=1',
  'What is the population of France?',
  'Which companies have more than 100,000 employees?',
  'Who is the chief executive of Apple?',
];

/** The parts of a service that make something on their first use. */
export type Warmed = { store: Store; search: EntitySearch; knowledge: KnowledgeEngine };

/**
 * Makes the indexes that the first request would otherwise wait for, once the service listens. Requests come between
 * any two steps.
 */
export async function warmUp({ store, search, knowledge }: Warmed): Promise<void> {
  const steps = [
    () => store.byName(''),
    () => search('a name', { limit: 1 }),
    ...FIRST_QUESTIONS.map((question) => () => knowledge.answer(question)),
  ];
  for (const step of steps) {
    await new Promise(setImmediate);
    await step();
  }
}
