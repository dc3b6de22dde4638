import { cellCount, type SheetArea } from '../shared/formula/area';
import type { Runtime } from '../addin/runtime/runtime';
import type { Inputs } from '../addin/workbook/plan/inputs';
import { planFormulas } from '../addin/workbook/plan/plan-cells';
import type { Plan } from '../addin/runtime/refresher';
import { CellIndex } from './file/cell-index';
import type { OpenWorkbook } from './open-workbook';

/** More cells than this are not read for one argument of a plan. */
const MOST_CELLS = 200_000;

/** What the KER formulas of a file will request; sends nothing. */
export function planFile(
  runtime: Runtime,
  { file, formulas }: Pick<OpenWorkbook, 'file' | 'formulas'>,
): Promise<Plan> {
  const cells = new CellIndex(file);
  const ker = formulas.filter(({ isKer }) => isKer);
  return planned(runtime, ker, (area) => inputsOf(cells, area));
}

/** What formulas will request that read no cells; sends nothing. */
export function planTexts(runtime: Runtime, formulas: readonly string[]): Promise<Plan> {
  const sheet = 'plan';
  const cells = formulas.map((formula, row) => ({ address: `${sheet}!A${row + 1}`, sheet, formula }));
  return planned(runtime, cells, () => undefined);
}

async function planned(
  { refresher, knowledge }: Runtime,
  cells: Parameters<typeof planFormulas>[2],
  inputs: Inputs,
): Promise<Plan> {
  const parts = { refresher, known: knowledge.known };
  const { plan } = await planFormulas(() => Promise.resolve(inputs), parts, cells);
  return plan;
}

function inputsOf(cells: CellIndex, area: SheetArea): unknown[][] | undefined {
  const used = cells.used(area);
  if (!used) return [['']];
  if (cellCount(used) > MOST_CELLS) return undefined;
  const rows = Array.from({ length: used.rows }, () =>
    Array.from<unknown>({ length: used.columns }).fill(''),
  );
  for (const { row, column, value } of cells.in(area)) {
    const own = rows[row - used.row];
    if (own && value !== undefined) own[column - used.column] = value;
  }
  return rows;
}
