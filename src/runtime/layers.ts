import type { Clock } from '../batching/clock';
import type { Storage } from '../batching/storage';
import type { Fetch } from '../client/exchange';
import { inTime } from './in-time';
import { createLayer, type Layer } from './layer';
import type { Settings } from './settings';
import { accountOf } from './stored-values';

/** Opens the place where the values of one service address and one account are stored. */
export type OpenStorage = (scope: { service: string; account: string }) => Storage;

/** What layers are made from, read whenever one is made. */
export type LayersOptions = {
  fetch: Fetch;
  clock: Clock;
  settings: () => Settings;
  key: () => string | undefined;
  /** Undefined where nothing is stored. */
  openStorage: OpenStorage | undefined;
  /** The figures of the current layer changed. */
  changed: () => void;
};

/** What was counted by layers that are closed. */
export type Counted = { needs: number; fromCache: number; requests: number; credits: number };

/** The current layer, and its replacement when the service's address or the key changes. */
export type Layers = {
  current: () => Layer;
  earlier: () => Counted;
  /** Counts a request that was sent outside of any layer, such as the test of a key. */
  countOne(): void;
  /** Takes the settings over; another address or key makes a new layer, with nothing of the old one's values. */
  follow(): Promise<void>;
  /** As `follow`, and wipes what the old layer stored. */
  wipeAndFollow(): Promise<void>;
  close(): Promise<void>;
};

type Running = {
  layer: Layer;
  address: string;
  key: string | undefined;
  unsubscribe: () => void;
};

/** Makes the first layer. */
export async function createLayers(options: LayersOptions): Promise<Layers> {
  const counted: Counted = { needs: 0, fromCache: 0, requests: 0, credits: 0 };
  let running = await start(options);
  let turn = Promise.resolve();

  const replace = async () => {
    const old = running;
    running = await start(options);
    // A storage that does not answer must not hold up the change.
    void retire(old, counted);
  };
  const follow = async () => {
    const settings = options.settings();
    if (settings.serviceAddress !== running.address || options.key() !== running.key) await replace();
    else running.layer.batching.configure(settings);
  };
  const wipeAndFollow = async () => {
    const { layer } = running;
    // Cells that calculate meanwhile must not ask with the forgotten key.
    running = { ...running, layer: { ...layer, hasKey: false } };
    await inTime(layer.batching.clear(), 0, options.clock);
    await replace();
  };
  // One change at a time: two at once could leave the layer of the earlier one in place.
  const inTurn = (change: () => Promise<void>) => (turn = turn.catch(() => undefined).then(change));

  return {
    current: () => running.layer,
    earlier: () => counted,
    countOne: () => {
      counted.requests++;
      counted.credits++;
    },
    follow: () => inTurn(follow),
    wipeAndFollow: () => inTurn(wipeAndFollow),
    close: () => inTurn(() => retire(running, counted)),
  };
}

async function start(options: LayersOptions): Promise<Running> {
  const { fetch, clock, openStorage } = options;
  const settings = options.settings();
  const { serviceAddress: address } = settings;
  const key = options.key();
  const storage = key === undefined ? undefined : await openFor({ address, key }, openStorage);
  const layer = createLayer({ address, key, fetch, clock, settings, storage });
  return { layer, address, key, unsubscribe: layer.batching.subscribe(options.changed) };
}

/** Without WebCrypto an account has no name that hides its key, so nothing is stored. */
async function openFor(
  { address, key }: { address: string; key: string },
  openStorage: OpenStorage | undefined,
): Promise<Storage | undefined> {
  const account = await accountOf(key).catch(() => undefined);
  return account === undefined ? undefined : openStorage?.({ service: address, account });
}

async function retire({ layer, unsubscribe }: Running, counted: Counted): Promise<void> {
  unsubscribe();
  const { total } = layer.batching.figures();
  counted.needs += total.needs;
  counted.fromCache += total.fromCache;
  counted.requests += total.requests;
  counted.credits += total.credits;
  await layer.batching.close();
}
