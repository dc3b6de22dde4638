import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Group } from './arguments';
import { inputFiles } from './input-files';

/** What makes the rows of an import what they are. */
export type Made = {
  groups: readonly Group[];
  /** The folder of the built-in dataset; undefined where it takes no part. */
  builtIn: string | undefined;
  /** How a firm's own files write numbers and dates. */
  locale?: string | undefined;
  /** What reads the files: another version of it may make other rows of them. */
  program: string;
};

/** The same for two imports that give the same rows one after another: of the same files, unchanged, by the same program. */
export function fingerprintOf({ groups, builtIn, locale, program }: Made): string {
  const files = groups.map(({ register, files: named }) => [register, ...named.flatMap(foundIn)]);
  const rooms = builtIn === undefined ? [] : [builtIn, join(builtIn, 'entities'), join(builtIn, 'series')];
  const hash = createHash('sha256').update(readFileSync(program));
  return hash.update(JSON.stringify([files, rooms.flatMap(foundIn), locale])).digest('hex');
}

/** A file, or those of a folder, as they are now. */
function foundIn(path: string): (string | number)[] {
  return inputFiles([path]).flatMap((file) => {
    const { size, mtimeMs } = statSync(file);
    return [resolve(file), size, mtimeMs];
  });
}
