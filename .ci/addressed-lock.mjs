// Prints package-lock.json with the address of each package below a registry: node .ci/addressed-lock.mjs REGISTRY
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';

const registry = argv[2].replace(/\/*$/, '/');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (entry.integrity === undefined) continue;
  const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`;
  entry.resolved = new URL(`${name}/-/${file}`, registry).href;
}
stdout.write(JSON.stringify(lock));
