import { MAX_CELLS } from '../../cells/result-size';
import { LOG, LOG_OPTIONS } from './freeze-columns';
import { liveReferences, type LiveReference } from './live-references';
import { rangeOf } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import { findTable, type ReportTable } from '../excel/report-table';

/** A frozen cell as the log knows it. */
export type LogEntry = {
  /** The row of the log, from 0. */
  logRow: number;
  /** Where the cell was when it was frozen. */
  address: string;
  formula: string;
  value: unknown;
  rows: number;
  columns: number;
  contents: string;
  /** What the add-in marked the row with; empty where it could not, or where the log is of an earlier version. */
  mark: string;
  /** An Excel serial. */
  frozenAt: number;
  /** Where the cell is now; undefined where it was deleted. */
  anchor: LiveReference;
  /** Where its spill is now; undefined where it did not spill or is gone. */
  spill: LiveReference;
  /** What the formula refers to now. */
  references: readonly LiveReference[];
};

/** Cells of the log read in one round trip; its rows are wide and hold formulas as text. */
const LOG_CELLS_PER_READ = 36_000;

/** The log of the workbook; undefined where nothing was ever frozen. */
export function findLog(context: Excel.RequestContext): Promise<ReportTable | undefined> {
  return findTable(context, LOG_OPTIONS);
}

/** Whether the workbook has a log: only then can anything be unfrozen. */
export function hasLog(): Promise<boolean> {
  return Excel.run(async (context) => (await findLog(context)) !== undefined);
}

/** Reads the log, with the places where its cells are now. */
export async function readLog(context: Excel.RequestContext, log: ReportTable): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const area = { sheet: log.sheet, row: 1, column: 0, rows: Math.max(0, log.end - 1), columns: log.columns };
  if (area.rows === 0) return entries;
  await readPacked(
    [area],
    async (pack) => {
      const ranges = pack.map((part) => ({ part, range: rangeOf(context, part) }));
      const lives = pack.map((part) => rangeOf(context, { ...part, column: LOG.now, columns: 1 }));
      for (const { range } of ranges) range.load('values');
      for (const live of lives) live.load('formulas');
      await context.sync();
      ranges.forEach(({ part, range }, index) =>
        range.values.forEach((row: unknown[], down) => {
          const entry = entryOf(row, String(lives[index]?.formulas[down]?.[0] ?? ''));
          if (entry !== undefined) entries.push({ ...entry, logRow: part.row + down });
        }),
      );
    },
    LOG_CELLS_PER_READ,
  );
  return entries;
}

function entryOf(row: readonly unknown[], live: string): Omit<LogEntry, 'logRow'> | undefined {
  const formula = textOf(row[LOG.formula]);
  if (!formula.startsWith('=')) return undefined;
  const [rows = 1, columns = 1] = textOf(row[LOG.size]).split('×').map(Number);
  const [anchor, ...others] = liveReferences(live);
  const spills = rows * columns > 1;
  // No result is larger; a log that says so would have a sheet of empty cells read, one by one.
  const isTooLarge = rows * columns > MAX_CELLS;
  return {
    address: textOf(row[LOG.cell]),
    formula,
    value: row[LOG.value],
    rows,
    columns,
    contents: textOf(row[LOG.contents]),
    mark: textOf(row[LOG.mark]),
    frozenAt: Number(row[LOG.at]),
    anchor,
    spill: spills && !isTooLarge ? others[0] : undefined,
    references: spills ? others.slice(1) : others,
  };
}

/** Some versions of Excel give the apostrophe back that keeps a text from being a formula. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/^'(?==)/, '') : '';
}
