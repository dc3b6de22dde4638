import { cellName, type CellPlace } from '../../../shared/formula/address';
import type { Block, CellContent } from '../../workbook/excel/content';

/** How a block will look, a line each: its formulas with their cells, or its rows where it has none. */
export function previewLines(block: Block, anchor: CellPlace): string[] {
  const formulas = block.flatMap((row, down) =>
    row.flatMap((cell, across) =>
      'formula' in cell
        ? [`${cellName({ row: anchor.row + down, column: anchor.column + across })}: ${cell.formula}`]
        : [],
    ),
  );
  return formulas.length > 0 ? formulas : block.map((row) => row.map(textOf).join(' | '));
}

function textOf(cell: CellContent): string {
  return 'formula' in cell ? cell.formula : String(cell.value);
}
