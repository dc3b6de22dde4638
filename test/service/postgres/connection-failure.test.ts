import { runInNewContext } from 'node:vm';

import { describeFailure } from '../../../src/service/postgres/connection-failure';
import { StoreUnavailable } from '../../../src/service/store/store-unavailable';

/** A failure as Node's network makes it, in a realm that is not the one of who hears of it. */
const ofAnotherRealm = (code: string): unknown =>
  runInNewContext('Object.assign(new Error(`connect ${code} 10.0.0.1:5432`), { code })', { code });

it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', '57P01'])(
  'a database that cannot be reached for %s is told to be away, without its address',
  (code) => {
    const failure = ofAnotherRealm(code);
    expect(failure).not.toBeInstanceOf(Error);
    const told = describeFailure(failure);
    expect(told).toBeInstanceOf(StoreUnavailable);
    expect(String(told)).not.toContain('10.0.0.1');
  },
);

it('what is no failure of the way to the database is told as it is', () => {
  const failure = ofAnotherRealm('42601');
  expect(describeFailure(failure)).toBe(failure);
  expect(describeFailure('text')).toBe('text');
});
