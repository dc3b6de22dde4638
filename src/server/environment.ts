import * as v from 'valibot';

import { conventionOf } from '../service/dataset/files/convention';
import { refuseContradictions } from './setting-conflicts';
import { isLoopback } from './loopback';
import type { OriginRules } from './origin-guard';

/** A whole number as text. */
export const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const value = Number(text);
      return Number.isInteger(value) && value >= min && value <= max;
    }, `Expected ${name} to be a whole number from ${min} to ${max}`),
    v.transform(Number),
  );

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '3000'),
  // Node takes an empty name for every address of this machine, which is not what somebody means who emptied a setting.
  HOST: v.pipe(
    v.optional(v.string(), ''),
    v.transform((host) => host.trim() || '127.0.0.1'),
  ),
  KER_UPSTREAM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        mayGetKeys,
        'Expected KER_UPSTREAM to be the address of a service, https or on this machine http, since keys are sent to it',
      ),
    ),
  ),
  KER_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'Expected KER_ORIGIN to be the address at which browsers reach this server, https or on this machine http, without query',
      ),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ),
  KER_ALLOWED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listed),
    v.check(
      (origins) => origins.every((each) => URL.canParse(each) && new URL(each).origin === each),
      'Expected KER_ALLOWED_ORIGINS to be origins of web pages such as https://page.example, with commas between',
    ),
  ),
  KER_TLS_CERT: v.optional(v.string()),
  KER_TLS_KEY: v.optional(v.string()),
  KER_CONSOLE: v.optional(v.pipe(v.string(), v.url('Expected KER_CONSOLE to be an address'))),
  KER_KEYS: v.optional(v.string()),
  KER_RATE_LIMIT: v.optional(wholeNumber('KER_RATE_LIMIT', 1, 1_000_000)),
  KER_MODEL_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(mayGetKeys, 'Expected KER_MODEL_URL to be an address, https or on this machine http'),
    ),
  ),
  KER_MODEL: v.optional(v.string(), 'default'),
  KER_DATA: v.optional(v.string()),
  KER_STORE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isDatabase,
        'Expected KER_STORE to be the address of a PostgreSQL database, postgres://user:password@host/database',
      ),
    ),
  ),
  KER_STORE_CONNECTIONS: v.optional(wholeNumber('KER_STORE_CONNECTIONS', 1, 1000), '8'),
  KER_DATA_ONLY: v.optional(v.picklist(['0', '1'], 'Expected KER_DATA_ONLY to be 0 or 1'), '0'),
  KER_DATA_LOCALE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (locale) => locale === '' || conventionOf(locale) !== undefined,
        'Expected KER_DATA_LOCALE to be a language and region such as de-DE',
      ),
    ),
  ),
});

/** The names of what a person may set for the server. */
export const SERVER_VARIABLES: readonly string[] = Object.keys(environmentSchema.entries);

/** What a person may set for the server; the table of `docs/service.md` says what each means. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the settings; throws an error that names the variable, what was expected and what it got. A firm's own entities
 * are not opened to a network by a key that everybody knows.
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    throw new Error(parsed.issues.map((issue) => `${issue.message}, got ${shown(issue)}`).join('. '));
  }
  refuseContradictions(variables);
  const set = parsed.output;
  const { KER_TLS_CERT: cert, KER_TLS_KEY: key } = set;
  const keys = listed(set.KER_KEYS ?? '');
  const isOwnData = set.KER_DATA !== undefined || Boolean(set.KER_STORE);
  // The trial key is known to everybody: behind it a firm's own entities are for this machine only.
  const isOwnDataBehindTrialKey = set.KER_UPSTREAM === undefined && isOwnData && keys.length === 0;
  if (isOwnDataBehindTrialKey && !isLoopback(set.HOST)) {
    throw new Error(
      `Expected KER_KEYS to be set where ${set.KER_STORE ? 'KER_STORE' : 'KER_DATA'} is and HOST is ${JSON.stringify(set.HOST)}: everybody knows the trial key, ` +
        'so whoever reaches this machine could read the entities. Set KER_KEYS, or leave HOST at 127.0.0.1',
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    upstream: set.KER_UPSTREAM,
    origin: set.KER_ORIGIN,
    allowedOrigins: set.KER_ALLOWED_ORIGINS,
    tls: cert && key ? { cert, key } : undefined,
    consoleAddress: set.KER_CONSOLE,
    keys,
    rateLimit: set.KER_RATE_LIMIT,
    modelUrl: set.KER_MODEL_URL,
    model: set.KER_MODEL,
    ownData: set.KER_DATA,
    ownDataOnly: set.KER_DATA_ONLY === '1',
    ownDataLocale: set.KER_DATA_LOCALE || undefined,
    database: set.KER_STORE || undefined,
    connections: set.KER_STORE_CONNECTIONS,
    isOwnDataBehindTrialKey,
  };
}

/** Which pages may ask: behind the trial key a firm's own entities are for this machine only, public facts for known hosts. */
export function originRules(environment: Environment): OriginRules {
  const { origin, allowedOrigins, upstream, keys } = environment;
  const isTrial = upstream === undefined && keys.length === 0;
  const hosts = environment.isOwnDataBehindTrialKey ? 'loopback' : isTrial ? 'known' : 'any';
  return { origin, allowedOrigins, hosts };
}

/** The parts of a list with commas between. */
function listed(text: string): string[] {
  return text.split(',').filter((each) => each !== '');
}

/** What goes over a network unencrypted can be read on its way, the key too. */
export function mayGetKeys(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** What was got in place of a setting; of an address with a password nothing. */
function shown({ input, path }: v.BaseIssue<unknown>): string {
  const isSecret = path?.some(({ key }) => key === 'KER_STORE') === true;
  return isSecret ? 'another text' : JSON.stringify(input);
}

function isDatabase(address: string): boolean {
  return address === '' || (/^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address));
}

function isOrigin(address: string): boolean {
  if (!mayGetKeys(address)) return false;
  const { username, search, hash } = new URL(address);
  return username + search + hash === '';
}
