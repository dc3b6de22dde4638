import { join } from 'node:path';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { createService, type Service } from '../../src/service/app';
import { loadDataset } from './load-dataset';

/** The key that the whole service lets in. */
const KEY = 'ker-test-key';

let service: Service | undefined;

/** The embedded service with its whole dataset, loaded for the first that asks. */
export function wholeService(): Service {
  service ??= startService();
  return service;
}

function startService(): Service {
  const store = loadDataset(join(__dirname, '../../src/service/data'));
  return createService({ store, knowledge: createKnowledgeEngine(store), keys: [KEY] });
}
