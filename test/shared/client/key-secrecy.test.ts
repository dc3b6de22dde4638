import type { Client } from '../../../src/shared/client/client';
import { createClient } from '../../../src/shared/client/client';
import { FAILURE_KINDS } from '../../../src/shared/contract/failure';
import { failureOf } from './failure-of';
import { json, plain, socketService } from './socket-service';

const KEY = 'secret-key-1234';
const ID = '2d8b6bd2-2a3b-4f64-9f5c-4e6cf3b6a5d1';

/** Replies of a service that tells the key back wherever it can. */
const echoes = [401, 402, 403, 404, 418, 422, 429, 500, 503, 200].flatMap((status) => [
  plain(status, `<html>${KEY}</html>`, { 'X-Echo': KEY, 'Retry-After': KEY }),
  json(status, { error: { error_type: 'e', message: `Key ${KEY} failed` }, response_type: KEY }),
  json(status, { detail: [{ loc: ['header', KEY], msg: `Bad ${KEY}`, type: KEY }] }),
  json(status, { error: KEY, message: KEY, id: 7, name: KEY, entities: KEY, results: KEY }),
]);

const operations: ((client: Client, signal?: AbortSignal) => Promise<unknown>)[] = [
  (client, signal) => client.search({ name: 'x' }, signal),
  (client, signal) => client.retrieve(ID, { properties: ['lei'] }, signal),
  (client, signal) => client.introspect(ID, signal),
  (client, signal) => client.query({ input: 'a' }, signal),
  (client, signal) => client.answer({ input: 'a' }, signal),
  (client, signal) => client.checkKey(KEY, signal),
];

test('the key stands in no failure, no address and no body, whatever the service answers', async () => {
  const service = await socketService();
  const address = service.address;
  const client = createClient({ address, key: () => KEY, fetch, now: () => Date.now() });
  const seen = new Set<string>();
  const check = async (outcome: Promise<unknown>) => {
    const error: unknown = await outcome.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    // An object with unknown fields only is a fair introspection: nothing failed, nothing is said.
    if (error === undefined) return;
    const failure = await failureOf(outcome);
    seen.add(failure.kind);
    const everything = [
      failure.message,
      failure.stack,
      JSON.stringify(failure),
      JSON.stringify(failure.details),
    ];
    expect(everything.join('\n')).not.toContain(KEY);
    expect(failure.cause).toBeUndefined();
    expect(FAILURE_KINDS).toContain(failure.kind);
  };
  for (const echo of echoes) {
    service.reply(echo);
    for (const operation of operations) await check(operation(client));
  }
  await check(client.checkKey(`${KEY}\n`));
  await check(client.search({ name: 'x' }, AbortSignal.abort()));
  for (const { url, body } of service.received) expect(url + body).not.toContain(KEY);
  await service.close();
  await check(client.search({ name: 'x' }));
  expect([...seen].sort()).toEqual(
    [
      'cancelled',
      'no-balance',
      'rate-limited',
      'rejected-key',
      'server-error',
      'unknown-entity',
      'unreachable',
      'unreadable',
      'validation',
    ].sort(),
  );
});
