import type { FWorksheet } from '@univerjs/sheets/facade';

import type { TrialHost } from '../host';
import type { Cells } from './cells';
import { type Definition, OfficeObject } from './office-object';
import { RichApiError } from './rich-api-error';
import type { Session } from './session';

/** `worksheet.protection`: a protected sheet refuses what is written to its cells. */
export function protection(session: Session, find: () => FWorksheet): OfficeObject<FWorksheet> {
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

/** Refuses as Excel does where the cells' sheet is protected. */
export function refuseProtected({ document }: TrialHost, { sheet }: Cells): void {
  if (!document.locked.has(sheet.getSheetId())) return;
  throw new RichApiError('AccessDenied', `The sheet "${sheet.getSheetName()}" is protected`);
}
