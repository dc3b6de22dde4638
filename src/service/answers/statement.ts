import type { Fact } from '../query/fact';
import type { StoredEntity } from '../store/stored';

/** A piece of an answer (Markdown) with the facts that bear it. */
export type Statement = {
  content: string;
  facts: readonly Fact[];
  /** What a table says row by row, each with its own facts. */
  rows?: readonly { content: string; facts: readonly Fact[] }[];
};

/** A statement without a fact: missing data, a heading, or how something was read. */
export const remark = (content: string): Statement => ({ content, facts: [] });

/** What was found for an input: prose and rows of the same facts, and the expression that found them. */
export type Finding = {
  /** Told where somebody reads them: rows alone need none of what only sentences tell. */
  statements: () => readonly Statement[];
  rows: Record<string, unknown>[];
  /** The entities that the answer is about, in its order. */
  about: readonly StoredEntity[];
  /** The expression that ran; nothing where none did. */
  expression?: string;
  /** Whether the input was not understood, so that another reader may try. */
  isUnread?: boolean;
};

/** What is said where the dataset has nothing: no context, no rows. */
export function notInDataset(why: string): Finding {
  return unanswered(`This is not in the embedded dataset: ${why.replace(/\.\.(?=$|\s)/g, '.')}`);
}

/** A reply without an answer. */
export const unanswered = (content: string): Finding => ({
  statements: () => [remark(content)],
  rows: [],
  about: [],
});

/** The finding of a request that exceeds one answer. Its only row says so too, as live services refuse. */
export function tooMuch(why: string): Finding {
  return { statements: () => [remark(why)], rows: [{ error: why }], about: [] };
}

/** As many facts as one statement carries as its grounds. */
export const MOST_GROUNDS = 100;
