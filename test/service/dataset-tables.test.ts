import { readFileSync } from 'node:fs';

import { companyRows, macroRows, sizes } from '../../tools/bench/dataset-tables';
import { whole } from './whole';

const { store } = whole;
const page = readFileSync('docs/reports/dataset.md', 'utf8');

test.each([...companyRows(store), ...macroRows(store)])(
  'the page says of %s what the data have',
  (what, count) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${what} |`));
    expect(row?.split('|').at(-2)?.trim()).toBe(count.toLocaleString('en-US'));
  },
);

test.each(sizes(store))('the page counts %s', (size) => {
  expect(page).toContain(size);
});
