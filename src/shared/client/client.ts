import type { EntityProfile, EntitySummary } from '../contract/entity';
import { Failure, notLoaded } from '../contract/failure';
import type { Introspection } from '../contract/introspection';
import type { Answer, StructuredResult } from '../contract/knowledge';
import type { EntityQuery, Question, RowsQuery } from '../contract/request';
import type { SearchRequest } from '../contract/search-request';
import { exchange, type Fetch } from './exchange';
import { operations, type Operation } from './operations';
import { readAnswer } from './read-answer';
import { say } from '../messages/message';

/** What a client needs of the world around it. */
export type ClientOptions = {
  /** The service's address, without `/v1`. */
  address: string;
  /** The API key; undefined where none is set. */
  key: () => string | undefined;
  fetch: Fetch;
  /** Milliseconds since 1970, against which a `Retry-After` that is a date is reckoned. */
  now: () => number;
  /** The largest body that is read, in bytes. @default 67_108_864 */
  largestAnswer?: number;
};

/**
 * The service's operations, one request each, without retries, cache or timing; requests of persons go first. Each
 * rejects with a `Failure` only, or with the signal's reason if that is one. @default cells wait
 */
export type Client = {
  /** Most relevant first (§4.1). */
  search(request: SearchRequest, signal?: AbortSignal, person?: boolean): Promise<readonly EntitySummary[]>;
  /** Coarse where the query is undefined, else a projection (§4.2). */
  retrieve(
    id: string,
    query: EntityQuery | undefined,
    signal?: AbortSignal,
    person?: boolean,
  ): Promise<EntityProfile>;
  introspect(id: string, signal?: AbortSignal, person?: boolean): Promise<Introspection>;
  /** Rejects with kind `refused` where the answer is only an error row. */
  query(request: RowsQuery, signal?: AbortSignal, person?: boolean): Promise<StructuredResult>;
  answer(request: Question, signal?: AbortSignal, person?: boolean): Promise<Answer>;
  /** Resolves where the service accepts this key. It is the smallest search, and costs one credit. */
  checkKey(key: string, signal?: AbortSignal): Promise<void>;
};

const LARGEST_ANSWER = 64 * 2 ** 20;

/** Makes the client of one service. */
export function createClient(options: ClientOptions): Client {
  const host = hostOf(options.address);
  const run = <T>(operation: Operation<T>, signal?: AbortSignal, person?: boolean) =>
    send(options, { operation, host, key: options.key(), signal, person });
  return {
    search: async (request, signal, person) =>
      (await run(operations.search(request), signal, person)).entities,
    retrieve: (id, query, signal, person) => run(operations.retrieve(id, query), signal, person),
    introspect: (id, signal, person) => run(operations.introspect(id), signal, person),
    query: async (request, signal, person) => {
      const result = await run(operations.query(request), signal, person);
      const [row, ...others] = result.results;
      if (row !== undefined && others.length === 0) {
        const { checkRefusal } = await import(/* webpackChunkName: "budget" */ './refusal').catch(notLoaded);
        checkRefusal(row, options.key() ?? '');
      }
      return result;
    },
    answer: (request, signal, person) => run(operations.answer(request), signal, person),
    checkKey: async (key, signal) => {
      await send(options, {
        operation: operations.search({ name: 'a', limit: 1 }),
        host,
        key,
        signal,
        person: true,
      });
    },
  };
}

/** The failure of all requests while no key is set. */
export function noKey(): Failure {
  return new Failure('no-key', say('No API key. Open KER ▸ Settings.'));
}

/** What sentences call the service by. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

type Sending<T> = {
  operation: Operation<T>;
  host: string;
  key: string | undefined;
  signal: AbortSignal | undefined;
  person: boolean | undefined;
};

async function send<T>(
  options: ClientOptions,
  { operation, host, key, signal, person }: Sending<T>,
): Promise<T> {
  if (key === undefined || key === '') throw noKey();
  // A header can hold visible ASCII only; the platform's own complaint would quote the key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Failure(
      'rejected-key',
      say('The API key has invalid characters. Paste it again in KER ▸ Settings.'),
    );
  }
  const { address, fetch, now, largestAnswer = LARGEST_ANSWER } = options;
  if (address === '')
    throw new Failure('unreachable', say('No service address is set. Enter it in KER ▸ Settings.'));
  const reply = await exchange({ operation, address, host, key, fetch, signal, person, largestAnswer });
  return readAnswer(reply, operation, { key, now: now() });
}
