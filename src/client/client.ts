import type { EntityProfile, EntitySummary } from '../contract/entity';
import { Failure } from '../contract/failure';
import type { Introspection } from '../contract/introspection';
import type { Answer, StructuredResult } from '../contract/knowledge';
import type { EntityQuery, Question, RowsQuery, SearchRequest } from '../contract/request';
import type { Call } from './call';
import { createCalls, type TimeLimits } from './calls';
import { exchange, type Fetch } from './exchange';
import { noKey } from './no-key';
import { readAnswer } from './read-answer';
import { checkRefusal } from './refusal';
import type { Timers } from './timers';

/** What a client needs of the world around it. */
export type ClientOptions = {
  /** The service's address, without `/v1`. */
  address: string;
  /** The API key; undefined where none is set. */
  key: () => string | undefined;
  fetch: Fetch;
  timers: Timers;
  /** @default { entity: 30_000, knowledge: 180_000 } */
  timeLimits?: TimeLimits;
  /** The largest body that is read, in bytes. @default 67_108_864 */
  largestAnswer?: number;
};

/** The service's operations, each one request: nothing is retried or kept here. Each rejects with a `Failure` only. */
export type Client = {
  /** Most relevant first (§4.1). */
  search(request: SearchRequest, signal?: AbortSignal): Promise<readonly EntitySummary[]>;
  /** Coarse where the query is undefined, else a projection (§4.2). */
  retrieve(id: string, query: EntityQuery | undefined, signal?: AbortSignal): Promise<EntityProfile>;
  introspect(id: string, signal?: AbortSignal): Promise<Introspection>;
  /** Rejects with kind `refused` where the answer is only an error row. */
  query(request: RowsQuery, signal?: AbortSignal): Promise<StructuredResult>;
  answer(request: Question, signal?: AbortSignal): Promise<Answer>;
  /** Resolves where the service accepts this key. It is the smallest search, and costs one credit. */
  checkKey(key: string, signal?: AbortSignal): Promise<void>;
};

const TIME_LIMITS: TimeLimits = { entity: 30_000, knowledge: 180_000 };
const LARGEST_ANSWER = 64 * 2 ** 20;

/** Makes the client of one service. */
export function createClient(options: ClientOptions): Client {
  const calls = createCalls(options.timeLimits ?? TIME_LIMITS);
  const run = <T>(call: Call<T>, signal?: AbortSignal) => send(options, { call, key: options.key(), signal });
  return {
    search: async (request, signal) => (await run(calls.search(request), signal)).entities,
    retrieve: (id, query, signal) => run(calls.retrieve(id, query), signal),
    introspect: (id, signal) => run(calls.introspect(id), signal),
    query: async (request, signal) =>
      checkRefusal(await run(calls.query(request), signal), options.key() ?? ''),
    answer: (request, signal) => run(calls.answer(request), signal),
    checkKey: async (key, signal) => {
      await send(options, { call: calls.search({ name: 'a', limit: 1 }), key, signal });
    },
  };
}

type Sending<T> = { call: Call<T>; key: string | undefined; signal: AbortSignal | undefined };

async function send<T>(options: ClientOptions, { call, key, signal }: Sending<T>): Promise<T> {
  if (key === undefined || key === '') throw noKey();
  // A header can hold visible ASCII only; the platform's own complaint would quote the key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Failure(
      'rejected-key',
      'The API key holds characters that no key has. Paste it again in KER ▸ Settings.',
    );
  }
  const { address, fetch, timers, largestAnswer = LARGEST_ANSWER } = options;
  if (address === '')
    throw new Failure('unreachable', 'No service address is set. Enter it in KER ▸ Settings.');
  const reply = await exchange({ call, address, key, fetch, timers, signal, largestAnswer });
  return readAnswer(reply, call, { key, now: timers.now() });
}
