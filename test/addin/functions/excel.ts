import type { Cell, Grid } from '../../../src/addin/cells/cell';
import { setRuntime } from '../../../src/addin/runtime/current-runtime';
import type { Runtime } from '../../../src/addin/runtime/runtime';

/** Excel's own error class has these fields (custom-functions-runtime.js). */
class ExcelError extends Error {
  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

/** Stands in for the globals that Excel gives to every add-in. */
export function startExcel({
  dataTypes = true,
  properties = false,
}: { dataTypes?: boolean; properties?: boolean } = {}): void {
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: ExcelError,
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    },
    Office: {
      context: {
        requirements: {
          isSetSupported: (set: string, version: string) =>
            (dataTypes && set === 'CustomFunctionsRuntime' && Number(version) <= 1.4) ||
            (properties && set === 'ExcelApi' && Number(version) <= 1.19),
        },
      },
    },
  });
}

/** Runs the functions over this runtime. */
export function useRuntime(runtime: Runtime | undefined): void {
  setRuntime(runtime === undefined ? undefined : Promise.resolve(runtime));
}

/** What Excel passes as the last argument of each call. */
export function called(
  options: { address?: string; isInValuePreview?: string } = {},
): CustomFunctions.CancelableInvocation {
  return { address: 'Sheet1!B2', ...options };
}

/** What a function gives: a grid, at once or later. */
export type Result = Promise<unknown[][]> | unknown[][];

/** A result as a person sees it: dates and numbers by value, errors as `#N/A: sentence`, cards by their text. */
export async function shown(result: Result): Promise<(string | number | boolean)[][]> {
  const grid = (await result) as Grid;
  return grid.map((row) => row.map(shownCell));
}

function shownCell(cell: Cell): string | number | boolean {
  if (typeof cell !== 'object') return cell;
  if (cell instanceof ExcelError) return `${cell.code}: ${cell.message}`;
  if ('type' in cell) return cell.type === 'Entity' ? (cell.text ?? '') : cell.basicValue;
  throw new Error(`Expected a cell that Excel takes, got ${JSON.stringify(cell)}`);
}

/** The error with which a function fails, as `#N/A: sentence`; fails itself where the function does not. */
export async function errorOf(result: Result): Promise<string> {
  const error: unknown = await Promise.resolve(result).then(
    (grid) => new Error(`Expected an error, got ${JSON.stringify(grid).slice(0, 200)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof ExcelError) return `${error.code}: ${error.message}`;
  throw error;
}
