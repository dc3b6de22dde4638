import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ten classes of the bench of names. */
export const CLASSES = [
  'exact',
  'case',
  'legal form',
  'slip',
  'abbreviation',
  'ticker',
  'former name',
  'exonym',
  'absent near',
  'absent far',
] as const;

/**
 * A name of a list: its class, what was typed, the type told beside it, and what is meant: nothing where the dataset has
 * no such entity, `?` where it may or may not have one, so that only precision is judged; `|` between several.
 */
export type Row = { group: string; typed: string; type: string; meant: string };

const FOLDER = join(process.cwd(), 'tools/bench/names');

/** Reads one list of this folder. */
export function rowsOf(list: string): Row[] {
  const [, ...lines] = readFileSync(join(FOLDER, `${list}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [group = '', typed = '', type = '', meant = ''] = line.split('\t');
    return { group, typed, type, meant };
  });
}

/** Writes one list of this folder. */
export function writeRows(list: string, rows: readonly Row[]): void {
  const lines = rows.map(({ group, typed, type, meant }) => [group, typed, type, meant].join('\t'));
  writeFileSync(join(FOLDER, `${list}.tsv`), `class\ttyped\ttype\tmeant\n${lines.join('\n')}\n`);
}
