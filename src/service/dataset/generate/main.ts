import { join } from 'node:path';

import { buildDataset } from './build';
import { write } from './write';

const room = join(process.cwd(), 'src/service');
write(buildDataset(join(room, 'dataset/inputs')), join(room, 'data'));
