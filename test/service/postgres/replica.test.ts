import { Client } from 'pg';

import { describeFailure } from '../../../src/service/postgres/connection-failure';
import { createPool } from '../../../src/service/postgres/pool';
import { watchDataset } from '../../../src/service/postgres/watch-dataset';
import { StoreUnavailable } from '../../../src/service/store/store-unavailable';
import type { StoreParts } from '../../../src/service/store/store-parts';
import { startTrialServer, type TrialServer } from '../../browser/trial-server';
import { until } from '../../until';
import { KEY } from '../small-service';
import { idOf, smallParts } from '../small-store';
import { describeWithPostgres } from './describe-with-postgres';
import { loadParts } from './load-parts';
import { createTestDatabase, type TestDatabase, type TestServer } from './test-database';

test('what a replica ends because the primary has changed may be asked again', () => {
  const ended = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  });
  expect(describeFailure(ended)).toBeInstanceOf(StoreUnavailable);
});

/** How many connections the role of a service may have here. */
const MOST_CONNECTIONS = 4;

describeWithPostgres('a service process on a read replica', () => {
  let primary: TestDatabase;
  let replica: TestServer;
  let server: TrialServer;

  beforeAll(async () => {
    primary = await createTestDatabase();
    replica = await primary.follow();
    await load(smallParts());
    const pool = createPool({ url: primary.url });
    await pool.query(`create role service login in role ker_reader connection limit ${MOST_CONNECTIONS}`);
    await pool.end();
    server = await startTrialServer({
      ...{ KER_STORE: replica.urlOf('service'), KER_STORE_CONNECTIONS: '2', KER_KEYS: KEY },
    });
    await until(async () => (await ask()).status === 200);
  });

  afterAll(async () => {
    await server.close();
    primary.remove();
  });

  const load = async (parts: StoreParts): Promise<void> => {
    const pool = createPool({ url: primary.url, statementMs: 0 });
    await loadParts(pool, parts);
    await pool.end();
  };

  const ask = async (): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${server.url}/v1/entities/${idOf(1)}`, {
      method: 'POST',
      headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' },
    });
    return { status: response.status, text: await response.text() };
  };

  test('answers from what the primary has loaded, and goes over to what it loads next', async () => {
    const { text } = await ask();
    expect(text).toContain('"Apple Inc."');
    const parts = smallParts();
    const grown = parts.entities.map((part) =>
      part.id === idOf(1) ? { ...part, name: 'Apple of tomorrow' } : part,
    );
    await load({ ...parts, entities: grown });
    await until(async () => (await ask()).text.includes('"Apple of tomorrow"'));
  });

  test('keeps no connection to listen on, since a replica tells nobody anything', async () => {
    const url = replica.urlOf('service');
    await server.close();
    const pool = createPool({ url, size: 1, readOnly: true });
    let now = 0;
    const watch = watchDataset({ pool, url, clock: () => (now += 10_000) });
    for (let look = 0; look < 300; look += 1) await watch.current();
    const taken: Client[] = [];
    await until(async () => {
      const next = new Client({ connectionString: url });
      const isFree = await next.connect().then(
        () => true,
        () => false,
      );
      if (isFree) taken.push(next);
      return taken.length === MOST_CONNECTIONS - 1;
    });
    await Promise.all(taken.map((client) => client.end()));
    await watch.close();
    await pool.end();
  });
});
