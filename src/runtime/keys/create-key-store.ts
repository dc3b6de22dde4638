import type { Clock } from '../../batching/clock';
import type { Fetch } from '../../client/exchange';
import { notLoaded } from '../../contract/failure';
import type { EventLines } from '../event-lines';
import type { KeptKey } from './kept-key';
import type { KeyStore } from './key-store';
import type { Layers } from '../layers';

/** What became of a workbook's key: there was none before, or the one that it had is not to be used any more. */
type KeyNews = 'new' | 'gone';

/**
 * Where open workbooks tell each other what became of the key, never the key itself: each runs an add-in of its own, and
 * a key that leaked must not go on being sent by the one that nobody looks at.
 */
export type KeyChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/** What the key store is made of. */
export type KeyStoreOptions = {
  kept: KeptKey;
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

/** Makes the key store: what happens to the key reaches the layer that uses it, and the other open workbooks. */
export function createKeyStore({
  kept,
  layers,
  lines,
  clock,
  fetch,
  paid,
  address,
  channel,
}: KeyStoreOptions): KeyStore {
  const tell = (news: KeyNews) => channel?.postMessage(news);
  // What an earlier key left is wiped with the key: nobody is there any more whom it would serve.
  const follow = () => (kept.state()?.retention === 'remembered' ? layers.follow() : layers.wipeAndFollow());
  if (channel !== undefined) {
    const hear = async (isGone: boolean) => {
      if (!(await kept.reload(isGone))) return;
      await follow();
      lines.add('API key changed in another workbook');
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void hear(data === 'gone');
  }
  return {
    state: kept.state,
    async test(key) {
      const { testKey } = await import(/* webpackChunkName: "budget" */ './test-key').catch(notLoaded);
      const countedFetch: Fetch = (url, init) => {
        layers.countOne();
        void paid(key.trim());
        return fetch(url, init);
      };
      await testKey(key, { address: address(), fetch: countedFetch, clock });
    },
    async set(key, retention) {
      const news = kept.state() === undefined ? 'new' : 'gone';
      await kept.keep(key, { retention, service: address() });
      tell(news);
      await follow();
      lines.add(
        `API key set, kept ${kept.state()?.retention === 'session' ? 'until Excel closes' : 'encrypted'}`,
      );
    },
    async forget() {
      await kept.drop();
      tell('gone');
      await follow();
      lines.add('API key forgotten, its stored values wiped');
    },
    subscribe: (listener) => kept.listeners.add(listener),
  };
}
