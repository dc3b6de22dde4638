import { parseArea } from '../../../../src/shared/formula/address';
import { intersection, type Area } from '../../../../src/shared/formula/area';
import type { OfficeNode } from '../../../../src/trial/office/kernel/office-node';
import { OfficeObject, type Definition } from '../../../../src/trial/office/kernel/office-object';
import { rangeAreas } from '../../../../src/trial/office/kernel/range-areas';
import { RichApiError } from '../../../../src/trial/office/kernel/rich-api-error';
import { rangeProperties, type CellModel } from '../../../../src/trial/office/kernel/range-properties';
import { Session, type SyncCounters } from '../../../../src/trial/office/kernel/session';
import { gridFor } from '../../../../src/trial/office/kernel/written-grid';
import type { SheetModel, Value, WorkbookEvent, WorkbookModel } from './model';

type Cells = { sheet: SheetModel; area: Area };

/** An Excel over a workbook in memory: queues, loads, syncs, and refuses more than 5 MB as Excel on the web does. */
export type OfficeHost = {
  counters: SyncCounters;
  /** Runs that asked to be one step for undo. */
  groups: number;
  /** Whether Excel refuses such a run at one of its syncs, counted from 1. @default never */
  refusesGroup: (sync: number) => boolean;
};

/** Puts `Excel` and `Office` over the model into the globals. */
export function startOffice(model: WorkbookModel, apiVersion: number | string = 1.16): OfficeHost {
  const counters = { syncs: 0, bytesSent: 0, bytesReceived: 0, largestRequest: 0, largestResponse: 0 };
  const host: OfficeHost = { counters, groups: 0, refusesGroup: () => false };
  const run = async (...given: unknown[]) => {
    const batch = given.at(-1) as (context: object) => Promise<unknown>;
    const context: Record<string, unknown> = {};
    const session = new Session(counters, context);
    context['workbook'] = workbook(session, model);
    const [first] = given;
    const isGroup = first instanceof Object && 'mergeUndoGroup' in first && first.mergeUndoGroup === true;
    if (isGroup) host.groups++;
    let syncs = 0;
    context['sync'] = async () => {
      if (isGroup && host.refusesGroup(++syncs)) {
        throw new RichApiError('UndoNotSupported', 'The operation cannot be grouped');
      }
      await session.sync();
    };
    const result = await batch(context);
    await (context['sync'] as () => Promise<void>)();
    return result;
  };
  // 1.9 is older than 1.16.
  const minor = (version: string) => Number(version.split('.')[1]);
  const isSetSupported = (_set: string, version: string) => minor(version) <= minor(String(apiVersion));
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
      onChanged: handlersOf(model, 'changed'),
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
      properties: { name: { get: () => 'Book1.xlsx' } },
      navigation: {
        worksheets: offer(sheets),
        names: () => names(session, model.names),
        tables: offer(tables),
        application: offer(application),
      },
      members: () => ({
        getActiveCell: () =>
          range(session, model, () => {
            const { sheet, area } = model.selection;
            return { sheet, area: { ...area, rows: 1, columns: 1 } };
          }),
        getSelectedRanges: () => {
          const { sheet, area } = model.selection;
          const home = {
            sheetName: ({ name }: SheetModel) => name,
            used: (each: SheetModel) => each.used(),
            range: (cells: () => Cells) => range(session, model, cells),
            worksheet: (find: () => SheetModel | undefined) => worksheet(session, model, find, true),
          };
          return rangeAreas(session, home, () => ({ sheet, areas: [area, ...model.alsoSelected] }));
        },
      }),
    },
    () => model,
  );
}

function names(session: Session, defined: ReadonlyMap<string, string>): OfficeNode {
  const item: Definition<[string, string]> = {
    type: 'NamedItem',
    properties: { name: { get: ([name]) => name }, formula: { get: ([, formula]) => formula } },
  };
  const collection: Definition<typeof defined> = {
    type: 'NamedItemCollection',
    properties: {},
    items: () => [...defined].map((entry) => new OfficeObject<[string, string]>(session, item, () => entry)),
  };
  return new OfficeObject(session, collection, () => defined);
}

function handlersOf(model: WorkbookModel, event: WorkbookEvent): object {
  return {
    add: (handler: (args?: object) => void) => {
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
      id: { get: (sheet) => sheet.name },
      name: { get: (sheet) => sheet.name, set: (sheet, name) => void (sheet.name = String(name)) },
      visibility: {
        get: (sheet) => sheet.visibility,
        set: (sheet, value) => void (sheet.visibility = String(value)),
      },
      tabColor: { set: () => undefined },
    },
    navigation: {
      names: () => names(session, new Map()),
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
  const value = (row: number, column: number, sheet: SheetModel) => model.valueOf(sheet, row, column);
  const isError = (shown: Value) => typeof shown === 'string' && /^#[A-Z/0!?]+[!?A0]$/.test(shown);
  const spillOf = ({ sheet, area }: Cells) => sheet.spills.get(sheet.key(area.row, area.column));
  const cells: CellModel<Cells> = {
    sheetName: ({ sheet }) => sheet.name,
    isProtected: ({ sheet }) => sheet.isProtected,
    values: (of) => each(of, value),
    formulas: (of) =>
      each(of, (row, column, sheet) => sheet.at(row, column)?.formula ?? value(row, column, sheet)),
    texts: (of) => each(of, (...at) => String(value(...at))),
    write(of, grid) {
      // Excel takes a block at once: what spilled into it is gone before its cells are written.
      each(of, (row, column, sheet) => model.write(sheet, row, column, ''));
      const { row, column } = of.area;
      grid.forEach((line, down) =>
        line.forEach((content, across) => model.write(of.sheet, row + down, column + across, content ?? '')),
      );
    },
    spillState(of) {
      const marks = each(
        of,
        (row, column, sheet) =>
          sheet.at(row, column)?.spilledFrom !== undefined || sheet.spills.has(sheet.key(row, column)),
      ).flat();
      return marks.every(Boolean) ? true : marks.some(Boolean) ? null : false;
    },
  };
  const definition: Definition<Cells> = {
    type: 'Range',
    properties: {
      ...rangeProperties(cells),
      numberFormat: {
        get: (cells) => each(cells, (row, column, sheet) => sheet.at(row, column)?.format ?? 'General'),
        set: ({ area }, formats) => void gridFor(formats, area),
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
    },
    navigation: {
      worksheet: (self) => worksheet(session, model, () => self.target.sheet),
      format: () => ignored(session),
    },
    members: (self) => ({
      getUsedRangeOrNullObject: () =>
        range(
          session,
          model,
          () => {
            const { sheet, area: own } = self.target;
            const used = sheet.used();
            const area = used && intersection(own, used);
            return area && { sheet, area };
          },
          true,
        ),
      getEntireColumn: () => self,
      getDirectPrecedents: () => precedents(session, model, () => self.target),
      getSpillParentOrNullObject: () =>
        range(
          session,
          model,
          () => {
            const { sheet, area } = self.target;
            const from = sheet.at(area.row, area.column)?.spilledFrom;
            if (from === undefined) return undefined;
            const [row, column] = from.split(',').map(Number);
            return { sheet, area: { row: row!, column: column!, rows: 1, columns: 1 } };
          },
          true,
        ),
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
        self.act((of) => {
          const values = each(source.target, value);
          cells.write(
            of,
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

/** The cells behind the names of a formula; Excel tells those of its references too. */
function precedents(session: Session, model: WorkbookModel, find: () => Cells): OfficeNode {
  const read = (): Cells[] => {
    const { sheet, area } = find();
    const formula = sheet.at(area.row, area.column)?.formula ?? '';
    const found = [...model.names].filter(([name]) => new RegExp(`\\b${name}\\b`).test(formula));
    if (found.length === 0) throw new Error('ItemNotFound');
    return found.map(([, reference]) => ({ sheet, area: parsed(reference.split('!').at(-1)!) }));
  };
  const ranges: Definition<object> = {
    type: 'RangeCollection',
    properties: {},
    items: () => read().map((cells) => range(session, model, () => cells)),
  };
  const areas: Definition<object> = {
    type: 'WorkbookRangeAreas',
    properties: {},
    navigation: { ranges: () => new OfficeObject<object>(session, ranges, () => ({})) },
  };
  return new OfficeObject<object>(session, areas, () => ({}));
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

function parsed(address: string): Area {
  const area = parseArea(address);
  if (area === undefined) throw new Error(`Expected an address, got ${address}`);
  return area;
}
