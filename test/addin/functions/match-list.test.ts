import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { match } from '../../../src/addin/functions/matching';
import { called } from './excel';
import { openWorkbook } from './workbook';

/** A list of names, those that each means, and the name that MATCH found. */
async function judged(list: string) {
  const lines = readFileSync(join(__dirname, list), 'utf8').trim().split('\n').slice(1);
  const rows = lines.map((line) => line.split('\t'));
  const { shown } = await openWorkbook();
  const names = rows.map(([typed]) => [typed]);
  const matches = await shown(match(names, 'Company', false, called()));
  return rows.map(([typed, expected], at) => ({ typed, expected, found: matches[at]?.[1] }));
}

type Judged = Awaited<ReturnType<typeof judged>>;

const wrong = (all: Judged) =>
  all.filter(({ expected, found }) => found !== 'no match' && found !== expected);

function recall(all: Judged): number {
  const wanted = all.filter(({ expected }) => expected !== '');
  return wanted.filter(({ expected, found }) => found === expected).length / wanted.length;
}

test('MATCH finds nearly every name of the list and gives no wrong one', async () => {
  const all = await judged('match-names.tsv');
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(wrong(all)).toEqual([]);
  expect(recall(all)).toBeGreaterThan(0.95);
});

test('MATCH does as well on names that its threshold was not set by, a hundred of companies that are not there', async () => {
  const all = await judged('match-names-held-out.tsv');
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.filter(({ expected }) => expected === '').length).toBeGreaterThanOrEqual(60);
  expect(wrong(all)).toEqual([]);
  expect(recall(all)).toBeGreaterThan(0.93);
});
