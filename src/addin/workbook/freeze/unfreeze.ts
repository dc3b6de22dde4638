import { actionFailure, type ActionFailure } from '../excel/action-failure';
import { areaName, cellAddress, parseArea } from '../../../shared/formula/address';
import type { Area, SheetArea } from '../../../shared/formula/area';
import { isKerFormula } from '../../../shared/formula/ker-formula';
import { contentsMark } from './freeze-rows';
import { findLog, readLog, type LogEntry } from './freeze-log';
import { nameTest } from '../excel/defined-names';
import { judgeFormulas } from '../excel/judge-formulas';
import { rangeOf } from '../excel/ker-cells';
import { withReferences, type LiveReference } from './live-references';
import type { LogMarker } from './log-mark';
import { BYTES_PER_WRITE, packs, readPacked } from '../excel/packs';
import type { Progress } from '../excel/progress';
import { protectedSheets } from '../excel/protection';
import { rectangles } from '../excel/rectangles';
import type { ReportTable } from '../excel/report-table';

/** Why a formula could not be restored; `outside` where it may not be, because it does more than ask the service. */
export type LeftReason = 'deleted' | 'changed' | 'reshaped' | 'protected' | 'outside';

/** A formula that is not restored; `address` is where its cell is now, and where it was when it was frozen if it is gone. */
export type LeftCell = { address: string; reason: LeftReason };

/** What an unfreeze would write, before it does. */
export type UnfreezePlan = {
  formulas: readonly { address: string; formula: string; isMarked: boolean }[];
  left: readonly LeftCell[];
};

/** What became of an unfreeze. */
export type UnfreezeOutcome = {
  restored: number;
  /** Cells whose formula stays in the log only. */
  left: readonly LeftCell[];
  stopped: boolean;
  /** Why it ended early; undefined where it did not. */
  failure: ActionFailure | undefined;
};

type Restorable = { entry: LogEntry; area: SheetArea; formula: string; isDone: boolean };

/** What an unfreeze would write and what it would leave, and which rows of the log this add-in has written here. */
export function planUnfreeze(marker: LogMarker, progress: Progress): Promise<UnfreezePlan> {
  return Excel.run(async (context) => {
    const log = await findLog(context);
    if (log === undefined) return { formulas: [], left: [] };
    const { restorable, left } = await sortOut(context, await readLog(context, log), progress);
    const shown = restorable.filter(({ isDone }) => !isDone);
    const marks = await marker.marks(shown.map(({ entry }) => entry));
    const formulas = shown.map(({ entry: { mark }, area, formula }, index) => {
      return { address: cellAddress(area), formula, isMarked: mark !== '' && mark === marks[index] };
    });
    return { formulas, left };
  });
}

/**
 * Restores the formulas that a person has seen, wherever their cells are now; cells with other content keep it. Rows
 * of the log are deleted only after their formulas are back.
 */
export function unfreeze({ formulas }: UnfreezePlan, progress: Progress): Promise<UnfreezeOutcome> {
  const seen = new Set(formulas.map(({ formula }) => formula));
  return Excel.run(async (context) => {
    const log = await findLog(context);
    if (log === undefined) return { restored: 0, left: [], stopped: false, failure: undefined };
    const entries = await readLog(context, log);
    const sorted = await sortOut(context, entries, progress);
    const restorable = sorted.restorable.filter(({ formula, isDone }) => isDone || seen.has(formula));
    const unseen = sorted.restorable.filter(({ formula, isDone }) => !isDone && !seen.has(formula));
    const left = [
      ...sorted.left,
      ...unseen.map(({ area }) => ({ address: cellAddress(area), reason: 'changed' as const })),
    ];
    const restored: Restorable[] = [];
    let failure: ActionFailure | undefined;
    try {
      for (const pack of packs(restorable, ({ formula }) => formula.length + 200, BYTES_PER_WRITE)) {
        if (progress.signal.aborted) break;
        await restorePack(context, pack);
        restored.push(...pack);
        progress.report({ phase: 'writing', done: restored.length, total: restorable.length });
      }
    } catch (error) {
      failure = actionFailure(error);
    }
    await forget(context, log, { restored, isAll: restored.length === entries.length });
    return {
      restored: restored.filter(({ isDone }) => !isDone).length,
      left,
      stopped: progress.signal.aborted,
      failure,
    };
  });
}

async function sortOut(
  context: Excel.RequestContext,
  entries: readonly LogEntry[],
  progress: Progress,
): Promise<{ restorable: Restorable[]; left: LeftCell[] }> {
  const found: Restorable[] = [];
  const left: LeftCell[] = [];
  const placed: { entry: LogEntry; area: SheetArea }[] = [];
  for (const entry of entries) {
    const area = placeOf(entry);
    if (typeof area === 'string') left.push({ address: addressOf(entry), reason: area });
    else placed.push({ entry, area });
  }
  const contents = await readNow(
    context,
    placed.map(({ area }) => area),
    progress,
  );
  const locked = await protectedSheets(
    context,
    placed.map(({ area }) => area.sheet),
  );
  const isName = await nameTest(
    context,
    placed.map(({ entry }) => entry.formula),
  );
  for (const { entry, area } of placed) {
    const state = stateOf(entry, area, contents);
    if (state === 'changed') left.push({ address: cellAddress(area), reason: 'changed' });
    else if (state === 'frozen' && locked.has(area.sheet))
      left.push({ address: cellAddress(area), reason: 'protected' });
    else {
      const formula = withReferences(entry.formula, entry.references, { sheet: area.sheet, isName });
      found.push({ entry, area, formula, isDone: state === 'formula' });
    }
  }
  const refused = await judgeFormulas(
    context,
    found.filter(({ isDone }) => !isDone).map(({ formula }) => formula),
  );
  const restorable = found.filter(({ formula, isDone }) => isDone || !refused.has(formula));
  for (const { area, formula, isDone } of found) {
    if (!isDone && refused.has(formula)) left.push({ address: cellAddress(area), reason: 'outside' });
  }
  return { restorable, left };
}

/** Where the cells of an entry are now, or why they cannot be restored. */
function placeOf({ anchor, spill, rows, columns }: LogEntry): SheetArea | LeftReason {
  const place = anchor && areaOf(anchor);
  if (anchor === undefined || place === undefined) return 'deleted';
  if (rows * columns === 1) return { sheet: anchor.sheet, ...place };
  const area = spill && areaOf(spill);
  if (area?.rows !== rows || area.columns !== columns) return 'reshaped';
  if (area.row !== place.row || area.column !== place.column) return 'reshaped';
  return { sheet: anchor.sheet, ...area };
}

/**
 * Where the cell of an entry is now: a sheet may have been renamed, rows inserted, and another sheet may have the name that
 * stands in the log.
 */
function addressOf({ address, anchor }: LogEntry): string {
  const place = anchor && areaOf(anchor);
  return anchor === undefined || place === undefined
    ? address
    : cellAddress({ sheet: anchor.sheet, ...place });
}

function areaOf({ first, last }: NonNullable<LiveReference>): Area | undefined {
  return parseArea(last === undefined ? first : `${first}:${last}`);
}

type Content = { value: unknown; formula: unknown };

async function readNow(
  context: Excel.RequestContext,
  areas: readonly SheetArea[],
  { report }: Progress,
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>();
  const single = rectangles(areas.filter(({ rows, columns }) => rows * columns === 1));
  const spills = areas.filter(({ rows, columns }) => rows * columns > 1);
  await readPacked([...single, ...spills], async (pack) => {
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('values,formulas');
    await context.sync();
    for (const { area, range } of ranges) {
      range.values.forEach((row: unknown[], down) =>
        row.forEach((value, across) => {
          const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
          contents.set(cellAddress(place), { value, formula: range.formulas[down]?.[across] });
        }),
      );
    }
    report({ phase: 'reading', done: contents.size, total: areas.length });
  });
  return contents;
}

/** Whether the cells still hold what was frozen, hold a KER formula already, or something else. */
function stateOf(
  entry: LogEntry,
  area: SheetArea,
  contents: ReadonlyMap<string, Content>,
): 'frozen' | 'formula' | 'changed' {
  const values: unknown[][] = [];
  for (let down = 0; down < area.rows; down++) {
    const row: unknown[] = [];
    for (let across = 0; across < area.columns; across++) {
      const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
      const content = contents.get(cellAddress(place));
      const isFirst = down === 0 && across === 0;
      if (isFirst && content?.formula !== content?.value && isKerFormula(content?.formula)) return 'formula';
      if (isFormula(content)) return 'changed';
      row.push(content?.value ?? '');
    }
    values.push(row);
  }
  if (values.length * area.columns > 1) return contentsMark(values) === entry.contents ? 'frozen' : 'changed';
  return values[0]?.[0] === (entry.value ?? '') ? 'frozen' : 'changed';
}

/** A text that begins with = is its own formula; some versions of Excel put an apostrophe before it. */
function isFormula(content: Content | undefined): boolean {
  const { formula, value } = content ?? {};
  return typeof formula === 'string' && formula.startsWith('=') && formula !== value;
}

async function restorePack(context: Excel.RequestContext, pack: readonly Restorable[]): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  const single = new Map<string, string>();
  const cells: SheetArea[] = [];
  for (const { area, formula, isDone } of pack) {
    if (isDone) continue;
    if (area.rows * area.columns === 1) {
      single.set(cellAddress(area), formula);
      cells.push(area);
    } else {
      rangeOf(context, area).clear('Contents');
      rangeOf(context, { ...area, rows: 1, columns: 1 }).formulas = [[formula]];
    }
  }
  for (const area of rectangles(cells)) {
    rangeOf(context, area).formulas = Array.from({ length: area.rows }, (_row, down) =>
      Array.from({ length: area.columns }, (_column, across) => {
        const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
        return single.get(cellAddress(place)) ?? '';
      }),
    );
  }
  await context.sync();
}

type Forgotten = { restored: readonly Restorable[]; isAll: boolean };

/** Takes the restored rows out of the log; a log with nothing left goes away with its sheet. */
async function forget(
  context: Excel.RequestContext,
  log: ReportTable,
  { restored, isAll }: Forgotten,
): Promise<void> {
  if (isAll) {
    log.worksheet.tables.getItem(log.name).convertToRange();
    // Excel refuses to delete a sheet that is very hidden.
    log.worksheet.visibility = 'Hidden';
    log.worksheet.delete();
    await context.sync();
    return;
  }
  const rows = rectangles(restored.map(({ entry }) => ({ sheet: log.sheet, row: entry.logRow, column: 0 })));
  for (const { row, rows: count } of rows.reverse()) {
    log.worksheet
      .getRange(areaName({ row, column: 0, rows: count, columns: log.columns + log.added }))
      .delete('Up');
  }
  await context.sync();
}
