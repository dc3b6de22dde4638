import { cellKey } from '../../../shared/formula/address';
import { cellCount } from '../../../shared/formula/area';
import { actionFailure, type ActionFailure } from '../excel/action-failure';
import { judgeFormulas } from '../excel/judge-formulas';
import { rangeOf } from '../excel/ker-cells';
import { inOneUndo, isUndoRefused } from '../excel/undo-group';
import { BYTES_PER_WRITE, packs } from '../excel/packs';
import type { Progress } from '../excel/progress';
import { protectedSheets } from '../excel/protection';
import { rectangles } from '../excel/rectangles';
import { scopeAreas } from '../excel/scope';
import { brokenCells, type BrokenCell } from './broken-cells';

/** Why a cell stays as it is: `outside` where its formula does more than ask the service. */
export type UnrepairedCell = { address: string; reason: 'protected' | 'outside' };

/** What a repair would enter, before it does. */
export type RepairPlan = {
  formulas: readonly { address: string; formula: string }[];
  left: readonly UnrepairedCell[];
};

/** What became of a repair. */
export type RepairOutcome = {
  repaired: number;
  left: readonly UnrepairedCell[];
  /** Cells that show #NAME? still: something else in their formula has no meaning. */
  still: readonly string[];
  stopped: boolean;
  /** Why it ended early; undefined where it did not. */
  failure: ActionFailure | undefined;
};

/** More cells than this are not looked through unless a person asks. */
const QUICK_LOOK = 200_000;

/** How many cells a repair would mend; undefined where the workbook is too large to look through unasked. */
export function countBroken(signal: AbortSignal): Promise<number | undefined> {
  return Excel.run(async (context) => {
    const areas = await scopeAreas(context, 'workbook');
    if (areas.reduce((sum, area) => sum + cellCount(area), 0) > QUICK_LOOK) return undefined;
    return (await brokenCells(context, areas, { signal, report: () => undefined })).length;
  });
}

/** What a repair of the workbook would enter, and what it would leave. */
export function planRepair(progress: Progress): Promise<RepairPlan> {
  return Excel.run(async (context) => {
    const { mendable, left } = await sortOut(context, progress);
    return { formulas: mendable.map(({ address, formula }) => ({ address, formula })), left };
  });
}

/** Enters the formulas again that a person has seen, where their cells are broken still. */
export function repair({ formulas }: RepairPlan, progress: Progress): Promise<RepairOutcome> {
  const seen = new Map(formulas.map(({ address, formula }) => [address, formula]));
  const entered = new Map<string, BrokenCell>();
  return inOneUndo(async (context) => {
    const { mendable, left } = await sortOut(context, progress);
    const cells = mendable.filter(({ address, formula }) => seen.get(address) === formula);
    let failure: ActionFailure | undefined;
    try {
      for (const pack of packs(cells, ({ formula }) => formula.length + 200, BYTES_PER_WRITE)) {
        if (progress.signal.aborted) break;
        await enter(context, pack);
        for (const cell of pack) entered.set(cell.address, cell);
        progress.report({ phase: 'writing', done: entered.size, total: cells.length });
      }
    } catch (error) {
      if (isUndoRefused(error)) throw error;
      failure = actionFailure(error);
    }
    const still = await brokenCells(context, rectangles([...entered.values()]), UNWATCHED);
    const addresses = still.map(({ address }) => address);
    const { aborted: stopped } = progress.signal;
    return { repaired: entered.size - still.length, left, still: addresses, stopped, failure };
  });
}

const UNWATCHED: Progress = { report: () => undefined, signal: new AbortController().signal };

async function sortOut(
  context: Excel.RequestContext,
  progress: Progress,
): Promise<{ mendable: readonly BrokenCell[]; left: readonly UnrepairedCell[] }> {
  const cells = await brokenCells(context, await scopeAreas(context, 'workbook'), progress);
  const locked = await protectedSheets(
    context,
    cells.map(({ sheet }) => sheet),
  );
  const refused = await judgeFormulas(
    context,
    cells.map(({ formula }) => formula),
  );
  const reasonOf = ({ sheet, formula }: BrokenCell): UnrepairedCell['reason'] | undefined =>
    locked.has(sheet) ? 'protected' : refused.has(formula) ? 'outside' : undefined;
  return {
    mendable: cells.filter((cell) => reasonOf(cell) === undefined),
    left: cells.flatMap((cell) => {
      const reason = reasonOf(cell);
      return reason === undefined ? [] : [{ address: cell.address, reason }];
    }),
  };
}

async function enter(context: Excel.RequestContext, pack: readonly BrokenCell[]): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  const formulas = new Map(pack.map((cell) => [cellKey(cell), cell.formula]));
  for (const area of rectangles(pack)) {
    const { sheet } = area;
    rangeOf(context, area).formulas = Array.from({ length: area.rows }, (_row, down) =>
      Array.from({ length: area.columns }, (_column, across) =>
        formulas.get(cellKey({ sheet, row: area.row + down, column: area.column + across })),
      ),
    );
  }
  await context.sync();
}
