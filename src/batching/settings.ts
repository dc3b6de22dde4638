/** How old a value may be before a recalculation asks for it again (design §3 rule 4). */
export type Freshness = 'recalculation' | 'hour' | 'day' | 'until-refreshed';

/** What a person may change while the layer runs. */
export type BatchingSettings = {
  /** @default 'day' */
  freshness: Freshness;
  /** Requests a minute; 0 means no cap. @default 0 */
  requestsPerMinute: number;
  /** What a need gets when the service is unreachable and an old value is held. @default 'last-known' */
  offline: 'last-known' | 'error';
};

/** The settings of a layer that was told nothing. */
export const defaultSettings: BatchingSettings = {
  freshness: 'day',
  requestsPerMinute: 0,
  offline: 'last-known',
};
