import * as v from 'valibot';

import { inTime, type Clock } from '../../shared/batching/clock';
import { Failure } from '../../shared/contract/failure';
import { createListeners } from './listeners';
import { chosenSchema, defaultsAt, type Chosen, type Settings, type SettingsStore } from './settings';
import type { TextStorage } from './text-storage';
import { say } from '../../shared/messages/message';

const STORED_AS = 'ker.settings';
const anySchema = v.record(v.string(), v.unknown());
const newsSchema = v.object({ settings: anySchema });

/** The settings, with what only the runtime does to them. */
export type OwnedSettings = SettingsStore & {
  /** Takes over what another workbook has set and stored; false where its news are others. */
  hear(news: unknown): boolean;
};

/** What a deployment says of the settings. */
export type SettingsOptions = {
  /** The service's, where a person set none. */
  address: string;
  /** What it fixes. */
  policy?: Chosen | undefined;
  /** Brings settings into what it allows. @default all is allowed */
  bounded?: ((settings: Settings) => Settings) | undefined;
  clock: Clock;
};

/**
 * Loads the settings. What is stored and no longer valid is left out, because a corrupt setting must not keep a
 * workbook from calculating.
 */
export async function loadSettings(
  storage: TextStorage,
  { address, policy = {}, bounded = (settings) => settings, clock }: SettingsOptions,
): Promise<OwnedSettings> {
  const defaults = defaultsAt(address);
  const settle = (): Settings => bounded({ ...defaults, ...chosen, ...policy });
  const reading = readStored(storage);
  let isLate = false;
  const late = (): Chosen => {
    isLate = true;
    return {};
  };
  let chosen = await inTime(reading, { clock, otherwise: late });
  let settings = settle();
  const listeners = createListeners<Settings>();
  const take = (change: Chosen) => {
    chosen = { ...chosen, ...change };
    settings = settle();
    listeners.tell(settings);
  };
  // A slow disk brings a person's budget and caps after the first cells; what was set meanwhile stands.
  void reading.then((stored) => {
    if (isLate) take({ ...stored, ...chosen });
  });
  return {
    get: () => settings,
    hear(news) {
      const told = v.safeParse(newsSchema, news);
      if (told.success) take(validSettings(told.output.settings));
      return told.success;
    },
    async set(change) {
      const parsed = parseChange(change);
      for (const name of Object.keys(parsed)) refuseFixed(name, policy);
      take(parsed);
      await inTime(store(storage, parsed), { clock, otherwise: () => undefined });
    },
    subscribe: listeners.add,
  };
}

/** The settings among these that are valid, whatever else is. */
export function validSettings(record: Readonly<Record<string, unknown>>): Chosen {
  return Object.entries(record).reduce<Chosen>((chosen, [name, value]) => {
    const one = v.safeParse(chosenSchema, { [name]: value });
    return one.success ? { ...chosen, ...one.output } : chosen;
  }, {});
}

function refuseFixed(name: string, policy: Chosen): void {
  if (Object.hasOwn(policy, name)) {
    throw new Failure('bad-argument', say('`{}` is set by your organisation.', name));
  }
}

async function readStored(storage: TextStorage): Promise<Chosen> {
  return parseStored(await storage.getItem(STORED_AS).catch(() => null));
}

/**
 * Stores a change beside what is stored now, because another workbook may have stored its own since this one was opened.
 * A host that keeps nothing still honours the setting until it closes.
 */
async function store(storage: TextStorage, change: Chosen): Promise<void> {
  const text = JSON.stringify({ ...(await readStored(storage)), ...change });
  await storage.setItem(STORED_AS, text).catch(() => undefined);
}

function parseChange(change: Partial<Settings>): Chosen {
  const parsed = v.safeParse(chosenSchema, change);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const got = JSON.stringify(issue.path?.[0].value ?? change);
  throw new Failure(
    'bad-argument',
    say('Expected `{}` to be {}, got {}.', v.getDotPath(issue) ?? 'settings', issue.message, got),
  );
}

function parseStored(text: string | null): Chosen {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), anySchema), text);
  return stored.success ? validSettings(stored.output) : {};
}
