/** How long a key is kept. */
export type KeyRetention = 'remembered' | 'session';

/** What can be shown of a key: its last four characters and how it is kept. */
export type KeyState = {
  masked: string;
  retention: KeyRetention;
  /** A sentence where the key could not be kept as it was asked for. */
  note?: string;
};

/** The API key at rest: encrypted with a non-extractable key, or in memory until Excel closes. */
export type KeyStore = {
  /** Undefined without a key of the person's own; the trial's key is never shown. */
  state(): KeyState | undefined;
  /**
   * Asks the service whether the key is accepted, without keeping it; rejects with a `Failure` where it is not. This
   * is one search with one result, and costs one credit.
   */
  test(key: string): Promise<void>;
  /** Where this browser cannot keep a secret, `remembered` becomes `session` and the state's note says so. */
  set(key: string, retention: KeyRetention): Promise<void>;
  /** Forgets the key and wipes the values that were fetched with it. */
  forget(): Promise<void>;
  subscribe(listener: () => void): () => void;
};
