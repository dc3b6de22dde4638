import { datasetInSteps } from '../../src/service/dataset/load';
import { atOnce } from '../../src/service/store/steps';
import type { StoreParts } from '../../src/service/store/store-parts';

/** Reads a dataset at once, where nobody else waits for his turn. */
export function readDataset(folder: string): StoreParts {
  return atOnce(datasetInSteps(folder));
}
