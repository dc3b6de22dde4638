import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

import type { Problems } from './files/problems';

/** What a file of a firm's own data may hold, told by how its name begins. */
export const OWN_KINDS = ['entities', 'relationships', 'series'] as const;

/** What a file of a firm's own data holds. */
export type OwnKind = (typeof OWN_KINDS)[number];

/** A file that holds rows of one kind. */
export type OwnFile = { path: string; kind: OwnKind };

const TABLE = /\.((csv|jsonl)(\.gz|\.zip)?|zip)$/i;
const LIKE_A_TABLE = /\.(csv|jsonl|json|tsv|txt|xlsx?|zip|gz)$/i;

/** The files of a folder by what they hold; a table that no name tells of is a problem, since somebody meant it to be read. */
export function ownFiles(folder: string, problems: Problems): OwnFile[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && LIKE_A_TABLE.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .filter((name) => {
      const other = otherThanFile(join(folder, name));
      if (other !== undefined) problems.add(`${name}: Expected a file, got ${other}; not read`);
      return other === undefined;
    });
  const files = names.flatMap((name): OwnFile[] => {
    const kind = kindOf(name);
    if (kind !== undefined) return [{ path: join(folder, name), kind }];
    problems.add(
      `${name}: Expected a name such as entities.csv, relationships-2026.csv or series.jsonl; not read`,
    );
    return [];
  });
  return OWN_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
}

/** What a file of this name holds; undefined for what is no table of a firm's own data. */
export function kindOf(name: string): OwnKind | undefined {
  const found = OWN_KINDS.find((kind) => name.toLowerCase().startsWith(kind));
  return TABLE.test(name) ? found : undefined;
}

/** What stands under a name where it is no file; undefined for a file and a link to one. To open a pipe would wait forever. */
export function otherThanFile(path: string): string | undefined {
  let stats: Stats | undefined;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return `what cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`;
  }
  if (stats === undefined) return 'a link to nothing';
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'a link to a folder';
  return stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
}
