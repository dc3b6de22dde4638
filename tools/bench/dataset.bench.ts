import { loadDataset } from '../../test/service/load-dataset';
import { datasetTables } from './dataset-tables';

console.log(datasetTables(loadDataset(process.env['DATASET'] ?? 'src/service/data')));
