import { oneOf, some, someEntities } from './acts';
import { LASTING, REPAIRABLE, type Fault } from './faults';

/** What stays and what passes, at once: for the sheet of 20,000 cells. */
export const mixture: Fault = {
  group: 'mixed',
  name: '20,000 cells, all of it at once',
  act: () => someEntities(0.06, oneOf(LASTING), some(0.15, oneOf(REPAIRABLE))),
  says: ['network', 'inside', 'entity', 'long', 'unreadable'],
  withinMs: 300_000,
};
