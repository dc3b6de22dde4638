import type { Finding } from './statement';
import type { Tools } from './tools';

/** The named parts of a question that a form has caught. */
export type Parts = Readonly<Record<string, string | undefined>>;

/**
 * A form of question. Forms are tried in order; one that finds nothing leaves the question to the next, and its reason
 * is given only where no other finds anything.
 */
export type Pattern = {
  /** A question of this form, for the documentation and the tests. */
  example: string;
  form: RegExp;
  /** Catches so much that its reason for finding nothing says less than any other's. */
  isBroad?: boolean;
  find: (parts: Parts, tools: Tools) => Finding | undefined;
};
