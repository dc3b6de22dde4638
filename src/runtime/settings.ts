/** How old a value may be before a recalculation asks for it again (design §3 rule 4). */
export type Freshness = 'recalculation' | 'hour' | 'day' | 'until-refreshed';

/** What cells do while the service cannot be reached: show the last known value, or the error. */
export type OfflineBehaviour = 'last-known' | 'error';

/** What a person may set; kept per user, never in the workbook. */
export type Settings = {
  /** https, or http on a loopback address. */
  serviceAddress: string;
  /** @default 'day' */
  freshness: Freshness;
  /** Requests a minute; 0 means no cap. @default 0 */
  requestsPerMinute: number;
  /** @default 'last-known' */
  offline: OfflineBehaviour;
  /** Search in the pane only when Enter is pressed, because calls cost. @default false */
  searchOnEnter: boolean;
};

/** The settings as they are now; listeners hear of each change. */
export type SettingsStore = {
  get: () => Settings;
  /** Rejects with a `bad-argument` failure that names the setting, what was expected and what it got. */
  set(change: Partial<Settings>): Promise<void>;
  subscribe(listener: (settings: Settings) => void): () => void;
};
