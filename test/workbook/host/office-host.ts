import type { TrialHost } from '../../../src/trial/host';
import { OfficeObject, type Definition } from '../../../src/trial/office/office-object';
import type { OfficeNode } from '../../../src/trial/office/office-node';
import { Session } from '../../../src/trial/office/session';
import { columnOf, letters, qualifier } from './references';
import type { Area, SheetModel, Value, WorkbookEvent, WorkbookModel } from './model';

type Cells = { sheet: SheetModel; area: Area };

/** An Excel over a workbook in memory: queues, loads, syncs, and refuses more than 5 MB as Excel on the web does. */
export type OfficeHost = { counters: TrialHost['counters'] };

/** Puts `Excel` and `Office` over the model into the globals. */
export function startOffice(model: WorkbookModel, apiVersion = 1.16): OfficeHost {
  const counters = { syncs: 0, bytesSent: 0, bytesReceived: 0, largestRequest: 0, largestResponse: 0 };
  const host: OfficeHost = { counters };
  const run = async (...given: unknown[]) => {
    const batch = given.at(-1) as (context: object) => Promise<unknown>;
    const context: Record<string, unknown> = {};
    const session = new Session({ counters } as unknown as TrialHost, undefined as never, context);
    context['workbook'] = workbook(session, model);
    context['sync'] = async () => {
      await session.sync();
    };
    const result = await batch(context);
    await (context['sync'] as () => Promise<void>)();
    return result;
  };
  const isSetSupported = (_set: string, version: string) => Number(version) <= apiVersion;
  Object.assign(globalThis, {
    Excel: { run },
    Office: {
      context: { requirements: { isSetSupported } },
      ribbon: { requestUpdate: () => Promise.resolve() },
    },
  });
  return host;
}

function workbook(session: Session, model: WorkbookModel): OfficeNode {
  const sheets: Definition<WorkbookModel> = {
    type: 'WorksheetCollection',
    properties: {},
    items: () => model.sheets.map((sheet) => worksheet(session, model, () => sheet)),
    members: () => ({
      getItem: (name: string) => worksheet(session, model, () => sheetNamed(model, name)),
      getItemOrNullObject: (name: string) => worksheet(session, model, () => sheetNamed(model, name), true),
      getActiveWorksheet: () => worksheet(session, model, () => model.active),
      add: (name: string) => worksheet(session, model, () => model.add(name)),
      onCalculated: handlersOf(model, 'calculated'),
      onDeleted: handlersOf(model, 'deleted'),
      onNameChanged: handlersOf(model, 'renamed'),
    }),
  };
  const tables: Definition<WorkbookModel> = {
    type: 'TableCollection',
    properties: {},
    items: () => [...model.tables.keys()].map((name) => table(session, model, name)),
    members: () => ({ getItemOrNullObject: (name: string) => table(session, model, name) }),
  };
  const application: Definition<WorkbookModel> = {
    type: 'Application',
    properties: { calculationMode: { get: () => 'Automatic' } },
    members: () => ({ suspendApiCalculationUntilNextSync: () => undefined, calculate: () => undefined }),
  };
  const offer = (definition: Definition<WorkbookModel>) => () =>
    new OfficeObject(session, definition, () => model);
  return new OfficeObject<WorkbookModel>(
    session,
    {
      type: 'Workbook',
      properties: {},
      navigation: { worksheets: offer(sheets), tables: offer(tables), application: offer(application) },
      members: () => ({
        getSelectedRanges: () => {
          const { sheet, area } = model.selection;
          return areas(session, model, () => ({ sheet, areas: [area, ...model.alsoSelected] }));
        },
      }),
    },
    () => model,
  );
}

function handlersOf(model: WorkbookModel, event: WorkbookEvent): object {
  return {
    add: (handler: () => void) => {
      const entry = { event, handler };
      model.handlers.add(entry);
      return { remove: () => model.handlers.delete(entry) };
    },
  };
}

function sheetNamed(model: WorkbookModel, name: string): SheetModel | undefined {
  return model.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
}

function worksheet(
  session: Session,
  model: WorkbookModel,
  find: () => SheetModel | undefined,
  nullable = false,
): OfficeObject<SheetModel> {
  const used = (sheet: SheetModel) => sheet.used() ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const definition: Definition<SheetModel> = {
    type: 'Worksheet',
    properties: {
      name: { get: (sheet) => sheet.name, set: (sheet, name) => void (sheet.name = String(name)) },
      visibility: {
        get: (sheet) => sheet.visibility,
        set: (sheet, value) => void (sheet.visibility = String(value)),
      },
      tabColor: { set: () => undefined },
    },
    navigation: {
      tables: (self) =>
        new OfficeObject<SheetModel>(
          session,
          {
            type: 'TableCollection',
            properties: {},
            members: () => ({
              getItem: (name: string) => table(session, model, name),
              add: (where: OfficeObject<Cells> | string) => {
                const name = `Table${model.tables.size + 1}`;
                session.enqueue(() => {
                  const area = typeof where === 'string' ? parsed(where) : where.target.area;
                  model.tables.set(name, { sheet: self.target, area });
                }, where);
                return table(session, model, name);
              },
            }),
          },
          () => self.target,
        ),
      protection: (self) =>
        new OfficeObject<SheetModel>(
          session,
          { type: 'WorksheetProtection', properties: { protected: { get: (sheet) => sheet.isProtected } } },
          () => self.target,
        ),
      pageLayout: () => ignored(session),
    },
    members: (self) => ({
      getRange: (address: string) =>
        range(session, model, () => ({ sheet: self.target, area: parsed(address) })),
      getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
        range(session, model, () => ({ sheet: self.target, area: { row, column, rows, columns } })),
      getUsedRange: () => range(session, model, () => ({ sheet: self.target, area: used(self.target) })),
      getUsedRangeOrNullObject: () =>
        range(
          session,
          model,
          () => {
            const area = self.target.used();
            return area && { sheet: self.target, area };
          },
          true,
        ),
      activate: () => self.act((sheet) => void (model.active = sheet)),
      delete: () =>
        self.act((sheet) => {
          if (sheet.visibility === 'VeryHidden') throw new Error('A very hidden sheet cannot be deleted');
          model.edit({ kind: 'remove', sheet: sheet.name });
        }),
      freezePanes: { freezeRows: () => undefined },
    }),
  };
  return new OfficeObject(session, definition, find, { nullable });
}

function table(session: Session, model: WorkbookModel, name: string): OfficeNode {
  type Named = { name: string };
  const of = ({ name: key }: Named) => model.tables.get(key)!;
  const definition: Definition<Named> = {
    type: 'Table',
    properties: {
      name: {
        get: (target) => target.name,
        set: (target, value) => {
          model.tables.set(String(value), of(target));
          model.tables.delete(target.name);
          target.name = String(value);
        },
      },
      style: { set: () => undefined },
    },
    navigation: { worksheet: (self) => worksheet(session, model, () => of(self.target).sheet) },
    members: (self) => ({
      getRange: () => range(session, model, () => of(self.target)),
      getHeaderRowRange: () =>
        range(session, model, () => {
          const { sheet, area } = of(self.target);
          return { sheet, area: { ...area, rows: 1 } };
        }),
      clearFilters: () => undefined,
      convertToRange: () => self.act((target) => void model.tables.delete(target.name)),
      resize: (address: string) =>
        self.act((target) => {
          of(target).area = parsed(address);
        }),
    }),
  };
  return new OfficeObject<Named>(session, definition, () => (model.tables.has(name) ? { name } : undefined), {
    nullable: true,
  });
}

function range(
  session: Session,
  model: WorkbookModel,
  find: () => Cells | undefined,
  nullable = false,
): OfficeObject<Cells> {
  const each = <T>(
    { sheet, area }: Cells,
    read: (row: number, column: number, sheet: SheetModel) => T,
  ): T[][] =>
    Array.from({ length: area.rows }, (_r, down) =>
      Array.from({ length: area.columns }, (_c, across) =>
        read(area.row + down, area.column + across, sheet),
      ),
    );
  const shaped = ({ area }: Cells, grid: unknown): void => {
    const rows = grid as unknown[][];
    if (rows.length !== area.rows || rows.some((row) => row.length !== area.columns)) {
      throw new Error(`Expected ${area.rows} rows of ${area.columns}`);
    }
  };
  const write = ({ sheet, area }: Cells, grid: unknown): void => {
    const rows = grid as Value[][];
    if (sheet.isProtected) throw new Error('The sheet is protected');
    shaped({ sheet, area }, rows);
    // Excel takes a block at once: what spilled into it is gone before its cells are written.
    each({ sheet, area }, (row, column) => model.write(sheet, row, column, ''));
    rows.forEach((line, down) =>
      line.forEach((value, across) => model.write(sheet, area.row + down, area.column + across, value)),
    );
  };
  const value = (row: number, column: number, sheet: SheetModel) => model.valueOf(sheet, row, column);
  const isError = (shown: Value) => typeof shown === 'string' && /^#[A-Z/0!?]+[!?A0]$/.test(shown);
  const spillOf = ({ sheet, area }: Cells) => sheet.spills.get(sheet.key(area.row, area.column));
  const definition: Definition<Cells> = {
    type: 'Range',
    properties: {
      address: { get: ({ sheet, area }) => `${qualifier(sheet.name)}!${nameOf(area)}` },
      rowIndex: { get: ({ area }) => area.row },
      columnIndex: { get: ({ area }) => area.column },
      rowCount: { get: ({ area }) => area.rows },
      columnCount: { get: ({ area }) => area.columns },
      values: { get: (cells) => each(cells, value), set: write },
      formulas: {
        get: (cells) =>
          each(cells, (row, column, sheet) => sheet.at(row, column)?.formula ?? value(row, column, sheet)),
        set: write,
      },
      text: { get: (cells) => each(cells, (...at) => String(value(...at))) },
      numberFormat: {
        get: (cells) => each(cells, (row, column, sheet) => sheet.at(row, column)?.format ?? 'General'),
        set: shaped,
      },
      valueTypes: {
        get: (cells) =>
          each(cells, (row, column, sheet) => {
            const shown = value(row, column, sheet);
            if (sheet.at(row, column)?.isText !== true && isError(shown)) return 'Error';
            return shown === '' ? 'Empty' : typeof shown === 'number' ? 'Double' : 'String';
          }),
      },
      valuesAsJson: {
        get: (cells) => each(cells, (...at) => ({ type: 'Double', basicValue: value(...at) })),
      },
      hasSpill: {
        get: (cells) => {
          const marks = each(
            cells,
            (row, column, sheet) =>
              sheet.at(row, column)?.spilledFrom !== undefined || sheet.spills.has(sheet.key(row, column)),
          ).flat();
          return marks.every(Boolean) ? true : marks.some(Boolean) ? null : false;
        },
      },
    },
    navigation: {
      worksheet: (self) => worksheet(session, model, () => self.target.sheet),
      format: () => ignored(session),
    },
    members: (self) => ({
      getUsedRangeOrNullObject: () => range(session, model, () => usedWithin(self.target), true),
      getEntireColumn: () => self,
      getSpillingToRangeOrNullObject: () =>
        range(
          session,
          model,
          () => {
            const spill = spillOf(self.target);
            return spill && { sheet: self.target.sheet, area: { ...self.target.area, ...spill } };
          },
          true,
        ),
      setDirty: () =>
        self.act((cells) => each(cells, (row, column, sheet) => model.calculate(sheet, row, column))),
      clear: (what: string) =>
        self.act((cells) => each(cells, (row, column, sheet) => model.write(sheet, row, column, '')), what),
      copyFrom: (source: OfficeObject<Cells>) =>
        self.act((cells) => {
          const values = each(source.target, value);
          write(
            cells,
            values.map((row) => row.map((one) => (typeof one === 'string' ? `'${one}` : one))),
          );
        }),
      delete: (shift: string) =>
        self.act(({ sheet, area }) => {
          model.edit({ kind: 'delete', sheet: sheet.name, side: 'rows', at: area.row, count: area.rows });
        }, shift),
    }),
  };
  return new OfficeObject(session, definition, find, { nullable });
}

type Areas = { sheet: SheetModel; areas: Area[] };

function areas(
  session: Session,
  model: WorkbookModel,
  find: () => Areas | undefined,
  nullable = false,
): OfficeObject<Areas> {
  const each = ({ sheet, areas: all }: Areas) =>
    all.map((area) => range(session, model, () => ({ sheet, area })));
  const used = ({ sheet, areas: all }: Areas): Areas | undefined => {
    const filled = all.flatMap((area) => usedWithin({ sheet, area })?.area ?? []);
    return filled.length === 0 ? undefined : { sheet, areas: filled };
  };
  const definition: Definition<Areas> = {
    type: 'RangeAreas',
    properties: {},
    navigation: {
      worksheet: (self) => worksheet(session, model, () => self.target.sheet),
      areas: (self) =>
        new OfficeObject<Areas>(
          session,
          { type: 'RangeCollection', properties: {}, items: each },
          () => self.targetOrNothing,
          { nullable: true },
        ),
    },
    members: (self) => ({
      getUsedRangeAreasOrNullObject: () => areas(session, model, () => used(self.target), true),
    }),
  };
  return new OfficeObject(session, definition, find, { nullable });
}

/** Formats are not kept: no action reads them back. */
function ignored(session: Session): OfficeNode {
  const set = { set: () => undefined };
  const definition: Definition<object> = {
    type: 'Format',
    properties: {
      columnWidth: set,
      wrapText: set,
      horizontalAlignment: set,
      orientation: set,
      zoom: set,
      color: set,
    },
    navigation: { fill: () => ignored(session) },
    members: () => ({ setPrintTitleRows: () => undefined }),
  };
  return new OfficeObject<object>(session, definition, () => ({}));
}

function usedWithin({ sheet, area }: Cells): Cells | undefined {
  const used = sheet.used();
  if (used === undefined) return undefined;
  const row = Math.max(area.row, used.row);
  const column = Math.max(area.column, used.column);
  const rows = Math.min(area.row + area.rows, used.row + used.rows) - row;
  const columns = Math.min(area.column + area.columns, used.column + used.columns) - column;
  return rows > 0 && columns > 0 ? { sheet, area: { row, column, rows, columns } } : undefined;
}

function nameOf({ row, column, rows, columns }: Area): string {
  const first = `${letters(column)}${row + 1}`;
  return rows * columns === 1 ? first : `${first}:${letters(column + columns - 1)}${row + rows}`;
}

function parsed(address: string): Area {
  const [, column, row, lastColumn = column!, lastRow = row!] = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(
    address,
  )!;
  return {
    row: Number(row) - 1,
    column: columnOf(column!),
    rows: Number(lastRow) - Number(row) + 1,
    columns: columnOf(lastColumn) - columnOf(column!) + 1,
  };
}
