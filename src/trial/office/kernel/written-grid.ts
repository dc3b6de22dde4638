import type { Area } from '../../../shared/formula/area';
import { LONGEST_FORMULA, LONGEST_TEXT_CONSTANT } from '../../../shared/formula/limits';
import { tokens } from '../../../shared/formula/tokens';
import { RichApiError } from './rich-api-error';

/** The value once for each cell, or the grid itself where it has the shape of the area. */
export function gridFor(value: unknown, { rows, columns }: Area): unknown[][] {
  if (!Array.isArray(value)) {
    return Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
  }
  const grid = value.map((row: unknown): unknown[] => (Array.isArray(row) ? (row as unknown[]) : [row]));
  if (grid.length === rows && grid.every((row) => row.length === columns)) return grid;
  throw new RichApiError(
    'InvalidArgument',
    `Expected ${rows} rows of ${columns} values, got ${grid.length} rows of ${grid[0]?.length ?? 0}`,
  );
}

/** Refuses a whole block, as Excel does, for one formula in it that is too long. */
export function refuseLongFormulas(grid: readonly (readonly unknown[])[]): void {
  for (const content of grid.flat()) {
    if (typeof content !== 'string' || !/^=./s.test(content)) continue;
    if (content.length > LONGEST_FORMULA) throw tooLong('a formula', LONGEST_FORMULA, content.length);
    if (content.length <= LONGEST_TEXT_CONSTANT) continue;
    for (const token of tokens(content)) {
      if (token.kind !== 'text' || token.value.length <= LONGEST_TEXT_CONSTANT) continue;
      throw tooLong('a text in a formula', LONGEST_TEXT_CONSTANT, token.value.length);
    }
  }
}

function tooLong(what: string, most: number, got: number): RichApiError {
  return new RichApiError('InvalidArgument', `Expected ${what} of at most ${most} characters, got ${got}`);
}
