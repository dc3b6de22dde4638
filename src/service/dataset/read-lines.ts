import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import * as v from 'valibot';

/** Reads a file of JSON values, one a line, each as the schema wants it. */
export function readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  return [...eachLine(file, isAny)].map((value) => v.parse(schema, value));
}

/** Reads a file of JSON values line by line, each a row as a guard knows them, and holds none of them. */
export function* eachLine<Row>(
  file: string,
  isRow: (value: unknown) => value is Row,
): Generator<Row, void, undefined> {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const row: unknown = JSON.parse(line);
    if (!isRow(row)) throw new Error(`Expected a row of ${basename(file)}, got ${line.slice(0, 100)}`);
    yield row;
  }
}

const isAny = (_value: unknown): _value is unknown => true;
