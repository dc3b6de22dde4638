/** How long a key is kept, and what it fetched: a `session` key leaves nothing on the computer. */
export type KeyRetention = 'remembered' | 'session';

/** What can be shown of a key: its last four characters and how it is kept. */
export type KeyState = {
  masked: string;
  retention: KeyRetention;
  /** The address of the service that the key was entered for; no other is sent it. */
  service: string;
  /** `not-remembered` where the key was to be remembered and this browser cannot keep it encrypted. */
  note?: 'not-remembered';
  /** Where a person signed in in place of a key; `masked` is then her name. */
  signedIn?: SignedInState;
};

/** What can be shown of a sign-in. */
export type SignedInState = {
  /** When the token ends, in milliseconds since 1970; undefined where there is none now or it does not say. */
  until: number | undefined;
  /** Whether it is renewed by itself. */
  renews: boolean;
  /** Whether it ended and could not be renewed: the person has to sign in again. */
  hasEnded: boolean;
};

/** The API key at rest: encrypted with a non-extractable key, or in memory until Excel closes. */
export type KeyStore = {
  /** Undefined without a key of the person's own, for whichever service; the trial's key is never shown. */
  state(): KeyState | undefined;
  /**
   * Asks the service whether the key is accepted, without keeping it; rejects with a `Failure` where it is not. This
   * is one search with one result, and costs one credit.
   */
  test(key: string): Promise<void>;
  /**
   * Keeps the key for the service whose address is set now. Where this browser cannot keep a secret, `remembered` becomes
   * `session` and the state's note says so.
   */
  set(key: string, retention: KeyRetention): Promise<void>;
  /** Forgets the key here and in all open workbooks, and wipes every stored value, whichever key fetched it. */
  forget(): Promise<void>;
  /**
   * Signs the person in; undefined where the deployment does not ask for that in place of a key. It must be called by
   * her click, and rejects with a `SignInEnded` that says how it ended.
   */
  signIn?: ((retention: KeyRetention) => Promise<void>) | undefined;
  subscribe(listener: () => void): () => void;
};
