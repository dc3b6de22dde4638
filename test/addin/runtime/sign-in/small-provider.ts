import { createHash, randomUUID } from 'node:crypto';

import { generateKeyPair, SignJWT } from 'jose';

/** An OpenID provider as small as one can be, for faults that a real one cannot be brought to. */
export type SmallProvider = {
  issuer: string;
  clientId: string;
  /** Answers what it is asked; undefined for any other address. */
  answer: (request: Request) => Promise<Response | undefined>;
  /** A person signs in at the address that a window was led to; the answer that the window is led back with. */
  signIn: (address: string, person?: { subject: string; name: string }) => string;
  /** The tokens that are good now. */
  good: Set<string>;
  /** What the token endpoint was asked for, newest last. */
  grants: URLSearchParams[];
  /** What it does next in place of answering. */
  fault: 'none' | 'down' | 'refuses' | 'other-nonce' | 'other-person';
  /** Seconds that its tokens live. */
  lifeS: number;
  revoked: string[];
};

type Asked = { challenge: string; nonce: string; subject: string; name: string };

/** Makes one; its refresh tokens are good for one time, and a second use ends them all (RFC 9700 §4.14.2). */
export async function smallProvider(): Promise<SmallProvider> {
  const { privateKey } = await generateKeyPair('ES256');
  const issuer = 'https://login.example';
  const codes = new Map<string, Asked>();
  const refreshing = new Map<string, Asked>();
  const tokens = async (asked: Asked) => {
    const { fault, good, lifeS: expires_in, clientId } = provider;
    const { name, subject } = fault === 'other-person' ? { name: 'Eve', subject: 'eve' } : asked;
    const nonce = fault === 'other-nonce' ? 'another' : asked.nonce;
    const id_token = await new SignJWT({ nonce, name })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const [access_token, refresh_token] = [`token.${randomUUID()}.x`, `refresh-${randomUUID()}`];
    good.add(access_token);
    refreshing.set(refresh_token, asked);
    return Response.json({ access_token, refresh_token, id_token, expires_in, token_type: 'Bearer' });
  };
  const grant = async (form: URLSearchParams) => {
    const verifier = form.get('code_verifier') ?? '';
    const asked = take(codes, form.get('code')) ?? take(refreshing, form.get('refresh_token'));
    const isCode = form.get('grant_type') === 'authorization_code';
    const isKnown = asked !== undefined && (!isCode || sha256(verifier) === asked.challenge);
    if (isKnown && provider.fault !== 'refuses') return tokens(asked);
    refreshing.clear();
    return Response.json({ error: 'invalid_grant', error_description: 'Used before' }, { status: 400 });
  };
  const provider: SmallProvider = {
    ...{ issuer, clientId: 'addin', good: new Set(), grants: [], fault: 'none', lifeS: 600, revoked: [] },
    signIn(address, { subject, name } = { subject: 'ann', name: 'Ann' }) {
      const shown = new URL(address).searchParams;
      const of = (parameter: string) => shown.get(parameter) ?? '';
      const code = randomUUID();
      codes.set(code, { challenge: of('code_challenge'), nonce: of('nonce'), subject, name });
      return new URLSearchParams({ code, state: of('state') }).toString();
    },
    async answer(request) {
      const { origin, pathname } = new URL(request.url);
      if (origin !== issuer) return undefined;
      if (provider.fault === 'down') throw new TypeError('Failed to fetch');
      const form = new URLSearchParams(await request.text());
      if (pathname === '/token') {
        provider.grants.push(form);
        return grant(form);
      }
      if (pathname === '/revoke') {
        provider.revoked.push(form.get('token') ?? '');
        return new Response();
      }
      return Response.json({
        issuer,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        revocation_endpoint: `${issuer}/revoke`,
      });
    },
  };
  return provider;
}

function take(held: Map<string, Asked>, name: string | null): Asked | undefined {
  const asked = held.get(name ?? '');
  held.delete(name ?? '');
  return asked;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
