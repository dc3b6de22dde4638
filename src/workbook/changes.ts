import { addSheet } from './report-table';
import type { CellChange } from './cell-change';
import { findLog, readLog, type LogEntry } from './freeze-log';
import { plainText } from './plain-text';
import { withReferences } from './live-references';
import { BYTES_PER_WRITE, packs } from './packs';
import { readPacked } from './packs';
import type { Progress } from './progress';
import { rangeOf } from './ker-cells';
import { settled, type Awaited } from './settled';

/** What became of a comparison. */
export type ChangesOutcome = {
  changed: readonly CellChange[];
  unchanged: number;
  /** The sheet that lists them; undefined where there is nothing to list. */
  sheet: string | undefined;
  stopped: boolean;
};

/** Writes changed cells to a new sheet: cell, value before, value now. */
export function listChanges(changed: readonly CellChange[], unchanged: number): Promise<ChangesOutcome> {
  return Excel.run(async (context) => {
    const none = { changed, unchanged, sheet: undefined, stopped: false };
    if (changed.length === 0) return none;
    return { ...none, sheet: await writeChanges(context, changed) };
  });
}

/**
 * Compares the freeze log with what its formulas give now. They run on a hidden sheet of their own, so that the frozen
 * model stays as it is; what is still fresh costs nothing.
 */
export function changesSinceFreeze(
  parts: Pick<Awaited, 'activity' | 'wait'>,
  progress: Progress,
): Promise<ChangesOutcome> {
  return Excel.run(async (context) => {
    const log = await findLog(context);
    const entries = log === undefined ? [] : await readLog(context, log);
    if (entries.length === 0) return { changed: [], unchanged: 0, sheet: undefined, stopped: false };
    const { worksheet, sheet } = await addSheet(context, 'KER comparison');
    worksheet.visibility = 'Hidden';
    try {
      const now = await runFormulas(context, { sheet, entries, ...parts }, progress);
      const changed = entries.flatMap(({ address, value }, index): CellChange[] =>
        now[index] === (value ?? '') ? [] : [{ address, before: String(value), after: String(now[index]) }],
      );
      const listed = changed.length === 0 ? undefined : await writeChanges(context, changed);
      const unchanged = entries.length - changed.length;
      return { changed, unchanged, sheet: listed, stopped: progress.signal.aborted };
    } finally {
      worksheet.delete();
      await context.sync();
    }
  });
}

type Running = { sheet: string; entries: readonly LogEntry[] } & Pick<Awaited, 'activity' | 'wait'>;

async function runFormulas(
  context: Excel.RequestContext,
  { sheet, entries, activity, wait }: Running,
  progress: Progress,
): Promise<unknown[]> {
  const answered = settled({ activity, wait, calls: entries.length, progress });
  const formulas = entries.map((entry, row) => ({ row, formula: comparable(entry) }));
  for (const pack of packs(formulas, ({ formula }) => formula.length + 20, BYTES_PER_WRITE)) {
    const first = pack[0]?.row ?? 0;
    const area = { sheet, row: first, column: 0, rows: pack.length, columns: 1 };
    await writeFormulas(
      context,
      rangeOf(context, area),
      pack.map(({ formula }) => formula),
    );
  }
  await answered;
  const values: unknown[] = [];
  await readPacked([{ sheet, row: 0, column: 0, rows: entries.length, columns: 1 }], async (pack) => {
    const ranges = pack.map((area) => rangeOf(context, area));
    for (const range of ranges) range.load('values');
    await context.sync();
    for (const { values: column } of ranges) values.push(...column.map((row: unknown[]) => row[0]));
  });
  return values;
}

function writeFormulas(
  context: Excel.RequestContext,
  range: Excel.Range,
  formulas: readonly string[],
): Promise<void> {
  range.formulas = formulas.map((formula) => [formula]);
  return context.sync();
}

/** The formula with every reference naming its sheet, so that it gives the same elsewhere; of a spill its first cell. */
function comparable({ formula, references, rows, columns }: LogEntry): string {
  const elsewhere = withReferences(formula, references, '');
  return rows * columns === 1 ? elsewhere : `=INDEX(${elsewhere.slice(1)},1,1)`;
}

async function writeChanges(context: Excel.RequestContext, changed: readonly CellChange[]): Promise<string> {
  const { worksheet, sheet } = await addSheet(context, 'KER Changes');
  const rows = changed.map(({ address, before, after }) => [address, before, after].map(plainText));
  const all = [['Cell', 'Before', 'Now'], ...rows];
  const range = worksheet.getRangeByIndexes(0, 0, all.length, 3);
  range.formulas = all;
  worksheet.tables.add(range, true);
  worksheet.freezePanes.freezeRows(1);
  worksheet.activate();
  await context.sync();
  return sheet;
}
