import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

import { decodeText } from './decode-text';

/** The fields of one row, whichever of the two formats it was written in. Empty cells are left out. */
export type OwnFields = Readonly<Record<string, string | number | readonly string[]>>;

/** A row with where it stands, as `file:line`. */
export type OwnRow = { where: string; fields: OwnFields };

/** What a file holds, and what in it could not be read at all, as `file:line: reason`. */
export type OwnFile = { rows: readonly OwnRow[]; problems: readonly string[] };

const fieldsSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.array(v.string())])));

const csvRecordSchema = v.object({
  record: v.record(v.string(), v.string()),
  info: v.object({ lines: v.number() }),
});

/** Reads a CSV file with a header line, or a file of JSON objects, one a line. */
export function readOwnFile(file: string): OwnFile {
  const { text, encoding } = decodeText(readFileSync(file));
  const name = basename(file);
  // One kind of line end, since csv-parse counts a quoted CR LF as two lines.
  const lines = text.replace(/\r\n?/g, '\n');
  const { rows, problems } = /csv$/i.test(file) ? readCsv(lines, name) : readJsonLines(lines, name);
  const guess = `${name}: Expected UTF-8, got other bytes; read as Windows-1252, so look at its accents`;
  return { rows, problems: encoding === 'Windows-1252' ? [guess, ...problems] : problems };
}

/** What parts the cells: a spreadsheet writes semicolons or tabs where the comma is a decimal sign. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (mark: string): number => header.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

function readCsv(text: string, name: string): OwnFile {
  const problems: string[] = [];
  const options = { delimiter: delimiterOf(text), bom: true, trim: true, skip_empty_lines: true, info: true };
  const records: unknown[] = parse(text, {
    ...options,
    columns: (header: string[]) => {
      problems.push(
        ...twice(header).map((column) => `${name}:1: Expected each column once, got "${column}" again`),
        ...unreadable(header, `${name}:1`),
      );
      return header;
    },
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) problems.push(`${name}:${String(error['lines'])}: ${error.message}`);
      return undefined;
    },
  });
  const rows = records.map((each) => {
    const { record, info } = v.parse(csvRecordSchema, each);
    return { where: `${name}:${info.lines}`, fields: withoutEmpty(record) };
  });
  return { rows, problems };
}

function twice(header: readonly string[]): string[] {
  return header.filter((column, at) => header.indexOf(column) !== at);
}

/** Names that the schemas leave out of every record, because plain objects have them. */
const OF_OBJECTS = new Set(['__proto__', 'prototype', 'constructor']);

function unreadable(columns: readonly string[], where: string): string[] {
  return columns
    .filter((column) => OF_OBJECTS.has(column))
    .map((column) => `${where}: Expected a column of another name, got "${column}"; not read`);
}

function readJsonLines(text: string, name: string): OwnFile {
  const rows: OwnRow[] = [];
  const problems: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `${name}:${index + 1}`;
    const told = parseJson(line);
    const parsed = v.safeParse(fieldsSchema, told);
    if (parsed.success) {
      rows.push({ where, fields: withoutEmpty(parsed.output) });
      problems.push(...unreadable(Object.keys(Object(told) as object), where));
    } else
      problems.push(
        `${where}: Expected a JSON object of texts, numbers and lists of texts, got ${line.slice(0, 60)}`,
      );
  });
  return { rows, problems };
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
  // A column may be called `__proto__`, which an assignment would take for something else.
  return Object.fromEntries(kept);
}
