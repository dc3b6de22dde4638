import { originRules, readEnvironment } from '../../src/server/environment';

describe('readEnvironment', () => {
  test('gives the documented defaults', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      upstream: undefined,
      origin: undefined,
      allowedOrigins: [],
      tls: undefined,
      consoleAddress: undefined,
      keys: [],
      rateLimit: undefined,
      modelUrl: undefined,
      model: 'default',
      ownData: undefined,
      ownDataOnly: false,
      database: undefined,
      connections: 8,
      isOwnDataBehindTrialKey: false,
    });
  });

  test('takes a database in place of the dataset in memory', () => {
    const KER_STORE = 'postgres://ker:secret@db.example:5432/ker';
    expect(readEnvironment({ KER_STORE, KER_STORE_CONNECTIONS: '20' })).toMatchObject({
      database: KER_STORE,
      connections: 20,
    });
  });

  test.each([
    [
      { KER_STORE: 'mysql://ker:secret@db.example/ker' },
      'Expected KER_STORE to be the address of a PostgreSQL',
    ],
    [
      { KER_STORE: 'postgres://ker:secret@db:port/ker' },
      'Expected KER_STORE to be the address of a PostgreSQL',
    ],
    [
      { KER_STORE: 'postgres://ker:secret@db/ker', KER_DATA: 'folder' },
      'Expected KER_STORE without KER_DATA',
    ],
    [
      { KER_STORE: 'postgres://ker:secret@db/ker', HOST: '::' },
      'Expected KER_KEYS to be set where KER_STORE is',
    ],
    [
      { KER_STORE: 'postgres://ker:secret@db/ker', KER_UPSTREAM: 'https://service.example' },
      'Expected KER_UPSTREAM without KER_STORE',
    ],
  ])('refuses %j and never tells the password', (variables, message) => {
    const read = (): unknown => readEnvironment(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow('secret');
  });

  test.each(['', ' '])('with HOST=%j only this machine reaches it', (HOST) => {
    expect(readEnvironment({ HOST, KER_DATA: 'folder' }).host).toBe('127.0.0.1');
  });

  test('splits the keys at commas', () => {
    expect(readEnvironment({ KER_KEYS: 'one,two,' }).keys).toEqual(['one', 'two']);
  });

  test.each([
    [{ PORT: 'http' }, 'Expected PORT to be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'Expected PORT to be a whole number from 0 to 65535'],
    [{ KER_RATE_LIMIT: '0' }, 'Expected KER_RATE_LIMIT to be a whole number from 1 to 1000000'],
    ...['service', 'http://service.example', 'http://localhost.service.example', 'ftp://localhost'].map(
      (address): [Record<string, string>, string] => [
        { KER_UPSTREAM: address },
        'Expected KER_UPSTREAM to be the address of a service, https or on this machine http, ' +
          `since keys are sent to it, got "${address}"`,
      ],
    ),
    [
      { KER_DATA: 'folder', HOST: '0.0.0.0' },
      'Expected KER_KEYS to be set where KER_DATA is and HOST is "0.0.0.0": everybody knows the trial key',
    ],
    [{ KER_DATA: 'folder', HOST: '::' }, 'Set KER_KEYS, or leave HOST at 127.0.0.1'],
    [{ KER_DATA: 'folder', HOST: '192.168.1.5', KER_KEYS: ',' }, 'Expected KER_KEYS to be set'],
    [
      { KER_UPSTREAM: 'https://service.example', KER_KEYS: 'a', KER_RATE_LIMIT: '5', KER_DATA: 'folder' },
      'Expected KER_UPSTREAM without KER_KEYS, KER_RATE_LIMIT, KER_DATA, got both',
    ],
    [{ KER_TLS_KEY: 'key.pem' }, 'Expected KER_TLS_CERT where KER_TLS_KEY is set, got none'],
    ...['http://ker.example', 'ker.example', 'https://ker.example/?a', 'https://me@ker.example'].map(
      (address): [Record<string, string>, string] => [
        { KER_ORIGIN: address },
        'Expected KER_ORIGIN to be the address at which browsers reach this server, https or on this machine http, ' +
          `without query, got "${address}"`,
      ],
    ),
    [{ KER_DATA_LOCALE: 'German' }, 'Expected KER_DATA_LOCALE to be a language and region such as de-DE'],
    [{ KER_DATA_ONLY: 'yes' }, 'Expected KER_DATA_ONLY to be 0 or 1, got "yes"'],
  ])('names what is wrong in %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  test.each([
    'https://service.example/base',
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
  ])('takes %s as the upstream', (upstream) => {
    expect(readEnvironment({ KER_UPSTREAM: upstream })).toMatchObject({ upstream });
  });

  test('takes where browsers reach it, and certificates by file', () => {
    const variables = {
      KER_ORIGIN: 'https://host.example/ker/',
      KER_TLS_CERT: 'a.pem',
      KER_TLS_KEY: 'b.pem',
    };
    expect(readEnvironment(variables)).toMatchObject({
      origin: 'https://host.example/ker',
      tls: { cert: 'a.pem', key: 'b.pem' },
    });
  });

  test.each([
    { KER_DATA: 'folder', HOST: '::1' },
    { KER_DATA: 'folder', HOST: 'localhost' },
    { KER_DATA: 'folder', HOST: '0.0.0.0', KER_KEYS: 'one' },
    { HOST: '0.0.0.0' },
  ])('serves %j, where no own data lie open to a network', (variables) => {
    expect(readEnvironment(variables).host).toBe(variables.HOST);
  });
});

test.each([
  [{}, 'known'],
  [{ KER_KEYS: 'one' }, 'any'],
  [{ KER_UPSTREAM: 'https://service.example' }, 'any'],
  [{ KER_DATA: 'folder' }, 'loopback'],
  [{ KER_DATA: 'folder', KER_KEYS: 'one' }, 'any'],
])('with %j the server is asked by hosts that are %s', (variables, hosts) => {
  expect(originRules(readEnvironment(variables)).hosts).toBe(hosts);
});

test('other pages may ask only where their origins are set', () => {
  const allowed = (KER_ALLOWED_ORIGINS: string) =>
    originRules(readEnvironment({ KER_ALLOWED_ORIGINS })).allowedOrigins;
  expect(allowed('https://page.example,http://localhost:8080')).toEqual([
    'https://page.example',
    'http://localhost:8080',
  ]);
  for (const other of ['*', 'page.example', 'https://page.example/', 'https://page.example/path'])
    expect(() => allowed(other)).toThrow('Expected KER_ALLOWED_ORIGINS to be origins of web pages');
});
