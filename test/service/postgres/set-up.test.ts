import type { Pool } from 'pg';

import { createService, type Service } from '../../../src/service/app';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore, type PostgresStore } from '../../../src/service/postgres/postgres-store';
import type { EntityPart } from '../../../src/service/store/store-parts';
import { until } from '../../until';
import { describeWithPostgres } from './describe-with-postgres';
import { loadParts } from './load-parts';
import { createTestDatabase, type TestDatabase } from './test-database';

const KEY = 'ker-test-key';
const ALPHA: EntityPart = {
  ...{ id: 'abcdef00-0000-5000-8000-000000000001', type: 'Company', name: 'Alpha Works', prominence: 0.5 },
  ...{ sources: [{ name: 'Register', date: '2026-01-31' }], properties: {} },
};

describeWithPostgres('setting up a database', () => {
  let database: TestDatabase;
  let owner: Pool;
  let admin: Pool;
  const opened: PostgresStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = createPool({ url: database.url });
    await admin.query('create role importing login');
    await admin.query('grant create on database postgres to importing');
    await admin.query('create role serving login');
    owner = createPool({ url: database.urlOf('importing') });
  });

  afterAll(async () => {
    await Promise.all([...opened.map(({ close }) => close()), owner.end(), admin.end()]);
    database.remove();
  });

  const serve = (user: string): Service => {
    const postgres = createPostgresStore({ url: database.urlOf(user), connections: 2 });
    opened.push(postgres);
    return createService({ ...postgres, keys: [KEY] });
  };
  const ask = async (service: Service, path: string) => {
    const request = new Request(`http://localhost${path}`, { headers: { 'X-API-KEY': KEY } });
    const reply = await service.fetch(request);
    return { status: reply.status, text: await reply.text() };
  };

  it('reports an empty database, a user without rights, and what the operator has to do', async () => {
    const reader = serve('serving');
    const importer = serve('importing');
    for (const path of ['/status', '/v1/entities?name=Alpha'])
      expect((await ask(importer, path)).status).toBe(503);
    expect((await ask(importer, '/status')).text).toContain('holds no dataset yet; import one');

    await loadParts(owner, { entities: [ALPHA] });
    const { rows } = await admin.query("select 1 from pg_roles where rolname = 'ker_reader'");
    expect(rows).toEqual([]);
    await until(async () => expect((await ask(importer, '/v1/entities?name=Alpha')).status).toBe(200));
    expect(await ask(reader, '/v1/entities?name=Alpha')).toMatchObject({
      status: 503,
      text: expect.stringContaining('its operator finds the reason at /status') as string,
    });
    expect(await ask(reader, '/status')).toMatchObject({
      status: 503,
      text: expect.stringContaining('grant it the role ker_reader') as string,
    });
  });

  it('makes the reading role in a later import, for the dataset before it too', async () => {
    await admin.query('alter role importing createrole');
    await loadParts(owner, { entities: [ALPHA] });
    await admin.query('grant ker_reader to serving');
    const reader = serve('serving');
    await until(async () => expect((await ask(reader, '/v1/entities?name=Alpha')).status).toBe(200));
    const { rows } = await admin.query(
      "select has_table_privilege('serving', 'ker_1.entity', 'select') as before, has_table_privilege('serving', 'ker_2.entity', 'select') as now",
    );
    expect(rows).toEqual([{ before: true, now: true }]);
  });
});
