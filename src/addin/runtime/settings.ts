import * as v from 'valibot';

import { defaultSettings, FRESHNESSES, OFFLINE_BEHAVIOURS } from '../../shared/batching/options';
import { say, verbatim, type Sentence } from '../../shared/messages/message';
import { parseServiceAddress } from './service-address';

/** The highest cap that means anything: ten requests a second. */
const HIGHEST_CAP = 600;
const HIGHEST_BUDGET = 1_000_000;
/** A day. */
const LONGEST_REFRESH_MINUTES = 1_440;

/** None; those of PROP and LATEST; those of SERIES too. */
const SOURCED_VALUES = ['off', 'latest', 'all'] as const;

/**
 * Every setting, once: its type, what it may be, and in its message the rule that a refusal quotes. What a person did not
 * set is absent and follows the deployment, also after it changes.
 */
export const chosenSchema = v.object({
  /** https, or http on a loopback address. @default the deployment's */
  serviceAddress: v.exactOptional(
    v.message(
      v.pipe(
        v.string(),
        v.transform((text) => parseServiceAddress(text)),
        v.string(),
      ),
      () => say('an https address (http on localhost or 127.0.0.1 only)'),
    ),
  ),
  /** How old a value may be before a recalculation asks for it again (design §3 rule 4). */
  freshness: v.exactOptional(oneOf(FRESHNESSES)),
  /** Requests a minute; 0 means no cap. */
  requestsPerMinute: v.exactOptional(wholeNumber(HIGHEST_CAP)),
  /** Credits that a key may spend on one day, in all workbooks together; 0 means no limit. */
  creditsPerDay: v.exactOptional(wholeNumber(HIGHEST_BUDGET)),
  /** New requests of one recalculation above which cells wait for a click; 0 never asks. */
  askAbove: v.exactOptional(wholeNumber(HIGHEST_BUDGET)),
  /** Whether a workbook that was never run here waits for a click before it asks a question or a query. */
  askNewWorkbooks: v.exactOptional(trueOrFalse()),
  /** What cells do while the service cannot be reached. */
  offline: v.exactOptional(oneOf(OFFLINE_BEHAVIOURS)),
  /** Which values carry their source, as properties that formulas read and a card shows. */
  sourcedValues: v.exactOptional(oneOf(SOURCED_VALUES)),
  /** Whether cells that Excel left with an old value are calculated again by themselves. */
  repairStaleCells: v.exactOptional(trueOrFalse()),
  /** Whether Excel loads the add-in with workbooks that contain its formulas; `ask` asks once. */
  loadOnOpen: v.exactOptional(oneOf(['ask', 'always', 'never'])),
  /** Whether a workbook is refreshed when it is opened. */
  refreshOnOpen: v.exactOptional(trueOrFalse()),
  /** Minutes after which an open workbook is refreshed again; 0 means never. */
  refreshMinutes: v.exactOptional(wholeNumber(LONGEST_REFRESH_MINUTES)),
  /** Search in the pane only when Enter is pressed, because calls cost. */
  searchOnEnter: v.exactOptional(trueOrFalse()),
});

/** What a person set. */
export type Chosen = v.InferOutput<typeof chosenSchema>;

/** All settings, those that a person set and those that stand by themselves; kept per user, never in the workbook. */
export type Settings = Required<Chosen>;

/** What the settings that are chosen from a list may be, in the order in which they are offered. */
export const SETTING_OPTIONS = {
  freshness: FRESHNESSES,
  offline: OFFLINE_BEHAVIOURS,
  sourcedValues: SOURCED_VALUES,
} as const;

/** The section of the pane that shows each setting, in this order; the address has a form of its own. */
export const SECTION_OF = {
  freshness: 'requests',
  requestsPerMinute: 'requests',
  creditsPerDay: 'requests',
  askAbove: 'requests',
  askNewWorkbooks: 'requests',
  offline: 'requests',
  searchOnEnter: 'requests',
  sourcedValues: 'values',
  repairStaleCells: 'values',
  loadOnOpen: 'automation',
  refreshOnOpen: 'automation',
  refreshMinutes: 'automation',
} as const satisfies Readonly<Record<Exclude<keyof Settings, 'serviceAddress'>, string>>;

/** The settings where a person set none. */
export function defaultsAt(serviceAddress: string): Settings {
  const budget = { creditsPerDay: 0, askAbove: 500, askNewWorkbooks: true };
  return {
    serviceAddress,
    ...defaultSettings,
    ...budget,
    sourcedValues: 'off',
    repairStaleCells: false,
    loadOnOpen: 'ask',
    refreshOnOpen: false,
    refreshMinutes: 0,
    searchOnEnter: false,
  };
}

/** The settings as they are now; listeners hear of each change. */
export type SettingsStore = {
  get: () => Settings;
  /** Rejects with a `bad-argument` failure that names the setting, what was expected and what it got. */
  set(change: Partial<Settings>): Promise<void>;
  subscribe: (listener: (settings: Settings) => void) => () => void;
};

/** One of some words; its message names them. */
export function oneOf<const T extends readonly string[]>(options: T) {
  const quoted = options.map((option) => `'${option}'`);
  return v.message(v.picklist(options), () => anyOf(quoted));
}

function wholeNumber(highest: number) {
  const rule = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highest));
  return v.message(rule, () => say('a whole number from 0 to {}', highest));
}

function anyOf(quoted: readonly string[]): Sentence {
  return quoted.length < 2
    ? verbatim(quoted.join(''))
    : say('{} or {}', quoted.slice(0, -1).join(', '), quoted.at(-1) ?? '');
}

function trueOrFalse() {
  return v.message(v.boolean(), () => say('true or false'));
}
