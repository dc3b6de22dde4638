import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { match } from '../../src/functions/matching';
import { called } from './excel';
import { openWorkbook } from './workbook';

const rows = readFileSync(join(__dirname, 'match-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('MATCH finds nearly every name of the list and gives no wrong one', async () => {
  const { shown } = await openWorkbook();
  const names = rows.map(([typed]) => [typed]);
  const matches = await shown(match(names, 'Company', false, called()));
  const judged = rows.map(([typed, expected], at) => ({ typed, expected, found: matches[at]?.[1] }));
  const wrong = judged.filter(({ expected, found }) => found !== 'no match' && found !== expected);
  const wanted = judged.filter(({ expected }) => expected !== '');
  const right = wanted.filter(({ expected, found }) => found === expected);
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(wrong).toEqual([]);
  expect(right.length / wanted.length).toBeGreaterThan(0.95);
});
