import { readDataset } from '../../src/service/dataset/load';
import { createStore } from '../../src/service/store/store';
import type { Store } from '../../src/service/store/stored';

/** Reads a folder's dataset into a store, without any data of a person's own beside it. */
export function loadDataset(folder: string): Store {
  return createStore(readDataset(folder));
}
