import type { SetPart } from './question-parts';

/** A set of nothing but its topic or names. */
export const EMPTY_SET: Omit<SetPart, 'topic' | 'named'> = {
  kind: 'set',
  isPlural: false,
  filters: [],
  orders: [],
  isRanked: false,
  at: [],
};
