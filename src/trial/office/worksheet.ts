import type { FWorksheet } from '@univerjs/sheets/facade';

import { type Cells, cellsAt } from './cells';
import { chartCollection } from './charts';
import { eventHandlers } from './event-handlers';
import { nameCollection } from './names';
import type { Property } from './kernel/office-object';
import { type Definition, OfficeObject } from './session-object';
import { pageLayout } from './page-layout';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';
import { tableCollection } from './tables';
import { writtenText } from './written-text';

/** A sheet of the workbook. */
export function createWorksheet(
  session: TrialSession,
  find: () => FWorksheet | undefined,
  nullable = false,
): OfficeObject<FWorksheet> {
  return new OfficeObject(session, definitionFor(session), find, { nullable });
}

/** A sheet that is known already, as an item of a collection. */
export function knownWorksheet(session: TrialSession, target: FWorksheet): OfficeObject<FWorksheet> {
  return new OfficeObject(session, definitionFor(session), () => target, { target });
}

function definitionFor(session: TrialSession): Definition<FWorksheet> {
  return {
    type: 'Worksheet',
    properties: properties(session),
    navigation: {
      charts: (self) => chartCollection(session, () => self.target),
      tables: (self) => tableCollection(session, () => self.target.getSheetId()),
      names: (self) => nameCollection(session, () => self.target),
      pageLayout: (self) => pageLayout(session, () => self.target),
      protection: (self) => protection(session, () => self.target),
    },
    members: (self) => ({ ...ranges(self), ...actions(self), ...events(self) }),
  };
}

function properties({ host }: TrialSession): Record<string, Property<FWorksheet>> {
  const { veryHidden } = host.document;
  return {
    id: { get: (sheet) => sheet.getSheetId() },
    name: {
      get: (sheet) => sheet.getSheetName(),
      set: (sheet, value) =>
        rename(host.api.getActiveWorkbook()?.getSheets() ?? [], sheet, writtenText(value)),
    },
    position: {
      get: (sheet) => sheet.getIndex(),
      set: (sheet, value) => void host.api.getActiveWorkbook()?.moveSheet(sheet, Number(value)),
    },
    visibility: {
      get: (sheet) => {
        if (!sheet.isSheetHidden()) return 'Visible';
        return veryHidden.has(sheet.getSheetId()) ? 'VeryHidden' : 'Hidden';
      },
      set: (sheet, value) => {
        veryHidden.delete(sheet.getSheetId());
        if (value === 'VeryHidden') veryHidden.add(sheet.getSheetId());
        if (value === 'Visible') sheet.showSheet();
        // The engine refuses to hide what is hidden while only one sheet is shown.
        else if (!sheet.isSheetHidden()) sheet.hideSheet();
      },
    },
    tabColor: {
      get: (sheet) => sheet.getTabColor() ?? '',
      set: (sheet, value) => void sheet.setTabColor(writtenText(value)),
    },
    showGridlines: {
      get: (sheet) => !sheet.hasHiddenGridLines(),
      set: (sheet, value) => void sheet.setHiddenGridlines(value === false),
    },
    enableCalculation: { get: () => true, set: () => undefined },
  };
}

function rename(sheets: readonly FWorksheet[], sheet: FWorksheet, name: string): void {
  if (name === '' || name.length > 31 || /[\\/?*[\]:]/.test(name)) {
    throw new RichApiError('InvalidArgument', `Expected a sheet name of 1 to 31 characters, got "${name}"`);
  }
  const taken = sheets.some(
    (other) =>
      other.getSheetId() !== sheet.getSheetId() && other.getSheetName().toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw new RichApiError('ItemAlreadyExists', `A sheet named "${name}" exists already`);
  sheet.setName(name);
}

function ranges(self: OfficeObject<FWorksheet>): Record<string, unknown> {
  const { session } = self;
  const { cells } = session.host;
  const range = (find: (sheet: FWorksheet) => Cells['area'] | undefined, nullable = false) =>
    session.kit.range(
      session,
      () => {
        const area = find(self.target);
        return area && { sheet: self.target, area };
      },
      nullable,
    );
  return {
    getRange: (address?: string) =>
      session.kit.range(session, () => cellsAt(session.host, self.target, address)),
    getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
      range(() => ({ row, column, rows, columns })),
    getCell: (row: number, column: number) => range(() => ({ row, column, rows: 1, columns: 1 })),
    // An empty sheet's used range is its first cell, as in Excel.
    getUsedRange: (valuesOnly = false) =>
      range((sheet) => cells.usedArea(sheet, valuesOnly) ?? { row: 0, column: 0, rows: 1, columns: 1 }),
    getUsedRangeOrNullObject: (valuesOnly = false) =>
      range((sheet) => cells.usedArea(sheet, valuesOnly), true),
  };
}

function actions(self: OfficeObject<FWorksheet>): Record<string, unknown> {
  const { session } = self;
  return {
    activate: () => self.act((sheet) => void sheet.activate()),
    delete: () =>
      self.act((sheet) => {
        const workbook = session.host.api.getActiveWorkbook();
        if (
          (workbook?.getSheets().filter((each) => !each.isSheetHidden()).length ?? 0) <= 1 &&
          !sheet.isSheetHidden()
        ) {
          throw new RichApiError('InvalidOperation', 'A workbook needs a visible sheet');
        }
        // The engine keeps track of the formulas of a sheet that is gone, unless they went away before it.
        const used = session.host.cells.usedArea(sheet, true);
        if (used)
          sheet.getRange(used.row, used.column, used.rows, used.columns).clear({ contentsOnly: true });
        workbook?.deleteSheet(sheet);
      }),
    calculate: () => self.act(() => session.host.recalculate('Full')),
    freezePanes: {
      freezeRows: (count = 1) => self.act((sheet) => void sheet.setFrozenRows(count), count),
      freezeColumns: (count = 1) => self.act((sheet) => void sheet.setFrozenColumns(count), count),
      freezeAt: (range: OfficeObject<Cells>) =>
        self.act((sheet) => {
          const { area } = range.target;
          sheet.setFreeze({
            startRow: area.row + area.rows,
            startColumn: area.column + area.columns,
            ySplit: area.rows,
            xSplit: area.columns,
          });
        }),
      unfreeze: () => self.act((sheet) => void sheet.cancelFreeze()),
    },
  };
}

function events(self: OfficeObject<FWorksheet>): Record<string, unknown> {
  const { session } = self;
  const here =
    <T extends { sheet: string }>(type: string, more: (event: T) => object) =>
    (event: T) =>
      self.targetOrNothing?.getSheetId() === event.sheet
        ? { type, worksheetId: event.sheet, source: 'Local', ...more(event) }
        : undefined;
  return {
    onChanged: eventHandlers(
      session,
      'changed',
      here('WorksheetChanged', ({ address, changeType }) => ({ address, changeType })),
    ),
    onSelectionChanged: eventHandlers(
      session,
      'selectionChanged',
      here('WorksheetSelectionChanged', ({ address }) => ({ address })),
    ),
    onCalculated: eventHandlers(
      session,
      'calculated',
      here('WorksheetCalculated', () => ({ address: '' })),
    ),
    onActivated: eventHandlers(
      session,
      'activated',
      here('WorksheetActivated', () => ({})),
    ),
  };
}

/** `worksheet.protection`: a protected sheet refuses what is written to its cells. */
function protection(session: TrialSession, find: () => FWorksheet): OfficeObject<FWorksheet> {
  const { locked } = session.host.document;
  const definition: Definition<FWorksheet> = {
    type: 'WorksheetProtection',
    properties: { protected: { get: (sheet) => locked.has(sheet.getSheetId()) } },
    members: (self) => ({
      protect: () => self.act((sheet) => void locked.add(sheet.getSheetId())),
      unprotect: () => self.act((sheet) => void locked.delete(sheet.getSheetId())),
    }),
  };
  return new OfficeObject(session, definition, find);
}
