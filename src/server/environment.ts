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

/** What a person may set for the server; the table of `docs/service.md`. */
export type Environment = {
  /** @default 3000; 0 takes any free port. */
  port: number;
  /** @default '127.0.0.1', so that only this machine reaches it. */
  host: string;
  /** The address of a real service; `/v1` is passed on to it in place of the embedded one. */
  upstream: string | undefined;
  /** Where browsers reach the server, without a slash at its end. @default the page's own origin */
  origin: string | undefined;
  /** Origins of other web pages that may send requests to the embedded service. @default none */
  allowedOrigins: readonly string[];
  /** Files in PEM form with which https is served. @default http, or with `--https` the development certificate */
  tls: { cert: string; key: string } | undefined;
  consoleAddress: string | undefined;
  /** Keys that the embedded service accepts; without any, the trial key. */
  keys: readonly string[];
  /** Requests a minute and key that the embedded service allows; without it, no limit. */
  rateLimit: number | undefined;
  /** An OpenAI-compatible address for questions that the question engine does not understand. @default no model */
  modelUrl: string | undefined;
  /** The model's name there. @default 'default' */
  model: string;
  /** A folder of a firm's own entities. */
  ownData: string | undefined;
  /** Whether the own data stands alone. @default false */
  ownDataOnly: boolean;
  /** How the own data writes numbers and dates (BCP 47). @default as each file shows */
  ownDataLocale: string | undefined;
  /** A PostgreSQL database that an import has filled, in place of the dataset in memory. It holds a password. */
  database: string | undefined;
  /** Connections to it at most. @default 8 */
  connections: number;
};

/**
 * Reads the settings; throws an error that names the variable, what was expected and what it got. A firm's own entities
 * are not opened to a network by a key that everybody knows.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    throw new Error(parsed.issues.map((issue) => `${issue.message}, got ${shown(issue)}`).join('. '));
  }
  const { PORT, HOST, KER_UPSTREAM, KER_CONSOLE, KER_KEYS, KER_RATE_LIMIT, KER_DATA, KER_DATA_ONLY } =
    parsed.output;
  const { KER_MODEL_URL, KER_MODEL, KER_ORIGIN, KER_ALLOWED_ORIGINS, KER_TLS_CERT, KER_TLS_KEY } =
    parsed.output;
  const { KER_STORE, KER_STORE_CONNECTIONS, KER_DATA_LOCALE } = parsed.output;
  refuseContradictions(variables);
  const environment: Environment = {
    port: PORT,
    host: HOST,
    upstream: KER_UPSTREAM,
    origin: KER_ORIGIN,
    allowedOrigins: KER_ALLOWED_ORIGINS,
    tls: KER_TLS_CERT && KER_TLS_KEY ? { cert: KER_TLS_CERT, key: KER_TLS_KEY } : undefined,
    consoleAddress: KER_CONSOLE,
    keys: listed(KER_KEYS ?? ''),
    rateLimit: KER_RATE_LIMIT,
    modelUrl: KER_MODEL_URL,
    model: KER_MODEL,
    ownData: KER_DATA,
    ownDataOnly: KER_DATA_ONLY === '1',
    ownDataLocale: KER_DATA_LOCALE || undefined,
    database: KER_STORE || undefined,
    connections: KER_STORE_CONNECTIONS,
  };
  if (isOwnDataBehindTrialKey(environment) && !isLoopback(HOST)) {
    throw new Error(
      `Expected KER_KEYS to be set where ${environment.database === undefined ? 'KER_DATA' : 'KER_STORE'} is and HOST is ${JSON.stringify(HOST)}: everybody knows the trial key, ` +
        'so whoever reaches this machine could read the entities. Set KER_KEYS, or leave HOST at 127.0.0.1',
    );
  }
  return environment;
}

/** The trial key is known to everybody: what lies behind it is for this machine only, where a firm's own is among it. */
export function isOwnDataBehindTrialKey({ upstream, ownData, database, keys }: Environment): boolean {
  const isOwn = ownData !== undefined || database !== undefined;
  return upstream === undefined && isOwn && keys.length === 0;
}

/** Which pages may ask: behind the trial key a firm's own entities are for this machine only, public facts for known hosts. */
export function originRules(environment: Environment): OriginRules {
  const { origin, allowedOrigins, upstream, keys } = environment;
  const isTrial = upstream === undefined && keys.length === 0;
  const hosts = isOwnDataBehindTrialKey(environment) ? 'loopback' : isTrial ? 'known' : 'any';
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
