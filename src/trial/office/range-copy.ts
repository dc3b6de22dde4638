import type { ICellData, Nullable } from '@univerjs/core';

import type { TrialHost } from '../host';
import { type Cells, rangeOf } from './cells';
import { OfficeObject } from './session-object';
import { refuseProtected } from './kernel/range-properties';
import { cellModel } from './range-values';
import { RichApiError } from './kernel/rich-api-error';

const BLANK: ICellData = { v: null, f: null, si: null, p: null };

/** `range.copyFrom`: values, which freezing needs, or everything that a cell holds. */
export function copyFrom(self: OfficeObject<Cells>, source: unknown, copyType: string): void {
  if (!(source instanceof OfficeObject) || !['All', 'Values'].includes(copyType)) {
    throw new RichApiError(
      'InvalidArgument',
      `Expected a range and "All" or "Values" for copyFrom, got "${copyType}"`,
    );
  }
  const { host } = self.session;
  self.act((cells) => {
    refuseProtected(cellModel(host), cells);
    const from = (source as OfficeObject<Cells>).target;
    const to = {
      sheet: cells.sheet,
      area: { ...cells.area, rows: from.area.rows, columns: from.area.columns },
    };
    rangeOf(to).setValues(copyType === 'Values' ? valuesOf(host, from) : contentsOf(host, from, to));
  });
}

function valuesOf(host: TrialHost, from: Cells): ICellData[][] {
  const values = host.cells.values(rangeOf(from), from.sheet);
  return values.map((row) => row.map((v) => ({ ...BLANK, v: v === '' ? null : v })));
}

/** The relative references of formulas move with them. */
function contentsOf({ api }: TrialHost, from: Cells, to: Cells): ICellData[][] {
  const range = rangeOf(from);
  const formulas = range.getFormulas();
  const across = to.area.column - from.area.column;
  const down = to.area.row - from.area.row;
  return range.getCellDatas().map((row, rowIndex) =>
    row.map((cell: Nullable<ICellData>, columnIndex) => {
      const formula = formulas[rowIndex]?.[columnIndex];
      const copy = { ...BLANK, t: null, s: null, custom: null, ...cell, si: null };
      if (!formula) return copy;
      return {
        ...copy,
        v: null,
        custom: null,
        f: api.getFormula().moveFormulaRefOffset(formula, across, down),
      };
    }),
  );
}
