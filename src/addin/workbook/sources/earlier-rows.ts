import type { SheetArea } from '../../../shared/formula/area';
import { rangeOf } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import type { EarlierRow } from './place-rows';
import type { ReportTable } from '../excel/report-table';
import { SOURCES } from './sources-columns';

/** Cells read in one round trip: most are short texts. */
const CELLS_PER_READ = 30_000;

/** The rows that the table has from an earlier audit. */
export async function earlierRows(context: Excel.RequestContext, table: ReportTable): Promise<EarlierRow[]> {
  const rows = table.end - 1;
  if (rows === 0) return [];
  const whole = { sheet: table.sheet, row: 1, rows };
  const known = await readValues(context, { ...whole, column: 0, columns: SOURCES.field + 1 });
  const notes =
    table.added === 0
      ? []
      : await readValues(context, { ...whole, column: table.columns, columns: table.added });
  return known.map((row, index) => ({
    cell: String(row[SOURCES.cell]),
    entity: String(row[SOURCES.entity]),
    field: String(row[SOURCES.field]),
    hasNotes: notes[index]?.some((note) => note !== '') ?? false,
  }));
}

async function readValues(context: Excel.RequestContext, area: SheetArea): Promise<unknown[][]> {
  const values: unknown[][] = [];
  await readPacked(
    [area],
    async (pack) => {
      const ranges = pack.map((part) => rangeOf(context, part));
      for (const range of ranges) range.load('values');
      await context.sync();
      for (const range of ranges) values.push(...(range.values as unknown[][]));
    },
    CELLS_PER_READ,
  );
  return values;
}
