import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createService, type Service } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { naturalId } from '../../src/service/store/natural-id';
import { loadDataset } from '../service/load-dataset';

/** The key that the service lets in. */
export const KEY = 'ker-test-key';

const DATA = 'src/service/data';

/** The embedded service with its whole dataset. */
export function embeddedService(): Service {
  return createService({ store: storeOf(loadDataset(resolve(DATA))), keys: [KEY] });
}

/** The ids of so many companies of its dataset, in the order of its file. */
export function companies(count: number): string[] {
  const lines = readFileSync(resolve(DATA, 'entities/Company.jsonl'), 'utf8').trim().split('\n');
  return lines.slice(0, count).map((line) => naturalId((JSON.parse(line) as { key: string }).key));
}
