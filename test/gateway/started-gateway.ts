import { startGateway, type Started } from '../../src/gateway/start';
import { readGatewayEnvironment } from '../../src/gateway/environment';
import type { Answered } from '../../src/gateway/gateway';
import { ACCOUNT_KEY } from './counting-upstream';

/** A gateway in this process, with what it told. */
export type TestGateway = Started & {
  answered: Answered[];
  /** Asks as a person would. */
  get: (path: string, init?: RequestInit) => Promise<Reply>;
  /** Asks for fields of an entity; coarsely without a body. */
  retrieve: (id: string, body?: unknown, init?: RequestInit) => Promise<Reply>;
};

type Reply = { status: number; headers: Headers; json: unknown };

/** Starts a gateway by its settings. */
export async function testGateway(variables: Record<string, string>): Promise<TestGateway> {
  const environment = readGatewayEnvironment({ KER_UPSTREAM_KEY: ACCOUNT_KEY, ...variables }, '127.0.0.1');
  const answered: Answered[] = [];
  const started = startGateway(environment, {
    audit: (one) => answered.push(one),
    tell: () => undefined,
    report: (error) => console.error(error),
  });
  await started.store.opened();
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await started.fetch(new Request(`http://localhost${path}`, init));
    return { status: response.status, headers: response.headers, json: (await response.json()) as unknown };
  };
  const retrieve = (id: string, body?: unknown, init: RequestInit = {}) =>
    get(`/v1/entities/${id}`, {
      ...init,
      method: 'POST',
      body: body === undefined ? null : JSON.stringify(body),
    });
  return { ...started, answered, get, retrieve };
}
