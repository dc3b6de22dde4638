/**
 * Does the work of a transaction and waits for its end. A transaction that is aborted rejects its end and every request in
 * it, and those asked after it throw, whether anybody waits for them or not: here all are waited for, and one rejection
 * tells of it. The work yields each request, so that those before one that throws are not forgotten.
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
