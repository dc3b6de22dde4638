import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';

import * as v from 'valibot';

import { refreshWorkbook } from '../commands/refresh';
import type { HeadlessAddIn } from '../headless-addin';
import { openWorkbook } from '../open-workbook';
import { planFile, planTexts } from '../plan-file';
import { Refusal } from '../refusal';
import type { CalledFunctions } from './called-functions';
import { proposeFormulas } from './proposed-formulas';

/** What tools work with. */
export type ToolContext = {
  addIn: HeadlessAddIn;
  functions: CalledFunctions;
  /** Throws a refusal where formulas may take more requests than the budget still has. */
  spend: (formulas: readonly string[]) => Promise<void>;
  /** How many requests may still be sent. */
  left: () => number;
  mayWrite: boolean;
};

/** A tool: what it takes, and what it answers. */
export type Tool<T extends v.GenericSchema = v.GenericSchema> = {
  description: string;
  input: T;
  /** Whether it sends nothing. */
  isFree?: true;
  isWriting?: true;
  run: (input: v.InferOutput<T>, context: ToolContext) => Promise<object>;
};

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));
const texts = v.pipe(v.array(text), v.minLength(1), v.maxLength(200));
const kind = v.optional(v.picklist(['properties', 'figures']), 'properties');

function tool<T extends v.GenericSchema>(described: Tool<T>): Tool {
  return described as unknown as Tool;
}

/** The tools by their names. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  match: tool({
    description: 'Find the entity that each name means: its id, type and how sure the match is.',
    input: v.strictObject({ names: texts, type: v.optional(text) }),
    run: async ({ names, type = null }, { functions, spend }) => {
      await spend([`=KER.MATCH(${list(names)})`]);
      return table(await functions.call('MATCH', [column(names), type, true]));
    },
  }),
  fields: tool({
    description: 'List what an entity has: properties, relationships and series of figures.',
    input: v.strictObject({ entity: text }),
    run: async ({ entity }, { functions, spend }) => {
      await spend([`=KER.FIELDS(${quoted(entity)})`]);
      return table(await functions.call('FIELDS', [[[entity]], null, true]));
    },
  }),
  read: tool({
    description:
      'Read properties, or the newest figures of series, with source, period, unit and day of each.',
    input: v.strictObject({ entities: texts, fields: texts, kind }),
    run: async ({ entities, fields, kind: of }, { functions, spend }) => {
      await spend(proposeFormulas({ entities, fields, kind: of, sources: false }));
      const name = of === 'properties' ? 'PROP' : 'LATEST';
      const { rows, marks, origins } = await functions.call(name, [column(entities), [fields], null]);
      return {
        columns: ['entity', ...fields],
        rows: rows.map((row, at) => [entities[at] ?? '', ...row]),
        marks: marks.map((each) => ({ ...each, column: each.column + 1 })),
        origins,
      };
    },
  }),
  query: tool({
    description:
      'Run a query expression, such as companies.employee_count>500000.return(name, employee_count).',
    input: v.strictObject({ expression: text }),
    run: async ({ expression }, { functions, spend }) => {
      await spend([`=KER.QUERY(${quoted(expression)})`]);
      return table(await functions.call('QUERY', [expression, true]));
    },
  }),
  plan: tool({
    description: 'Requests and credits that KER formulas or a workbook file will take. Sends nothing.',
    input: v.strictObject({ formulas: v.optional(texts), file: v.optional(text) }),
    isFree: true,
    run: async ({ formulas, file }, { addIn, left }) => {
      if ((formulas === undefined) === (file === undefined))
        throw new Refusal('Expected either formulas or a file.');
      const plan =
        file === undefined
          ? await planTexts(addIn.runtime, formulas ?? [])
          : await planFile(addIn.runtime, openWorkbook(ownPath(file)));
      return { plan, requestsLeft: left() };
    },
  }),
  propose_formulas: tool({
    description:
      'Write the Excel formulas for a table of entities by fields, with their cost. Sends nothing.',
    input: v.strictObject({ entities: texts, fields: texts, kind, sources: v.optional(v.boolean(), false) }),
    isFree: true,
    run: async (wanted, { addIn }) => {
      const formulas = proposeFormulas(wanted);
      const fills = { rows: wanted.entities.length, columns: wanted.fields.length };
      return { formulas, fills, plan: await planTexts(addIn.runtime, formulas) };
    },
  }),
  refresh_workbook: tool({
    description:
      'Show what a refresh changes in an .xlsx file; with out, write the new file if that is allowed.',
    input: v.strictObject({
      file: text,
      out: v.optional(text),
      unsupported: v.optional(v.picklist(['fail', 'keep', 'na']), 'fail'),
    }),
    isWriting: true,
    run: ({ file, out, unsupported }, { addIn, left, mayWrite }) => {
      if (out !== undefined && !mayWrite)
        throw new Refusal('Writing is not allowed: start the server with --allow-write, or leave out "out".');
      return refreshWorkbook(openWorkbook(ownPath(file)), addIn, {
        ...{ unsupported, maxRequests: left(), plan: false },
        out: out === undefined ? undefined : ownPath(out),
      });
    },
  }),
};

/** A path in the folder in which the server was started; others are refused. */
function ownPath(path: string): string {
  const folder = realpathSync(process.cwd());
  const full = resolve(folder, path);
  const parent = existing(dirname(full));
  const target = existing(full) ?? full;
  const isOutside = (place: string) => {
    const way = relative(folder, place);
    return way.startsWith('..') || isAbsolute(way);
  };
  if (parent === undefined || isOutside(parent) || isOutside(target) || !/\.xls[xm]$/i.test(full))
    throw new Refusal('Expected an .xlsx or .xlsm file in the folder in which the server was started.');
  return full;
}

function existing(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function table({
  rows: [columns = [], ...rows],
  marks,
}: Awaited<ReturnType<CalledFunctions['call']>>): object {
  return {
    columns,
    rows,
    ...(marks.length > 0 && { marks: marks.map((each) => ({ ...each, row: each.row - 1 })) }),
  };
}

function column(values: readonly string[]): string[][] {
  return values.map((value) => [value]);
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

function list(values: readonly string[]): string {
  return `{${values.map(quoted).join(';')}}`;
}
