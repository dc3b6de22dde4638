// Builds only what changed since the last build, so that a second `npm start` is quick; all, or the parts that are named.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The newest modification time below a file or folder, in milliseconds; 0 where there is none. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const SHARED = ['webpack.config.js', 'tsconfig.json', 'package-lock.json', 'src/shared', 'tools/build'];
const BUILDS = {
  addin: {
    made: 'dist/addin.js',
    from: ['manifest.xml', 'docs', 'assets', 'src/addin'],
  },
  trial: { made: 'dist/trial/index.html', from: ['src/trial', 'src/sheet'] },
  server: { made: 'dist/server/main.cjs', from: ['src/service', 'src/server'] },
  cli: { made: 'dist/cli/ker.cjs', from: ['src/cli', 'src/sheet', 'src/addin'] },
};

const wanted = process.argv.slice(2);

const stale = Object.entries(BUILDS)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .filter(([, { made, from }]) =>
    [...SHARED, ...from].some((path) => newest(join(root, path)) > newest(join(root, made))),
  )
  .map(([name]) => name);

if (stale.length > 0) {
  console.log(`Building ${stale.join(', ')} …`);
  const begun = new Date();
  const webpack = require.resolve('webpack-cli/bin/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [webpack, ...stale.flatMap((name) => ['--config-name', name]), '--stats', 'errors-warnings'],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  // What comes out the same is not written again, and would be older than its source for ever.
  if (status === 0) for (const name of stale) utimesSync(join(root, BUILDS[name].made), begun, begun);
}
