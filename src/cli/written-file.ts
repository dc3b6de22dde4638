import {
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { Refusal } from './refusal';

/** Writes a file as a whole or not at all; a link stays a link, and an existing file keeps its permissions. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  const name = basename(target);
  if (existsSync(join(dirname(target), `~$${name}`)))
    throw new Refusal(`${name} is open in Excel. Close it and run the command again.`);
  const temporary = join(dirname(target), `.${name}.${process.pid}.part`);
  try {
    const mode = existsSync(target) ? statSync(target).mode : 0o666;
    const file = openSync(temporary, 'wx', mode);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Refusal(`${name} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}
