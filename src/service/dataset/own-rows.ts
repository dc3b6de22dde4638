import * as v from 'valibot';

import { csvRows, type CsvRow } from './files/csv-rows';
import type { Entry } from './files/open-entries';
import type { Problems } from './files/problems';
import { textChunks } from './files/text-chunks';
import { textLines } from './files/text-lines';

/** The fields of one row, whichever of the two formats it was written in. Empty cells are left out. */
export type OwnFields = Readonly<Record<string, string | number | readonly string[]>>;

/** A row with where it stands, as `file:line`. */
export type OwnRow = { where: string; fields: OwnFields };

const fieldsSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.array(v.string())])));

/** Reads a CSV file with a header line, or JSON objects, one a line, as many rows at once as came together; what cannot be read is a problem. */
export async function* ownRows(
  { name, bytes }: Entry,
  problems: Problems,
): AsyncGenerator<readonly OwnRow[]> {
  const text = textChunks(bytes, (problem) => problems.add(`${name}: ${problem}`));
  const told = { name, problems };
  if (!/csv$/i.test(name)) {
    for await (const lines of textLines(text, told)) yield lines.flatMap((line) => rowOfLine(line, told));
    return;
  }
  let header: Header | undefined;
  for await (const rows of csvRows(text, told)) {
    const own: OwnRow[] = [];
    for (const row of rows) {
      if (header === undefined) header = readHeader(row.cells, told);
      else own.push(...rowOfCells(row, header, told));
    }
    yield own;
  }
}

type Told = { name: string; problems: Problems };

/** The names of the columns; of two of one name the last counts, empty or not. */
type Header = readonly (string | undefined)[];

function readHeader(header: readonly string[], { name, problems }: Told): Header {
  const again = header.filter((column, at) => header.indexOf(column) !== at);
  for (const column of again) problems.add(`${name}:1: Expected each column once, got "${column}" again`);
  addUnreadable(header, `${name}:1`, problems);
  return header.map((column, at) =>
    OF_OBJECTS.has(column) || header.lastIndexOf(column) !== at ? undefined : column,
  );
}

/** Names that the schemas leave out of every record, because plain objects have them. */
const OF_OBJECTS = new Set(['__proto__', 'prototype', 'constructor']);

function addUnreadable(columns: readonly string[], where: string, problems: Problems): void {
  for (const column of columns)
    if (OF_OBJECTS.has(column))
      problems.add(`${where}: Expected a column of another name, got "${column}"; not read`);
}

function rowOfCells({ line, cells }: CsvRow, header: Header, told: Told): OwnRow[] {
  const where = `${told.name}:${line}`;
  if (cells.length !== header.length) {
    told.problems.add(`${where}: Expected ${header.length} cells as in the header, got ${cells.length}`);
    return [];
  }
  const fields: [string, string][] = [];
  for (const [at, cell] of cells.entries()) {
    const column = header[at];
    if (column !== undefined && cell !== '') fields.push([column, cell]);
  }
  return [{ where, fields: Object.fromEntries(fields) }];
}

function rowOfLine({ line, text }: { line: number; text: string }, told: Told): OwnRow[] {
  const where = `${told.name}:${line}`;
  const json = parseJson(text);
  const parsed = v.safeParse(fieldsSchema, json);
  if (!parsed.success) {
    const reason = `Expected a JSON object of texts, numbers and lists of texts, got ${text.slice(0, 60)}`;
    told.problems.add(`${where}: ${reason}`);
    return [];
  }
  addUnreadable(Object.keys(Object(json) as object), where, told.problems);
  return [{ where, fields: withoutEmpty(parsed.output) }];
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function withoutEmpty(fields: v.InferOutput<typeof fieldsSchema>): OwnFields {
  const kept = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  );
  return Object.fromEntries(kept);
}
