import { readGatewayEnvironment } from '../../src/gateway/environment';
import { warningsOf } from '../../src/gateway/warnings';
import { readCertificates } from '../../src/server/read-certificates';
import { deployConfig, gatewayProcess, removeProgram } from './gateway-process';
import { REDIS, redisServer } from './redis-server';

const check = REDIS === undefined ? test.skip : test;
const UPSTREAM = { KER_UPSTREAM: 'https://service.example' };

afterAll(removeProgram);

test.each([
  ['KER_PEOPLE', 'can be read'],
  ['KER_AUDIT', 'can be written'],
])('does not start where the file of %s is missing, and names both', async (variable, expected) => {
  const message = `Expected ${variable} to be a file that ${expected}, got /nowhere/file: ENOENT: no such file or directory\n`;
  await expect(gatewayProcess({ ...UPSTREAM, [variable]: '/nowhere/file' })).rejects.toThrow(message);
});

test('names the variable where the key or a certificate cannot be read', async () => {
  const file = '/nowhere/file';
  expect(() => readGatewayEnvironment({ ...UPSTREAM, KER_UPSTREAM_KEY_FILE: file }, '127.0.0.1')).toThrow(
    'Expected KER_UPSTREAM_KEY_FILE to be a file that can be read, got /nowhere/file: ',
  );
  const tls = { KER_TLS_CERT: file, KER_TLS_KEY: file };
  await expect(gatewayProcess({ ...UPSTREAM, ...tls })).rejects.toThrow('Expected KER_TLS_CERT to be a file');
  expect(() => readCertificates({ cert: __filename, key: __filename })).toThrow(
    'Expected KER_TLS_CERT and KER_TLS_KEY to be a certificate and its key in PEM form, got ',
  );
});

check('a wrong file of people ends the process also where the store is connected', async () => {
  const redis = await redisServer();
  try {
    const KER_PEOPLE = '/nowhere/file';
    await expect(gatewayProcess({ ...UPSTREAM, KER_PEOPLE, KER_CACHE: redis.address })).rejects.toThrow(
      KER_PEOPLE,
    );
  } finally {
    await redis.kill();
  }
});

describe('before a service at which people sign in themselves, since its answers may differ by person', () => {
  const issuer = 'https://login.example';
  const signIn = { issuer, clientId: 'addin', scope: 'openid' };

  afterEach(() => deployConfig({}));

  test.each([
    [signIn, issuer],
    [{ clientId: 'addin' }, null],
    ['https://login.example', null],
  ])('does not start with the sign-in %j', async (given, shown) => {
    deployConfig({ signIn: given });
    await expect(gatewayProcess(UPSTREAM)).rejects.toThrow(
      `has people sign in at ${JSON.stringify(shown)} for a service whose answers may differ by person`,
    );
  });

  test('starts where they sign in to the gateway, which never passes on another sign-in', async () => {
    deployConfig({ signIn });
    const gateway = await gatewayProcess({
      ...UPSTREAM,
      ...{ KER_ISSUER: issuer, KER_AUDIENCE: 'gateway', KER_SIGN_IN_CLIENT: 'ker' },
    });
    try {
      deployConfig({ signIn: { ...signIn, issuer: 'https://other.example' } });
      const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as unknown;
      expect(config).toMatchObject({ signIn: { issuer, clientId: 'ker' } });
      const search = await fetch(`${gateway.url}/v1/entities?name=Apple`);
      expect(search.status).toBe(401);
    } finally {
      expect(await gateway.end('SIGTERM')).toBe(0);
    }
  });
});

describe('warns', () => {
  const told = { variables: ['KER_CACHE'], host: '0.0.0.0', origin: undefined, isSecure: false };

  test('of an add-in that was built for another service', () => {
    expect(warningsOf({}, { ...told, host: '127.0.0.1', other: 'It was.' })).toEqual(['It was.']);
  });

  test('of a setting that nothing obeys, and of none that something does', () => {
    const set = {
      KER_CACHE: 'memory',
      KER_ORIGINS: 'a',
      KER_SERVICE: 'https://service.example',
      PATH: '/bin',
    };
    expect(warningsOf(set, { ...told, host: '127.0.0.1' })).toEqual([
      'Nothing obeys KER_ORIGINS: it is no setting of the gateway.',
    ]);
  });

  test.each([
    [{ host: '0.0.0.0' }, 1],
    [{ host: '127.0.0.1' }, 0],
    [{ host: '0.0.0.0', isSecure: true }, 0],
    [{ host: '0.0.0.0', origin: 'https://ker.example' }, 0],
    [{ host: '0.0.0.0', origin: 'http://localhost:3000' }, 1],
  ])('of keys that travel unencrypted, with %j', (part, count) => {
    expect(warningsOf({}, { ...told, ...part })).toHaveLength(count);
  });
});
