import { readFileSync } from 'node:fs';

import * as v from 'valibot';

const text = v.string();

/** A cell that says nothing where it is empty. */
export const maybe = v.pipe(
  text,
  v.transform((cell) => (cell === '' ? undefined : cell)),
);

/** Several texts with a bar between each two. */
export const list = v.pipe(
  text,
  v.transform((cell) => cell.split('|').filter(Boolean)),
);

/** A cell that holds a number. */
export const number = v.pipe(text, v.nonEmpty(), v.transform(Number), v.finite());

/** Cells of these names that hold a text. */
export const texts = <const Name extends string>(...names: Name[]): Record<Name, typeof text> =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/**
 * A table that is kept by hand, `tables/<name>.tsv`: a line with the names of the cells, then a row a line, each cell as its schema
 * wants it. It is read once, when its rows are first asked for.
 */
export function table<Cells extends v.ObjectEntries>(
  name: string,
  cells: Cells,
): () => readonly v.InferOutput<v.StrictObjectSchema<Cells, undefined>>[] {
  const schema = v.strictObject(cells);
  let rows: v.InferOutput<typeof schema>[] | undefined;
  return () => (rows ??= readRows(`tools/dataset/tables/${name}.tsv`).map((row) => v.parse(schema, row)));
}

function readRows(path: string): Record<string, string>[] {
  const [titles = [], ...rows] = readFileSync(path, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row, at) => {
    if (row.length !== titles.length)
      throw new Error(`${path}:${at + 2}: Expected ${titles.length} cells, got ${row.length}`);
    return Object.fromEntries(titles.map((title, place) => [title, row[place] ?? '']));
  });
}
