import * as v from 'valibot';

import { inTime, type Clock } from '../batching/clock';
import { Failure } from '../contract/failure';
import { createListeners } from './listeners';
import { chosenSchema, defaultsAt, type Chosen, type Settings, type SettingsStore } from './settings';
import type { TextStorage } from './text-storage';

const STORED_AS = 'ker.settings';

/**
 * Loads the settings. What is stored and no longer valid is left out, because a corrupt setting must not keep a
 * workbook from calculating.
 */
export async function loadSettings(
  storage: TextStorage,
  { address, clock }: { address: string; clock: Clock },
): Promise<SettingsStore> {
  const defaults = defaultsAt(address);
  let chosen = await inTime(readStored(storage), { clock, otherwise: () => ({}) });
  let settings: Settings = { ...defaults, ...chosen };
  const listeners = createListeners<Settings>();
  return {
    get: () => settings,
    async set(change) {
      const parsed = parseChange(change);
      chosen = { ...chosen, ...parsed };
      settings = { ...defaults, ...chosen };
      listeners.tell(settings);
      await inTime(store(storage, parsed), { clock, otherwise: () => undefined });
    },
    subscribe: listeners.add,
  };
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
    `Expected \`${v.getDotPath(issue) ?? 'settings'}\` to be ${issue.message}, got ${got}.`,
  );
}

function parseStored(text: string | null): Chosen {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!stored.success) return {};
  return Object.entries(stored.output).reduce<Chosen>((chosen, [name, value]) => {
    const one = v.safeParse(chosenSchema, { [name]: value });
    return one.success ? { ...chosen, ...one.output } : chosen;
  }, {});
}
