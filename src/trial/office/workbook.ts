import type { FWorkbook, FWorksheet } from '@univerjs/sheets/facade';

import type { Area } from '../../shared/formula/area';
import type { Cells } from './cells';
import { customXmlParts } from './custom-xml';
import { eventHandlers } from './event-handlers';
import { nameCollection } from './names';
import { type Definition, OfficeObject } from './session-object';
import type { Areas, AreasHome } from './kernel/range-areas';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';
import { settingCollection } from './settings';
import { tableCollection } from './tables';
import { worksheetCollection } from './worksheets';
import { rangeAreas } from './kernel/range-areas';
import type { OfficeNode } from './kernel/office-node';

const application: Definition<FWorkbook> = {
  type: 'Application',
  properties: {
    calculationMode: { get: () => 'Automatic', set: () => undefined },
    calculationState: { get: () => 'Done' },
  },
  members: (self) => ({
    calculate: (type: 'Recalculate' | 'Full' | 'FullRebuild') =>
      self.act(() => self.session.host.recalculate(type), type),
    // Nothing is calculated or drawn within a sync anyway.
    suspendApiCalculationUntilNextSync: () => self.act(() => undefined),
    suspendScreenUpdatingUntilNextSync: () => self.act(() => undefined),
  }),
};

const workbook: Definition<FWorkbook> = {
  type: 'Workbook',
  properties: {
    name: { get: () => 'Trial.xlsx' },
    readOnly: { get: () => false },
    isDirty: { get: () => true },
  },
  navigation: {
    worksheets: (self) => worksheetCollection(self.session, () => self.target),
    names: (self) => nameCollection(self.session),
    tables: (self) => tableCollection(self.session),
    customXmlParts: (self) => customXmlParts(self.session),
    settings: (self) => settingCollection(self.session),
    application: (self) => new OfficeObject(self.session, application, () => self.target),
  },
  members: (self) => {
    const { session } = self;
    return {
      getSelectedRange: () =>
        session.kit.range(session, () => onlyArea(selection(self.target, session.host.selected()))),
      getSelectedRanges: () => selectedAreas(session, () => selection(self.target, session.host.selected())),
      getActiveCell: () => session.kit.range(session, () => activeCell(self.target)),
      onSelectionChanged: eventHandlers(session, 'selectionChanged', () => ({
        type: 'SelectionChanged',
        workbook: self,
      })),
    };
  },
};

/** `context.workbook`. */
export function createWorkbook(session: TrialSession): OfficeObject<FWorkbook> {
  return new OfficeObject(session, workbook, () => session.host.api.getActiveWorkbook() ?? undefined);
}

function selection(book: FWorkbook, areas: readonly Area[]): Areas<FWorksheet> {
  const sheet = book.getActiveSheet();
  return { sheet, areas: areas.length > 0 ? areas : [{ row: 0, column: 0, rows: 1, columns: 1 }] };
}

/** Excel gives one range only where one area is selected. */
function onlyArea({ sheet, areas: [area, ...others] }: Areas<FWorksheet>): Cells | undefined {
  if (others.length > 0) {
    throw new RichApiError('InvalidSelection', 'The current selection is invalid for this operation.');
  }
  return area && { sheet, area };
}

function activeCell(book: FWorkbook): Cells {
  const cell = book.getActiveCell();
  return {
    sheet: book.getActiveSheet(),
    area: { row: cell?.getRow() ?? 0, column: cell?.getColumn() ?? 0, rows: 1, columns: 1 },
  };
}

/** What `getSelectedRanges` gives. */
function selectedAreas(session: TrialSession, find: () => Areas<FWorksheet>): OfficeNode {
  const home: AreasHome<FWorksheet> = {
    sheetName: (sheet) => sheet.getSheetName(),
    used: (sheet, valuesOnly) => session.host.cells.usedArea(sheet, valuesOnly),
    range: (cells) => session.kit.range(session, cells),
    worksheet: (sheet) => session.kit.worksheet(session, sheet, true),
  };
  return rangeAreas(session, home, find);
}
