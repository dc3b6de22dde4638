import { createBatching, type Batching, type Inquiries } from '../../shared/batching/batching';
import type { Clock } from '../../shared/batching/clock';
import type { OpenGate } from '../../shared/batching/gate';
import type { BatchingSettings } from '../../shared/batching/options';
import type { Storage } from '../../shared/batching/storage';
import { createClient } from '../../shared/client/client';
import type { Fetch } from '../../shared/client/exchange';
import type { Failure } from '../../shared/contract/failure';
import type { EntitySummary } from '../../shared/contract/entity';
import type { Introspection } from '../../shared/contract/introspection';
import type { Answer, StructuredResult } from '../../shared/contract/knowledge';
import { SEARCH_LIMIT } from '../../shared/contract/search-limit';
import type { SearchRequest } from '../../shared/contract/search-request';
import { createSendEntity, type ServiceValues } from './service-values';
import { classify, createMakeError } from './batching-failures';

/** The batching layer of one service address and one account, with its families of inquiries. */
export type Layer = {
  /** The failure of all requests while there is no key. */
  refusal: Failure | undefined;
  batching: Batching<ServiceValues>;
  search: Inquiries<SearchRequest, readonly EntitySummary[]>;
  introspection: Inquiries<string, Introspection>;
  query: Inquiries<string, StructuredResult>;
  answer: Inquiries<string, Answer>;
};

/** What a layer is made of. */
export type LayerOptions = {
  address: string;
  key: string | undefined;
  /** The failure shown instead of a request. @default requests are sent */
  refusal?: Failure | undefined;
  fetch: Fetch;
  clock: Clock;
  settings: BatchingSettings;
  /** Undefined where values live only as long as the layer. */
  storage: Storage | undefined;
  /** Undefined if every request is sent at once. */
  gate?: OpenGate | undefined;
};

/** Makes the layer of one address and key; a change of either makes another. */
export function createLayer(options: LayerOptions): Layer {
  const { address, key, refusal, fetch, clock, settings, storage, gate } = options;
  const client = createClient({ address, key: () => key, fetch, now: () => clock.now() });
  const batching = createBatching<ServiceValues>({
    send: createSendEntity(client),
    classify,
    typeOf: ({ entity_type: type }) => type,
    makeError: createMakeError(address.replace(/^https?:\/\//, ''), () => clock.now()),
    storage,
    loadIsWhole: async () =>
      (await import(/* webpackChunkName: "budget" */ './stored-value-check')).isWholeValue,
    clock,
    settings,
    gate,
  });
  return {
    refusal,
    batching,
    search: batching.inquiries({
      name: 'search',
      lane: 'entity',
      // The names of its series, and then the series.
      followUps: 2,
      send: (request, signal, person) => client.search(request, signal, person),
      key: searchKey,
    }),
    introspection: batching.inquiries({
      name: 'introspection',
      lane: 'entity',
      followUps: 1,
      send: (id, signal, person) => client.introspect(id, signal, person),
      leadsTo: (id) => id,
    }),
    query: batching.inquiries({
      name: 'query',
      lane: 'knowledge',
      send: (input, signal, person) => client.query({ input, return_entities: true }, signal, person),
    }),
    answer: batching.inquiries({
      name: 'answer',
      lane: 'knowledge',
      // One request serves ASK, EVIDENCE and MENTIONS of the same question, so it always asks for everything.
      send: (input, signal, person) =>
        client.answer({ input, explainability: true, return_entities: true }, signal, person),
      // What a cell asked is told by its key, which the list of sources shows and looks up again.
      key: (question) => question,
    }),
  };
}

/** Searches that the service must answer alike are one search. */
function searchKey({ name, entity_types: types = [], limit = SEARCH_LIMIT.default }: SearchRequest): string {
  return JSON.stringify([name.trim(), [...types].sort(), limit]);
}
