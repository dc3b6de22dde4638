import { readFileSync } from 'node:fs';

import * as v from 'valibot';

/** Reads a file of JSON values, one a line, each as the schema wants it. */
export function readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}
