import { readFileSync } from 'node:fs';

import { parse, tokenize, type AstExpression } from '@borgar/fx';

import { systemClock } from '../../src/shared/batching/clock';
import * as cards from '../../src/addin/functions/cards';
import * as entities from '../../src/addin/functions/entities';
import * as fields from '../../src/addin/functions/fields';
import * as matching from '../../src/addin/functions/matching';
import * as numbers from '../../src/addin/functions/numbers';
import * as properties from '../../src/addin/functions/properties';
import * as queries from '../../src/addin/functions/queries';
import * as questions from '../../src/addin/functions/questions';
import * as relationships from '../../src/addin/functions/relationships';
import * as series from '../../src/addin/functions/series';
import { createRuntime } from '../../src/addin/runtime/create-runtime';
import { setRuntime } from '../../src/addin/runtime/current-runtime';
import { memoryTextStorage } from '../../src/addin/runtime/text-storage';
import { KEY, type Handler } from './service';

const PAGE = 'https://addin.example/taskpane.html';

type Parameter = { dimensionality?: string };
type CustomFunction = (...args: unknown[]) => unknown;
type Cell = string | number | boolean | null;

class ExcelError extends Error {
  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

/** Stands in for the globals that Excel gives to an add-in. */
function startExcel(): void {
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ExcelError,
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    },
    Office: {
      context: {
        requirements: {
          isSetSupported: (set: string, version: string) =>
            (set === 'CustomFunctionsRuntime' && Number(version) <= 1.4) ||
            (set === 'ExcelApi' && Number(version) <= 1.19),
        },
      },
    },
  });
}

/**
 * Returns what evaluates a formula with the real functions and a runtime of its own: first the cells as they are by
 * default, then with sources attached to every value.
 */
export function createEvaluator(handle: Handler): (formula: string) => Promise<string> {
  startExcel();
  const functions = associate();
  return async (formula) => {
    const answers: unknown[] = [];
    for (const sourcedValues of ['off', 'all'] as const) {
      const runtime = await createRuntime({
        ...{ page: PAGE, clock: systemClock, texts: memoryTextStorage() },
        fetch: (url, init) =>
          url === new URL('config.json', PAGE).href
            ? Promise.resolve(Response.json({}))
            : handle(new Request(url, init)),
      });
      await runtime.keys.set(KEY, 'session');
      await runtime.settings.set({ sourcedValues });
      setRuntime(Promise.resolve(runtime));
      answers.push(await evaluate(parse(tokenize(formula)), functions).catch(failure));
      await runtime.close();
    }
    return answers.map((answer) => JSON.stringify(answer, errorAsText)).join('\t');
  };
}

function failure(error: unknown): string {
  if (error instanceof ExcelError) return `${error.code}: ${error.message}`;
  throw error;
}

const errorAsText = (_: string, value: unknown): unknown =>
  value instanceof ExcelError ? failure(value) : value;

/** The functions by the name that formulas call them, each taking its arguments as Excel passes them. */
function associate(): Map<string, CustomFunction> {
  const files = [
    cards,
    entities,
    fields,
    matching,
    numbers,
    properties,
    queries,
    questions,
    relationships,
    series,
  ];
  const implementations = new Map(
    files
      .flatMap((file) => Object.entries<unknown>(file))
      .map(([name, run]) => [name.toUpperCase(), run as CustomFunction]),
  );
  const { functions } = JSON.parse(readFileSync('dist/functions.json', 'utf8')) as {
    functions: { id: string; parameters: Parameter[] }[];
  };
  return new Map(
    functions.map(({ id, parameters }) => {
      const run = implementations.get(id);
      if (run === undefined) throw new Error(`Expected an implementation of ${id}`);
      const invocation = { address: 'Sheet1!B2' };
      return [
        `KER.${id}`,
        (...args) => run(...parameters.map((each, at) => argument(each, args[at])), invocation),
      ];
    }),
  );
}

/** Excel passes a grid for a matrix and one value for anything else. */
function argument({ dimensionality }: Parameter, value: unknown = null): unknown {
  if (dimensionality === 'matrix' && value !== null) return Array.isArray(value) ? value : [[value]];
  return Array.isArray(value) ? (value as unknown[][])[0]?.[0] : value;
}

async function evaluate(node: AstExpression, functions: Map<string, CustomFunction>): Promise<unknown> {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map((row) => row.map((each) => ('value' in each ? (each.value as Cell) : null)));
    case 'CallExpression': {
      const name = node.callee.name.toUpperCase();
      const given: readonly (AstExpression | null)[] = node.arguments;
      const args: unknown[] = [];
      for (const each of given) args.push(each && (await evaluate(each, functions)));
      if (name === 'FIELDVALUE') return fieldOf(args[0] as unknown[][], String(args[1]));
      const run = functions.get(name);
      if (run !== undefined) return run(...args);
    }
  }
  throw new Error(`Expected a formula of literals and KER functions, got ${JSON.stringify(node)}`);
}

/** The field of each value, as Excel's FIELDVALUE reads it. */
function fieldOf(grid: unknown[][], field: string): unknown[][] {
  return grid.map((row) =>
    row.map((cell) => (cell as { properties?: Record<string, unknown> }).properties?.[field] ?? '#FIELD!'),
  );
}
