// Refuses names that explain nothing: banned words in file names and exported names, and two files of one name in a second-level folder of src.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const BANNED = new Set('told said held meant taken asked lacking kept beside otherwise instead'.split(' '));
/** Languages have one file for each subject, and every program has its `main`. */
const MAY_RECUR = /\/(?:de|en)\/|\/main\.tsx?$/;
const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function|const|let|type|class|interface|enum)\*? (\w+)/gm;
const EXPORTED_LIST = /^export (?:type )?\{([^}]*)\}/gm;

const bannedIn = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+/g)?.find((word) => BANNED.has(word.toLowerCase()));

const exportsOf = (text) => [
  ...[...text.matchAll(EXPORTED)].map(([, name]) => name),
  ...[...text.matchAll(EXPORTED_LIST)].flatMap(([, list]) =>
    list.split(',').map((each) => each.trim().split(' ').at(-1)),
  ),
];

const files = ['src', 'test', 'tools']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file))
  .sort();

const faults = files.flatMap((file) => {
  const word = bannedIn(basename(file));
  const names = exportsOf(readFileSync(file, 'utf8')).filter(bannedIn);
  return [
    ...(word === undefined ? [] : [`${file}: "${word}" does not say what the file contains`]),
    ...names.map((name) => `${file}: "${bannedIn(name)}" in ${name} does not say what it is`),
  ];
});

const firstOf = new Map();
for (const file of files.filter((each) => each.startsWith('src/') && !MAY_RECUR.test(each))) {
  const parts = file.split('/');
  const place = join(...parts.slice(0, Math.min(3, parts.length - 1)), basename(file));
  if (firstOf.has(place)) faults.push(`${file}: ${firstOf.get(place)} has the same name`);
  else firstOf.set(place, file);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
