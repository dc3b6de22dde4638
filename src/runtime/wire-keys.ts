import type { Clock } from '../batching/clock';
import { createClient } from '../client/client';
import type { Fetch } from '../client/exchange';
import type { EventLines } from './event-lines';
import type { KeptKey } from './keep-key';
import type { KeyStore } from './key-store';
import type { Layers } from './layers';

/** What the key store is made of. */
export type KeysOptions = {
  kept: KeptKey;
  layers: Layers;
  lines: EventLines;
  clock: Clock;
  fetch: Fetch;
  /** The service's address as it is set now. */
  address: () => string;
};

/** Makes the key store: what happens to the key reaches the layer that uses it. */
export function wireKeys({ kept, layers, lines, clock, fetch, address }: KeysOptions): KeyStore {
  return {
    state: kept.state,
    async test(key) {
      const counted: Fetch = (url, init) => {
        layers.countOne();
        return fetch(url, init);
      };
      const client = createClient({
        address: address(),
        key: () => undefined,
        fetch: counted,
        timers: clock,
      });
      await client.checkKey(key.trim());
    },
    async set(key, retention) {
      await kept.keep(key, { retention, service: address() });
      await layers.follow();
      lines.add(`API key set, kept ${retention === 'session' ? 'until Excel closes' : 'encrypted'}`);
    },
    async forget() {
      await kept.drop();
      await layers.wipeAndFollow();
      lines.add('API key forgotten, its stored values wiped');
    },
    subscribe: (listener) => kept.listeners.add(listener),
  };
}
