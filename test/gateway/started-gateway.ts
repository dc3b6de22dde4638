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

/** How long a store may take that no test wants to fail: on a busy machine a second is soon over. */
export const PATIENT_MS = 30_000;

/** Starts a gateway by its settings. */
export async function testGateway(variables: Record<string, string>, storeMs?: number): Promise<TestGateway> {
  const environment = readGatewayEnvironment({ KER_UPSTREAM_KEY: ACCOUNT_KEY, ...variables }, '127.0.0.1');
  const answered: Answered[] = [];
  const listeners = {
    audit: (one: Answered) => answered.push(one),
    tell: () => undefined,
    report: (error: unknown) => console.error(error),
  };
  const started = startGateway(environment, listeners, storeMs);
  await started.store.opened();
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await started.fetch(new Request(`http://localhost${path}`, init));
    return { status: response.status, headers: response.headers, json: (await response.json()) as unknown };
  };
  const retrieve = (id: string, body?: unknown, init: RequestInit = {}) =>
    get(`/v1/entities/${id}`, {
      ...init,
      method: 'POST',
      headers: [...new Headers(init.headers), ['Content-Type', 'application/json']],
      body: body === undefined ? null : JSON.stringify(body),
    });
  return { ...started, answered, get, retrieve };
}
