import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One input of the golden file, as a line of `inputs.jsonl` holds it. */
export type Input =
  | readonly [kind: 'ask' | 'query' | 'introspection' | 'formula', text: string]
  | readonly [kind: 'search', name: string, types: readonly string[], limit: number]
  | readonly [kind: 'profile', id: string, projection?: object]
  | readonly [kind: 'request', method: string, path: string, body?: string];

/** An input with the id by which `answers.tsv` names it. */
export type Entry = { id: string; line: string; input: Input };

/** A short hash: of an input its id, of an answer its checksum. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Reads the inputs, one JSON array a line. */
export function readInputs(file: string): Entry[] {
  return linesOf(file).map((line) => ({ id: shortHash(line), line, input: JSON.parse(line) as Input }));
}

/** Whether an input belongs to the tenth that the sample compares; the same inputs every time. */
export function isSampled({ id }: Entry): boolean {
  return Number.parseInt(id.slice(0, 8), 16) % 10 === 0;
}

/** The lines of a text file without the empty ones. */
export function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
