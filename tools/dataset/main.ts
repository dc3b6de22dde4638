import { buildDataset } from './build';
import { write } from './files';

write(buildDataset('tools/dataset/inputs'), 'src/service/data');
