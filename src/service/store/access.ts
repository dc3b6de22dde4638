import type { Graph } from './graph';

/** Lets readings at a dataset; each sees one version of it from its first run to its last. */
export type Access = {
  /** Runs a reading, repeatedly if its graph is fetched on demand. Fails with `TooWide` beyond the bounds. */
  read<T>(reading: (graph: Graph) => T): Promise<T>;
};

/** What a reading asked for is more than one answer may fetch; the message is a sentence for who asked. */
export class TooWide extends Error {
  override readonly name = 'TooWide';
}

/** Lets readings at a graph that is all there. */
export function accessTo(graph: Graph): Access {
  return { read: (reading) => new Promise((resolve) => resolve(reading(graph))) };
}
