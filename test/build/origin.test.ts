import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(300_000);

const ORIGIN = 'https://ker.example.com';
const SERVICE = 'https://service.example.com/base';
const WEBPACK = resolve('node_modules/webpack/bin/webpack.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ker-build-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Builds the add-in into a folder of its own, as a person does who sets the variables. The scripts name no origin, so what
 * the last build keeps of them serves this one too.
 */
function build(variables: Record<string, string>): { status: number | null; said: string } {
  const run = spawnSync(
    process.execPath,
    [WEBPACK, '--config-name', 'addin', '--output-path', folder, '--cache-readonly'],
    {
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    },
  );
  return { status: run.status, said: `${run.stdout}${run.stderr}` };
}

const built = (file: string): string => readFileSync(join(folder, file), 'utf8');

it('a build for another origin names it wherever Excel looks, and the service where the add-in does', () => {
  expect(build({ KER_ORIGIN: `${ORIGIN}/`, KER_SERVICE: SERVICE })).toMatchObject({ status: 0 });
  for (const file of ['manifest.xml', 'functions.json']) {
    expect(built(file)).toContain(ORIGIN);
    expect(built(file)).not.toContain('localhost');
  }
  expect(built('manifest.xml')).not.toContain(`${ORIGIN}//`);
  expect(JSON.parse(built('config.json'))).toEqual({
    serviceAddress: SERVICE,
    consoleAddress: `${ORIGIN}/help.html#key`,
  });
});

it.each([
  ['KER_ORIGIN', 'http://ker.example.com'],
  ['KER_ORIGIN', 'https://ker.example.com/path'],
  ['KER_ORIGIN', 'ker.example.com'],
  ['KER_SERVICE', 'service.example.com'],
])('a build is refused for %s=%s', (variable, value) => {
  const { status, said } = build({ [variable]: value });
  expect(status).not.toBe(0);
  expect(said).toContain(
    `Expected ${variable} to be an https address such as https://ker.example.com, got ${value}`,
  );
});
