import type { FWorkbook, FWorksheet } from '@univerjs/sheets/facade';

import { NEW_SHEET } from '../../sheet/engine/new-sheet';
import { ClientResult } from './kernel/client-result';
import { eventHandlers } from './event-handlers';
import { type Definition, OfficeObject } from './session-object';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';
import { createWorksheet, knownWorksheet } from './worksheet';

const definition: Definition<FWorkbook> = {
  type: 'WorksheetCollection',
  properties: {},
  items: (workbook, session) => workbook.getSheets().map((sheet) => knownWorksheet(session, sheet)),
  members: (self) => ({ ...finding(self), ...events(self) }),
};

/** `workbook.worksheets`. */
export function worksheetCollection(session: TrialSession, find: () => FWorkbook): OfficeObject<FWorkbook> {
  return new OfficeObject(session, definition, find);
}

function finding(self: OfficeObject<FWorkbook>): Record<string, unknown> {
  const { session } = self;
  const named = (key: string) => sheetNamed(self.target, key);
  return {
    getItem: (key: string) => createWorksheet(session, () => named(key)),
    getItemOrNullObject: (key: string) => createWorksheet(session, () => named(key), true),
    getActiveWorksheet: () => createWorksheet(session, () => self.target.getActiveSheet()),
    getFirst: (visibleOnly = false) =>
      createWorksheet(session, () =>
        self.target.getSheets().find((sheet) => !visibleOnly || !sheet.isSheetHidden()),
      ),
    getLast: (visibleOnly = false) =>
      createWorksheet(session, () =>
        self.target.getSheets().findLast((sheet) => !visibleOnly || !sheet.isSheetHidden()),
      ),
    getCount: (visibleOnly = false) =>
      new ClientResult(
        session,
        () => self.target.getSheets().filter((sheet) => !visibleOnly || !sheet.isSheetHidden()).length,
      ),
    add: (name?: string) => createWorksheet(session, () => added(self.target, name)),
  };
}

function sheetNamed(workbook: FWorkbook, key: string): FWorksheet | undefined {
  return workbook
    .getSheets()
    .find((sheet) => sheet.getSheetId() === key || sheet.getSheetName().toLowerCase() === key.toLowerCase());
}

/** A new sheet stands last and does not become the active one, as in Excel. */
function added(workbook: FWorkbook, name: string | undefined): FWorksheet {
  const names = new Set(workbook.getSheets().map((sheet) => sheet.getSheetName().toLowerCase()));
  if (name !== undefined && names.has(name.toLowerCase())) {
    throw new RichApiError('ItemAlreadyExists', `A sheet named "${name}" exists already`);
  }
  let number = names.size + 1;
  while (names.has(`sheet${number}`)) number += 1;
  const active = workbook.getActiveSheet();
  const sheet = workbook.create(name ?? `Sheet${number}`, NEW_SHEET.rows, NEW_SHEET.columns);
  workbook.setActiveSheet(active);
  return sheet;
}

function events(self: OfficeObject<FWorkbook>): Record<string, unknown> {
  const { session } = self;
  const simple = (type: string) => (event: { sheet: string }) => ({
    type,
    worksheetId: event.sheet,
    source: 'Local',
  });
  return {
    onChanged: eventHandlers(session, 'changed', ({ sheet, address, changeType }) => ({
      ...simple('WorksheetChanged')({ sheet }),
      address,
      changeType,
    })),
    onSelectionChanged: eventHandlers(session, 'selectionChanged', ({ sheet, address }) => ({
      ...simple('WorksheetSelectionChanged')({ sheet }),
      address,
    })),
    onCalculated: eventHandlers(session, 'calculated', simple('WorksheetCalculated')),
    onActivated: eventHandlers(session, 'activated', simple('WorksheetActivated')),
    onAdded: eventHandlers(session, 'added', simple('WorksheetAdded')),
    onDeleted: eventHandlers(session, 'deleted', simple('WorksheetDeleted')),
    onNameChanged: eventHandlers(session, 'renamed', simple('WorksheetNameChanged')),
  };
}
