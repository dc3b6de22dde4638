/** A place of an expression that is not written as it should be, and what was made of it. */
export type SyntaxFault = {
  /** Where it stands, counted in characters from 1. */
  at: number;
  /** What stands there. */
  written: string;
  /** What is wrong and how it was read, as the end of a sentence. */
  reason: string;
  /** Whether no reading of it could be stood by, so that nothing is run. */
  isRefused?: true;
  /** How a condition was read, for those who are shown rows alone. */
  taken?: string;
};

/** The most of a place that a note repeats. */
const MOST_LETTERS = 60;

/** A slip at a place counted from 0. */
export function faultAt(at: number, written: string, reason: string): SyntaxFault {
  const shown = written.trim();
  return {
    at: at + 1,
    written: shown.length > MOST_LETTERS ? `${shown.slice(0, MOST_LETTERS)}…` : shown,
    reason,
  };
}
