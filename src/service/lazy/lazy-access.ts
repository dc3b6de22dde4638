import { TooWide, type Access } from '../store/access';
import type { Fetcher } from '../store/fetcher';
import type { Graph } from '../store/graph';
import { FetchCache } from './fetch-cache';
import { createRemoteGraphs } from './remote-graph';

/** How much one reading may fetch. */
export type Bounds = {
  /** How often it fetches. @default 24 */
  rounds?: number;
  /** How many entities it fetches. @default 20,000 */
  entities?: number;
};

/**
 * Lets readings at what is fetched as they ask for it: a reading runs over what is there, what it lacked is fetched all
 * at once, and it runs again until it lacks nothing. `open` gives what one reading fetches from, so that it sees one
 * version of the dataset from its first run to its last.
 */
export function createLazyAccess(open: () => Promise<Fetcher>, bounds: Bounds = {}): Access {
  const { rounds = 24, entities = 20_000 } = bounds;
  return {
    read: async (reading) => {
      const fetched = new FetchCache(await open());
      const graphOf = createRemoteGraphs(fetched);
      for (let round = 0; round <= rounds; round += 1) {
        const outcome = run(reading, graphOf(), fetched);
        if (outcome === undefined && round < rounds) await fetched.fetchMissing();
        // What is at hand counts too, so that an answer is as wide whoever asked before.
        if (fetched.entities > entities)
          throw new TooWide(
            `This asks about more than the ${entities.toLocaleString('en')} entities that one answer may look at; a narrower condition, a type or a limit makes it fewer.`,
          );
        if (outcome !== undefined) return outcome.value;
      }
      throw new TooWide(
        `This needs more than the ${rounds} steps that one answer may take. Ask for it in parts.`,
      );
    },
  };
}

/** Runs a reading once; nothing where it lacked something, whatever came of it. */
function run<T>(reading: (graph: Graph) => T, graph: Graph, fetched: FetchCache): { value: T } | undefined {
  try {
    const value = reading(graph);
    return fetched.isLacking ? undefined : { value };
  } catch (error) {
    // What is not there yet may well make a reading fail.
    if (fetched.isLacking) return undefined;
    throw error;
  }
}
