const LONGEST_LOG = 500;

/** The latest events as lines of text. */
export type EventLines = {
  add(event: string): void;
  /** Oldest first; each begins with its time in UTC. */
  all(): readonly string[];
};

/** Makes an empty log. The current key is taken out of each line when it is read, whatever put it there. */
export function createEventLines(now: () => number, key: () => string | undefined): EventLines {
  const events: { at: number; event: string }[] = [];
  return {
    add(event) {
      events.push({ at: now(), event: hideKey(event, key()) });
      // Not one by one: a recalculation logs thousands.
      if (events.length >= 2 * LONGEST_LOG) events.splice(0, LONGEST_LOG);
    },
    all: () =>
      events
        .slice(-LONGEST_LOG)
        .map(({ at, event }) => hideKey(`${new Date(at).toISOString()} ${event}`, key())),
  };
}

function hideKey(line: string, key: string | undefined): string {
  return key === undefined || key === '' ? line : line.replaceAll(key, '(key)');
}
