import { allowedOrigins, readEnvironment } from '../../src/server/environment';

describe('readEnvironment', () => {
  test('gives the documented defaults', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      upstream: undefined,
      consoleAddress: undefined,
      keys: [],
      rateLimit: undefined,
      ownData: undefined,
      ownDataOnly: false,
    });
  });

  test('splits the keys at commas', () => {
    expect(readEnvironment({ KER_KEYS: 'one,two,' }).keys).toEqual(['one', 'two']);
  });

  test.each([
    [{ PORT: 'http' }, 'Expected PORT to be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'Expected PORT to be a whole number from 0 to 65535'],
    [{ KER_RATE_LIMIT: '0' }, 'Expected KER_RATE_LIMIT to be a whole number from 1 to 1000000'],
    [{ KER_UPSTREAM: 'service' }, 'Expected KER_UPSTREAM to be the address of a service, got "service"'],
    [{ KER_DATA_ONLY: 'yes' }, 'Expected KER_DATA_ONLY to be 0 or 1, got "yes"'],
  ])('names what is wrong in %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

describe('allowedOrigins', () => {
  test.each([
    [{}, ['*']],
    [{ KER_KEYS: 'one' }, ['*']],
    [{ KER_DATA: 'folder' }, []],
    [{ KER_DATA: 'folder', KER_KEYS: 'one' }, ['*']],
  ])(
    'lets pages of other sites read %j only where no own data lie behind the known key',
    (variables, origins) => {
      expect(allowedOrigins(readEnvironment(variables))).toEqual(origins);
    },
  );
});
