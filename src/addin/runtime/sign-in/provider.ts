import * as oauth from 'oauth4webapi';

import { inTime, type Clock } from '../../../shared/batching/clock';
import type { Fetch } from '../../../shared/client/exchange';
import type { Failure } from '../../../shared/contract/failure';
import type { SignInConfig } from './sign-in-config';
import { SignInEnded } from './sign-in-outcome';
import type { SignedIn } from './credentials';

const LIMIT_MS = 10_000;
/** So much may the clock of this computer be wrong, in seconds. */
const TOLERANCE_S = 60;

const NO_ANSWER: readonly string[] = [
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
];

/** What only who began a sign-in knows: by it the answer is known, and the code is of no use to others. */
export type Secrets = { verifier: string; state: string; nonce: string };

/** The parts that requests to a provider need. */
export type ProviderParts = { fetch: Fetch; clock: Clock; redirectUri: string };

/** An OpenID provider, asked as a public client with PKCE (RFC 7636, RFC 9700 §2.1). */
export class Provider {
  private readonly isLocal: boolean;
  private readonly client: oauth.Client;
  private readonly options;
  private found: Promise<oauth.AuthorizationServer> | undefined;

  constructor(
    private readonly config: SignInConfig,
    private readonly parts: ProviderParts,
  ) {
    // The configuration takes http on this machine alone.
    this.isLocal = config.issuer.startsWith('http:');
    this.client = { client_id: config.clientId, [oauth.clockTolerance]: TOLERANCE_S };
    this.options = {
      [oauth.customFetch]: (
        url: string,
        init: { method: string; headers: Record<string, string>; body?: unknown },
      ) => parts.fetch(url, { ...(init as RequestInit), credentials: 'omit', referrerPolicy: 'no-referrer' }),
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked to stand out; http is this machine alone.
      [oauth.allowInsecureRequests]: this.isLocal,
    };
  }

  /** New secrets for one sign-in. */
  static secrets(): Secrets {
    return {
      verifier: oauth.generateRandomCodeVerifier(),
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
    };
  }

  /** What may be seen of them. */
  static async shown({ verifier, state, nonce }: Secrets): Promise<URLSearchParams> {
    const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
    return new URLSearchParams({ state, nonce, code_challenge });
  }

  /** The address at which a person signs in; what else stands beside the secrets' shown parts is not passed on. */
  async authorization(shown: URLSearchParams): Promise<string> {
    const { authorization_endpoint: address = '' } = await this.discover();
    const url = new URL(address);
    if (url.protocol !== 'https:' && !this.isLocal) {
      throw new SignInEnded('not-genuine');
    }
    const { clientId: client_id, scope } = this.config;
    const asked = {
      response_type: 'code',
      client_id,
      scope,
      redirect_uri: this.parts.redirectUri,
      code_challenge_method: 'S256',
      code_challenge: shown.get('code_challenge') ?? '',
      state: shown.get('state') ?? '',
      nonce: shown.get('nonce') ?? '',
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Takes the provider's answer for the tokens that it stands for. */
  async redeem(answer: URLSearchParams, { verifier, state, nonce }: Secrets): Promise<SignedIn> {
    return this.asking(async (server) => {
      const { client, options, parts } = this;
      const checked = oauth.validateAuthResponse(server, client, answer, state);
      const askedAt = parts.clock.now();
      const reply = await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.None(), checked, parts.redirectUri, verifier, options] as const),
      );
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, reply, expected);
      return signedIn(tokens, askedAt);
    });
  }

  /** Takes a refresh token for new tokens; it may be good for one time only. */
  async refresh(refreshToken: string): Promise<SignedIn> {
    return this.asking(async (server) => {
      const { client, options, parts } = this;
      const askedAt = parts.clock.now();
      const reply = await oauth.refreshTokenGrantRequest(
        ...([server, client, oauth.None(), refreshToken, options] as const),
      );
      return signedIn(await oauth.processRefreshTokenResponse(server, client, reply), askedAt);
    });
  }

  /** Ends a refresh token, where the provider takes that (RFC 7009). */
  async revoke(refreshToken: string): Promise<void> {
    await this.asking(async (server) => {
      if (server.revocation_endpoint === undefined) return;
      const { client, options } = this;
      await oauth.revocationRequest(...([server, client, oauth.None(), refreshToken, options] as const));
    });
  }

  private async asking<T>(ask: (server: oauth.AuthorizationServer) => Promise<T>): Promise<T> {
    const { clock } = this.parts;
    const otherwise = () => Promise.reject(new SignInEnded('unreachable'));
    try {
      return await inTime(this.discover().then(ask), { clock, limitMs: LIMIT_MS, otherwise });
    } catch (error) {
      throw endingOf(error);
    }
  }

  private discover(): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(this.config.issuer);
    this.found ??= oauth
      .discoveryRequest(issuer, this.options)
      .then((reply) => oauth.processDiscoveryResponse(issuer, reply));
    // What failed is tried again next time.
    this.found.catch(() => (this.found = undefined));
    return this.found;
  }
}

function signedIn(tokens: oauth.TokenEndpointResponse, askedAt: number): SignedIn {
  const { access_token: token, expires_in: seconds, refresh_token: refresh } = tokens;
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  const names = [claims?.['name'], claims?.['preferred_username'], claims?.['email'], claims?.sub];
  return {
    subject: claims?.sub,
    name: names.find((name) => typeof name === 'string' && name !== '') as string | undefined,
    token,
    askedAt,
    until: seconds === undefined ? undefined : askedAt + seconds * 1000,
    refresh,
  };
}

/** None of the library's own errors goes further: they hold what was sent, so tokens. */
function endingOf(error: unknown): Failure {
  if (error instanceof SignInEnded) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    return new SignInEnded('refused', error.error_description ?? error.error);
  }
  if (error instanceof oauth.ResponseBodyError) {
    return error.status >= 500
      ? new SignInEnded('unreachable')
      : new SignInEnded('refused', error.error_description ?? error.error);
  }
  // Anything but a broken rule is a line that is down, or somebody else's page in place of the answer.
  const isFalse = error instanceof oauth.OperationProcessingError && !NO_ANSWER.includes(error.code ?? '');
  return new SignInEnded(isFalse ? 'not-genuine' : 'unreachable');
}
