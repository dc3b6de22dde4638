import type { Browser, Frame } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage } from './trial-page';

type Run = (context: Excel.RequestContext) => Promise<unknown>;

describe('the stand-in for Office.js', () => {
  let browser: Browser;
  let server: OpenServer;
  let trial: TrialPage;
  let frame: Frame;

  /** Runs a batch inside the add-in's own page; an error comes back as its code. */
  const excel = (batch: Run): Promise<unknown> =>
    frame.evaluate<unknown>(`Excel.run(${batch.toString()}).catch((error) => error.code ?? String(error))`);

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
    trial = await TrialPage.open(browser, { url: server.url });
    const found = trial.page.frames().find((each) => each.url().includes('taskpane.html'));
    if (!found) throw new Error('Expected the pane to be loaded');
    frame = found;
  });

  afterAll(() => browser.close());

  it('gives a property only after it was loaded and synced', async () => {
    const code = await excel(async (context) => {
      const cell = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
      await context.sync();
      // eslint-disable-next-line office-addins/load-object-before-read -- reading unloaded is what is tested
      return cell.values;
    });
    expect(code).toBe('PropertyNotLoaded');
  });

  it('fails on a sheet that is not there, or gives a null object where that is asked for', async () => {
    const missing = await excel(async (context) => {
      context.workbook.worksheets.getItem('Nowhere');
      await context.sync();
    });
    expect(missing).toBe('ItemNotFound');
    const isNull = await excel(async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject('Nowhere');
      await context.sync();
      return sheet.isNullObject;
    });
    expect(isNull).toBe(true);
  });

  it('makes of written text what Excel makes of it', async () => {
    await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Written');
      sheet.getRange('A1:A7').values = [
        ['007'],
        ['TRUE'],
        ['2024-01-05'],
        ["'=1+1"],
        ['=1+1'],
        ['+1+2'],
        ['@SUM(1,2)'],
      ];
      sheet.getRange('B1').numberFormat = [['@']];
      sheet.getRange('B1').values = [['=1+1']];
      sheet.getRange('C1:D1').values = [['kept', 'kept']];
      sheet.getRange('C1:D1').values = [[null, 'new']];
      await context.sync();
    });
    await trial.idle();
    const read = await excel(async (context) => {
      const range = context.workbook.worksheets.getItem('Written').getRange('A1:D7');
      range.load('values,valueTypes,text');
      await context.sync();
      return {
        values: range.values.map((row: unknown[]) => row[0]),
        types: range.valueTypes.map((row) => row[0]),
        date: range.text[2]?.[0],
        first: range.values[0],
      };
    });
    expect(read).toEqual({
      values: [7, true, 45296, '=1+1', 2, 3, 3],
      types: ['Double', 'Boolean', 'Double', 'String', 'Double', 'Double', 'Double'],
      date: '2024-01-05',
      first: [7, '=1+1', 'kept', 'new'],
    });
  });

  it('tells where a formula spills to, and which cell spilled', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Comparison');
      const spill = sheet.getRange('A18').getSpillingToRangeOrNullObject();
      const parent = sheet.getRange('E20').getSpillParentOrNullObject();
      const none = sheet.getRange('A5').getSpillParentOrNullObject();
      spill.load('address');
      parent.load('address');
      await context.sync();
      return [spill.address, parent.address, none.isNullObject];
    });
    expect(read).toEqual(['Comparison!A18:E22', 'Comparison!A18', true]);
  });

  it('keeps names on their cells through inserted rows and columns and a renamed sheet', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Named');
      sheet.getRange('B2').values = [['here']];
      context.workbook.names.add('_KER_1', sheet.getRange('B2'));
      await context.sync();
      sheet.getRange('1:2').insert('Down');
      sheet.getRange('A:A').insert('Right');
      sheet.name = "Somebody's";
      await context.sync();
      const range = context.workbook.names.getItem('_KER_1').getRangeOrNullObject();
      range.load('address,values');
      await context.sync();
      const before = { address: range.address, values: range.values as unknown[][] };
      sheet.getRange('4:4').delete('Up');
      await context.sync();
      const gone = context.workbook.names.getItem('_KER_1').getRangeOrNullObject();
      await context.sync();
      return { ...before, gone: gone.isNullObject };
    });
    expect(read).toEqual({ address: "'Somebody''s'!C4", values: [['here']], gone: true });
  });

  it('copies all that cells hold, and moves what their formulas refer to', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Copied');
      sheet.getRange('A1:C2').formulas = [
        [2, '=A1*$A$1', 'x'],
        [3, '=A2*$A$1', true],
      ];
      sheet.getRange('A1').numberFormat = [['0.00']];
      sheet.getRange('C1').format.font.bold = true;
      sheet.getRange('E3').format.font.bold = true;
      sheet.getRange('E4').copyFrom(sheet.getRange('A1:C2'));
      sheet.getRange('E3').copyFrom(sheet.getRange('D1'));
      await context.sync();
      const copy = sheet.getRange('E4:G5');
      const bold = ['G4', 'G5', 'E3'].map((address) => sheet.getRange(address).format.font);
      copy.load('formulas,numberFormat,valueTypes');
      for (const font of bold) font.load('bold');
      await context.sync();
      return {
        formulas: copy.formulas as unknown,
        format: copy.numberFormat[0]?.[0] as unknown,
        type: copy.valueTypes[1]?.[2],
        bold: bold.map((font) => font.bold),
      };
    });
    expect(read).toEqual({
      formulas: [
        [2, '=E4*$A$1', 'x'],
        [3, '=E5*$A$1', true],
      ],
      format: '0.00',
      type: 'Boolean',
      bold: [true, false, false],
    });
    await trial.idle();
    expect(await trial.read('Copied!E4:G5')).toEqual([
      ['2.00', '4', 'x'],
      ['3', '6', 'TRUE'],
    ]);
  });

  it('keeps tables, XML parts and settings with the workbook', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Kept');
      sheet.getRange('A1:B2').values = [
        ['a', 'b'],
        [1, 2],
      ];
      const table = sheet.tables.add('A1:B2', true);
      table.name = 'Log';
      table.rows.add(undefined, [[3, 4]]);
      context.workbook.customXmlParts.add('<log xmlns="urn:ker:test"><cell/></log>');
      context.workbook.settings.add('last', { at: 1 });
      await context.sync();
      sheet.getRange('1:1').insert('Down');
      const body = context.workbook.tables.getItem('Log').getDataBodyRange();
      body.load('address,values');
      const part = context.workbook.customXmlParts.getByNamespace('urn:ker:test').getOnlyItemOrNullObject();
      const xml = part.getXml();
      const setting = context.workbook.settings.getItemOrNullObject('last');
      setting.load('value');
      await context.sync();
      // eslint-disable-next-line office-addins/load-object-before-read -- a ClientResult needs no load
      return [body.address, body.values as unknown[][], xml.value, setting.value as unknown];
    });
    expect(read).toEqual([
      'Kept!A3:B4',
      [
        [1, 2],
        [3, 4],
      ],
      '<log xmlns="urn:ker:test"><cell/></log>',
      { at: 1 },
    ]);
  });

  it('calls a handler for each change until it is removed', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Kept');
      const heard: string[] = [];
      const handler = sheet.onChanged.add((event) => {
        heard.push(event.address);
        return Promise.resolve();
      });
      await context.sync();
      sheet.getRange('D4').values = [[1]];
      await context.sync();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      handler.remove();
      await context.sync();
      sheet.getRange('D5').values = [[1]];
      await context.sync();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return heard;
    });
    expect(read).toEqual(['D4']);
  });

  it('counts round trips and bytes, and refuses more than 5 MB in one of them', async () => {
    const counters = () =>
      trial.page.evaluate(() => ({
        ...(window as unknown as { trialHost: { counters: Record<string, number> } }).trialHost.counters,
      }));
    const before = await counters();
    await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Blocks');
      for (let row = 0; row < 50_000; row += 25_000) {
        sheet.getRangeByIndexes(row, 0, 25_000, 1).values = Array.from({ length: 25_000 }, () => [
          '12345678',
        ]);
        // eslint-disable-next-line office-addins/no-context-sync-in-loop -- blocks are what is counted
        await context.sync();
      }
    });
    const after = await counters();
    // Two blocks, and the sync with which Excel.run ends.
    expect((after['syncs'] ?? 0) - (before['syncs'] ?? 0)).toBe(3);
    const sent = (after['bytesSent'] ?? 0) - (before['bytesSent'] ?? 0);
    expect(sent).toBeGreaterThan(50_000 * 10);
    expect(sent).toBeLessThan(50_000 * 20);

    const refused = await excel(async (context) => {
      const range = context.workbook.worksheets.getItem('Blocks').getRange('C1:C6000');
      range.values = Array.from({ length: 6_000 }, () => ['x'.repeat(1_000)]);
      await context.sync();
    });
    expect(refused).toBe('RequestPayloadSizeLimitExceeded');
  });

  it('calls only the functions of cells that are set dirty', async () => {
    const calls = () =>
      trial.page.evaluate(
        () => (window as unknown as { trialHost: { calls: { calls: number } } }).trialHost.calls.calls,
      );
    const before = await calls();
    await excel(async (context) => {
      context.workbook.worksheets.getItem('Comparison').getRange('H5:H6').setDirty();
      await context.sync();
    });
    await trial.idle();
    expect((await calls()) - before).toBe(2);
  });

  it('tells the truth about what it supports', async () => {
    const supported = await frame.evaluate(() =>
      [
        ['ExcelApi', '1.9'],
        ['ExcelApi', '1.16'],
        ['CustomFunctionsRuntime', '1.4'],
        ['CustomFunctionsRuntime', '1.5'],
      ].map(([name = '', version]) => Office.context.requirements.isSetSupported(name, version)),
    );
    expect(supported).toEqual([true, false, true, false]);
  });

  it('says that a cell with a formula of its own is no part of the spill that it stops', async () => {
    const read = await excel(async (context) => {
      const sheet = context.workbook.worksheets.add('Spills');
      sheet.getRange('A1').formulas = [['=SEQUENCE(4)']];
      sheet.getRange('A3').formulas = [['=1+1']];
      await context.sync();
      return null;
    });
    expect(read).toBeNull();
    await trial.idle();
    const parents = () =>
      excel(async (context) => {
        const sheet = context.workbook.worksheets.getItem('Spills');
        const values = sheet.getRange('A1:A4').load('values');
        const found = ['A3', 'A4'].map((cell) => sheet.getRange(cell).getSpillParentOrNullObject());
        await context.sync();
        return { values: values.values.flat(), isSpilled: found.map((parent) => !parent.isNullObject) };
      });
    expect(await parents()).toEqual({ values: ['#SPILL!', '', 2, ''], isSpilled: [false, false] });
    await excel(async (context) => {
      context.workbook.worksheets.getItem('Spills').getRange('A3').clear();
      await context.sync();
    });
    await trial.idle();
    expect(await parents()).toEqual({ values: [1, 2, 3, 4], isSpilled: [true, true] });
    await excel(async (context) => {
      context.workbook.worksheets.getItem('Spills').delete();
      await context.sync();
    });
  });
});
