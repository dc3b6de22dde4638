import { request } from 'node:http';

import { PATIENCE_MS } from '../../test/until';

/** A request as it goes over the socket; `fetch` sets some of these headers itself. */
export type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** What came back, and whether a page of another site may read it. */
export type Reply = { status: number; body: string; isReadable: boolean };

/** Sends exactly these headers; gives undefined where no whole reply comes in time. */
export function send(
  address: string,
  { path, method = 'POST', headers, body }: Sent,
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = request(`${address}${path}`, { method, headers, signal, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('error', () => resolve(undefined));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          body: text,
          isReadable: reply.headers['access-control-allow-origin'] !== undefined,
        }),
      );
    });
    sent.on('error', () => resolve(undefined)).end(body);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A request with a body of JSON. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => {
  const text = JSON.stringify(body);
  return {
    path,
    body: text,
    headers: { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(text)), ...headers },
  };
};
/** A request for properties of an entity. */
export const entity = (id: string, properties: readonly string[], headers?: Record<string, string>): Sent =>
  post(`/v1/entities/${id}`, { properties }, headers);

/** The answer to a request where nothing hostile is sent; fails where there is none. */
export async function answerOf(address: string, sent: Sent): Promise<Reply> {
  const reply = await send(address, sent);
  if (reply?.status !== 200)
    throw new Error(`Expected an answer where nothing is wrong, got ${JSON.stringify(reply)}`);
  return reply;
}
