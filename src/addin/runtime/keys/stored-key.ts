import * as v from 'valibot';

import { inTime, type Clock } from '../../../shared/batching/clock';
import type { Fetch } from '../../../shared/client/exchange';
import { Failure } from '../../../shared/contract/failure';
import type { KeyRetention, KeyState } from './key-store';
import { createListeners, type Listeners } from '../listeners';
import type { TextStorage } from '../text-storage';
import { say } from '../../../shared/messages/message';

const STORED_AS = 'ker.key';

/** What is sealed: a key is never without the service that it is for, so that a changed address is not sent it. */
const rememberedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), service: v.string() }),
);

/** A key with how it is kept. */
type Kept = { key: string; state: KeyState };

/** Holds the person's key: in memory while the add-in runs, and encrypted in storage where it is remembered. */
export type StoredKey = {
  /** Undefined where the key was entered for another service. */
  keyFor: (service: string) => string | undefined;
  state: () => KeyState | undefined;
  keep(key: string, as: { retention: KeyRetention; service: string }): Promise<void>;
  drop(): Promise<void>;
  /** From now on every key is kept so; one that was remembered and may not be is from here on kept until Excel closes. */
  rule(retention: KeyRetention | undefined): Promise<void>;
  /**
   * Takes over what another workbook stored, and resolves with whether anything changed. `isGone` if its own key may
   * not be used any more; a key of this workbook alone yields only to that.
   */
  reload(isGone: boolean): Promise<boolean>;
  listeners: Listeners<void>;
  /** What signs people in in place of a key. @default a key is entered */
  session?: SignInSession;
};

/** A key that a person enters. */
export type EnteredKey = StoredKey & {
  /** A key that was entered while no service was known (`''`) is for this one from now on. */
  assign(service: string): Promise<void>;
};

/** What stands for a key where people sign in: the key is then the person's name for this add-in, and is never sent. */
export type SignInSession = {
  /** Lets the person sign in; rejects with a `SignInEnded`. */
  begin(retention: KeyRetention): Promise<void>;
  /** Sends her token in place of the key. */
  signed: (fetch: Fetch) => Fetch;
  /** The message of cells while nobody is signed in. */
  refusal: () => Failure;
};

/** Loads the remembered key, if there is one that can still be read. */
export async function loadKey(storage: TextStorage, clock: Clock): Promise<EnteredKey> {
  const reading = readRemembered(storage);
  let isLate = false;
  const late = () => {
    isLate = true;
    return undefined;
  };
  let kept = await inTime(reading, { clock, otherwise: late });
  const listeners = createListeners();
  let ruled: KeyRetention | undefined;
  // A slow disk brings it after cells were told that there is none; whatever was decided meanwhile stands.
  void reading.then((remembered) => {
    if (!isLate || kept !== undefined || remembered === undefined) return;
    kept = remembered;
    if (ruled === 'session') kept.state.retention = ruled;
    listeners.tell();
  });
  const keep: StoredKey['keep'] = async (text, { retention: wanted, service }) => {
    const key = checkedKey(text);
    isLate = false;
    const retention = ruled ?? wanted;
    const sealing = retention === 'remembered' && remember(storage, JSON.stringify({ key, service }));
    const isSealed = sealing && (await inTime(sealing, { clock, otherwise: () => false }));
    // An older key must not come back when the add-in starts next time.
    if (!isSealed) await forgetStored();
    const how: Pick<KeyState, 'retention' | 'note'> = isSealed
      ? { retention: 'remembered' }
      : { retention: 'session', ...(sealing && { note: 'not-remembered' }) };
    kept = { key, state: { masked: mask(key), service, ...how } };
    listeners.tell();
  };
  const forgetStored = () => inTime(forget(storage), { clock, otherwise: () => undefined });
  return {
    keyFor: (service) => (kept?.state.service === service ? kept.key : undefined),
    state: () => kept?.state,
    listeners,
    async rule(retention) {
      ruled = retention;
      if (retention !== 'session') return;
      if (kept) kept.state.retention = retention;
      await forgetStored();
    },
    keep,
    async assign(service) {
      if (kept?.state.service !== '') return;
      const { key, state } = kept;
      await keep(key, { retention: state.retention, service });
    },
    async drop() {
      isLate = false;
      kept = undefined;
      await forgetStored();
      listeners.tell();
    },
    async reload(isGone) {
      const before = kept;
      if (before?.state.retention === 'session' && !isGone) return false;
      const stored = await inTime(readRemembered(storage), { clock, otherwise: () => undefined });
      // A key that was entered here meanwhile is the newer one.
      if (kept !== before || (before === undefined && stored === undefined)) return false;
      kept = stored;
      listeners.tell();
      return true;
    },
  };
}

/** With the script that who has a key needs in any case: where none is kept, nothing is to be read. */
function cipher() {
  return import(/* webpackChunkName: "budget" */ './cipher');
}

async function readRemembered(storage: TextStorage): Promise<Kept | undefined> {
  try {
    const sealed = await storage.getItem(STORED_AS);
    if (sealed === null) return undefined;
    const { key, service } = v.parse(rememberedSchema, await (await cipher()).unseal(sealed));
    return { key, state: { masked: mask(key), service, retention: 'remembered' } };
  } catch {
    // The browser's data were cleared, or the text was damaged: the person enters the key again.
    return undefined;
  }
}

async function remember(storage: TextStorage, text: string): Promise<boolean> {
  try {
    await storage.setItem(STORED_AS, await (await cipher()).seal(text));
    return true;
  } catch {
    return false;
  }
}

/** Each of the two alone makes the key unreadable, so a host that refuses one of them does not bring it back. */
async function forget(storage: TextStorage): Promise<void> {
  const shredded = cipher().then(({ shred }) => shred());
  await Promise.allSettled([shredded, storage.removeItem(STORED_AS)]);
}

/** Pasted keys come with spaces and line ends around them. */
function checkedKey(text: string): string {
  const key = text.trim();
  if (key === '') throw new Failure('bad-argument', say('Expected `key` to be an API key, got nothing.'));
  return key;
}

/** Short keys show nothing, because four characters would be much of them. */
function mask(key: string): string {
  return key.length >= 12 ? `••••${key.slice(-4)}` : '••••';
}
