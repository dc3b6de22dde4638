import type { Browser } from 'playwright-core';

import { cellAt, readXlsx } from '../trial/xlsx/xlsx-reader';
import { until } from '../until';
import { type Contents, contentsOf, officeProgram, readByLibreOffice, savedFile } from './saved-workbook';
import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(240_000);

let browser: Browser;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  ({ browser, trial, steps } = await openTrial());
});
afterAll(() => browser.close());

const shownBy = (cell: string) =>
  trial.page.evaluate(
    (where) =>
      (window as unknown as TrialWindow).trialHost.api
        .getActiveWorkbook()
        ?.getActiveSheet()
        .getRange(where)
        .getDisplayValue(),
    cell,
  );

/** What the sheet draws, from what it prepares for the screen. */
const drawnBy = (cell: string) =>
  trial.page.evaluate((where) => {
    const sheet = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getActiveSheet();
    const range = sheet?.getRange(where);
    const drawn = sheet?.getSkeleton()?.worksheet.getCell(range?.getRow() ?? 0, range?.getColumn() ?? 0);
    return String(drawn?.v);
  }, cell);

const put = async (cells: Record<string, string | number>) => {
  await trial.page.evaluate((typed) => {
    const { trialHost } = window as unknown as TrialWindow;
    for (const [cell, text] of Object.entries(typed)) trialHost.type(cell, text);
  }, cells);
  await trial.idle();
};

/** The clipboard's text once it holds what is meant: the sheet empties the clipboard before it fills it. */
const copiedText = (meant: string) =>
  until(async () => {
    const text = await trial.page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(meant);
    return text;
  });

const bar = () => trial.page.locator('#sheet-bar');
const says = (text: string | RegExp) => trial.page.locator('#status').getByText(text).waitFor();
const isKept = () => bar().getByText('Saved in this browser').waitFor();

/** Waits for the page that follows this one, and for its cells. */
const reopened = async (follow: () => Promise<unknown>) => {
  await trial.page.evaluate(() => Object.assign(window, { isBefore: true }));
  await follow();
  await trial.loaded();
};

describe('formulas over a spill', () => {
  it('are calculated when it arrives after them', async () => {
    await put({
      L1: '=SUMIF(M1:M60,">0")',
      L2: '=SUM(MAP(N2:N30,LAMBDA(x,IF(ISNUMBER(x),1,0))))',
      L3: '=XLOOKUP(M3,M1:M30,N1:N30)',
      M1: '=KER.SERIES("NVIDIA","Revenue")',
    });
    await put({ L4: '=SUMIF(M1:M60,">0")', L5: '=COUNT(N2:N30)', L6: '=N3' });
    const [sum, mapped, found, ...now] = (await trial.read('L1:L6')).flat();
    expect([sum, mapped, found]).toEqual(now);
    expect(Number(mapped)).toBeGreaterThan(5);
  });

  it('leave no ghost of cells that it no longer fills, when it shrinks, grows again or goes', async () => {
    const over = { Q1: '=SUM(P1:P20)', Q2: '=P8', Q3: '=SUM(MAP(P1:P20,LAMBDA(x,x)))' };
    await put({ O1: '8', P1: '=SEQUENCE(O1)', ...over });
    expect((await trial.read('Q1:Q3')).flat()).toEqual(['36', '8', '36']);
    await put({ O1: '3' });
    expect((await trial.read('Q1:Q3')).flat()).toEqual(['6', '0', '6']);
    await put({ O1: '9' });
    expect((await trial.read('Q1:Q3')).flat()).toEqual(['45', '8', '45']);
    await put({ P1: '' });
    expect((await trial.read('Q1:Q3')).flat()).toEqual(['0', '0', '0']);
  });

  it('come to rest where two spills make each other', async () => {
    await put({ S1: '=SEQUENCE(3,1,1+SUM(T1:T3))', T1: '=SEQUENCE(3,1,1+SUM(S1:S3))' });
    await put({ S1: '', T1: '' });
    expect((await trial.read('S1:T3')).flat().join('')).toBe('');
  });
});

describe('the sheet', () => {
  it('copies what is spilled as text, and shown as it is', async () => {
    await trial.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await steps.choose('Comparison', 'A17:B19');
    await trial.page.keyboard.press('Control+C');
    expect((await copiedText('Year')).split('\n').map((row) => row.split('\t'))).toEqual(
      await trial.read('A17:B19'),
    );
  });

  it('pastes of a copied spill its formula, and of a part without it the values', async () => {
    const paste = async (from: string, to: string, shown: string) => {
      await steps.choose('Comparison', from);
      await trial.page.keyboard.press('Control+C');
      const text = shown.replaceAll(' ', '\t');
      expect(await copiedText(text)).toBe(text);
      await steps.choose('Comparison', to);
      await trial.page.keyboard.press('Control+V');
      await trial.page.waitForFunction((where) => {
        const { trialHost } = window as unknown as TrialWindow;
        return trialHost.typed(where) !== '';
      }, to);
      await trial.idle();
    };
    await put({ J60: 'head', J61: '=SEQUENCE(2,2)' });
    await paste('J60:K62', 'M60', 'head \n1 2\n3 4');
    expect(await trial.read('M60:N62')).toEqual([
      ['head', ''],
      ['1', '2'],
      ['3', '4'],
    ]);
    await put({ M61: '' });
    expect((await trial.read('M61:N62')).flat().join('')).toBe('');
    await paste('K61:K62', 'M61', '2\n4');
    expect(await trial.read('M61:M62')).toEqual([['2'], ['4']]);
    await put({ J60: '', J61: '' });
    expect(await trial.read('M61:M62')).toEqual([['2'], ['4']]);
    await put({ M60: '', M61: '', M62: '' });
  });

  it('lets a field of a card follow rows that are inserted above it', async () => {
    await put({ J40: '=KER.CARD("Apple")', K40: '=J40.employee_count*1' });
    const [[before]] = (await trial.read('K40')) as [[string]];
    await trial.page.evaluate(() =>
      (window as unknown as TrialWindow).trialHost.api
        .getActiveWorkbook()
        ?.getActiveSheet()
        .insertRowsBefore(35, 2),
    );
    await trial.idle();
    expect(await trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.typed('K42'))).toBe(
      '=J42.employee_count*1',
    );
    expect(await trial.cell('K42')).toBe(before);
  });

  it('shows a number as #### where a person made its column narrow, and widens a column that nobody has set', async () => {
    await put({ V1: 987654321012, W1: 987654321012 });
    await steps.choose('Comparison', 'H5');
    const before = await bar().getByLabel('Column width').inputValue();
    await bar().getByLabel('Column width').fill('40');
    await bar().getByLabel('Column width').press('Enter');
    expect(await shownBy('H5')).toMatch(/^#+$/);
    expect(await drawnBy('H5')).toMatch(/^#+$/);
    await bar().getByLabel('Column width').fill(before);
    await bar().getByLabel('Column width').press('Enter');
    expect(await drawnBy('H5')).toBe('164,000');
    await put({ X1: '=2/3', X2: '=10^7/3' });
    await trial.page.evaluate(() =>
      (window as unknown as TrialWindow).trialHost.api
        .getActiveWorkbook()
        ?.getActiveSheet()
        .getRange('X2')
        .setNumberFormat('#,##0'),
    );
    expect(await drawnBy('X2')).toBe('3,333,333');
    expect(await drawnBy('X1')).toMatch(/^0\.6{4,8}7$/);
    expect(await trial.cell('X1')).toBe('0.666666666667');
    await steps.choose('Comparison', 'V1');
    await bar().getByLabel('Column width').fill('40');
    await bar().getByLabel('Column width').press('Enter');
    expect(await shownBy('V1')).toMatch(/^#+$/);
    expect(await trial.cell('V1')).toBe('987654321012');
    await steps.choose('Comparison', 'W1');
    await trial.page.waitForFunction(() => {
      const { api } = (window as unknown as TrialWindow).trialHost;
      return (api.getActiveWorkbook()?.getActiveSheet().getColumnWidth(22) ?? 0) > 100;
    });
    expect(await shownBy('W1')).toBe('987654321012');
    await steps.choose('Comparison', 'V1');
    await bar().getByRole('button', { name: 'Fit' }).click();
    expect(await shownBy('V1')).toBe('987654321012');
  });

  it('takes a number format from the bar, undoes it and does it again', async () => {
    await steps.choose('Comparison', 'V1');
    await bar().getByLabel('Number format').selectOption('Thousands');
    // What is written in the format must fit, too, and the column was set before.
    expect(await shownBy('V1')).toMatch(/^#+$/);
    await bar().getByRole('button', { name: 'Fit' }).click();
    expect(await shownBy('V1')).toBe('987,654,321,012');
    await bar().getByRole('button', { name: 'Undo' }).click();
    await bar().getByRole('button', { name: 'Undo' }).click();
    expect(await shownBy('V1')).toBe('987654321012');
    await bar().getByRole('button', { name: 'Redo' }).click();
    await bar().getByRole('button', { name: 'Redo' }).click();
    expect(await shownBy('V1')).toBe('987,654,321,012');
    await steps.choose('Comparison', 'H5');
    expect(await bar().getByLabel('Number format').inputValue()).toBe('#,##0');
  });

  it('has room for a hundred columns when it is new', async () => {
    await trial.page.locator('[data-u-comp="sheet-bar-append-button"]').first().click();
    await trial.page.waitForFunction(
      () => (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getSheets().length === 2,
    );
    expect(
      await trial.page.evaluate(() =>
        (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getSheets()[1]?.getMaxColumns(),
      ),
    ).toBe(100);
    await steps.choose('Comparison', 'A1');
  });
});

describe('the workbook', () => {
  let whole: Contents;
  let file: Buffer;

  it('is there again after a reload, with its templates, formats and widths', async () => {
    for (const label of ['Three statements', 'Ownership map', 'Macro dashboard', 'Due-diligence list']) {
      await steps.ribbon('New sheet', label);
      await steps.says(/On the sheet/);
      await trial.idle();
      await steps.close();
    }
    whole = await contentsOf(trial);
    await isKept();
    await reopened(() => trial.page.reload());
    expect(await contentsOf(trial)).toEqual(whole);
    expect(await trial.read('Comparison!V1')).toEqual([['987,654,321,012']]);
    expect(await trial.page.locator('#charts figure').count()).toBe(0);
    await steps.choose('Macro', 'A1');
    await until(async () => expect(await trial.page.locator('#charts figure').count()).toBe(4));
  });

  it('is kept by one tab at a time: another says that it is not, and asks before its changes are lost', async () => {
    const other = await trial.openAnother();
    await other.page.getByText('Not saved: another tab has this workbook open').waitFor();
    expect(await other.cell('A5')).toBe('Apple');
    // A browser asks only on a page that somebody has used.
    await other.enter('A3', 'lost');
    const asked = new Promise<string>((resolve) =>
      other.page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      }),
    );
    await other.page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
  });

  it('is saved as a file that another library reads with every value and every formula', async () => {
    file = await savedFile(trial);
    const sheets = readXlsx(file);
    expect(Object.keys(sheets)).toEqual(Object.keys(whole));
    for (const [name, { values, formulas }] of Object.entries(whole)) {
      const cells = sheets[name] ?? {};
      const at = (row: number, column: number) => cellAt(cells, row, column);
      const read = values.map((row, r) => row.map((_value, c) => at(r, c)?.value ?? ''));
      expect({ name, values: read }).toEqual({ name, values: values.map((row) => row.map(plain)) });
      formulas.forEach((row, r) =>
        row.forEach((formula, c) => expect(at(r, c)?.formula !== undefined).toBe(formula !== '')),
      );
    }
    const sheet = sheets['Comparison'] ?? {};
    expect(sheet['B5']).toMatchObject({ formula: '_xldudf_KER_PROP(A5,"ticker")', isDynamic: true });
    expect(sheet['A18']).toMatchObject({ spill: 'A18:E22', isDynamic: true });
    expect(sheet['H5']).toMatchObject({ type: 'number', format: '#,##0' });
    expect(sheet['K42']).toMatchObject({ formula: '_FV(J42,"employee_count")*1' });
  });

  it('opens from the file as it was saved, after a question where changes would be lost', async () => {
    await put({ 'Comparison!A60': 'not saved' });
    const choose = () =>
      trial.page.getByLabel('Workbook to open').setInputFiles({
        name: 'Model of mine.xlsx',
        mimeType: 'application/octet-stream',
        buffer: file,
      });
    await choose();
    const question = trial.page.getByRole('dialog', {
      name: 'Open Model of mine.xlsx in place of this workbook?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await trial.cell('Comparison!A60')).toBe('not saved');
    await choose();
    await reopened(() => question.getByRole('button', { name: 'Open' }).click());
    await says(/^Opened Model of mine\.xlsx/);
    expect(await contentsOf(trial)).toEqual(whole);
    expect(await trial.read('Comparison!A5:H14')).not.toContain('#');
    await trial.screenshot('trial-opened.png');
  });

  it('says why a file cannot be opened, and stays as it was', async () => {
    const before = await trial.read('Comparison!A5:H14');
    await trial.page
      .getByLabel('Workbook to open')
      .setInputFiles({ name: 'torn.xlsx', mimeType: '', buffer: file.subarray(0, 4_000) });
    await says(
      'torn.xlsx is damaged, or no .xlsx workbook. Open it in Excel, save it as .xlsx and open that.',
    );
    expect(await trial.read('Comparison!A5:H14')).toEqual(before);
  });

  const office = officeProgram();
  (office === undefined ? it.skip : it)(
    'is read by LibreOffice, once it is frozen, with every value (skipped where LibreOffice is not installed)',
    async () => {
      await steps.ribbon('Freeze', 'Freeze the workbook');
      await steps.says(/formulas converted to values/);
      await steps.close();
      await trial.idle();
      const frozen = await contentsOf(trial);
      const read = readByLibreOffice(office ?? '', await savedFile(trial));
      for (const [name, { values, formulas }] of Object.entries(frozen)) {
        if (!(name in whole)) continue;
        const isKnown = (row: number, column: number) =>
          !NEWER_THAN_OFFICE.test(formulas[row]?.[column] ?? '');
        const wanted = values.map((row, r) =>
          row.map((value, c) => (isKnown(r, c) ? asRead(String(plain(value))) : '')),
        );
        const found = values.map((row, r) =>
          row.map((_value, c) => (isKnown(r, c) ? asRead(read[name]?.[r]?.[c] ?? '') : '')),
        );
        expect({ name, values: found }).toEqual({ name, values: wanted });
      }
    },
  );

  it('starts anew with the sample, after a question', async () => {
    await put({ 'Comparison!A60': 'not saved' });
    await trial.page.getByRole('button', { name: 'Start over' }).click();
    const question = trial.page.getByRole('dialog', { name: 'Start over with the sample workbook?' });
    await reopened(() => question.getByRole('button', { name: 'Start over' }).click());
    expect(Object.keys(await contentsOf(trial))).toEqual(['Comparison']);
    expect(await trial.cell('A60')).toBe('');
    // What a copy makes of cells is parsed by the engine, styles and all, which the page's policy refuses and nobody misses.
    expect(trial.problems.filter((problem) => !problem.startsWith('Applying inline style'))).toEqual([]);
  });
});

/** Functions that LibreOffice 7.4 does not have, and fields of cards. */
const NEWER_THAN_OFFICE = /\b(?:MAP|XLOOKUP)\(|\.employee_count/;

/** Errors that the format lacks are the first of those that it has. */
function plain(value: string | number | boolean): string | number | boolean {
  return value === '#CALC!' || value === '#SPILL!' || value === '#FIELD!' ? '#VALUE!' : value;
}

/** LibreOffice writes a number by as many digits as tell it from others, dates and percentages as such, and TRUE as a word. */
function asRead(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return asRead(String(Date.parse(text) / 86_400_000 + 25_569));
  if (/^-?[\d.]+%$/.test(text)) return asRead(String(Number(text.slice(0, -1)) / 100));
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text.toUpperCase() : number.toPrecision(12);
}
