import type { Attach } from '../part-combination';
import type { Part } from '../question-parts';

type Kind = Part['kind'];

/** The parts of one kind. */
export type Of<K extends Kind> = Extract<Part, { kind: K }>;

/** What two neighbouring parts of some kinds are together; nothing where they do not fit. */
export type Rule = {
  left: Kind;
  right: Kind;
  cost: number;
  /** Words that the rule reads. */
  example: string;
  join: (left: never, right: never, attach: Attach) => Part | undefined;
};

/** A rule: what stands left and right, what the two are together, and an example. */
export function rule<L extends Kind, R extends Kind>(
  [left, right]: readonly [L, R],
  cost: number,
  example: string,
  join: (left: Of<L>, right: Of<R>, attach: Attach) => Part | undefined,
): Rule {
  return { left, right, cost, example, join };
}

/** Whether a word is one of some. */
export const only = <Word extends string>(word: Word, ...words: readonly Word[]): boolean =>
  words.includes(word);
