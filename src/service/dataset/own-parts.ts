import { basename } from 'node:path';
import { types } from 'node:util';

import type { ImportPart } from '../store/import-part';
import { openEntries, type OnBytes } from './files/open-entries';
import type { Problems } from './files/problems';
import { ownEntity } from './own-entities';
import type { OwnFile, OwnKind } from './own-files';
import { ownRelationship } from './own-relationships';
import { ownRows, type OwnRow } from './own-rows';
import { ownPoint } from './own-series';

const READERS = new Map<OwnKind, (row: OwnRow) => ImportPart | string>([
  ['entities', ownEntity],
  ['relationships', ownRelationship],
  ['series', ownPoint],
]);

/** How a firm's own files are read. */
export type OwnReading = {
  problems: Problems;
  /** Whether a file that cannot be read, or not to its end, is a problem; else it throws. @default false */
  isBrokenOffSkipped?: boolean;
  onBytes?: OnBytes;
};

/** The rows of a firm's own files, one after another, at constant memory; a row that cannot be read is a problem. */
export async function* ownParts(
  files: readonly OwnFile[],
  { problems, isBrokenOffSkipped = false, onBytes }: OwnReading,
): AsyncGenerator<ImportPart> {
  for (const file of files) {
    try {
      yield* partsOf(file, problems, onBytes);
    } catch (error) {
      if (!isBrokenOffSkipped)
        throw new Error(`${basename(file.path)}: ${unreadable(error)}`, { cause: error });
      problems.add(
        `${basename(file.path)}: Expected a readable file, got ${unreadable(error)}; not read to its end`,
      );
    }
  }
}

async function* partsOf(
  { path, kind }: OwnFile,
  problems: Problems,
  onBytes: OnBytes = () => undefined,
): AsyncGenerator<ImportPart> {
  const read = READERS.get(kind) ?? ((): string => kind);
  for await (const entry of openEntries(path, { onBytes, wanted: (name) => /\.(csv|jsonl)$/i.test(name) }))
    for await (const row of ownRows(entry, problems)) {
      const part = read(row);
      if (typeof part === 'string') problems.add(part);
      else yield part;
    }
}

function unreadable(error: unknown): string {
  return types.isNativeError(error) ? error.message.split('\n', 1).join('') : 'an unknown failure';
}
