import { readFileSync } from 'node:fs';

import { datasetTables } from '../../tools/bench/dataset-tables';
import { whole } from './whole';

test('the page counts what the data have; if not, run npm run bench dataset -- --report', () => {
  expect(readFileSync('docs/reports/dataset.md', 'utf8')).toContain(datasetTables(whole.store));
});
