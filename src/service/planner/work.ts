/** Ends the work on a question that takes more steps than one may; whoever asked for the answer turns it into a refusal. */
export class TooMuchWork extends Error {}

/**
 * The most steps that one question may take. A step is one attempt to join two parts, about six microseconds; no question
 * of the test suites takes more than 13,500. Steps are counted, not time, so that a busy machine refuses nothing more.
 */
export const MOST_STEPS = 14_000;

/** What parts of the work cost, in steps. */
export const STEPS = { word: 5, lookup: 60 } as const;

/** The most descriptions, such as `the CEO of`, that one question may use in place of names. */
export const MOST_DESCRIPTIONS = 2;

/** Counts the steps of one question, in all readings of it and of its parts. */
export class Work {
  private count = 0;

  /** The steps taken since the question began. */
  get steps(): number {
    return this.count;
  }

  /** Starts to count for a new question. */
  begin(): void {
    this.count = 0;
  }

  /** Counts steps before they are taken; throws `TooMuchWork` where the question has no more of them. */
  spend(steps: number): void {
    this.count += steps;
    if (this.count > MOST_STEPS) throw new TooMuchWork();
  }
}
