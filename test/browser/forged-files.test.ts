import type { Browser } from 'playwright-core';

import { forgedFile, numberCell } from '../trial/xlsx/forged-file';
import { cellAt, readXlsx } from '../trial/xlsx/xlsx-reader';
import { until } from '../until';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { savedFile } from './saved-workbook';
import { TrialPage, type TrialWindow } from './trial-page';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
});
afterAll(() => browser.close());

const says = (text: string | RegExp) => trial.page.locator('#status').getByText(text).waitFor();

const choose = async (file: File | Buffer) => {
  const buffer = file instanceof File ? Buffer.from(await file.arrayBuffer()) : file;
  await trial.page
    .getByLabel('Workbook to open')
    .setInputFiles({ name: 'forged.xlsx', mimeType: '', buffer });
};

/** Opens a file in place of what is open, whether or not that has changed. */
const open = async (file: File | Buffer) => {
  await trial.page.evaluate(() => Object.assign(window, { isBefore: true }));
  await choose(file);
  const agreed = trial.page.getByRole('dialog').getByRole('button', { name: 'Open' });
  // While one page follows the other, neither can be asked.
  const isOpen = () => trial.page.evaluate(() => 'trialHost' in window && !('isBefore' in window));
  const first = await until(async () => ((await agreed.isVisible()) ? 'asked' : (await isOpen()) && 'open'));
  if (first === 'asked') await agreed.click();
  await trial.loaded();
};

const valuesOf = (address: string) =>
  trial.paneFrame.evaluate(
    (where) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getActiveWorksheet().getRange(where);
        range.load('values');
        await context.sync();
        return range.values as unknown[][];
      }),
    address,
  );

describe('a workbook that is open', () => {
  it.each([
    [
      'all cells merged',
      { sheets: [['S', '', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>']] },
      'merged cells',
    ],
    [
      'a text of a megabyte',
      { sheets: [['S', `<row><c t="inlineStr"><is><t>${'x'.repeat(2 ** 20)}</t></is></c></row>`]] },
      'has 1,048,576 characters in S!A1',
    ],
    ['no sheets', { sheets: [] }, 'has no sheets'],
  ] as const)('stays where a file has %s, and nobody is asked', async (_what, forged, sentence) => {
    await trial.page.evaluate(() =>
      (window as unknown as TrialWindow).trialHost.type('Comparison!A60', 'mine'),
    );
    await choose(forgedFile('forged.xlsx', forged));
    await says(new RegExp(sentence));
    expect(await trial.page.getByRole('dialog').count()).toBe(0);
    expect(await trial.read('Comparison!A60')).toEqual([['mine']]);
  });

  it('stays, and is kept on, where the browser does not take the other', async () => {
    await trial.page.evaluate(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => unknown;
      // The workbook that is open is kept meanwhile, and may be.
      Object.assign(IDBObjectStore.prototype, {
        put(this: IDBObjectStore, value: unknown, key: IDBValidKey) {
          if (key !== 'current') throw new DOMException('Quota', 'QuotaExceededError');
          return Reflect.apply(put, this, [value, key]);
        },
      });
    });
    await choose(forgedFile('forged.xlsx', { sheets: [['S', numberCell('A1', 1)]] }));
    await trial.page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    await says('This browser’s storage did not take forged.xlsx, so this workbook stays open.');
    await trial.page.evaluate(() =>
      (window as unknown as TrialWindow).trialHost.type('Comparison!A61', 'kept on'),
    );
    await trial.page.locator('#sheet-bar').getByText('Saved in this browser').waitFor();
    await trial.load();
    expect(await trial.read('Comparison!A60:A61')).toEqual([['mine'], ['kept on']]);
  });
});

describe('a file that is opened, saved and opened again', () => {
  const numbers = [0, 0.5, 1, -1, 59, 60, 61, 45_657.123456789];
  const formats = ['[h]:mm', 'h:mm', 'yyyy-mm-dd', 14, '0.00" years"'];

  it('has the same numbers each time, whatever their formats', async () => {
    const rows = numbers.map((value, row) => {
      const cells = formats.map((_format, at) => numberCell(`${'ABCDE'[at] ?? ''}${row + 1}`, value, at + 1));
      return `<row r="${row + 1}">${cells.join('')}</row>`;
    });
    const expected = numbers.map((value) => formats.map(() => value));
    await open(forgedFile('forged.xlsx', { sheets: [['S', rows.join('')]], formats }));
    expect(await valuesOf('A1:E8')).toEqual(expected);
    for (const round of ['first', 'second']) {
      const saved = await savedFile(trial);
      const sheet = readXlsx(saved)['S'] ?? {};
      const rows = expected.map((row, r) => row.map((_value, c) => cellAt(sheet, r, c)?.value));
      expect({ round, rows }).toEqual({ round, rows: expected });
      await open(saved);
      expect({ round, rows: await valuesOf('A1:E8') }).toEqual({ round, rows: expected });
    }
    expect(await trial.read('A2:C2')).toEqual([['12:00', '12:00', expect.any(String)]]);
  });
});

describe('a file with a chart sheet', () => {
  it('is opened without it, and numbers with exponents in its formulas are numbers', async () => {
    const formulas = [
      '10>1E0',
      'IF(1.5E-1<0.2,1E+3,2)',
      'SUM(FILTER({1,20,300},{1,20,300}>1E1))',
      'COUNTIF(B1:C1,">1E1")',
    ];
    const cells = formulas.map(
      (formula, at) =>
        `<c r="${'ABCD'[at] ?? ''}1"><f>${formula.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</f></c>`,
    );
    await open(
      forgedFile('forged.xlsx', {
        others: [['Chart1', 'chartsheet', 'chartsheet']],
        sheets: [['S', `<row r="1">${cells.join('')}</row>`]],
      }),
    );
    await says('Opened forged.xlsx without its chart sheets, which the trial’s sheet cannot show.');
    await until(async () => expect(await valuesOf('A1:D1')).toEqual([[true, 1000, 320, 2]]));
  });
});

describe('what of a file could not be taken over', () => {
  it('is said once it is open, and the last values of other workbooks stand in their cells', async () => {
    const formula =
      '<row r="1"><c r="A1"><f>[1]Sheet1!A1*2</f><v>84</v></c><c r="B1" t="s"><v>9</v></c></row>';
    await open(
      forgedFile('forged.xlsx', {
        sheets: [
          ['S', formula],
          ['S', numberCell('A1', 1)],
        ],
        texts: ['only'],
      }),
    );
    await says(
      /“S” is “S \(2\)” here\. 1 cell is empty: the file has no text for it \(S!B1\)\. 1 formula reads other workbooks/,
    );
    expect(await trial.read('S!A1:B1')).toEqual([['84', '']]);
  });
});
