import { writeXlsx } from 'hucre/xlsx';

import type { TrialHost } from '../host';
import { DEFAULT_FONT } from '../../sheet/xlsx/file-style';
import { finishFile } from '../../sheet/xlsx/finish-file';
import { sheetToFile } from './sheet-to-file';

/** The workbook as an .xlsx file: formulas with their last values, so that it can be read without the add-in too. */
export async function writeWorkbookFile(host: TrialHost): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = host.api.getActiveWorkbook();
  if (!workbook) throw new Error('Expected a workbook to save, got none');
  const sheets = workbook.getSheets();
  const sheetNames = new Map(sheets.map((sheet) => [sheet.getSheetId(), sheet.getSheetName()]));
  const file = await writeXlsx({
    sheets: sheets.map((sheet) => sheetToFile(sheet, host)),
    namedRanges: workbook.getDefinedNames().map((name) => {
      const scope = name.isWorkbookScope() ? undefined : sheetNames.get(name.getLocalSheetId() ?? '');
      return {
        name: name.getName(),
        range: name.getFormulaOrRefString().replace(/^=/, ''),
        ...(scope !== undefined && { scope }),
      };
    }),
    activeSheet: workbook.getActiveSheet().getIndex(),
    defaultFont: DEFAULT_FONT,
    properties: { creator: 'KER for Excel, trial workbook' },
  });
  return finishFile(file);
}
