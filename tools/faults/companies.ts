import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { naturalId } from '../../src/service/store/natural-id';

/** The ids of so many companies of the built-in dataset, in the order of its file. */
export function companies(count: number): string[] {
  const file = resolve('src/service/data/entities/Company.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.slice(0, count).map((line) => naturalId((JSON.parse(line) as { key: string }).key));
}
