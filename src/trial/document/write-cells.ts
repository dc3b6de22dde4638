import type { ICellData } from '@univerjs/core';
import type { FRange } from '@univerjs/sheets/facade';

import type { CellInput } from '../../sheet/cells/cell-input';
import { cellFrom } from './typed-text';

/** Writes a grid of the range's own shape, as if each text were typed; null leaves a cell as it is. */
export function writeCells(range: FRange, grid: readonly (readonly CellInput[])[]): void {
  const formats = range.getNumberFormats();
  const cells: ICellData[][] = grid.map((row, down) =>
    row.map((value, across) => (value === null ? {} : cellFrom(value, formats[down]?.[across] ?? ''))),
  );
  range.setValues(cells);
}
