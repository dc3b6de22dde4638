import type { EntityHead } from '../../runtime/knowledge';

/** The entities that a person gathers for a comparison. */
export type Comparison = {
  heads: readonly EntityHead[];
  add: (head: EntityHead) => void;
  remove: (id: string) => void;
};
