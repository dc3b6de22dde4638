import { inTime, type Clock } from '../../shared/batching/clock';
import type { Storage } from '../../shared/batching/storage';
import type { Fetch } from '../../shared/client/exchange';
import type { Failure } from '../../shared/contract/failure';
import type { OpenGate } from '../../shared/batching/gate';
import { createLayer, type Layer } from './layer';
import type { Settings } from './settings';
import type { AccountOf } from './accounts';

/**
 * Opens the place where the values of one service address and one account are stored. Without an account it keeps
 * nothing, but tells the size of what others left there, and wipes it.
 */
export type OpenStorage = (scope?: { service: string; account: string }) => Storage;

/** What layers are made from, read whenever one is made. */
export type LayersOptions = {
  fetch: Fetch;
  clock: Clock;
  settings: () => Settings;
  accountOf: AccountOf;
  key: () => string | undefined;
  /** The failure shown while there is no key. */
  refusal: () => Failure;
  /** Whether values outlive Excel: only where the key that fetched them does too, or everybody knows it. */
  keepsValues: () => boolean;
  /** Undefined where nothing is stored. */
  openStorage: OpenStorage | undefined;
  /** Whether the key is the trial's, whose requests cost nothing. */
  isTrial: () => boolean;
  /** The gate before the service; an account is undefined where its requests cost nothing. */
  gateOf: (scope: { address: string; account: string | undefined }) => OpenGate;
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
  /** Makes a new layer in any case, and wipes what is stored, whichever account it is of. */
  wipeAndFollow(): Promise<void>;
  close(): Promise<void>;
};

type Running = {
  layer: Layer;
  address: string;
  key: string | undefined;
  keepsValues: boolean;
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
    const { address, key, keepsValues } = running;
    const isSame =
      settings.serviceAddress === address && options.key() === key && options.keepsValues() === keepsValues;
    if (isSame) running.layer.batching.configure(settings);
    else await replace();
  };
  const wipeAndFollow = async () => {
    const { layer } = running;
    // Cells that calculate meanwhile must not ask with the forgotten key.
    running = { ...running, layer: { ...layer, refusal: options.refusal() } };
    await inTime(layer.batching.clear(), { clock: options.clock, otherwise: () => 0 });
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
  const keepsValues = options.keepsValues();
  const account = key === undefined ? undefined : await nameOf(options.accountOf, key);
  const scope = account === undefined || !keepsValues ? undefined : { service: address, account };
  const storage = openStorage?.(scope);
  // Without a key nothing is sent, and there is nothing to count.
  const payer = { address, account: options.isTrial() ? undefined : (account ?? '') };
  const gate = key === undefined ? undefined : options.gateOf(payer);
  const refusal = key === undefined ? options.refusal() : undefined;
  const layer = createLayer({ address, key, refusal, fetch, clock, settings, storage, gate });
  return { layer, address, key, keepsValues, unsubscribe: layer.batching.subscribe(options.changed) };
}

/** Without WebCrypto an account has no name that hides its key, so nothing is stored. */
function nameOf(accountOf: AccountOf, key: string): Promise<string | undefined> {
  return accountOf(key).catch(() => undefined);
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
