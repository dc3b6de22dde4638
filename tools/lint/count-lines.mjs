// Writes the lines and files of TypeScript by room to docs/reports/size.md: of the first release and of the last commit.
import { execFileSync } from 'node:child_process';

import { FIRST_RELEASE, table, writeMeasured } from '../bench/write-report.mjs';

/** Lines of the design, upper bounds. */
const TARGETS = {
  'src/addin': 28_000,
  'src/shared': 9_000,
  'src/service': 30_000,
  'src/server': 1_000,
  'src/gateway': 3_000,
  'src/importer': 3_500,
  'src/sheet': 4_000,
  'src/trial': 5_500,
  'src/cli': 3_000,
  'tools/dataset': 6_000,
};
/** Everything else in these folders is one room. */
const WHOLE = new Set(['test', 'tools']);
const SMALL = 30;

/** Lines by room of one commit. */
function countRooms(commit) {
  const output = execFileSync('git', ['grep', '-c', '', commit, '--', '*.ts', '*.tsx'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const rooms = new Map();
  for (const line of output.trim().split('\n')) {
    const [, path, count] = /^[^:]+:(.*):(\d+)$/.exec(line);
    const [folder, second] = path.split('/');
    const room = WHOLE.has(folder) && !(`${folder}/${second}` in TARGETS) ? folder : `${folder}/${second}`;
    rooms.set(room, [...(rooms.get(room) ?? []), Number(count)]);
  }
  return rooms;
}

function rowOf(room, counts) {
  const lines = counts.reduce((sum, count) => sum + count, 0);
  return {
    room,
    lines,
    files: counts.length,
    [`under ${SMALL} lines`]: counts.filter((count) => count < SMALL).length,
  };
}

function section(commit, withTargets) {
  const rooms = [...countRooms(commit)].sort(([one], [other]) => one.localeCompare(other));
  const total = rooms.filter(([room]) => room.startsWith('src/')).flatMap(([, counts]) => counts);
  const rows = [...rooms, ['all of src', total]].map(([room, counts]) => ({
    ...rowOf(room, counts),
    ...(withTargets && { target: TARGETS[room] ?? '' }),
  }));
  return table(rows);
}

const parts = ['## 1.0.0', section(FIRST_RELEASE, false), '## This commit', section('HEAD', true)];
writeMeasured('docs/reports/size.md', 'node tools/lint/count-lines.mjs', parts.join('\n\n'));
