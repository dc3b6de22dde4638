import { type Clock, inTime } from '../../../shared/batching/clock';
import type { Fetch } from '../../../shared/client/exchange';
import type { EventLines } from '../event-lines';
import type { Layers } from '../layers';
import type { StoredKey } from './stored-key';
import type { KeyStore } from './key-store';
import { createClient } from '../../../shared/client/client';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';

/**
 * Where open workbooks tell each other that the key changed, never the key itself, so that no workbook goes on
 * sending a leaked key.
 */
export type KeyChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/** What the key store is made of. */
export type KeyParts = {
  kept: StoredKey;
  layers: Layers;
  lines: EventLines;
  clock: Clock;
  fetch: Fetch;
  /** Counts a request that a key pays for. */
  paid: (key: string) => Promise<void>;
  /** The service's address as it is set now. */
  address: () => string;
  /** Undefined where the host has none; other workbooks then follow when they are opened next. */
  channel: KeyChannel | undefined;
};

/** What became of a workbook's key: there was none before, or the one that it had is not to be used any more. */
type KeyNews = 'new' | 'gone';

/** What changes of the key need. */
export type KeyChangesOptions = KeyParts & {
  /** Brings the layer after the key. */
  follow: () => Promise<void>;
};

/** What a person does to the key, in place of which she may sign in. */
export type KeyChanges = Required<Pick<KeyStore, 'test' | 'set' | 'forget'>> & {
  signIn: NonNullable<KeyStore['signIn']>;
};

/** Makes what changes the key here, and tells the other open workbooks of it. */
export function keyChanges(options: KeyChangesOptions): KeyChanges {
  const { kept, layers, lines, clock, fetch, paid, address, channel, follow } = options;
  const tell = (news: KeyNews) => channel?.postMessage(news);
  const taken = async (take: () => Promise<void> | undefined, said: string) => {
    const news = kept.state() === undefined ? 'new' : 'gone';
    await take();
    tell(news);
    await follow();
    const { retention } = kept.state() ?? {};
    lines.add(`${said}, kept ${retention === 'session' ? 'until Excel closes' : 'encrypted'}`);
  };
  return {
    async test(key) {
      const countedFetch: Fetch = (url, init) => {
        layers.countOne();
        void paid(key.trim());
        return fetch(url, init);
      };
      await testKey(key, { address: address(), fetch: countedFetch, clock });
    },
    set: (key, retention) => taken(() => kept.keep(key, { retention, service: address() }), 'API key set'),
    signIn: (retention) => taken(() => kept.session?.begin(retention), 'Signed in'),
    async forget() {
      await kept.drop();
      tell('gone');
      await follow();
      lines.add(`${kept.session ? 'Signed out' : 'API key forgotten'}, its stored values wiped`);
    },
  };
}

/** How long the test of a key may take; no queue watches over it. */
const LIMIT_MS = 30_000;

/** Asks the service at an address whether it accepts a key; rejects with a `Failure` where it does not. */
async function testKey(
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
