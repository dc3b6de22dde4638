import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { rollBack } from '../../../src/service/postgres/datasets';
import { createPool } from '../../../src/service/postgres/pool';
import type { StoreParts } from '../../../src/service/store/store-parts';
import { startTrialServer, type TrialServer } from '../../browser/trial-server';
import { until } from '../../until';
import { KEY } from '../small-service';
import { idOf, smallParts } from '../small-store';
import { loadParts } from './load-parts';
import { startNginx } from './nginx';
import { hasNginx, type Nginx } from '../../run-nginx';
import { describeWithPostgres } from './describe-with-postgres';
import { createTestDatabase, type TestDatabase } from './test-database';

const describeWithBoth = hasNginx ? describeWithPostgres : describe.skip;

describeWithBoth('two service processes behind nginx on one PostgreSQL', () => {
  let database: TestDatabase;
  let servers: TrialServer[];
  let proxy: Nginx;

  beforeAll(async () => {
    database = await createTestDatabase();
    await load(smallParts());
    const settings = { KER_STORE: database.url, KER_KEYS: KEY };
    servers = await Promise.all([startTrialServer(settings), startTrialServer(settings)]);
    proxy = await startNginx(servers.map(({ url }) => url));
    for (const { url } of servers) await until(async () => (await ask(url)).status === 200);
  });

  afterAll(async () => {
    await proxy.close();
    await Promise.all(servers.map((server) => server.close()));
    database.remove();
  });

  const load = async (parts: StoreParts): Promise<void> => {
    const pool = createPool({ url: database.url, statementMs: 0 });
    await loadParts(pool, parts);
    await pool.end();
  };

  test('answer alike', async () => {
    const [one, other] = await Promise.all(servers.map(({ url }) => everything(url)));
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).toContain('164000');
    expect(await everything(proxy.url)).toEqual(one);
  });

  test('say 503 and never something wrong while the database is gone, and answer again when it is back', async () => {
    const right = (await ask(proxy.url)).text;
    let isOver = false;
    const seen = new Map<number, number>();
    const load = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (!isOver) {
          const { status, text, retryAfter } = await ask(proxy.url);
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status === 200) expect(text).toBe(right);
          else
            expect({ status, retryAfter: Number(retryAfter) > 0 }).toEqual({ status: 503, retryAfter: true });
        }
      }),
    );
    await until(() => (seen.get(200) ?? 0) > 20);
    database.stop('immediate');
    await until(() => (seen.get(503) ?? 0) > 20);
    database.start();
    const before = seen.get(200) ?? 0;
    await until(() => (seen.get(200) ?? 0) > before + 20);
    isOver = true;
    await load;
  });

  test('go over to a new dataset without a restart, and back to the one before', async () => {
    const parts = smallParts();
    const grown = parts.entities.map((part) =>
      part.id === idOf(1) ? { ...part, name: 'Apple of tomorrow' } : part,
    );
    await load({ ...parts, entities: grown });
    const isNew = (name: string) => async (): Promise<boolean> =>
      (await Promise.all(servers.map(({ url }) => ask(url)))).every(({ text }) => text.includes(`"${name}"`));
    await until(isNew('Apple of tomorrow'));
    const pool = createPool({ url: database.url });
    await rollBack(pool);
    await pool.end();
    await until(isNew('Apple Inc.'));
  });

  test('leave no request unanswered when one of them ends', async () => {
    const asked = Array.from({ length: 200 }, () => ask(proxy.url));
    await servers[0]?.close();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await ask(proxy.url)).status).toBe(200);
  });

  test.each([500, 503])('pass a request on if another process answers %i', async (status) => {
    const failing = createServer((_request, response) => response.writeHead(status).end()).listen(0);
    await once(failing, 'listening');
    const { port } = failing.address() as AddressInfo;
    const both = await startNginx([`http://127.0.0.1:${port}`, servers[1]?.url ?? '']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(both.url)));
    await both.close();
    failing.close();
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  });
});

const headers = { 'X-API-KEY': KEY, 'Content-Type': 'application/json' };

async function ask(url: string): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const response = await fetch(`${url}/v1/entities/${idOf(1)}`, { method: 'POST', headers });
  return {
    ...{ status: response.status, text: await response.text() },
    retryAfter: response.headers.get('Retry-After'),
  };
}

async function everything(url: string): Promise<unknown[]> {
  const post = { method: 'POST', headers };
  const knowledge = (operation: string, input: string) =>
    fetch(`${url}/v1/knowledge/${operation}`, { ...post, body: JSON.stringify({ input }) });
  const responses = await Promise.all([
    fetch(`${url}/v1/entities?name=apple`, { headers }),
    fetch(`${url}/v1/entities/${idOf(1)}`, post),
    fetch(`${url}/v1/entities/${idOf(1)}/introspection`, { headers }),
    knowledge('query', 'Apple.employee_count'),
    knowledge('search', 'How many employees does Apple have?'),
  ]);
  return Promise.all(
    responses.map(async (response): Promise<unknown> => [response.status, await response.json()]),
  );
}
