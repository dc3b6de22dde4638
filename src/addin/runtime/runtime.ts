import type { ActivityLog } from './activity';
import type { Budget } from './budget/budget';
import type { Deliveries } from './deliveries';
import type { KeyStore } from './keys/key-store';
import type { Knowledge } from './knowledge';
import type { Rules } from './deployment-policy';
import type { Chosen, SettingsStore } from './settings';
import type { Refresher } from './refresher';

/** The wired whole of one running add-in. */
export type Runtime = {
  knowledge: Knowledge;
  settings: SettingsStore;
  keys: KeyStore;
  activity: ActivityLog;
  refresher: Refresher;
  /** What was delivered to cells, to be compared with what they show. */
  deliveries: Deliveries;
  budget: Budget;
  /** Where the add-in runs: what `config.json` beside the page says, and what the host can do. */
  deployment: Deployment;
  /** The day to which the service's data were gathered, `YYYY-MM-DD`; undefined where it does not tell. */
  datasetDate(): Promise<string | undefined>;
  /** Stops timers and closes storage; every promise that still waits is rejected as cancelled. */
  close(): Promise<void>;
};

/** What `config.json` beside taskpane.html says. */
export type Deployment = {
  serviceAddress: string;
  consoleAddress: string;
  /** Where people ask for help, and what the operator says of their data; none where it says nothing. */
  supportAddress?: string | undefined;
  privacyAddress?: string | undefined;
  /** The trial's key, where the add-in is served with the embedded service. */
  trialKey?: string;
  /** The settings that it fixes. */
  policy?: Chosen;
  /** What it rules beside them. */
  rules?: Rules;
  /** `config.json` could not be read yet, and never was before: no service is known. @default false */
  isUnread?: boolean;
  /** The faults of `config.json`. The last valid version stays in force, or no request is sent. */
  problems?: readonly string[];
};
