import * as v from 'valibot';

import { mayGetKeys, wholeNumber } from '../server/environment';
import { isLoopback } from '../server/loopback';
import { readSetting } from '../server/read-setting';
import type { SiteDeployment } from '../server/site';

const text = v.optional(
  v.pipe(v.string(), v.minLength(1, 'Expected a setting that is set to say something')),
);
const address = (name: string) =>
  v.pipe(v.string(), v.check(mayGetKeys, `Expected ${name} to be an address, https or on this machine http`));
const CACHE = /^(?:memory|(?:redis|valkey)s?(?:-cluster)?:\/\/\S+)$/;

const schema = v.object({
  KER_UPSTREAM: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      mayGetKeys,
      'Expected KER_UPSTREAM to be the address of the service, https or on this machine http',
    ),
  ),
  KER_UPSTREAM_KEY: text,
  KER_UPSTREAM_KEY_FILE: text,
  KER_CACHE: v.pipe(
    v.optional(v.string(), 'memory'),
    v.regex(CACHE, 'Expected KER_CACHE to be memory, redis://…, rediss://… or redis-cluster://…'),
  ),
  KER_REQUESTS_PER_MINUTE: v.optional(wholeNumber('KER_REQUESTS_PER_MINUTE', 1, 1_000_000)),
  KER_CREDITS_PER_DAY: v.optional(wholeNumber('KER_CREDITS_PER_DAY', 1, 1_000_000_000)),
  KER_FRESH_HOURS: v.optional(wholeNumber('KER_FRESH_HOURS', 1, 8_760), '24'),
  KER_NEGATIVE_MINUTES: v.optional(wholeNumber('KER_NEGATIVE_MINUTES', 1, 10_080), '60'),
  KER_DRAIN_SECONDS: v.optional(wholeNumber('KER_DRAIN_SECONDS', 0, 300), '0'),
  KER_GRACE_SECONDS: v.optional(wholeNumber('KER_GRACE_SECONDS', 0, 300), '25'),
  KER_PEOPLE: text,
  KER_ISSUER: v.optional(address('KER_ISSUER')),
  KER_AUDIENCE: text,
  KER_SIGN_IN_CLIENT: text,
  KER_SIGN_IN_SCOPE: v.optional(v.string(), 'openid profile offline_access'),
  KER_SIGN_IN_NESTED: v.optional(v.picklist(['0', '1'], 'Expected KER_SIGN_IN_NESTED to be 0 or 1'), '0'),
  KER_GROUPS_CLAIM: v.optional(v.string(), 'groups'),
  KER_AUDIT: text,
  KER_AUDIT_TEXTS: v.optional(v.picklist(['0', '1'], 'Expected KER_AUDIT_TEXTS to be 0 or 1'), '0'),
});

/** The names of what a person may set for the gateway alone. */
export const GATEWAY_VARIABLES: readonly string[] = Object.keys(schema.entries);

/** What a person may set for the gateway, beside what `npm start` takes too; the table of `docs/gateway.md`. */
export type GatewayEnvironment = ReturnType<typeof readGatewayEnvironment>;

/** Reads the settings; throws an error that names the variable, what was expected and what it got, but never the key. */
export function readGatewayEnvironment(
  variables: Record<string, string | undefined>,
  host: string,
  origin?: string,
) {
  const parsed = v.safeParse(schema, variables);
  if (!parsed.success) throw new Error(parsed.issues.map(({ message }) => message).join('. '));
  const set = parsed.output;
  if ((set.KER_ISSUER === undefined) !== (set.KER_AUDIENCE === undefined)) {
    throw new Error(
      'Expected KER_ISSUER and KER_AUDIENCE together: a token for another audience is not for the gateway',
    );
  }
  const asksWho = set.KER_PEOPLE !== undefined || set.KER_ISSUER !== undefined;
  const hosts = { HOST: host, KER_ORIGIN: origin === undefined ? host : new URL(origin).hostname };
  for (const [name, own] of Object.entries(hosts)) {
    if (asksWho || isLoopback(own)) continue;
    throw new Error(
      `Expected KER_PEOPLE or KER_ISSUER where ${name} is ${JSON.stringify(own)}: whoever reaches the gateway could spend the ` +
        `account’s credits. Set one of them, or leave ${name} at this machine`,
    );
  }
  return {
    upstream: set.KER_UPSTREAM.replace(/\/+$/, ''),
    upstreamKey: readKey(set),
    cache: set.KER_CACHE,
    perMinute: set.KER_REQUESTS_PER_MINUTE,
    perDay: set.KER_CREDITS_PER_DAY,
    freshMs: set.KER_FRESH_HOURS * 3_600_000,
    negativeMs: set.KER_NEGATIVE_MINUTES * 60_000,
    drainMs: set.KER_DRAIN_SECONDS * 1000,
    graceMs: set.KER_GRACE_SECONDS * 1000,
    /** Whether people must identify themselves. */
    asksWho,
    peopleFile: set.KER_PEOPLE,
    issuer: set.KER_ISSUER,
    audience: set.KER_AUDIENCE,
    signIn: readSignIn(set),
    groupsClaim: set.KER_GROUPS_CLAIM,
    audit: set.KER_AUDIT,
    auditTexts: set.KER_AUDIT_TEXTS === '1',
  };
}

function readSignIn({
  KER_ISSUER: issuer,
  KER_SIGN_IN_CLIENT: clientId,
  KER_SIGN_IN_SCOPE: scope,
  KER_SIGN_IN_NESTED: nested,
}: v.InferOutput<typeof schema>): SiteDeployment['signIn'] {
  if (clientId === undefined) return undefined;
  if (issuer === undefined) {
    throw new Error('Expected KER_ISSUER with KER_SIGN_IN_CLIENT: nobody could sign in anywhere');
  }
  return { issuer, clientId, scope, ...(nested === '1' && { nested: true }) };
}

function readKey({
  KER_UPSTREAM_KEY: key,
  KER_UPSTREAM_KEY_FILE: file,
}: v.InferOutput<typeof schema>): string {
  if ((key === undefined) === (file === undefined)) {
    throw new Error(
      'Expected one of KER_UPSTREAM_KEY and KER_UPSTREAM_KEY_FILE, the key of the account at the service',
    );
  }
  const text = (key ?? readSetting('KER_UPSTREAM_KEY_FILE', file ?? '')).trim();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new Error('Expected the key of the account to be visible ASCII characters without spaces');
}
