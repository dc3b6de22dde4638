import type { FWorksheet } from '@univerjs/sheets/facade';

import { type Definition, OfficeObject } from './session-object';
import type { TrialSession } from './trial-session';

/** `worksheet.protection`: a protected sheet refuses what is written to its cells. */
export function protection(session: TrialSession, find: () => FWorksheet): OfficeObject<FWorksheet> {
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
