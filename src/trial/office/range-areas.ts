import type { FWorksheet } from '@univerjs/sheets/facade';

import { rangeAreas, type Areas, type AreasHome } from './kernel/range-areas';
import type { OfficeNode } from './kernel/office-node';
import type { TrialSession } from './trial-session';

/** What `getSelectedRanges` gives. */
export function selectedAreas(session: TrialSession, find: () => Areas<FWorksheet>): OfficeNode {
  const home: AreasHome<FWorksheet> = {
    sheetName: (sheet) => sheet.getSheetName(),
    used: (sheet, valuesOnly) => session.host.cells.usedArea(sheet, valuesOnly),
    range: (cells) => session.kit.range(session, cells),
    worksheet: (sheet) => session.kit.worksheet(session, sheet, true),
  };
  return rangeAreas(session, home, find);
}
