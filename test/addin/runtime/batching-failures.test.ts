import { FAILURE_KINDS, Failure } from '../../../src/shared/contract/failure';
import { classify, createMakeError } from '../../../src/addin/runtime/batching-failures';
import { verbatim } from '../../../src/shared/messages/message';

const makeError = createMakeError('api.example', () => new Date(2026, 0, 1, 14, 30).getTime());

test('each failure of the service means one thing for its request and for the others', () => {
  const kinds = FAILURE_KINDS.map((kind) => [kind, classify(new Failure(kind, verbatim('x'))).kind]);
  expect(Object.fromEntries(kinds.filter(([, verdict]) => verdict !== 'final'))).toEqual({
    validation: 'refused',
    'rate-limited': 'rate-limited',
    unreachable: 'unreachable',
    'server-error': 'server-error',
    unreadable: 'unreadable',
    'no-key': 'denied',
    'rejected-key': 'denied',
    'no-balance': 'denied',
  });
  expect(classify(new Error('a fault of ours'))).toEqual({ kind: 'final' });
});

test('the announced wait and the named fields reach the batching layer', () => {
  expect(classify(new Failure('rate-limited', verbatim('x'), { retryAfterMs: 7 }))).toMatchObject({
    retryAfterMs: 7,
  });
  expect(classify(new Failure('validation', verbatim('x'), { named: ['lei'] }))).toMatchObject({
    named: ['lei'],
  });
});

test.each([
  [
    { kind: 'cancelled' } as const,
    'cancelled',
    'The request to api.example was stopped. Refresh to try again.',
  ],
  [
    { kind: 'deadline', afterMs: 30_000 } as const,
    'timed-out',
    'api.example did not respond within 30 s. Refresh later.',
  ],
  [
    { kind: 'rate-limited', waitedMs: 120_000, leftMs: 60_000 } as const,
    'rate-limited',
    'The rate limit of api.example was reached for 2 min. Refresh later.',
  ],
  [
    { kind: 'rate-limited', waitedMs: 0, leftMs: 3_600_000 } as const,
    'rate-limited',
    'api.example is at its rate limit until 15:30. Refresh then.',
  ],
  [
    { kind: 'rate-limited', waitedMs: 20, leftMs: 3_600_000 } as const,
    'rate-limited',
    'api.example is at its rate limit until 15:30. Refresh then.',
  ],
  [
    { kind: 'rate-limited', waitedMs: 0, leftMs: 86_400_000 } as const,
    'rate-limited',
    'api.example is at its rate limit for 1440 min. Refresh then.',
  ],
])('an ending %j is a sentence with the host', (ending, kind, message) => {
  expect(makeError(ending)).toMatchObject({ kind, message });
});

test.each([
  [undefined, 'timed-out'],
  [new Failure('unreachable', verbatim('x')), 'unreachable'],
])('a service that is down is told with the time since when it is', (cause, kind) => {
  const since = new Date(2026, 0, 1, 9, 5).getTime();
  const message = 'api.example has not responded since 09:05. Refresh when it is back.';
  expect(makeError({ kind: 'down', since, cause })).toMatchObject({ kind, message });
});

test('a service that fails inside all the time is told so, with the time since when it does', () => {
  const since = new Date(2026, 0, 1, 19, 15).getTime();
  const cause = new Failure(
    'server-error',
    verbatim('api.example had an internal error (500). Refresh later.'),
  );
  const message = 'api.example had an internal error (500). Refresh later. It has failed since 19:15.';
  expect(makeError({ kind: 'down', since, cause })).toMatchObject({ kind: 'server-error', message });
});

test('a deadline after a failure says what failed', () => {
  const cause = new Failure(
    'server-error',
    verbatim('api.example had an internal error (500). Refresh later.'),
  );
  expect(makeError({ kind: 'deadline', afterMs: 30_000, cause })).toBe(cause);
});
