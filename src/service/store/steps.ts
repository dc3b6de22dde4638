/** Work that is done step by step, so that others have their turn between two steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** How many of a list are worked on in one step: a millisecond or so, and several while the code is still cold. */
const PER_STEP = 50;

/** How long one step may take, in milliseconds: one entity with names in all languages takes as long as hundreds of others. */
const STEP_MS = 4;

/** How long steps are taken one after the other, in milliseconds, before whoever waits has his turn. */
const SLICE_MS = 8;

/** Goes through a list, with a step after each few dozen, and after fewer where these take long. */
export function* eachInSteps<T>(all: Iterable<T>, work: (one: T) => void): Steps<void> {
  let at = 0;
  let until = performance.now() + STEP_MS;
  for (const one of all) {
    work(one);
    at += 1;
    if (at % PER_STEP !== 0 && performance.now() < until) continue;
    yield;
    until = performance.now() + STEP_MS;
  }
}

/** The list of what comes, with a step after each few dozen. */
export function* listInSteps<T>(all: Iterable<T>): Steps<T[]> {
  const list: T[] = [];
  yield* eachInSteps(all, (one) => list.push(one));
  return list;
}

/** Takes all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Takes all steps, and lets whoever waits have his turn every few milliseconds. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const next = steps.next();
      if (next.done === true) return next.value;
    }
    await new Promise(setImmediate);
  }
}
