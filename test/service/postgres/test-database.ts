import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';

/** A PostgreSQL server. */
export type TestServer = {
  /** The address of its database, for its owner. */
  url: string;
  /** The process that all others of it are children of. */
  postmaster: () => number;
  /** The address for another role. */
  urlOf: (user: string, password?: string) => string;
  start: () => void;
  stop: (mode: 'fast' | 'immediate') => void;
};

/** A PostgreSQL server of a test's own in a temporary folder. */
export type TestDatabase = TestServer & {
  /** Makes a server that follows this one and can only be read; it goes with this one. */
  follow: () => Promise<TestServer>;
  remove: () => void;
};

/** The programs of the newest PostgreSQL that Debian's packages or others have put here. */
const BIN = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql']
  .flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(root, version, 'bin'))
          .concat(join(root, 'bin'))
      : [],
  )
  .find((folder) => existsSync(join(folder, 'initdb')));

/** Whether PostgreSQL is installed here. */
export const HAS_POSTGRES = BIN !== undefined;

/** For tests, whose data may be lost. */
const HASTY = '-c fsync=off -c full_page_writes=off -c max_wal_size=4GB';

/**
 * Makes a server with these settings; PostgreSQL refuses to run as root, so that root lends it to the user that Debian
 * made.
 */
export async function createTestDatabase(settings = HASTY): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-pg-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const run = (program: string, ...args: string[]): void => {
    const command = [join(BIN ?? '', program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'ker', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const servers: TestServer[] = [];
  const port = await freePort();
  const own = serverOf({ run, folder, data, port, settings });
  servers.push(own);
  own.start();
  return {
    ...own,
    follow: async () => {
      const copy = join(folder, `standby-${servers.length}`);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'ker'];
      run('pg_basebackup', ...from, '-D', copy, '-R', '-c', 'fast', '--no-sync');
      const standby = serverOf({ run, folder, data: copy, port: await freePort(), settings });
      servers.push(standby);
      standby.start();
      return standby;
    },
    remove: () => {
      for (const server of servers.reverse())
        try {
          server.stop('immediate');
        } catch {
          // It stands still already.
        }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = {
  run: (program: string, ...args: string[]) => void;
  folder: string;
  data: string;
  port: number;
  settings: string;
};

function serverOf({ run, folder, data, port, settings }: Place): TestServer {
  const urlOf = (user: string, password = ''): string =>
    `postgres://${user}${password === '' ? '' : `:${password}`}@127.0.0.1:${port}/postgres`;
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`;
  return {
    url: urlOf('ker'),
    urlOf,
    postmaster: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    start: () => run('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', options),
    stop: (mode) => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data),
  };
}

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
