import type { Plan } from './compile';
import type { MissingInputs } from './missing-inputs';
import type { NoTime } from './no-time';
import type { ReadAs } from './spelling';

/** Why a question was not understood; `word` has those that nothing explains, and `named` the names that they are parts of. */
export type Refusal =
  | { kind: 'nothing' }
  | { kind: 'too long' }
  /** It nests too deep, or takes too many steps. */
  | { kind: 'nested' }
  | { kind: 'tangled' }
  | { kind: 'word'; words: readonly string[]; named?: readonly string[] }
  | MissingInputs
  | NoTime
  /** Everybody who ever held an office is asked for, by these words. */
  | { kind: 'ever held'; words: readonly string[] }
  /** Of which part of a year it was is asked of figures of whole years. */
  /** A year of the calendar, of a company that ends its own on another day. */
  | { kind: 'calendar'; words: readonly string[] }
  | { kind: 'years'; words: readonly string[] }
  /** `isSure` where it is known what these words are, and that nothing is held by them. */
  | { kind: 'unclear'; words: readonly string[]; isSure?: true };

/** What a question asks. */
export type Planned = Plan & {
  /**
   * Why it was not understood, where it was then read as if the named had what others of their type have. Such a plan
   * may say what is lacking, and answers nothing.
   */
  lacking?: Refusal;
  /** What the speaker said beside the question. */
  left?: readonly string[];
  /** Words that were read as others of the language. */
  read?: readonly ReadAs[];
  /** Readings that are nearly as likely, for where the first finds nothing. */
  others: readonly Plan[];
};

/** Says whether a question was understood. */
export function isPlan(found: Planned | Refusal): found is Planned {
  return 'expression' in found;
}
