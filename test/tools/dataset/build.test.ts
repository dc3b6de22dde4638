import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { buildDataset } from '../../../tools/dataset/build';
import { datasetFiles } from '../../../tools/dataset/files';

const service = 'src/service';
const inputs = 'tools/dataset/inputs';

test('a build of the inputs gives the files of the dataset, byte for byte', () => {
  const files = datasetFiles(buildDataset(inputs));
  const committed = readdirSync(join(service, 'data'), { recursive: true, encoding: 'utf8' });
  expect(committed.filter((file) => file.endsWith('.jsonl')).sort()).toEqual([...files.keys()].sort());
  const differing = [...files].filter(
    ([file, text]) => readFileSync(join(service, 'data', file), 'utf8') !== text,
  );
  expect(differing.map(([file]) => file)).toEqual([]);
});

test('the dataset and what it is built of are at most 16 MB', () => {
  const bytes = [join(service, 'data'), inputs, 'tools/dataset/tables'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, file)))
      .filter((file) => file.isFile())
      .map(({ size }) => size),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16_000_000);
});
