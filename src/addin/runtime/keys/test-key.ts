import { inTime, type Clock } from '../../../shared/batching/clock';
import { createClient } from '../../../shared/client/client';
import type { Fetch } from '../../../shared/client/exchange';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';

/** How long the test of a key may take; no queue watches over it. */
const LIMIT_MS = 30_000;

/** Asks the service at an address whether it accepts a key; rejects with a `Failure` where it does not. */
export async function testKey(
  key: string,
  { address, fetch, clock }: { address: string; fetch: Fetch; clock: Clock },
): Promise<void> {
  const client = createClient({ address, key: () => undefined, fetch, now: () => clock.now() });
  const controller = new AbortController();
  const check = client.checkKey(key.trim(), controller.signal);
  // What is aborted rejects with this reason.
  const otherwise = () => {
    controller.abort(
      new Failure('timed-out', say('{} did not respond within 30 s. Try again later.', address)),
    );
    return check;
  };
  await inTime(check, { clock, limitMs: LIMIT_MS, otherwise });
}
