import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';

import { Problem } from '../problem';

/** Whose tokens are taken, and for whom they must be made. */
export type TokenOptions = {
  issuer: string;
  audience: string;
  /** At the least so long between two looks at the issuer's keys, in milliseconds. @default 30_000 */
  cooldownMs?: number;
  /** The time, in milliseconds. @default Date.now */
  now?: () => number;
};

/** Reads a token: its claims, once issuer, audience, time and signature are right; rejects with a problem else. */
export type ReadToken = (token: string) => Promise<JWTPayload>;

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];
const discoverySchema = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });
const DISCOVERY_MS = 5_000;
/** Clocks of two machines go apart by so much and more. */
const TOLERANCE_S = 60;

/** Makes the reader of one issuer's tokens; its keys are looked up when needed, and anew when it has rotated them. */
export function createTokenReader({
  issuer,
  audience,
  cooldownMs = 30_000,
  now = Date.now,
}: TokenOptions): ReadToken {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const find = () => {
    keys ??= discover(issuer).then((address) =>
      createRemoteJWKSet(new URL(address), { cooldownDuration: cooldownMs }),
    );
    // What failed is tried again with the next token.
    keys.catch(() => (keys = undefined));
    return keys;
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, await find(), {
        ...{ issuer, audience, algorithms: ALGORITHMS },
        ...{ requiredClaims: ['sub', 'exp'], clockTolerance: TOLERANCE_S, currentDate: new Date(now()) },
      });
      return payload;
    } catch (error) {
      throw problemOf(error, issuer);
    }
  };
}

async function discover(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(DISCOVERY_MS) });
  const found = v.parse(discoverySchema, await reply.json());
  if (found.issuer !== issuer)
    throw new Error(`Expected the issuer ${issuer} at ${address}, got ${found.issuer}`);
  return found.jwks_uri;
}

function problemOf(error: unknown, issuer: string): Problem {
  const isToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
  if (!isToken) return Problem.later(503, `The sign-in cannot be checked: ${issuer} does not answer.`, 5);
  const expired = error instanceof errors.JWTExpired;
  // Which claim it was is what who set the issuer and the audience needs to know, and none of its values.
  const what = error instanceof errors.JWTClaimValidationFailed ? `its claim ${error.claim}` : error.code;
  const message = expired ? 'The sign-in has expired; sign in again.' : `The sign-in is not valid (${what}).`;
  return Problem.refused(401, 'invalid_token', message);
}
