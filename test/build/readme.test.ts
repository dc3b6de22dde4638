import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EXAMPLES } from '../functions/examples';

const root = join(__dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the README', () => {
  test('shows exactly the formulas that the suite runs', () => {
    const functions = readme.slice(
      readme.indexOf('## The functions'),
      readme.indexOf('## Names, ids and dates'),
    );
    const shown = [...functions.matchAll(/^`(=KER\..+)` /gm)].map(([, formula]) => formula);
    expect(shown.sort()).toEqual(EXAMPLES.map(({ formula }) => formula).sort());
  });

  test('names scripts that exist', () => {
    const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, script]) => script ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('shows pictures that exist', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('gives every package of package.json its reason', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const table = readme.slice(readme.indexOf('### Dependencies'));
    const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !table.includes(name) && !/^@(types|univerjs)\//.test(name),
    );
    expect(missing).toEqual([]);
  });
});
