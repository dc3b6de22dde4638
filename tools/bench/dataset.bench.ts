import { loadDataset } from '../../test/service/load-dataset';
import { companyRows, macroRows, sizes } from './dataset-tables';

const store = loadDataset(process.env['DATASET'] ?? 'src/service/data');
for (const [what, count] of [...companyRows(store), ...macroRows(store)])
  console.log(`| ${what} | ${count.toLocaleString('en-US')} |`);
for (const size of sizes(store)) console.log(size);
