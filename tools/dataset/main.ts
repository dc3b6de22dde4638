import { buildDataset } from './build';
import { write } from './write';

write(buildDataset('tools/dataset/inputs'), 'src/service/data');
