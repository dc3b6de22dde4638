import { Client, type Pool } from 'pg';

import { createService, type Service } from '../../../src/service/app';
import { rollBack } from '../../../src/service/postgres/datasets';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore, type PostgresStore } from '../../../src/service/postgres/postgres-store';
import type { EntityPart } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { until } from '../../until';
import { describeWithPostgres } from './describe-with-postgres';
import { createTestDatabase, type TestDatabase } from './test-database';

const KEY = 'ker-test-key';
const PASSWORD = 'no-one-may-see-this';

const company = (at: number, name: string): EntityPart => ({
  ...{ id: `abcdef00-0000-5000-8000-${String(at).padStart(12, '0')}`, type: 'Company', name },
  ...{ sources: [{ name: 'Register', date: '2026-01-31' }], prominence: at / 100 },
  properties: { employee_count: { value: at, sources: [{ name: 'Register', date: '2026-01-31' }] } },
});

describeWithPostgres('a service that answers from PostgreSQL', () => {
  let database: TestDatabase;
  let owner: Pool;
  const opened: PostgresStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = createPool({ url: database.url });
    await loadParts(owner, { entities: [company(1, 'Alpha Works'), company(2, 'Beta Mills')] });
    await owner.query(`create role server login password '${PASSWORD}' in role ker_reader`);
  });

  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await owner.end();
    database.remove();
  });

  const serve = (url: string): { service: Service; reported: unknown[] } => {
    const postgres = createPostgresStore({ url, connections: 3 });
    opened.push(postgres);
    const reported: unknown[] = [];
    const report = (error: unknown): void => void reported.push(error);
    return { service: createService({ ...postgres, keys: [KEY], report }), reported };
  };

  const ask = (service: Service, path: string): Promise<Response> =>
    Promise.resolve(service.fetch(new Request(`http://localhost${path}`, { headers: { 'X-API-KEY': KEY } })));

  const names = async (service: Service, name: string): Promise<string[]> => {
    const { entities } = (await (await ask(service, `/v1/entities?name=${name}`)).json()) as {
      entities: { name: string }[];
    };
    return entities.map((entity) => entity.name);
  };

  const untilAnswered = async (service: Service, path: string): Promise<Response> => {
    for (;;) {
      const reply = await ask(service, path);
      if (reply.status !== 503) return reply;
    }
  };

  it('needs no more than a role that may read, which cannot write', async () => {
    const url = database.urlOf('server', PASSWORD);
    const { service } = serve(url);
    expect(await names(service, 'Alpha')).toEqual(['Alpha Works']);
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of [
      'insert into ker.dataset (layout) values (1)',
      'update ker.current set version = null',
      'delete from ker_1.entity',
      'create table ker_1.mine (no int)',
      'create schema mine',
    ])
      await expect(client.query(statement)).rejects.toThrow('permission denied');
    await client.end();
  });

  it('serves what is imported while it runs, and what was before after going back, without a restart', async () => {
    const [one, other] = [serve(database.url).service, serve(database.urlOf('server')).service];
    for (const service of [one, other]) expect(await names(service, 'Gamma')).toEqual([]);
    await loadParts(owner, { entities: [company(1, 'Alpha Works'), company(3, 'Gamma Yards')] });
    // Each hears of it on a connection of its own, a moment after it was done.
    const hears = (wanted: readonly string[]) => async (service: Service) =>
      until(async () => expect(await names(service, 'Gamma')).toEqual(wanted));
    await Promise.all([one, other].map(hears(['Gamma Yards'])));
    expect(await names(one, 'Beta')).toEqual([]);
    await rollBack(owner);
    await Promise.all([one, other].map(hears([])));
    expect(await names(one, 'Beta')).toEqual(['Beta Mills']);
  });

  it('tells in its status the version, how much it holds and its connections', async () => {
    const { service } = serve(database.url);
    const reply = await ask(service, '/status');
    expect(await reply.json()).toMatchObject({
      ready: true,
      dataset: {
        ...{ version: '1', entities: 2, relationships: 0, problems: 0 },
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
      pool: { waiting: 0 },
    });
  });

  it('never answers wrongly while its database is killed and started again, and heals by itself', async () => {
    const { service, reported } = serve(database.urlOf('server', PASSWORD));
    const path = '/v1/entities?name=Alpha%20Works';
    const right = await (await ask(service, path)).text();
    let isDone = false;
    const statuses = new Set<number>();
    const load = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const reply = await ask(service, path);
        statuses.add(reply.status);
        const text = await reply.text();
        if (reply.status === 200) expect(text).toBe(right);
        else expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '1']);
        await new Promise(setImmediate);
      }
    });
    database.stop('immediate');
    const away = await ask(service, path);
    expect(away.status).toBe(503);
    expect(await away.text()).not.toContain(PASSWORD);
    const status = await ask(service, '/status');
    expect([status.status, await status.json()]).toMatchObject([
      503,
      { ready: false, reason: 'The database cannot be reached' },
    ]);
    database.start();
    expect(await (await untilAnswered(service, path)).text()).toBe(right);
    isDone = true;
    await Promise.all(load);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(reported.map(String).join()).not.toContain(PASSWORD);
  });

  it('says that nothing is there before the first import, and answers after it', async () => {
    await owner.query('update ker.current set version = null');
    const { service } = serve(database.url);
    const refused = await ask(service, '/v1/entities?name=Alpha');
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { message: 'The service has no data yet: whoever runs it must import some.' } },
    ]);
    expect(await (await ask(service, '/status')).json()).toMatchObject({
      ready: false,
      reason: 'Expected an imported dataset in the database, got none yet',
    });
    await loadParts(owner, { entities: [company(1, 'Alpha Works')] });
    expect((await untilAnswered(service, '/v1/entities?name=Alpha')).status).toBe(200);
  });
});
