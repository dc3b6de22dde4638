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

/** Reads a CSV file with a header line, or JSON objects, one a line, at constant memory; what cannot be read is a problem. */
export async function* ownRows({ name, bytes }: Entry, problems: Problems): AsyncGenerator<OwnRow> {
  const text = textChunks(bytes, (problem) => problems.add(`${name}: ${problem}`));
  const told = { name, problems };
  if (!/csv$/i.test(name)) {
    for await (const lines of textLines(text, told)) for (const line of lines) yield* rowOfLine(line, told);
    return;
  }
  let header: readonly string[] | undefined;
  for await (const rows of csvRows(text, told)) {
    for (const row of rows) {
      if (header === undefined) header = readHeader(row.cells, told);
      else yield* rowOfCells(row, header, told);
    }
  }
}

type Told = { name: string; problems: Problems };

function readHeader(header: readonly string[], { name, problems }: Told): readonly string[] {
  const again = header.filter((column, at) => header.indexOf(column) !== at);
  for (const column of again) problems.add(`${name}:1: Expected each column once, got "${column}" again`);
  addUnreadable(header, `${name}:1`, problems);
  return header;
}

/** Names that the schemas leave out of every record, because plain objects have them. */
const OF_OBJECTS = new Set(['__proto__', 'prototype', 'constructor']);

function addUnreadable(columns: readonly string[], where: string, problems: Problems): void {
  for (const column of columns)
    if (OF_OBJECTS.has(column))
      problems.add(`${where}: Expected a column of another name, got "${column}"; not read`);
}

function* rowOfCells({ line, cells }: CsvRow, header: readonly string[], told: Told): Generator<OwnRow> {
  const where = `${told.name}:${line}`;
  if (cells.length !== header.length) {
    told.problems.add(`${where}: Expected ${header.length} cells as in the header, got ${cells.length}`);
    return;
  }
  const fields = new Map<string, string>();
  header.forEach((column, at) => {
    const cell = cells[at] ?? '';
    if (OF_OBJECTS.has(column)) return;
    // Of two columns of one name the last counts, empty or not.
    if (cell === '') fields.delete(column);
    else fields.set(column, cell);
  });
  yield { where, fields: Object.fromEntries(fields) };
}

function* rowOfLine({ line, text }: { line: number; text: string }, told: Told): Generator<OwnRow> {
  const where = `${told.name}:${line}`;
  const json = parseJson(text);
  const parsed = v.safeParse(fieldsSchema, json);
  if (!parsed.success) {
    const reason = `Expected a JSON object of texts, numbers and lists of texts, got ${text.slice(0, 60)}`;
    told.problems.add(`${where}: ${reason}`);
    return;
  }
  yield { where, fields: withoutEmpty(parsed.output) };
  addUnreadable(Object.keys(Object(json) as object), where, told.problems);
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
