/** Who signed in, and her token. */
export type SignedIn = {
  /** Who she is for the issuer; undefined where a renewal does not say it anew. */
  subject: string | undefined;
  name: string | undefined;
  /** What the gateway is sent. */
  token: string;
  /** When it was asked for, and when it ends, in milliseconds since 1970. */
  askedAt: number;
  until: number | undefined;
  /** What renews it, where the provider gives that. */
  refresh: string | undefined;
};

/** One way to sign in. */
export type Flow = {
  /** Whether it renews a token without anything that is kept here. */
  renewsItself: boolean;
  /** Asks the person, who must have clicked; rejects with a `SignInEnded`. */
  begin(): Promise<SignedIn>;
  /** Asks nobody; rejects with a `SignInEnded`: `unreachable` where it may work later, anything else where it will not. */
  renew(refresh: string | undefined): Promise<SignedIn>;
  /** Ends at the provider what was kept here. */
  end(refresh: string | undefined): Promise<void>;
};
