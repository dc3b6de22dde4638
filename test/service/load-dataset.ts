import { readDataset } from './read-dataset';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import type { MemoryGraph } from '../../src/service/memory/memory-graph';

/** Reads a folder's dataset into a store, without any data of a person's own beside it. */
export function loadDataset(folder: string): MemoryGraph {
  return createMemoryGraph(readDataset(folder));
}
