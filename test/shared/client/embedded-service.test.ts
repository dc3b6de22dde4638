import { serve } from '@hono/node-server';

import { createClient, type Client } from '../../../src/shared/client/client';
import type { Service } from '../../../src/service/app';
import { KEY, smallService } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { failureOf } from './failure-of';

const APPLE = idOf(1);
const now = () => Date.UTC(2026, 0, 1);

function clientOf(service: Service, key = KEY): Client {
  const answer = async (url: string, init: RequestInit) => service.fetch(new Request(url, init));
  return createClient({ address: 'http://service', key: () => key, fetch: answer, now });
}

const client = clientOf(smallService());

test('the five operations are parsed into what the contract says', async () => {
  const [found] = await client.search({ name: 'apple inc', entity_types: ['Company'], limit: 3 });
  expect(found).toMatchObject({ id: APPLE, name: 'Apple Inc.', entity_type: 'Company' });
  expect((await client.retrieve(APPLE, undefined)).properties['lei']?.value).toBe('HWUPKR0MPOU8FGXBT394');
  const projected = await client.retrieve(APPLE, {
    properties: ['cik'],
    relationships: {
      incoming: { IS_CEO_OF: {} },
      outgoing: { IS_DIRECT_PARENT_OF: { limit: 1, offset: 1 } },
    },
    numerical_observations: { FinancialMetric: [idOf(901)] },
  });
  expect(Object.keys(projected.properties)).toEqual(['cik']);
  expect(projected.relationships?.incoming?.['IS_CEO_OF']?.[0]?.name).toBe('Tim Cook');
  expect(projected.relationships?.outgoing?.['IS_DIRECT_PARENT_OF']).toHaveLength(1);
  expect(projected.numerical_observations?.[0]?.data).toHaveLength(3);
  expect((await client.introspect(APPLE)).properties).toContain('employee_count');
  expect((await client.query({ input: 'Apple.ceo' })).results).toHaveLength(1);
  expect((await client.answer({ input: 'Who leads Apple?' })).context?.[0]?.id).toBe(idOf(700));
});

test.each<[string, () => Promise<unknown>, object]>([
  ['a wrong key', () => clientOf(smallService(), 'wrong').search({ name: 'x' }), { kind: 'rejected-key' }],
  ['an unknown entity', () => client.retrieve(idOf(777), undefined), { kind: 'unknown-entity' }],
  ['a bad id', () => client.retrieve('apple', undefined), { kind: 'validation' }],
  ['a limit of 250', () => client.search({ name: 'x', limit: 250 }), { kind: 'validation' }],
  ['an empty name', () => client.search({ name: '' }), { kind: 'validation' }],
  ['a fault inside', () => client.query({ input: 'fail' }), { kind: 'server-error' }],
])('%s is told as its own failure', async (_, call, expected) => {
  expect(await failureOf(call())).toMatchObject(expected);
});

test('a 422 names the parameter that it objects to', async () => {
  const failure = await failureOf(client.search({ name: 'x', limit: 250 }));
  expect(failure.message).toContain('limit');
  expect(failure.details.faults?.[0]?.loc).toContain('limit');
});

test('the rate limit says how long to wait', async () => {
  const limited = clientOf(smallService({ rateLimit: { requests: 1, windowMs: 60_000 }, clock: now }));
  await limited.search({ name: 'Apple' });
  const failure = await failureOf(limited.search({ name: 'Apple' }));
  expect(failure.kind).toBe('rate-limited');
  expect(failure.details.retryAfterMs).toBeGreaterThan(0);
  expect(failure.details.retryAfterMs).toBeLessThanOrEqual(60_000);
});

test('the service answers the client over a socket too, and accepts a key that it knows', async () => {
  const server = serve({ fetch: smallService().fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('Expected a port');
  const overSocket = createClient({
    address: `http://127.0.0.1:${place.port}`,
    key: () => undefined,
    fetch,
    now,
  });
  await overSocket.checkKey(KEY);
  expect(await failureOf(overSocket.checkKey('wrong'))).toMatchObject({ kind: 'rejected-key' });
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
