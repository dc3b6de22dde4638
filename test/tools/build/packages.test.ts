import { readFileSync } from 'node:fs';

import { ownValue } from '../../../src/shared/contract/own-value';

type Packages = Record<string, string>;
type Locked = { version: string; hasInstallScript?: boolean; engines?: { node?: string } };

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, overrides, engines } = JSON.parse(read('package.json')) as {
  dependencies: Packages;
  devDependencies: Packages;
  overrides: Packages;
  engines: { node: string };
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const developing = read('docs/developing.md');

const section = (title: string) => developing.split(`### ${title}\n`)[1]?.split('\n#')[0] ?? '';
const held = [
  ...section('Held at a version').matchAll(/^\| (?!---)(\S+)( \(override\))? \| (\S+) \| (.+) \|$/gm),
].map(([, name = '', override, version, reason]) => ({
  name,
  isOverride: override !== undefined,
  version,
  reason,
}));

describe('the packages', () => {
  test('are fixed to one version each', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('that are overridden have their reason, and so have those that are held back', () => {
    const overridden = held.filter(({ isOverride }) => isOverride);
    expect(overridden.map(({ name }) => name).sort()).toEqual(Object.keys(overrides).sort());
    const others = held.filter(({ isOverride }) => !isOverride).map(({ name }) => name);
    expect(others).toEqual(
      expect.arrayContaining(['office-addin-debugging', 'oxlint', 'typescript', 'webpack-cli']),
    );
    const asSet = { ...dependencies, ...devDependencies, ...overrides };
    expect(held.filter(({ name, version }) => ownValue(asSet, name) !== version)).toEqual([]);
  });

  test('that run a script when they are installed are those that are named', () => {
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    const said = section('Install scripts');
    expect(scripted.filter((name) => !said.includes(name))).toEqual([]);
    expect(scripted).toHaveLength(9);
  });

  test('are no more than what is used', () => {
    expect(Object.keys(packages).length).toBeLessThan(1_700);
  });

  test('run on every Node that the project names', () => {
    const tried = [...section('Versions of Node').matchAll(/^\| (\d+)\./gm)].map(([, major]) => major);
    const named = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
    expect(tried).toEqual(named);
  });
});
