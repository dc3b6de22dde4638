import type { Answer, EntityMention } from '../shared/contract/knowledge';

/**
 * Answers the two knowledge operations (§4.4, §4.5). It never throws on an input that it cannot understand; the app
 * removes entities and explainability if a request does not want them.
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
