import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import * as cards from '../../../src/addin/functions/cards';
import * as entities from '../../../src/addin/functions/entities';
import * as fields from '../../../src/addin/functions/fields';
import * as matching from '../../../src/addin/functions/matching';
import * as numbers from '../../../src/addin/functions/numbers';
import * as properties from '../../../src/addin/functions/properties';
import * as queries from '../../../src/addin/functions/queries';
import * as questions from '../../../src/addin/functions/questions';
import * as relationships from '../../../src/addin/functions/relationships';
import * as series from '../../../src/addin/functions/series';
import { called, type Result } from './excel';

const metadataSchema = v.object({
  functions: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      helpUrl: v.optional(v.string()),
      options: v.optional(v.record(v.string(), v.boolean()), {}),
      parameters: v.array(
        v.object({
          name: v.string(),
          description: v.optional(v.string()),
          dimensionality: v.optional(v.string()),
          optional: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
});

/** What the built functions.json says: Excel calls the functions by it, and so do these tests. */
export const METADATA = v.parse(
  metadataSchema,
  JSON.parse(readFileSync(join(__dirname, '../../../dist/functions.json'), 'utf8')),
).functions;

type Implementation = (...values: never[]) => Result;

const implementations = new Map<string, Implementation>(
  [cards, entities, fields, matching, numbers, properties, queries, questions, relationships, series]
    .flatMap((file) => Object.entries<Implementation>(file))
    .map(([name, run]) => [name.toUpperCase(), run]),
);

/** Calls the function of a formula such as `=KER.PROP({"Apple";"IBM"}, "cik")` with what Excel would pass to it. */
export async function evaluate(formula: string, address?: string): Promise<unknown[][]> {
  const [, inner, field] = /^=FIELDVALUE\((KER\..*), "([^"]+)"\)$/.exec(formula) ?? [];
  if (inner !== undefined && field !== undefined) return fieldOf(await evaluate(`=${inner}`, address), field);
  const [, name = '', list = ''] = /^=KER\.([A-Z]+)\((.*)\)$/.exec(formula) ?? [];
  const [metadata, run] = [METADATA.find(({ id }) => id === name), implementations.get(name)];
  if (metadata === undefined || run === undefined) throw new Error(`Expected a KER formula, got ${formula}`);
  const given = argumentsIn(list);
  const values = metadata.parameters.map(({ dimensionality }, at) => {
    const value = given[at] ?? null;
    if (dimensionality !== 'matrix' || value === null) return Array.isArray(value) ? value[0]?.[0] : value;
    return Array.isArray(value) ? value : [[value]];
  });
  return run(...([...values, called(address === undefined ? {} : { address })] as never[]));
}

/** The field of each value, as Excel's own function reads it. */
function fieldOf(grid: unknown[][], field: string): unknown[][] {
  return grid.map((row) =>
    row.map((cell) => (cell as { properties?: Record<string, unknown> }).properties?.[field] ?? '#FIELD!'),
  );
}

type Value = string | number | boolean | null;

function argumentsIn(list: string): (Value | Value[][])[] {
  return split(list, ',').map((text) => {
    if (!text.startsWith('{')) return literal(text);
    return split(text.slice(1, -1), ';').map((row) => split(row, ',').map(literal));
  });
}

/** Cuts at a separator that stands outside quotes and braces. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let [quoted, depth] = [false, 0];
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (!quoted) depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
    if (letter === separator && !quoted && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

function literal(text: string): Value {
  if (text === '') return null;
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : Number(text);
}
