import { createService } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { datasetInSteps } from '../../src/service/dataset/load';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { atOnce } from '../../src/service/store/steps';
import type { Input } from './inputs';

/** The key that the service accepts. */
export const KEY = 'golden';

/** Answers a request as the embedded service does over its whole dataset. */
export type Handler = (request: Request) => Promise<Response>;

/** Makes the embedded service's handler. It listens nowhere. */
export function createHandler(): Handler {
  const store = storeOf(createMemoryGraph(atOnce(datasetInSteps('src/service/data'))));
  const { fetch } = createService({ store, keys: [KEY] });
  return async (request) => fetch(request);
}

/** The status and the body with which the service answers an input. */
export async function serviceAnswer(handle: Handler, input: Input): Promise<string> {
  const response = await handle(requestOf(input));
  return `${response.status} ${await response.text()}`;
}

function requestOf(input: Input): Request {
  switch (input[0]) {
    case 'ask':
      return post('/v1/knowledge/search', { input: input[1] });
    case 'query':
      return post('/v1/knowledge/query', { input: input[1] });
    case 'introspection':
      return send('GET', `/v1/entities/${input[1]}/introspection`);
    case 'profile':
      return post(`/v1/entities/${input[1]}`, input[2]);
    case 'search': {
      const [, name, types, limit] = input;
      const parameters = new URLSearchParams({ name, limit: String(limit) });
      for (const type of types) parameters.append('entity_types', type);
      return send('GET', `/v1/entities?${parameters.toString()}`);
    }
    case 'request':
      return send(input[1], input[2], input[3]);
    case 'formula':
      throw new Error(`Expected an input of the service, got the formula ${input[1]}`);
  }
}

const post = (path: string, body: object | undefined): Request =>
  send('POST', path, body === undefined ? undefined : JSON.stringify(body));

function send(method: string, path: string, body?: string): Request {
  return new Request(`https://service.example${path}`, {
    method,
    headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
}
