const LONGEST_LOG = 500;

/** The latest events as lines of text. */
export type EventLines = {
  add(event: string): void;
  /** Oldest first; each begins with its time in UTC. */
  all(): readonly string[];
};

/** Makes an empty log. The current key is taken out of each line when it is read, whatever put it there. */
export function createEventLines(now: () => number, key: () => string | undefined): EventLines {
  const lines: string[] = [];
  return {
    add(event) {
      lines.push(`${new Date(now()).toISOString()} ${hideKey(event, key())}`);
      if (lines.length > LONGEST_LOG) lines.shift();
    },
    all: () => lines.map((line) => hideKey(line, key())),
  };
}

function hideKey(line: string, key: string | undefined): string {
  return key === undefined || key === '' ? line : line.replaceAll(key, '(key)');
}
