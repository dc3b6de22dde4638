import type { Cell, CellError, Grid, Host } from '../../../src/addin/cells/cell';

/** The error value of the test host. */
export class HostError implements CellError {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

/** A host with data types, and one without. */
export const RICH: Host = { dataTypes: true, error: (code, message) => new HostError(code, message) };
export const PLAIN: Host = { ...RICH, dataTypes: false };

/** What is wrong with a result, as Excel would see it; undefined where nothing is. */
export function fault(grid: Grid): string | undefined {
  if (grid.length === 0 || grid[0]?.length === 0) return 'it is empty';
  const width = grid[0]?.length;
  if (grid.some((row) => row.length !== width)) return 'it is ragged';
  return grid.flat().map(cellFault).find(Boolean);
}

function cellFault(cell: Cell): string | undefined {
  if (typeof cell === 'string') {
    if (cell.length > 32_767) return 'its text is too long';
    return /\p{Cs}/u.test(cell) ? 'its text holds half a character' : undefined;
  }
  if (typeof cell === 'number') return Number.isFinite(cell) ? undefined : 'it holds no number';
  if (typeof cell === 'boolean') return undefined;
  if (cell instanceof HostError) return cell.message === '' ? 'its error says nothing' : undefined;
  const text = JSON.stringify(cell);
  if (/\bnull\b(?=[,}\]])/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) return 'it holds null';
  if ('type' in cell && cell.type === 'Double' && !Number.isFinite(cell.basicValue))
    return 'it holds no number';
  return 'type' in cell ? undefined : 'it is no cell value';
}

/** What a call throws; undefined where it throws nothing. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
