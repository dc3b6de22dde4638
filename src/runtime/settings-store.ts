import * as v from 'valibot';

import { inTime, type Clock } from '../batching/clock';
import { Failure } from '../contract/failure';
import { createListeners } from './listeners';
import { parseServiceAddress } from './service-address';
import type { Settings, SettingsStore } from './settings';
import type { TextStorage } from './text-storage';

/** The highest cap that means anything: ten requests a second. */
const HIGHEST_CAP = 600;
const STORED_AS = 'ker.settings';

const changeSchema = v.object({
  serviceAddress: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((text) => parseServiceAddress(text)),
      v.string(),
    ),
  ),
  freshness: v.exactOptional(v.picklist(['recalculation', 'hour', 'day', 'until-refreshed'])),
  requestsPerMinute: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_CAP))),
  offline: v.exactOptional(v.picklist(['last-known', 'error'])),
  searchOnEnter: v.exactOptional(v.boolean()),
});

const expected: Record<keyof Settings, string> = {
  serviceAddress: 'an https address (http on localhost or 127.0.0.1 only)',
  freshness: "'recalculation', 'hour', 'day' or 'until-refreshed'",
  requestsPerMinute: `a whole number from 0 to ${HIGHEST_CAP}`,
  offline: "'last-known' or 'error'",
  searchOnEnter: 'true or false',
};

/** What a person set; what she did not set follows the deployment, also after it changes. */
type Chosen = v.InferOutput<typeof changeSchema>;

/**
 * Loads the settings. What is stored and no longer valid is left out, because a corrupt setting must not keep a
 * workbook from calculating.
 */
export async function loadSettings(
  storage: TextStorage,
  { address, clock }: { address: string; clock: Clock },
): Promise<SettingsStore> {
  const defaults: Settings = {
    serviceAddress: address,
    freshness: 'day',
    requestsPerMinute: 0,
    offline: 'last-known',
    searchOnEnter: false,
  };
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
  const parsed = v.safeParse(changeSchema, change);
  if (parsed.success) return parsed.output;
  const name = v.getDotPath(parsed.issues[0]);
  const rule = Object.entries(expected).find(([setting]) => setting === name)?.[1] ?? 'known';
  const got = JSON.stringify(Object.entries(change).find(([setting]) => setting === name)?.[1]);
  throw new Failure('bad-argument', `Expected \`${name ?? 'settings'}\` to be ${rule}, got ${got}.`);
}

function parseStored(text: string | null): Chosen {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!stored.success) return {};
  return Object.entries(stored.output).reduce<Chosen>((chosen, [name, value]) => {
    const one = v.safeParse(changeSchema, { [name]: value });
    return one.success ? { ...chosen, ...one.output } : chosen;
  }, {});
}
