import type { SheetArea } from '../../shared/formula/area';
import type { TableModel } from '../document/trial-document';
import { type Cells, cellsAt, rangeOf } from './cells';
import { gridFor, refuseLongFormulas } from './kernel/written-grid';
import type { CellInput } from '../../sheet/cells/cell-input';
import { ClientResult } from './kernel/client-result';
import { type Definition, OfficeObject } from './session-object';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';
import { writtenText } from './written-text';

/** Tables of the workbook, or of one sheet. */
type Scope = { sheetId: string | undefined };

/** `workbook.tables`, or `worksheet.tables` where a sheet is given. */
export function tableCollection(session: TrialSession, findSheet?: () => string): OfficeObject<Scope> {
  return new OfficeObject(session, collectionFor(session), () => ({ sheetId: findSheet?.() }));
}

function collectionFor(session: TrialSession): Definition<Scope> {
  const { document } = session.host;
  const all = ({ sheetId }: Scope) =>
    [...document.tables.values()].filter(
      // A deleted sheet takes its tables along.
      ({ area }) =>
        document.areas.get(area) !== undefined &&
        (sheetId === undefined || document.areas.get(area)?.sheet === sheetId),
    );
  const find = (scope: Scope, key: string) =>
    all(scope).find((table) => table.id === key || table.name.toLowerCase() === key.toLowerCase());
  return {
    type: 'TableCollection',
    properties: { count: { get: (scope) => all(scope).length } },
    items: (scope) => all(scope).map((table) => item(session, () => table, { target: table })),
    members: (self) => ({
      getItem: (key: string) => item(session, () => find(self.target, key)),
      getItemOrNullObject: (key: string) => item(session, () => find(self.target, key), { nullable: true }),
      getCount: () => new ClientResult(session, () => all(self.target).length),
      add: (where: OfficeObject<Cells> | string, hasHeaders: boolean) =>
        item(session, () => {
          const cells = typeof where === 'string' ? cellsOn(session, self.target, where) : where.target;
          return add(session, cells, hasHeaders);
        }),
    }),
  };
}

function cellsOn({ host }: TrialSession, { sheetId }: Scope, address: string): Cells {
  const workbook = host.api.getActiveWorkbook();
  const sheet = sheetId === undefined ? workbook?.getActiveSheet() : workbook?.getSheetBySheetId(sheetId);
  if (!sheet) throw new RichApiError('ItemNotFound', 'The sheet of the table does not exist');
  return cellsAt(host, sheet, address);
}

function add({ host: { document } }: TrialSession, { sheet, area }: Cells, hasHeaders: boolean): TableModel {
  const id = document.nextId();
  const name = `Table${document.tables.size + 1}`;
  const table: TableModel = { id, name, area: id, showHeaders: hasHeaders, style: 'TableStyleMedium2' };
  document.areas.set(id, { ...area, sheet: sheet.getSheetId() });
  document.tables.set(id, table);
  if (hasHeaders)
    rangeOf({ sheet, area: { ...area, rows: 1 } })
      .setFontWeight('bold')
      .setBackground('#DCEBE7');
  return table;
}

function item(
  session: TrialSession,
  find: () => TableModel | undefined,
  options: { nullable?: boolean; target?: TableModel } = {},
): OfficeObject<TableModel> {
  return new OfficeObject(session, tableDefinition(session), find, options);
}

function tableDefinition(session: TrialSession): Definition<TableModel> {
  const { document, api } = session.host;
  const areaOf = (table: TableModel): SheetArea => {
    const area = document.areas.get(table.area);
    if (!area) throw new RichApiError('ItemNotFound', `The cells of table "${table.name}" are gone`);
    return area;
  };
  const cellsOf = (table: TableModel): Cells => {
    const { sheet: sheetId, ...area } = areaOf(table);
    const sheet = api.getActiveWorkbook()?.getSheetBySheetId(sheetId);
    if (!sheet) throw new RichApiError('ItemNotFound', `The sheet of table "${table.name}" is gone`);
    return { sheet, area };
  };
  return {
    type: 'Table',
    properties: {
      id: { get: ({ id }) => id },
      name: {
        get: ({ name }) => name,
        set: (table, value) => rename(session, table, writtenText(value)),
      },
      style: {
        get: ({ style }) => style,
        set: (table, value) => void (table.style = writtenText(value)),
      },
      showHeaders: { get: ({ showHeaders }) => showHeaders, set: () => undefined },
      showTotals: { get: () => false, set: () => undefined },
      showBandedRows: { get: () => true, set: () => undefined },
      showFilterButton: { get: () => true, set: () => undefined },
    },
    navigation: {
      worksheet: (self) => session.kit.worksheet(session, () => cellsOf(self.target).sheet),
    },
    members: (self) => ({ ...tableRanges(self, cellsOf), ...tableActions(self, cellsOf) }),
  };
}

function rename({ host: { document } }: TrialSession, table: TableModel, name: string): void {
  const taken = [...document.tables.values()].some(
    (other) => other.id !== table.id && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw new RichApiError('ItemAlreadyExists', `A table named "${name}" exists already`);
  if (!/^[A-Za-z_\\][\w.\\]*$/.test(name)) {
    throw new RichApiError(
      'InvalidArgument',
      `Expected a table name of letters, digits and _, got "${name}"`,
    );
  }
  table.name = name;
}

type CellsOf = (table: TableModel) => Cells;

function tableRanges(self: OfficeObject<TableModel>, cellsOf: CellsOf): Record<string, unknown> {
  const { session } = self;
  const range = (pick: (cells: Cells, table: TableModel) => Cells) =>
    session.kit.range(session, () => pick(cellsOf(self.target), self.target));
  const header = ({ sheet, area }: Cells): Cells => ({ sheet, area: { ...area, rows: 1 } });
  const body = ({ sheet, area }: Cells, { showHeaders }: TableModel): Cells =>
    showHeaders
      ? { sheet, area: { ...area, row: area.row + 1, rows: Math.max(1, area.rows - 1) } }
      : { sheet, area };
  const column = (index: number) => ({
    getRange: () =>
      range(({ sheet, area }) => ({ sheet, area: { ...area, column: area.column + index, columns: 1 } })),
    getDataBodyRange: () =>
      range((cells, table) => {
        const { sheet, area } = body(cells, table);
        return { sheet, area: { ...area, column: area.column + index, columns: 1 } };
      }),
  });
  return {
    getRange: () => range((cells) => cells),
    getHeaderRowRange: () => range(header),
    getDataBodyRange: () => range(body),
    columns: { getItemAt: column },
  };
}

function tableActions(self: OfficeObject<TableModel>, cellsOf: CellsOf): Record<string, unknown> {
  const { host } = self.session;
  const { document } = host;
  const forget = (table: TableModel) => {
    document.tables.delete(table.id);
    document.areas.delete(table.area);
  };
  const append = (table: TableModel, values: unknown[][]) => {
    const { sheet, area } = cellsOf(table);
    const rows = { ...area, row: area.row + area.rows, rows: values.length };
    const grid = gridFor(values, rows);
    refuseLongFormulas(grid);
    host.write(rangeOf({ sheet, area: rows }), grid as CellInput[][]);
    document.areas.set(table.area, { ...area, rows: area.rows + values.length, sheet: sheet.getSheetId() });
  };
  const resize = (table: TableModel, to: OfficeObject<Cells> | string) => {
    const { sheet } = cellsOf(table);
    const { area } = typeof to === 'string' ? cellsAt(host, sheet, to) : to.target;
    document.areas.set(table.area, { ...area, sheet: sheet.getSheetId() });
  };
  return {
    rows: {
      add: (index: number | null | undefined, values: unknown[][]) => {
        if (index !== null && index !== undefined && index !== -1) {
          throw new RichApiError(
            'InvalidArgument',
            `Expected rows to be added at the end, got index ${index}`,
          );
        }
        self.act((table) => append(table, values), values);
      },
      getCount: () =>
        new ClientResult(
          self.session,
          () => cellsOf(self.target).area.rows - (self.target.showHeaders ? 1 : 0),
        ),
    },
    resize: (to: OfficeObject<Cells> | string) => self.act((table) => resize(table, to)),
    convertToRange: () => {
      const range = self.session.kit.range(self.session, () => cellsOf(self.target));
      self.act(forget);
      return range;
    },
    delete: () =>
      self.act((table) => {
        rangeOf(cellsOf(table)).clear();
        forget(table);
      }),
    clearFilters: () => self.act(() => undefined),
    reapplyFilters: () => self.act(() => undefined),
  };
}
