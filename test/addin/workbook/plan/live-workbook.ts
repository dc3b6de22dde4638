import { cellAddress, parseArea } from '../../../../src/shared/formula/address';
import { tokens } from '../../../../src/shared/formula/tokens';
import type { Cell } from '../../../../src/addin/cells/cell';
import { evaluate } from '../../functions/formula';
import { useRuntime } from '../../functions/excel';
import { openWorkbook, type Workbook } from '../../functions/workbook';
import { WorkbookModel, type Result, type Value } from '../host/model';
import { startOffice } from '../host/office-host';

/** A workbook in memory whose formulas run the real functions over the embedded service's real handler. */
export type LiveWorkbook = {
  model: WorkbookModel;
  workbook: Workbook;
  /** Waits until every formula shows its result. */
  calculated: () => Promise<void>;
  /** What a cell shows. */
  shows: (address: string) => Value;
};

/** Opens it; formulas that are typed run as in Excel, those that read others after these. */
export async function openLive(
  model = new WorkbookModel(),
  choices: Parameters<typeof openWorkbook>[0] = {},
): Promise<LiveWorkbook> {
  return liveOver(model, await openWorkbook(choices));
}

/** Another session opens the same workbook on the same computer. */
export async function reopened({ model, workbook }: LiveWorkbook): Promise<LiveWorkbook> {
  const addIn = await workbook.addIn.restart();
  useRuntime(addIn.runtime);
  let counted = addIn.sent.length;
  const requests = (): number => {
    const since = addIn.sent.length - counted;
    counted = addIn.sent.length;
    return since;
  };
  return liveOver(model, { ...workbook, addIn, requests });
}

function liveOver(model: WorkbookModel, workbook: Workbook): LiveWorkbook {
  const office = (globalThis as { Office?: object }).Office;
  startOffice(model);
  // The functions ask another part of Office than the actions do.
  Object.assign(globalThis, { Office: { ...office, ...(globalThis as { Office?: object }).Office } });
  const running = new Map<string, Promise<void>>();
  const read = (area: NonNullable<ReturnType<typeof parseArea>>): string => {
    const rows = Array.from({ length: area.rows }, (_row, down) =>
      Array.from({ length: area.columns }, (_column, across) =>
        literal(model.valueOf(model.active, area.row + down, area.column + across)),
      ).join(','),
    );
    return rows.length === 1 && area.columns === 1 ? rows[0]! : `{${rows.join(';')}}`;
  };
  const run = async (formula: string, address: string): Promise<void> => {
    await Promise.resolve();
    const areas = tokens(formula).flatMap((token) =>
      token.kind === 'reference' ? [parseArea(token.text.split('!').at(-1)!)!] : [],
    );
    for (const { row, column } of areas) {
      await running.get(cellAddress({ sheet: model.active.name, row, column }));
    }
    const text = tokens(formula)
      .map((token) =>
        token.kind === 'reference' ? read(parseArea(token.text.split('!').at(-1)!)!) : token.text,
      )
      .join('');
    const result = await evaluate(text, address).then(plainGrid, () => '#N/A');
    const { sheet, row, column } = model.find(address);
    const settled = model.answer;
    model.answer = () => result;
    model.calculate(sheet, row, column);
    model.answer = settled;
  };
  model.answer = (formula, address) => {
    running.set(address, run(formula, address));
    return '#BUSY!';
  };
  const calculated = async (): Promise<void> => {
    for (let count = -1; count !== running.size;) {
      count = running.size;
      await workbook.addIn.until(Promise.all(running.values()));
    }
    await workbook.addIn.pass(3_000);
  };
  return {
    model,
    workbook,
    calculated,
    shows: (address) =>
      model.find(address).sheet.at(model.find(address).row, model.find(address).column)?.value ?? '',
  };
}

function plainGrid(grid: unknown[][]): Result {
  const rows = (grid as Cell[][]).map((row) => row.map(plain));
  return rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0]! : rows;
}

function plain(cell: Cell): Value {
  if (typeof cell !== 'object') return cell;
  if ('type' in cell) return cell.type === 'Entity' ? (cell.text ?? '') : cell.basicValue;
  return '#N/A';
}

function literal(value: Value): string {
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value).toUpperCase();
}
