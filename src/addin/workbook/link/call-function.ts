import { textInFormat } from '../../cells/format-text';
import { functionRow } from '../../../shared/formula/function-table';
import type { FunctionCall, ResultCell } from './service-values';

/** A function of the add-in as Excel calls it. */
export type AddInFunction = (...args: unknown[]) => unknown;

/**
 * Calls functions without a cell; `functions` has them by their ids. With a sheet each call has an address there, under
 * which a failure is listed.
 */
export function functionCall(
  functions: (id: string) => AddInFunction | undefined,
  sheet?: string,
): FunctionCall {
  let calls = 0;
  return async (id, args) => {
    calls += 1;
    const address = sheet === undefined ? {} : { address: `${sheet}!A${calls}` };
    const [run, row] = [functions(id), functionRow(id)];
    if (!run || !row) throw new Error(`Expected a function of the add-in, got ${id}`);
    // Excel gives null for what a formula omits.
    const complete = row.arguments.map((_name, at) => args[at] ?? null);
    try {
      const result: unknown = await run(...complete, { functionName: id, ...address });
      const rows = (Array.isArray(result) ? result : [[result]]) as unknown[][];
      return rows.map((cells) => cells.map(resultCell));
    } catch {
      // A single cell throws what a grid holds: the error of a cell.
      return [[{ value: undefined }]];
    }
  };
}

function resultCell(value: unknown): ResultCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return { value };
  const { basicValue, numberFormat, type } = (value ?? {}) as Record<string, unknown>;
  const isValue = type !== 'Error' && /^(?:string|number|boolean)$/.test(typeof basicValue);
  const format = typeof numberFormat === 'string' ? numberFormat : undefined;
  return { value: isValue ? (basicValue as ResultCell['value']) : undefined, mark: textInFormat(format) };
}
