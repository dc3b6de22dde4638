import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(300_000);

const ORIGIN = 'https://host.example.com/ker';
const SERVICE = 'https://service.example.com/base';
const ADDRESS = 'an https address such as https://ker.example.com';
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

it('a build for another origin names it wherever Excel looks, and keeps the policy of the one before', () => {
  const policy = { serviceAddress: 'https://old.example', creditsPerDay: 2000, functionsOff: ['ASK'] };
  const signIn = { issuer: 'https://login.example.com/' };
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ serviceAddress: 'https://old.example', policy, signIn }),
  );
  for (const program of ['gateway', 'importer']) mkdirSync(join(folder, program));
  for (const program of ['gateway', 'importer']) writeFileSync(join(folder, program, 'main.cjs'), '');
  const made = build({
    KER_ORIGIN: `${ORIGIN}/`,
    KER_SERVICE: SERVICE,
    KER_CONNECT: 'https://login.example.com/tenant',
    KER_ID: '0b1f1b4e-3c52-4d0e-9a51-0d6c6c7c1a11',
    KER_NAME: 'KER "UAT" & more for Excel',
    KER_VERSION: '1.4.2',
    KER_SUPPORT: 'https://help.example.com/ker',
    KER_PRIVACY: 'https://help.example.com/privacy',
  });
  expect(made.status === 0 ? '' : made.said).toBe('');
  for (const program of ['gateway', 'importer'])
    expect(readdirSync(join(folder, program))).toEqual(['main.cjs']);
  expect(made.said).toContain(
    'config.json keeps what was administered: signIn, policy.creditsPerDay, policy.functionsOff.',
  );
  for (const file of ['manifest.xml', 'functions.json']) {
    expect(built(file)).toContain(ORIGIN);
    expect(built(file)).not.toContain('localhost');
  }
  expect(built('manifest.xml')).not.toContain(`${ORIGIN}//`);
  expect(JSON.parse(built('config.json'))).toEqual({
    serviceAddress: SERVICE,
    consoleAddress: `${ORIGIN}/help.html#key`,
    supportAddress: 'https://help.example.com/ker',
    privacyAddress: 'https://help.example.com/privacy',
    policy: { serviceAddress: SERVICE, creditsPerDay: 2000, functionsOff: ['ASK'] },
    signIn,
  });
  expect(built('taskpane.html')).toContain(
    "connect-src 'self' https://service.example.com https://login.example.com; style-src",
  );

  const manifest = built('manifest.xml');
  for (const part of [
    '<Id>0b1f1b4e-3c52-4d0e-9a51-0d6c6c7c1a11</Id>',
    '<Version>1.4.2.0</Version>',
    '<DisplayName DefaultValue="KER &#34;UAT&#34; &#38; more for Excel">',
    'id="Tab.Label" DefaultValue="KER &#34;UAT&#34; &#38; more"',
    '<SupportUrl DefaultValue="https://help.example.com/ker"/>',
    '<AppDomain>https://host.example.com</AppDomain>',
    `<SourceLocation DefaultValue="${ORIGIN}/taskpane.html"/>`,
  ])
    expect(manifest).toContain(part);
  expect(built('addin.js')).toContain('1.4.2');

  // What the scripts hold is the same, and so are their names: a build for another place makes nobody load them again.
  const parts = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as { files: string[] }).files;
  expect(parts(folder)).toEqual(parts(resolve('dist')));
  expect(readdirSync(folder).filter((file) => file.endsWith('.map'))).toEqual([]);
});

it.each([
  ['KER_ORIGIN', 'http://ker.example.com', ADDRESS],
  ['KER_ORIGIN', 'https://ker.example.com/?path', ADDRESS],
  ['KER_ORIGIN', 'ker.example.com', ADDRESS],
  ['KER_SERVICE', 'service.example.com', ADDRESS],
  ['KER_SUPPORT', 'mailto:help@example.com', ADDRESS],
  [
    'KER_CONNECT',
    'https://a.example *',
    'https addresses with a space between, such as https://login.example.com',
  ],
  ['KER_ID', 'KER-UAT', 'a UUID in small letters'],
  ['KER_NAME', ' KER', 'a name of at most 125 letters'],
  ['KER_VERSION', '1.02.3', 'a version such as 1.2.3 or 1.2.3.4'],
  ['KER_VERSION', '1.2.100000', 'a version such as 1.2.3 or 1.2.3.4'],
])('a build is refused for %s=%s', (variable, value, expected) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', "require('./tools/build/variables.cjs').readVariables()"],
    { env: { ...process.env, [variable]: value }, encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain(`Expected ${variable} to be ${expected}, got ${value}`);
});
