import { cellAddress, cellName, parseArea } from '../../../shared/formula/address';
import { holds, type SheetArea } from '../../../shared/formula/area';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import { serialOfTime } from '../../cells/date';
import type { Plan } from '../../runtime/refresher';
import { actionFailure, type ActionFailure } from '../excel/action-failure';
import { rangeOf } from '../excel/ker-cells';
import { BYTES_PER_WRITE, packs, readPacked } from '../excel/packs';
import { plainText } from '../excel/plain-text';
import type { Progress } from '../excel/progress';
import { protectedSheets } from '../excel/protection';
import { findTable, growTable, openTable, type ReportTable, type TableOptions } from '../excel/report-table';
import { ownFormula } from '../excel/safe-formula';
import { type Scope, scopeAreas } from '../excel/scope';
import { formatCells } from '../excel/sheet-layout';
import { LINK_TABLE } from '../excel/table-names';
import { inOneUndo, isUndoRefused } from '../excel/undo-group';
import { liveReferences } from '../freeze/live-references';
import { planFormulas, type PlanParts } from '../plan/plan-cells';
import type { LinkCell, LinkSheet } from './blocks';
import {
  plannedFormulas,
  type Proposal,
  type ProposedCell,
  type ReadNumbers,
  readNumbers,
} from './proposals';

/** What became of a link, or of taking links back. */
export type LinkOutcome = {
  linked: number;
  /** Cells that stay as they are: their sheet is protected, or they hold something else by now. */
  left: readonly string[];
  stopped: boolean;
  failure: ActionFailure | undefined;
};

const COLUMNS = ['Cell', 'Original', 'Formula', 'Linked at', 'Now'] as const;
const NOW = COLUMNS.indexOf('Now');
const LOG_OPTIONS: TableOptions = {
  name: LINK_TABLE,
  sheet: 'KER Link Log',
  header: COLUMNS,
  widths: [120, 90, 330, 100, 90],
  mixed: [1, 4],
};

/** The typed numbers of a scope. */
export function readTypedNumbers(scope: Scope, progress: Progress): Promise<ReadNumbers> {
  return Excel.run(async (context) => {
    const { workbook } = context;
    workbook.load('name');
    const areas = await scopeAreas(context, scope);
    // Headings may stand outside of the selection.
    const all = scope === 'selection' ? await scopeAreas(context, 'sheet') : areas;
    const read = readNumbers(await readSheets(context, all, progress), workbook.name);
    return read.filter(({ number: { sheet, place } }) =>
      areas.some((area) => area.sheet === sheet && holds(area, place)),
    );
  });
}

/** What finding out about these numbers will cost; nothing is sent. */
export async function planLinks(parts: PlanParts, numbers: ReadNumbers): Promise<Plan> {
  const sheet = 'plan';
  const planOf = async (formulas: readonly string[]): Promise<Plan> => {
    const cells = formulas.map((formula, row) => ({ address: `${sheet}!A${row + 1}`, sheet, formula }));
    return (await planFormulas(() => Promise.resolve(() => undefined), parts, cells)).plan;
  };
  const [least, most] = [await planOf(plannedFormulas(numbers, 1)), await planOf(plannedFormulas(numbers))];
  return { ...least, cells: numbers.length, mostRequests: Math.max(least.mostRequests, most.mostRequests) };
}

async function readSheets(
  context: Excel.RequestContext,
  areas: readonly SheetArea[],
  { report }: Progress,
): Promise<LinkSheet[]> {
  const sheets = new Map<string, Map<number, Map<number, LinkCell>>>();
  await readPacked(areas, async (pack) => {
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('values,formulas,numberFormat');
    await context.sync();
    for (const { area, range } of ranges) {
      const rows = sheets.get(area.sheet) ?? new Map<number, Map<number, LinkCell>>();
      sheets.set(area.sheet, rows);
      (range.values as LinkCell['value'][][]).forEach((values, down) => {
        const row = rows.get(area.row + down) ?? new Map<number, LinkCell>();
        values.forEach((value, across) => {
          const formula: unknown = range.formulas[down]?.[across];
          const format = String(range.numberFormat[down]?.[across] ?? 'General');
          const isFormula = typeof formula === 'string' && formula.startsWith('=') && formula !== value;
          if (value !== '')
            row.set(area.column + across, {
              value,
              isFormula,
              format: format === 'General' ? undefined : format,
            });
        });
        if (row.size > 0) rows.set(area.row + down, row);
      });
    }
    report({ phase: 'reading', done: sheets.size, total: areas.length });
  });
  return [...sheets].map(([name, rows]) => ({ name, rows }));
}

/** Writes the formulas of these proposals where the service agrees; the numbers go to a log first. */
export function writeLinks(
  proposals: readonly Proposal[],
  now: number,
  { report, signal }: Progress,
): Promise<LinkOutcome> {
  const cells = proposals.flatMap(({ sheet, cells: own }) =>
    own.filter(({ verdict }) => verdict === 'agrees').map((cell) => ({ sheet, ...cell })),
  );
  return inOneUndo(async (context) => {
    const locked = await protectedSheets(
      context,
      cells.map(({ sheet }) => sheet),
    );
    const open = cells.filter(({ sheet }) => !locked.has(sheet));
    const left = cells
      .filter(({ sheet }) => locked.has(sheet))
      .map(({ sheet, place }) => cellAddress({ sheet, ...place }));
    let linked = 0;
    if (open.length === 0) return { linked, left, stopped: signal.aborted, failure: undefined };
    const log = await openTable(context, LOG_OPTIONS);
    let failure: ActionFailure | undefined;
    try {
      for (const pack of packs(open, ({ formula }) => formula.length + 100, BYTES_PER_WRITE)) {
        if (signal.aborted) break;
        await writePack(context, { ...log, end: log.end + linked }, pack, now);
        linked += pack.length;
        report({ phase: 'writing', done: linked, total: open.length });
      }
    } catch (error) {
      if (isUndoRefused(error)) throw error;
      failure = actionFailure(error);
    }
    growTable(log, log.end + linked);
    const size = { rows: Math.max(1, log.end + linked - 1), columns: 1 };
    formatCells(log.worksheet.getRangeByIndexes(1, 3, size.rows, 1), size, 'yyyy-mm-dd hh:mm');
    await context.sync();
    return { linked, left, stopped: signal.aborted, failure };
  });
}

type LinkedCell = ProposedCell & { sheet: string };

/** A pack's rows of the log come before its formulas, in one request that Excel carries out in order. */
async function writePack(
  context: Excel.RequestContext,
  log: ReportTable,
  pack: readonly LinkedCell[],
  now: number,
): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  const rows = pack.map(({ sheet, place, typed, formula }) => {
    const address = cellAddress({ sheet, ...place });
    const live = `=${quoteSheet(sheet)}!${cellName(place).replace(/[A-Z]+|\d+/g, '$$$&')}`;
    return [plainText(address), typed, plainText(formula), serialOfTime(now), live];
  });
  log.worksheet.getRangeByIndexes(log.end, 0, rows.length, COLUMNS.length).formulas = rows;
  for (const { sheet, place, formula } of pack)
    rangeOf(context, { sheet, ...place, rows: 1, columns: 1 }).formulas = [[ownFormula(formula)]];
  await context.sync();
}

/** Puts the numbers of the log back, wherever their cells are now; the log goes with its sheet where all are. */
export function takeLinksBack({ signal }: Progress): Promise<LinkOutcome> {
  return inOneUndo(async (context) => {
    const log = await findTable(context, LOG_OPTIONS);
    if (log === undefined || log.end < 2) return { linked: 0, left: [], stopped: false, failure: undefined };
    const rows = log.worksheet.getRangeByIndexes(1, 0, log.end - 1, COLUMNS.length);
    rows.load('values,formulas');
    await context.sync();
    const formulas = rows.formulas as (string | number | boolean)[][];
    const entries = rows.values.map((row: unknown[], at) => {
      const [reference] = liveReferences(String(formulas[at]?.[NOW] ?? ''));
      const place = reference && parseArea(reference.first);
      const area = place && { ...place, sheet: reference.sheet };
      const range = area && rangeOf(context, area);
      range?.load('formulas');
      return { row, range };
    });
    await context.sync();
    const left: string[] = [];
    let linked = 0;
    for (const { row, range } of entries) {
      const isSame =
        range !== undefined && String(range.formulas[0]?.[0]) === String(row[2]).replace(/^'/, '');
      if (isSame) range.values = [[row[1]]];
      if (isSame) linked += 1;
      else left.push(String(row[0]));
    }
    if (left.length === 0) {
      log.worksheet.tables.getItem(log.name).convertToRange();
      log.worksheet.delete();
    }
    await context.sync();
    return { linked, left, stopped: signal.aborted, failure: undefined };
  });
}
