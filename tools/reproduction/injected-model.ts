import { readFileSync, writeFileSync } from 'node:fs';

import { unzipSync } from 'fflate';
import { type Cell, readXlsx } from 'hucre/xlsx';

import type { StoredCell } from '../../src/cli/file/sheet-xml';
import { openWorkbook, type OpenWorkbook } from '../../src/cli/open-workbook';
import { FormulaReads } from '../../src/cli/refresh/formula-reads';
import { officeProgram, readByLibreOffice } from '../../test/browser/saved-workbook';
import { runKer } from '../../test/cli/run-ker';
import { TestFolder } from '../../test/cli/workbook-of';

/** What a refresh changed of a workbook with KER formulas, as two readers see it. */
export type InjectedModel = {
  parts: number;
  changedParts: number;
  /** Cells with other values, of all sheets. */
  values: number;
  /** Cells with other values as LibreOffice reads them, of visible sheets; undefined where it is not installed. */
  officeValues: number | undefined;
  formulas: number;
  formats: number;
};

/** So many inputs become KER formulas. */
const INPUTS = 2;

/** Replaces the inputs that most formulas read by KER formulas, refreshes the workbook by the built program, and compares. */
export async function refreshInjected(path: string): Promise<InjectedModel> {
  const folder = new TestFolder();
  try {
    const [before, after] = [folder.file('injected.xlsx'), folder.file('refreshed.xlsx')];
    writeFileSync(before, injected(openWorkbook(path)));
    const { code, stderr } = await runKer(['refresh', before, '--out', after, '--unsupported', 'keep']);
    if (code !== 0) throw new Error(`Expected ker refresh to end with 0, got ${String(code)}: ${stderr}`);
    const [old, now] = [readFileSync(before), readFileSync(after)];
    const [oldParts, parts] = [unzipSync(old), unzipSync(now)];
    const isOther = (name: string) =>
      !Buffer.from(parts[name] ?? []).equals(oldParts[name] ?? Buffer.alloc(0));
    const [oldCells, cells] = [await cellsOf(old), await cellsOf(now)];
    const places = [...new Set([...oldCells.keys(), ...cells.keys()])];
    const others = (of: (cell: Partial<Cell>) => unknown) =>
      places.filter(
        (at) => JSON.stringify(of(oldCells.get(at) ?? {})) !== JSON.stringify(of(cells.get(at) ?? {})),
      );
    return {
      parts: Object.keys(parts).length,
      changedParts: Object.keys(oldParts).filter(isOther).length,
      values: others(({ value }) => value).length,
      officeValues: otherOfficeValues(old, now),
      formulas: others(({ formula, formulaRef }) => [formula, formulaRef]).length,
      formats: others(({ style }) => style).length,
    };
  } finally {
    folder.remove();
  }
}

/** The workbook with the value of inputs one per cent higher once it is refreshed. */
function injected({ file, formulas }: OpenWorkbook): Uint8Array {
  const reads = new FormulaReads(file.names);
  const readers = new Map<string, number>();
  for (const formula of formulas)
    for (const { sheet, row, column, rows, columns } of reads.of(formula).areas) {
      const key = `${sheet}!${row},${column}`;
      if (rows === 1 && columns === 1) readers.set(key, (readers.get(key) ?? 0) + 1);
    }
  const inputs = file.sheets
    .flatMap(({ name, path, sheet }) =>
      sheet.rows.flatMap(({ cells }) =>
        cells
          .filter(({ value, formula }) => typeof value === 'number' && value !== 0 && formula === undefined)
          .map((cell) => ({ path, cell, count: readers.get(`${name}!${cell.row},${cell.column}`) ?? 0 })),
      ),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, INPUTS);
  const changed = file.sheets.flatMap(({ path, sheet: { xml } }) => {
    const own = inputs.filter((each) => each.path === path).toSorted((a, b) => b.cell.start - a.cell.start);
    return own.length === 0
      ? []
      : [[path, own.reduce((text, { cell }) => withFormula(text, cell), xml)] as const];
  });
  return file.edited(new Map(changed), true);
}

function withFormula(xml: string, { start, tagEnd, value }: StoredCell): string {
  const formula = `${String(value)}*1.01*SIGN(_xldudf_KER_PROP("Apple Inc.","employee_count"))`;
  return `${xml.slice(0, start)}${xml.slice(start, tagEnd)}<f>${formula}</f>${xml.slice(tagEnd)}`;
}

async function cellsOf(bytes: Uint8Array): Promise<Map<string, Partial<Cell>>> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const found = new Map<string, Partial<Cell>>();
  for (const { name, rows, cells } of sheets) {
    for (const [row, values] of rows.entries())
      for (const [column, value] of values.entries()) found.set(`${name}!${row},${column}`, { value });
    for (const [key, cell] of cells ?? [])
      found.set(`${name}!${key}`, { ...found.get(`${name}!${key}`), ...cell });
  }
  return found;
}

function otherOfficeValues(before: Buffer, after: Buffer): number | undefined {
  const program = officeProgram();
  if (program === undefined) return undefined;
  const [old, now] = [readByLibreOffice(program, before), readByLibreOffice(program, after)];
  return Object.entries(now).reduce(
    (sum, [sheet, rows]) =>
      sum + rows.flatMap((cells, row) => cells.filter((cell, at) => cell !== old[sheet]?.[row]?.[at])).length,
    0,
  );
}
