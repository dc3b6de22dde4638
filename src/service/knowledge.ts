import type { Answer, EntityMention } from '../shared/contract/knowledge';

/**
 * What answers the two knowledge operations (§4.4, §4.5). Both take the same input and never throw on it: what cannot
 * be understood gives no rows, or an answer that says so. Entities and explainability are always given in full; the
 * app leaves them out when a request says so.
 */
export type KnowledgeEngine = {
  /** Rows for a question or a query expression (§2.11). */
  rows(input: string): Rows | Promise<Rows>;
  /** A prose answer to a question or a query expression (§2.9). */
  answer(input: string): Answer | Promise<Answer>;
};

/** Rows with the entities of the input and of the answer. */
export type Rows = { results: Record<string, unknown>[]; entities: EntityMention[] };

/** An engine that needs nothing from outside and answers at once. */
export type DirectEngine = { rows(input: string): Rows; answer(input: string): Answer };
