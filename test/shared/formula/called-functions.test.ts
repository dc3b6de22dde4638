import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asksService, calledFunctions } from '../../../src/shared/formula/called-functions';

const folder = join(__dirname, '../../../src/addin/functions');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\b(computed|guarded)\(\s*(?:'([A-Z]+)'|\{ name: '([A-Z]+)')/g)]);

test('what a formula calls is told without what stands in its texts', () => {
  expect(calledFunctions('=KER.PROP(A1,"=KER.ASK(1)")+KER.NUMBER(B1)')).toEqual(['PROP', 'NUMBER']);
});

test('a formula asks where one of its functions does', () => {
  expect(asksService('=KER.NUMBER(KER.PROP(A1,"revenue"))')).toBe(true);
  expect(asksService('=KER.NUMBER("~$12.5M")+SUM(KER.TYPES())')).toBe(false);
});

test('just the functions that are guarded ask', () => {
  expect(names.length).toBeGreaterThan(10);
  for (const [, how, computed, guarded] of names)
    expect([computed ?? guarded, asksService(`=KER.${computed ?? guarded}(1)`)]).toEqual([
      computed ?? guarded,
      how === 'guarded',
    ]);
});
