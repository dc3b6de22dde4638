import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

import { describeFailure } from '../../../src/service/postgres/connection-failure';
import { createPool } from '../../../src/service/postgres/pool';
import { StoreUnavailable } from '../../../src/service/store/store-unavailable';
import { until } from '../../until';
import { createSqlDatabase, type SqlDatabase } from './sql-database';

describe('a pool of connections', () => {
  let database: SqlDatabase;

  beforeAll(async () => {
    database = await createSqlDatabase();
  });

  afterAll(() => database.remove());

  it('ends a connection on which the database falls silent, says that it is away, and opens another', async () => {
    let isSilent = false;
    const target = new URL(database.url);
    const { hostname, port } = target;
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      near.pipe(far);
      far.on('data', (bytes) => void (isSilent || near.write(bytes)));
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    target.port = String((proxy.address() as AddressInfo).port);
    const pool = createPool({ url: target.href, size: 1, statementMs: 100 });
    // A busy database may take longer than that, too.
    const answers = () =>
      until(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]));
    await answers();
    isSilent = true;
    const failure: unknown = await pool.query('select 2 as two').catch((error: unknown) => error);
    expect(describeFailure(failure)).toBeInstanceOf(StoreUnavailable);
    isSilent = false;
    await answers();
    await pool.end();
    proxy.close();
  });
});
