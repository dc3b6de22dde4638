// Puts a build where a web server finds it, in an order in which no page meets a name before its file is there.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LIST, isHashed, nextList, readList } from './published-files.cjs';

/** What else is built is not for everybody's eyes: the server, the gateway, the trial, benchmarks, tools, source maps. */
const FOLDERS = ['assets'];
/** What names other files comes after them. */
const LAST = ['functions.json', 'addin.js', 'taskpane.html'];

const [target, from = fileURLToPath(new URL('../../dist', import.meta.url))] = process.argv.slice(2);
// A variable that is not set makes an empty name, which would be the folder that somebody stands in.
if (target === undefined || target.trim() === '') {
  console.error('Expected the folder of the web server, such as: npm run deploy -- /var/www/ker');
  process.exit(1);
}

process.once('uncaughtException', ({ message }) => {
  console.error(`The build could not be put into ${target}: ${message}`);
  process.exit(1);
});

/** The files below a folder, each by its path within it. */
function filesIn(folder, within = '') {
  return readdirSync(join(folder, within)).flatMap((name) => {
    const file = join(within, name);
    return statSync(join(folder, file)).isDirectory() ? filesIn(folder, file) : [file];
  });
}

const built = readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
  if (entry.isDirectory()) return FOLDERS.includes(entry.name) ? filesIn(from, entry.name) : [];
  return entry.name === LIST ? [] : [entry.name];
});
const { files } = readList(from);
const list = nextList(readList(target), files);
// What the last build left in the folder belongs to no deployment of this one.
const wanted = built.filter((name) => !isHashed(name) || files.includes(name));
const order = (name) => LAST.indexOf(name.replace(/\.(?:br|gz)$/, ''));

for (const name of wanted.sort((one, other) => order(one) - order(other))) {
  // Who administers it may have changed it there.
  if (name === 'config.json' && existsSync(join(target, name))) continue;
  mkdirSync(dirname(join(target, name)), { recursive: true });
  cpSync(join(from, name), join(target, `${name}.new`));
  renameSync(join(target, `${name}.new`), join(target, name));
  // A server sends the compressed copy where there is one, also that of an earlier build.
  for (const copy of [`${name}.br`, `${name}.gz`])
    if (!built.includes(copy)) rmSync(join(target, copy), { force: true });
}
const kept = [...list.files, ...list.previous];
for (const name of readdirSync(target))
  if (isHashed(name) && !kept.includes(name)) rmSync(join(target, name));
writeFileSync(join(target, LIST), JSON.stringify(list, null, 2));
console.log(`${wanted.length} files are in ${target}, and ${list.previous.length} of the version before.`);
