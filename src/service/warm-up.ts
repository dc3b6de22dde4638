import type { Store } from './store/store';

/** What the first requests are like; each uses little more that is made when it is first needed than the one before. */
const FIRST_QUESTIONS = [
  'France',
  'companies.limit=1',
  'companies.headquarters=Texas.limit=1',
  'companies.headquarters=Texas.order_by=revenue DESC.limit=1',
  'What is the population of France?',
  'companies.employees>100000.limit=1',
  'companies.employees>100000',
  'Which companies have more than 100,000 employees?',
  'Who is the chief executive of Apple?',
  'revenue of Apple in 2023',
  'largest banks in Texas',
  // Words that only the search of near names knows.
  'Umsatz von Mikrosofft Inc',
];

/**
 * Makes the indexes that the first request would otherwise wait for, once the service listens. Requests come between
 * any two steps.
 */
export async function warmUp(
  store: Pick<Store, 'prepare' | 'search' | 'answer' | 'rehearse'>,
): Promise<void> {
  const steps = [
    () => store.prepare(),
    () => store.search('a name', { types: [], limit: 1 }),
    ...FIRST_QUESTIONS.map((question) => () => store.answer(question)),
    // The last, for it takes longest, and what the others left behind is collected meanwhile.
    () => store.rehearse?.(),
  ];
  for (const step of steps) {
    await new Promise(setImmediate);
    await step();
  }
}
