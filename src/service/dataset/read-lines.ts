import { readFileSync } from 'node:fs';

import * as v from 'valibot';

/** Reads a file of JSON values, one a line, each as the schema wants it. */
export function readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  return [...eachLine(file, schema)];
}

/** Reads a file of JSON values line by line, and holds none of them. */
export function* eachLine<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Generator<v.InferOutput<Schema>, void, undefined> {
  for (const line of readFileSync(file, 'utf8').split('\n'))
    if (line !== '') yield v.parse(schema, JSON.parse(line));
}
