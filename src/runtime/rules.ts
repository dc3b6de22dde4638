import type { Freshness } from '../batching/options';
import type { KeyRetention } from './keys/key-store';
import type { Settings } from './settings';

/** What a deployment rules beyond the settings that it fixes. */
export type Rules = {
  /** How every key is kept. @default as each person chooses */
  keyRetention?: KeyRetention;
  /** The freshness settings that may be chosen, from the shortest on. @default all */
  freshnesses?: readonly Freshness[];
  /** Brings what was chosen where more was allowed to the nearest that is. @default all is allowed */
  bounded?: (settings: Settings) => Settings;
  /** Functions that ask nothing, by their names without `KER.`. @default none */
  functionsOff?: readonly string[];
  /** Throws a `withheld` failure for one of them. @default none is one */
  admit?: (functionName: string) => void;
};
