import * as v from 'valibot';

import type { Service } from '../../src/service/app';
import { DATASET_DAY } from '../../src/service/dataset/dataset-day';
import { idOf } from './small-store';
import { KEY, smallService } from './small-service';
import { whole } from './whole';

const datedSchema = v.object({ dataset: v.object({ date: v.optional(v.string()) }) });

const service = smallService();

const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await service.fetch(
    new Request(`http://service${path}`, {
      method,
      headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return answer.json();
};

test('the five operations answer without a socket', async () => {
  expect(await ask('GET', '/v1/entities?name=apple&limit=1')).toMatchObject({
    entities: [{ id: idOf(1), name: 'Apple Inc.', entity_type: 'Company' }],
  });
  expect(await ask('POST', `/v1/entities/${idOf(1)}`, { properties: ['cik'] })).toMatchObject({
    properties: { cik: { value: '0000320193' } },
  });
  expect(await ask('GET', `/v1/entities/${idOf(1)}/introspection`)).toMatchObject({
    relationships: { incoming: ['IS_CEO_OF', 'IS_BOARD_MEMBER_OF'] },
  });
  expect(await ask('POST', '/v1/knowledge/search', { input: 'Who leads Apple?' })).toMatchObject({
    content: 'Tim Cook is the CEO of Apple Inc.',
  });
  expect(await ask('POST', '/v1/knowledge/query', { input: 'Apple.ceo' })).toMatchObject({
    results: [{ ceo: 'Tim Cook' }],
  });
});

test('the service counts what reached each operation, and says so without a key', async () => {
  const counted = smallService();
  await counted.fetch(new Request(`http://service/v1/entities/${idOf(1)}`, { method: 'POST' }));
  const status = await counted.fetch(new Request('http://service/status'));
  expect(counted.requests.retrieveEntity).toBe(1);
  expect(await status.json()).toMatchObject({
    ready: true,
    requests: { retrieveEntity: 1, searchEntities: 0 },
    dataset: {
      version: 'memory',
      entities: 13,
      relationships: 10,
      series: 3,
      points: 9,
      problems: 0,
    },
  });
});

test('the status shows the day of the built-in dataset, and none for own data alone', async () => {
  const dated = async (service: Service) =>
    v.parse(datedSchema, await (await service.fetch(new Request('http://service/status'))).json()).dataset
      .date;
  expect(await dated(whole.service)).toBe(DATASET_DAY);
  expect(await dated(smallService())).toBeUndefined();
});

test('who goes away while sending is not reported as a failure; a failure is', async () => {
  const reported: unknown[] = [];
  const heard = smallService({ report: (error) => reported.push(error) });
  const query = (body: BodyInit, signal?: AbortSignal) =>
    heard.fetch(
      new Request('http://service/v1/knowledge/query', {
        method: 'POST',
        headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' },
        body,
        duplex: 'half',
        ...(signal ? { signal } : {}),
      } as RequestInit),
    );
  const gone = new AbortController();
  const lost = new ReadableStream({
    pull: (body) => {
      gone.abort();
      body.error(new Error('aborted'));
    },
  });
  await query(lost, gone.signal);
  expect(reported).toEqual([]);
  await query('{"input":"fail"}');
  expect(reported).toHaveLength(1);
});
