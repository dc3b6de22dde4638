import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const MADE = {
  addin: 'addin.js',
  trial: 'trial/index.html',
  server: 'server/main.cjs',
  cli: 'cli/ker.cjs',
};
const LONG_AGO = new Date('2020-01-01');

test('what comes out of a build as it was is not built again at the next start, and a change of any room is', () => {
  const root = mkdtempSync(join(tmpdir(), 'ker-stale-'));
  const write = (file: string, text: string, time: Date) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    utimesSync(join(root, file), time, time);
  };
  const script = join(root, 'tools/build/build-if-stale.mjs');
  const start = () => spawnSync(process.execPath, [script], { encoding: 'utf8' }).stdout;
  try {
    mkdirSync(dirname(script), { recursive: true });
    cpSync('tools/build/build-if-stale.mjs', script);
    utimesSync(script, LONG_AGO, LONG_AGO);
    // As webpack, which does not write what is the same.
    write('node_modules/webpack-cli/bin/cli.js', '', LONG_AGO);
    for (const file of Object.values(MADE)) write(join('dist', file), 'built', LONG_AGO);
    for (const room of ['server', 'shared/names', 'shared/messages']) {
      write(`src/${room}/file.ts`, '// touched', new Date());
      expect(start()).toContain('server');
      expect(start()).toBe('');
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});
