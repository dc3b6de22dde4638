import { createLogger, passwordsOf } from '../../src/server/logger';

function logged(secrets: readonly string[], log: (logger: ReturnType<typeof createLogger>) => void): string {
  let written = '';
  log(createLogger({ secrets, destination: { write: (line) => void (written += line) } }));
  return written;
}

it('writes a line of JSON with its level and its time', () => {
  const line = logged([], (logger) => logger.warn('Own data: line 3 has no name'));
  expect(line).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(line)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    msg: 'Own data: line 3 has no name',
  });
});

it('redacts keys by their fields, those of headers too', () => {
  const line = logged([], (logger) =>
    logger.info({
      key: 'one-secret',
      headers: { 'x-api-key': 'one-secret', authorization: 'Bearer one-secret', accept: 'text/html' },
      request: { headers: { cookie: 'one-secret' } },
    }),
  );
  expect(line).not.toContain('one-secret');
  expect(line).toContain('text/html');
});

it('redacts known secrets wherever they stand', () => {
  const secrets = [
    'a-key-"quoted"',
    ...passwordsOf('postgres://ker:pass%20word@db/ker', undefined, 'memory'),
  ];
  const line = logged(secrets, (logger) =>
    logger.error(
      { at: 'a-key-"quoted"' },
      'could not open postgres://ker:pass%20word@db/ker, nor "pass word"',
    ),
  );
  expect(JSON.parse(line)).toMatchObject({
    at: '[redacted]',
    msg: 'could not open postgres://ker:[redacted]@db/ker, nor "[redacted]"',
  });
});
