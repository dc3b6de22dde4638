import type { StoredEntity } from '../store/stored';
import type { Fact } from '../query/fact';

/** A sentence of an answer (Markdown) with the facts that bear it. */
export type Statement = { content: string; facts: readonly Fact[] };

/** What was found for a question: prose and rows of the same facts. */
export type Finding = {
  statements: readonly Statement[];
  rows: Record<string, unknown>[];
  /** The entities that the question is about, in its order. */
  about: readonly StoredEntity[];
};

/** What is said where the dataset has nothing: no context, no rows. */
export function notHeld(why: string): Finding {
  return {
    statements: [
      { content: `This is not in the embedded dataset: ${why.replace(/\.\.(?=$|\s)/g, '.')}`, facts: [] },
    ],
    rows: [],
    about: [],
  };
}
