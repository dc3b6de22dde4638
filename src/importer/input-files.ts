import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import { kindOf, otherThanFile, ownFiles, type OwnFile } from '../service/dataset/own-files';
import type { Problems } from '../service/dataset/files/problems';
import { WrongArguments } from './arguments';

/** The files that are named, and those of folders that are; what is neither is refused before anything is read. */
export function inputFiles(named: readonly string[]): string[] {
  return named.flatMap((path) => {
    const other = otherThanFile(path);
    if (other === undefined) return [path];
    if (!isFolder(path))
      throw new WrongArguments(`Expected ${path} to be a file or a folder, got ${reason(other)}`);
    return readdirSync(path)
      .sort()
      .map((name) => join(path, name))
      .filter((file) => otherThanFile(file) === undefined && !/(^|\/)\.|\.part$/.test(file));
  });
}

/** A firm's own files, told apart by how their names begin, entities first. */
export function inputOfOwn(named: readonly string[], problems: Problems): OwnFile[] {
  const files = named.flatMap((path) => {
    if (isFolder(path)) return ownFiles(path, problems);
    return inputFiles([path]).map((file): OwnFile => {
      const kind = kindOf(basename(file));
      if (kind !== undefined) return { path: file, kind };
      throw new WrongArguments(
        `Expected ${path} to be called entities…, relationships… or series… with .csv or .jsonl, got another name`,
      );
    });
  });
  return (['entities', 'relationships', 'series'] as const).flatMap((kind) =>
    files.filter((file) => file.kind === kind),
  );
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const reason = (other: string): string => (other === 'a link to nothing' ? 'nothing' : other);
