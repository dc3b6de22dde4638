import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import * as v from 'valibot';

/** The facts that a build starts from, each file as its schema wants it. */
export type Inputs = {
  /** A file that holds one JSON value. */
  json<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>;
  /** A file of JSON values, one a line. */
  lines<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>[];
};

/** Opens the folder of inputs: Brotli files, since what a build reads once needs no more room than that. */
export function openInputs(folder: string): Inputs {
  const text = (name: string): string =>
    brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString('utf8');
  return {
    json: (name, schema) => v.parse(schema, JSON.parse(text(name))),
    lines: (name, schema) =>
      text(name)
        .split('\n')
        .filter(Boolean)
        .map((line) => v.parse(schema, JSON.parse(line))),
  };
}
