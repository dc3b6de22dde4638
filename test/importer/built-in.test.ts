import { join } from 'node:path';

import { BuiltIn } from '../../src/importer/built-in-parts';
import { readFred } from '../../src/importer/statistics/read-fred';
import { Problems } from '../../src/service/dataset/files/problems';
import { sample } from './imported';

test('a register’s series takes the place of the built-in one of its name, and the others stay', async () => {
  const builtIn = new BuiltIn(join(__dirname, '../../src/service/data'));
  const rates = [...builtIn.entities()].filter(
    (part) => part.kind === 'entity' && part.identifiers?.includes('fred:UNRATE') === true,
  );
  expect(rates).toMatchObject([{ key: rates[0]?.id, name: 'Unemployment Rate' }]);
  const reading = {
    problems: new Problems(),
    pass: () => undefined,
    known: () => ({ name: 'Unemployment Rate', unit: '%' }),
  };
  for await (const part of readFred([sample('fred-UNRATE.csv')], reading)) builtIn.note(part);
  const left = new Map<string, number>();
  for (const part of builtIn.points())
    if (part.kind === 'point') left.set(part.entity, (left.get(part.entity) ?? 0) + 1);
  expect(left.get(rates[0]?.id ?? '')).toBeUndefined();
  expect(left.size).toBeGreaterThan(1_000);
});
