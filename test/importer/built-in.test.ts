import { join } from 'node:path';

import { BuiltIn } from '../../src/importer/built-in-parts';
import { runImport } from '../../src/importer/run';
import { MemorySink } from '../../src/service/sink/memory-sink';
import { readDataset } from '../../src/service/dataset/load';
import { sample } from './imported';

const data = join(__dirname, '../../src/service/data');

test('a register’s series takes the place of the built-in one of its name, and the others stay', async () => {
  const sink = new MemorySink();
  const outcome = await runImport([{ register: 'fred', files: [sample('fred-UNRATE.csv')] }], {
    sink,
    builtIn: new BuiltIn(data),
    clock: () => 0,
    tell: () => undefined,
    signal: new AbortController().signal,
  });
  expect(outcome.problems).toEqual([]);
  const before = readDataset(data);
  const { entities, series = [] } = sink.parts();
  expect(entities).toHaveLength(before.entities.length);
  expect(series).toHaveLength(before.series?.length ?? 0);
  const rate = entities.find(({ properties }) => properties?.['fred_id']?.value === 'UNRATE');
  expect(rate?.name).toBe('Unemployment Rate');
  const own = series.filter(({ entity }) => entity === rate?.id).map((each) => each.series);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ name: 'Unemployment Rate', unit: '%', pointCount: 18 });
});
