import type { Collection } from './collection';

/** What must hold of a dataset: a sentence, and what in a collection breaks it. */
export type Rule = { says: string; broken: (collection: Collection) => string[] };
