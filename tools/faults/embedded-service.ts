import { resolve } from 'node:path';

import { createService, type Service } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { loadDataset } from '../../test/service/load-dataset';
import { KEY } from './key';

/** The embedded service with its whole dataset, for a process of its own; tests have `whole.service`. */
export function embeddedService(): Service {
  return createService({ store: storeOf(loadDataset(resolve('src/service/data'))), keys: [KEY] });
}
