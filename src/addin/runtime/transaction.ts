/**
 * Runs a transaction and waits for its end and for all its requests, so that an abort gives one rejection. The work
 * yields each request.
 */
export async function inTransaction<T>(
  change: { readonly done: Promise<void> },
  work: () => Generator<Promise<T>>,
): Promise<T[]> {
  const asked: Promise<T>[] = [];
  quietEnd(change);
  for (const each of work()) {
    each.catch(ignore);
    asked.push(each);
  }
  const results = await Promise.all(asked);
  await change.done;
  return results;
}

/** A transaction whose requests are waited for one by one: where one of them rejects, nobody waits for its end. */
export function quietEnd<T extends { readonly done: Promise<void> }>(change: T): T {
  change.done.catch(ignore);
  return change;
}

function ignore(): void {
  // Whoever waits for the work is told.
}
