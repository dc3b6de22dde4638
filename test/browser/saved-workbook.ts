import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';

import type { TrialPage, TrialWindow } from './trial-page';

/** What a workbook holds, by sheet: values and formulas of all cells that are used, from A1 on. */
export type Contents = Record<string, { values: (string | number | boolean)[][]; formulas: string[][] }>;

/** Reads every sheet of the trial's workbook, hidden ones too. */
export function contentsOf({ page }: TrialPage): Promise<Contents> {
  return page.evaluate(() => {
    const { api, cells } = (window as unknown as TrialWindow).trialHost;
    const sheets = api.getActiveWorkbook()?.getSheets() ?? [];
    return Object.fromEntries(
      sheets.map((sheet) => {
        const used = cells.usedArea(sheet, true) ?? { row: 0, column: 0, rows: 1, columns: 1 };
        const range = sheet.getRange(0, 0, used.row + used.rows, used.column + used.columns);
        return [sheet.getSheetName(), { values: cells.values(range, sheet), formulas: range.getFormulas() }];
      }),
    );
  });
}

/** Saves the workbook by the bar's button; the file's bytes. */
export async function savedFile({ page }: TrialPage): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .xlsx' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** LibreOffice where it is installed; undefined elsewhere. */
export function officeProgram(): string | undefined {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** What LibreOffice reads from a file: its visible sheets as rows of texts, unformatted. */
export function readByLibreOffice(program: string, file: Buffer): Record<string, string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-office-'));
  try {
    writeFileSync(join(folder, 'saved.xlsx'), file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
    execFileSync(
      program,
      [
        profile,
        '--headless',
        '--norestore',
        '--convert-to',
        format,
        '--outdir',
        folder,
        join(folder, 'saved.xlsx'),
      ],
      { stdio: 'ignore' },
    );
    return Object.fromEntries(
      readdirSync(folder)
        .filter((name) => name.endsWith('.csv'))
        .map((name) => [
          name.replace(/^saved-|\.csv$/g, ''),
          parse(readFileSync(join(folder, name)), { relax_column_count: true }),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
