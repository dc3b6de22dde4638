import { Client } from 'pg';

import { PostgresSink } from '../../../src/service/postgres/import-sink';
import { createPool } from '../../../src/service/postgres/pool';
import { SAFE_AFTER, smallWorld } from './small-world';

/** Loads the small world, and kills its own process before the nth statement of a sort is sent. */
async function main([url = '', statement = '', times = '']: readonly string[]): Promise<void> {
  const sort = new RegExp(statement);
  let left = Number(times);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the client that it is called on.
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    if (sort.test(textOf(given[0])) && (left -= 1) === 0) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(query, this, given) as unknown;
  } as typeof query;
  const pool = createPool({ url, statementMs: 0 });
  const sink = await PostgresSink.begin(pool, { fingerprint: 'one', safeAfter: SAFE_AFTER });
  for (const part of smallWorld()) await sink.write(part);
  await sink.finish();
  await pool.end();
}

/** What a query is asked as: its text, or an object with one, which COPY has too. */
function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
}

void main(process.argv.slice(2));
