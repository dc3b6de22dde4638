// Rewords a message wherever it stands, filled in or not: `npm run reword -- "{} must not be blank" "{} must not be empty"`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [, , before = '', after = ''] = process.argv;
const parts = before.split('{}').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
if (
  Math.max(...before.split('{}').map(({ length }) => length)) < 10 ||
  parts.length !== after.split('{}').length
)
  throw new Error('Expected a message of ten letters or more, and one with as many {} in its place');
const written = new RegExp(parts.join("([^'`\\n]{1,80}?)"), 'g');
let slot = 0;
const replacement = after.replaceAll('$', '$$$$').replaceAll('{}', () => `$${++slot}`);

const tracked = ['*.ts', '*.tsx', '*.md', ':!CHANGELOG.md', ':!docs/reports', ':!docs/functions.md'];
const files = execFileSync('git', ['ls-files', ...tracked], { encoding: 'utf8' })
  .trim()
  .split('\n');
const changed = files.filter((file) => {
  const text = readFileSync(file, 'utf8');
  const reworded = text.replace(written, replacement);
  if (reworded !== text) writeFileSync(file, reworded);
  return reworded !== text;
});
console.log(
  `${changed.join('\n')}\n${changed.length} files. Edit its German in src/shared/messages/de, then run \`npm run docs\`.`,
);
