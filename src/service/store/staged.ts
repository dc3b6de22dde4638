import type { Steps } from './steps';

/** Something that takes long to make: made step by step while there is time, or to its end when it is first needed. */
export class Staged<T> {
  private making: Steps<T> | undefined;
  private made: { value: T } | undefined;

  constructor(private readonly make: () => Steps<T>) {}

  /** What is made, all that is left of it at once. */
  get value(): T {
    for (;;) {
      if (this.made !== undefined) return this.made.value;
      this.step();
    }
  }

  /** Makes it step by step; whoever needs it between two steps does not wait for the others. */
  *steps(): Steps<void> {
    while (this.made === undefined) {
      this.step();
      yield;
    }
  }

  private step(): void {
    const next = (this.making ??= this.make()).next();
    if (next.done === true) this.made = { value: next.value };
  }
}
