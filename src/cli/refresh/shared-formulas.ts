import type { ICellData } from '@univerjs/core';

import { parseArea } from '../../shared/formula/address';
import { type Token, tokens } from '../../shared/formula/tokens';
import type { FileFormula } from '../file/workbook-formulas';

/** A corner of a reference, with its dollar signs. */
const CORNER = /^(\$?)[A-Z]{1,3}(\$?)\d+$/i;

/** Tokens whose meaning does not depend on the cell of the formula. */
const FIXED: ReadonlySet<Token['kind']> = new Set([
  ...(['call', 'text', 'number', 'boolean', 'operator', 'space', 'start'] as const),
]);

/** Functions that the engine evaluates before the rest of a formula. */
const ADDRESS = new Set(['INDIRECT', 'OFFSET']);

/** Where a formula stands among equal ones: the engine parses only the first, and moves its references. */
export type SharedFormula = Pick<ICellData, 'f' | 'si'>;

/** Formulas as the engine gets them: those that were filled down or across share one, which saves most of its memory. */
export function sharedFormulas(
  formulas: readonly FileFormula[],
  prefix: string,
): Map<FileFormula, SharedFormula> {
  const ids = new Map<string, string>();
  const found = new Map<FileFormula, SharedFormula>();
  for (const each of formulas) {
    const shape = shapeOf(each);
    const key = `${each.sheet}\n${shape}`;
    const known = ids.get(key);
    const si = shape === undefined ? null : (known ?? `${prefix}${ids.size}`);
    if (si !== null) ids.set(key, si);
    found.set(each, { f: known === undefined ? each.formula : null, si });
  }
  return found;
}

/** A formula with its references relative to its cell; undefined where it has other parts that may depend on the cell. */
function shapeOf({ formula, cell, area }: FileFormula): string | undefined {
  if (area.rows * area.columns > 1 || cell.formula?.attributes['t'] === 'array') return undefined;
  let shape = '';
  for (const token of tokens(formula)) {
    if (token.kind === 'reference') {
      const at = token.text.lastIndexOf('!') + 1;
      for (const corner of token.text.slice(at).split(':')) {
        const [, fixedColumn, fixedRow] = CORNER.exec(corner) ?? [];
        const place = parseArea(corner);
        if (fixedColumn === undefined || !place) return undefined;
        const column = fixedColumn === '' ? `[${place.column - cell.column}]` : place.column;
        const row = fixedRow === '' ? `[${place.row - cell.row}]` : place.row;
        shape += `${token.text.slice(0, at)}R${row}C${column}:`;
      }
    } else if (!FIXED.has(token.kind) || (token.kind === 'call' && ADDRESS.has(token.text.toUpperCase())))
      return undefined;
    else shape += token.text;
  }
  return shape;
}
