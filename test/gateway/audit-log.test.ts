import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { appendTo, AuditLog } from '../../src/gateway/people/audit-log';

/** A disk that takes so many bytes, and a log on it whose clock is the test's. */
function diskOf(bytes: number) {
  const disk = { room: bytes, text: '' };
  const told: string[] = [];
  const timers: (() => void)[] = [];
  const log = new AuditLog(
    (chunk) => {
      const part = Buffer.from(chunk.subarray(0, disk.room));
      if (part.length === 0) return Promise.reject(new Error('ENOSPC: no space left on device, write'));
      disk.room -= part.length;
      disk.text += part.toString();
      return Promise.resolve(part.length);
    },
    { tell: (sentence) => told.push(sentence), after: (callback) => timers.push(callback) },
  );
  const settle = () => new Promise((go) => setImmediate(go));
  const retry = () => {
    for (const timer of timers.splice(0)) timer();
    return settle();
  };
  return { disk, told, log, settle, retry };
}

test('a log goes on by itself once its disk has room again, with whole lines, and says when it began and ended', async () => {
  const { disk, told, log, settle, retry } = diskOf(8);
  for (const line of ['first', 'second', 'third']) log.write(line);
  await settle();
  expect([disk.text, log.trouble]).toEqual(['first\nse', 'ENOSPC: no space left on device']);
  log.write('fourth');
  await retry();
  expect(told).toEqual([
    'The audit log cannot be written (ENOSPC: no space left on device): this process says that it is not ready, and tries again.',
  ]);
  disk.room = 100;
  await retry();
  log.write('fifth');
  await log.drain();
  expect(disk.text).toBe('first\nsecond\nthird\nfourth\nfifth\n');
  expect([log.trouble, told.slice(1)]).toEqual([
    undefined,
    ['The audit log is written again; 0 lines are missing from it.'],
  ]);
});

test('of what does not fit into the memory meanwhile the log says how much it was', async () => {
  const { disk, told, log, retry } = diskOf(0);
  const line = 'x'.repeat(2 ** 20);
  for (let count = 0; count < 6; count++) log.write(line);
  await retry();
  disk.room = Number.POSITIVE_INFINITY;
  await retry();
  await log.drain();
  expect(told).toHaveLength(2);
  const lines = disk.text.trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ missing: 3 });
});

test('a log is added to a file that is there already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ker-audit-'));
  try {
    const file = join(folder, 'audit.jsonl');
    for (const line of ['first', 'second']) {
      const log = new AuditLog(await appendTo(file), { tell: fail });
      log.write(line);
      await log.drain();
    }
    expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const fail = (sentence: string) => {
  throw new Error(sentence);
};
