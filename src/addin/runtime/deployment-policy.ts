import type { Clock } from '../../shared/batching/clock';
import type { Freshness } from '../../shared/batching/options';
import type { Fetch } from '../../shared/client/exchange';
import type { StoredKey } from './keys/stored-key';
import type { KeyRetention } from './keys/key-store';
import type { Listeners } from './listeners';
import type { Settings } from './settings';
import type { TextStorage } from './text-storage';

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
  /** Opens what signs people in. @default each person enters a key */
  openSignIn?: OpenSignIn;
};

/** Opens what signs people in for the service that the deployment names; never rejects. */
export type OpenSignIn = (host: SignInHost) => Promise<StoredKey>;

/** What signing in needs of the host. */
export type SignInHost = {
  page: string;
  service: string;
  fetch: Fetch;
  texts: TextStorage;
  clock: Clock;
  /** Who hears of the key, and so of what stands for it. */
  listeners: Listeners<void>;
};
