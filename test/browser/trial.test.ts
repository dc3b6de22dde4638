import type { Browser } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { until } from '../until';
import { TrialPage, type TrialWindow } from './trial-page';

describe('the trial workbook', () => {
  let browser: Browser;
  let server: OpenServer;
  let trial: TrialPage;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
    trial = await TrialPage.open(browser, { url: server.url, reducedMotion: 'no-preference' });
  });

  afterAll(() => browser.close());

  it('opens on a sample model whose cells are live', async () => {
    expect(await trial.read('A5:C5')).toEqual([['Apple', 'AAPL', '2025-09-27']]);
    expect((await trial.read('A5:I14')).flat()).not.toContain('');
    expect(await trial.cell('H5')).toBe('164,000');
    expect((await trial.read('A17:E22')).flat()).not.toContain('');
    expect((await trial.read('H17:I22')).flat()).not.toContain('');
    expect(await trial.cell('B25')).toContain('$101.8 billion');
    expect((await trial.read('A1:I25')).flat().filter((text) => /^#|[0-9a-f]{8}-/.test(text))).toEqual([]);
    await trial.screenshot('trial.png');
  });

  it('calculates a formula that is typed, and shows #BUSY! until the service answers', async () => {
    const shown = await trial.watch('A30');
    await trial.type('A30', '=KER.PROP("Boeing","employee_count")');
    await trial.idle();

    expect(await shown()).toEqual(['', '#BUSY!', '172,000']);
  });

  it('spills an entered series, and calls a blocked one #SPILL!', async () => {
    await trial.enter('A32', '=KER.SERIES("NVIDIA","Revenue")');
    await trial.idle();
    const [header, first] = await trial.read('A32:B33');
    expect(header?.[0]).toBe('time');
    expect(first?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);

    await trial.enter('B33', 'in the way');
    await trial.idle();
    expect(await trial.cell('A32')).toBe('#SPILL!');

    await trial.select('B33');
    await trial.page.keyboard.press('Delete');
    await trial.idle();
    expect((await trial.read('A32:B33'))[1]).toEqual(first);
  });

  it('lets a sheet grow for a spill that is longer than the sheet', async () => {
    await trial.enter('K2', '=KER.SERIES("SOFR")');
    await trial.idle();
    expect(await trial.read('K2:K3')).toEqual([['time'], [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]]);
    const rows = await trial.page.evaluate(() =>
      (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getActiveSheet().getMaxRows(),
    );
    expect(rows).toBeGreaterThan(1_000);
    await trial.enter('K2', '=SEQUENCE(1,300)');
    await trial.idle();
    expect(await trial.read('K2:L2')).toEqual([['1', '2']]);
    await trial.select('K2');
    await trial.page.keyboard.press('Delete');
    await trial.idle();
  });

  it('leaves a spill whole that another formula would cover, also when all is calculated again', async () => {
    const revenue = await trial.read('A18:E22');
    const wide = '=KER.HISTORY({"AAPL","MSFT","NVDA"},"Revenue","-5Y","","A")';
    await trial.enter('A16', wide);
    await trial.idle();
    expect([await trial.cell('A16'), await trial.read('A18:E22')]).toEqual(['#SPILL!', revenue]);

    await trial.page.keyboard.press('Control+Alt+F9');
    await trial.idle();
    expect([await trial.cell('A16'), await trial.read('A18:E22')]).toEqual(['#SPILL!', revenue]);

    await trial.select('A16');
    await trial.page.keyboard.press('Delete');
    await trial.idle();
    expect(await trial.read('A18:E22')).toEqual(revenue);
  });

  it('lets a formula spill once the spill in its way has shrunk', async () => {
    await trial.write('K1', [['3']]);
    await trial.write('L2', [['=SEQUENCE(K1)']]);
    await trial.write('K3', [['=SEQUENCE(1,3)']]);
    await trial.idle();
    expect(await trial.read('K2:M4')).toEqual([
      ['', '1', ''],
      ['#SPILL!', '2', ''],
      ['', '3', ''],
    ]);

    await trial.write('K1', [['1']]);
    await trial.idle();
    expect(await trial.read('K2:M4')).toEqual([
      ['', '1', ''],
      ['1', '2', '3'],
      ['', '', ''],
    ]);

    await trial.write('K1', [['3']]);
    await trial.idle();
    expect(await trial.read('L2:M3')).toEqual([
      ['#SPILL!', ''],
      ['2', '3'],
    ]);
    await trial.write('K1:L3', [
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
    await trial.idle();
  });

  it('makes no link of more than 255 characters, whether they are typed, joined or read from a cell', async () => {
    const longest = `https://example.com/${'x'.repeat(235)}`;
    await trial.write('M40:N41', [
      [longest.slice(0, 100), '=HYPERLINK(M40&REPT("x",155))'],
      [`${longest}x`, '=HYPERLINK(M40&REPT("x",156))'],
    ]);
    await trial.write('O40:O41', [['=HYPERLINK(M41)'], [`=HYPERLINK("${longest}")`]]);
    await trial.idle();
    expect((await trial.read('N40:O41')).map((row) => row.map((shown) => shown.trim()))).toEqual([
      [longest, '#VALUE!'],
      ['#VALUE!', longest],
    ]);
    for (const cell of ['N41', 'O40'])
      expect(await trial.message(cell)).toBe('Expected a link of at most 255 characters');
  });

  it('refuses a block in which one formula is longer than Excel takes, and writes none of it', async () => {
    for (const formula of [
      `=HYPERLINK("https://example.com/${'x'.repeat(236)}")`,
      `=${'1+'.repeat(4_100)}1`,
    ]) {
      await expect(trial.write('M42:M43', [['first'], [formula]])).rejects.toThrow(
        /Expected a (formula|text in a formula) of at most (8192|255) characters/,
      );
    }
    expect((await trial.read('M42:M43')).flat()).toEqual(['', '']);
  });

  it('shows the message behind an error while the pointer rests on the cell', async () => {
    await trial.enter('D30', '=KER.ENTITY("Qqxzzyv Unheard")');
    await trial.idle();
    expect(await trial.cell('D30')).toBe('#N/A');
    const message = (await trial.message('D30')) ?? '';
    expect(message).toContain('Qqxzzyv Unheard');

    await trial.hover('D30');
    await trial.page.getByText(message).waitFor();
    await trial.screenshot('trial-error.png');
  });

  it('reads arrays whose texts hold commas and quotes', async () => {
    await trial.write('J40', [['={"a, b","5"" pipe",1;"12/31/2022",TRUE,"x;y"}']]);
    await trial.write('J44', [['=KER.LATEST("Germany",{"Population","Real GDP, national accounts"})']]);
    await trial.write('J46', [['=KER.LATEST("Germany","Population")']]);
    await trial.write('K46', [['=KER.LATEST("Germany","Real GDP, national accounts")']]);
    await trial.idle();
    expect(await trial.read('J40:L41')).toEqual([
      ['a, b', '5" pipe', '1'],
      ['12/31/2022', 'TRUE', 'x;y'],
    ]);
    expect(await trial.read('J44:K44')).toEqual(await trial.read('J46:K46'));
    expect(await trial.message('K44')).toBeUndefined();
  });

  it('hands a text to a function as text, whatever it looks like', async () => {
    await trial.write('J50:J51', [["'2/3/2022"], ['=KER.SERIES("Apple","Revenue",J50)']]);
    await trial.write('K51', [['=KER.SERIES("Apple","Revenue","2/3/2022")']]);
    await trial.idle();
    expect(await trial.read('J51:K51')).toEqual([['#VALUE!', '#VALUE!']]);
    expect(await trial.message('K51')).toContain('2/3/2022');
    expect(await trial.message('K51')).toBe(await trial.message('J51'));
  });

  it('names the argument that is missing', async () => {
    await trial.write('J53:J54', [['=KER.PROP("x")'], ['=KER.LATEST("x","y","2024-01-01",4,5)']]);
    await trial.idle();
    expect(await trial.read('J53:J54')).toEqual([['#VALUE!'], ['#VALUE!']]);
    expect(await trial.message('J53')).toBe(
      'Expected at least 2 arguments for KER.PROP, got 1: add property.',
    );
    expect(await trial.message('J54')).toBe(
      'Expected at most 4 arguments for KER.LATEST, got 5: take out what is too many.',
    );
  });

  it('corrects references when a row of another sheet is deleted', async () => {
    await trial.paneFrame.evaluate(() =>
      Excel.run(async (context) => {
        const names = context.workbook.worksheets.add('Names');
        names.getRange('A1:C5').values = [1, 2, 3, 4, 5].map((row) => [`n${row}`, `c${row}`, `d${row}`]);
        const sums = context.workbook.worksheets.add('M');
        sums.getRange('A1:B5').formulas = [1, 2, 3, 4, 5].map((row) => [`=Names!A${row}`, `=Names!C${row}`]);
        await context.sync();
        names.getRange('2:2').delete('Up');
        names.getRange('B:B').delete('Left');
        await context.sync();
      }),
    );
    await trial.idle();
    expect(await trial.read('M!A1:B5')).toEqual([
      ['n1', 'd1'],
      ['#REF!', '#REF!'],
      ['n3', 'd3'],
      ['n4', 'd4'],
      ['n5', 'd5'],
    ]);
    expect(await trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.typed('M!B3'))).toBe(
      '=Names!B2',
    );
    expect(await trial.cell('H5')).toBe('164,000');
  });

  it('comes to rest after a few calculations', async () => {
    const passes = () => trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.passes());
    const before = await passes();
    await trial.enter('F28', '=KER.PROP("Boeing","ticker")&"!"');
    await trial.idle();
    expect(await trial.cell('F28')).toBe('BA!');
    const after = await passes();
    expect(after - before).toBeLessThan(8);
    await trial.idle();
    expect(await passes()).toBe(after);
  });

  it('calls every function again on Ctrl+Alt+F9', async () => {
    const before = await callsOf(trial);
    await trial.select('A1');
    await trial.page.keyboard.press('Control+Alt+F9');
    await trial.idle();
    expect(await callsOf(trial)).toBeGreaterThan(before + 60);
  });

  it('writes formulas at the selection from the pane', async () => {
    const { pane } = trial;
    await pane.getByRole('searchbox').fill('Boeing');
    await pane.getByRole('searchbox').press('Enter');
    await pane
      .getByRole('listitem')
      .filter({ hasText: 'Boeing' })
      .first()
      .getByRole('button')
      .first()
      .click();
    await pane.getByRole('checkbox', { name: 'Select Employee count' }).check();
    await trial.select('F30');
    await pane.getByText('Comparison!F30').waitFor();
    await pane.getByRole('button', { name: 'Insert', exact: true }).click();
    await trial.idle();

    expect((await trial.read('F30:G30')).flat()).toContain('172,000');
    await trial.screenshot('trial-pane.png');
  });

  it('writes on the sheet that came to the front, as its preview then says', async () => {
    const front = (sheet: string) =>
      trial.paneFrame.evaluate(
        (name) =>
          Excel.run(async (context) => {
            const { worksheets } = context.workbook;
            const found = worksheets.getItemOrNullObject(name);
            found.load('name');
            await context.sync();
            (found.isNullObject ? worksheets.add(name) : found).activate();
            await context.sync();
          }),
        sheet,
      );
    await front('Other');
    await trial.pane.getByText('Other!A1', { exact: false }).first().waitFor();
    await trial.pane.getByRole('button', { name: 'Insert', exact: true }).click();
    await trial.pane.getByRole('tabpanel').getByText('Written to Other!A1:B1.', { exact: true }).waitFor();
    await trial.idle();
    expect((await trial.read('Other!A1:B1')).flat()).toEqual(['Employee count', '172,000']);
    await front('Comparison');
  });

  it('logs no error and asks nobody but its own server', () => {
    expect(trial.problems).toEqual([]);
  });
});

describe('the trial workbook in the dark', () => {
  const PROPERTIES = [
    'name',
    'ticker',
    'cik',
    'employee_count',
    'legal_name',
    'website',
    'exchange',
    'lei',
    'permid',
    'description',
  ];
  let browser: Browser;
  let server: OpenServer;
  let trial: TrialPage;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
    trial = await TrialPage.open(browser, {
      url: server.url,
      colorScheme: 'dark',
      reducedMotion: 'no-preference',
    });
  });

  afterAll(() => browser.close());

  it('is the same workbook', async () => {
    expect(await trial.cell('H5')).toBe('164,000');
    await trial.screenshot('trial-dark.png');
  });

  it('makes exactly 100 entity requests for 1,000 cells over 100 companies, and none when they are calculated again', async () => {
    await trial.write('A40', [
      ['=KER.QUERY("companies.order_by=employee_count DESC.limit=110.return(id)",FALSE)'],
    ]);
    await trial.idle();
    const known = new Set((await trial.read('B5:B14')).flat());
    const ids = (await trial.read('A40:A149'))
      .flat()
      .filter((id) => !known.has(id))
      .slice(0, 100);
    expect(new Set(ids).size).toBe(100);
    const before = await server.requests();

    await trial.write(
      'K1:T100',
      ids.map((id) => PROPERTIES.map((property) => `=KER.PROP("${id}","${property}")`)),
    );
    await trial.idle();
    const cold = await server.requests();
    expect(difference(cold, before)).toEqual({ retrieveEntity: 100 });
    expect((await trial.read('K1:K100')).flat()).not.toContain('#BUSY!');

    await trial.page.keyboard.press('Control+Alt+F9');
    await trial.idle();
    expect(difference(await server.requests(), cold)).toEqual({});
  });

  it('asks for nothing in a branch that a formula does not take', async () => {
    const before = [await callsOf(trial), await server.requests()];
    const asked = 'KER.PROP("PepsiCo","employee_count")';
    await trial.write('W1:W9', [
      [`=IF(TRUE,1,${asked})`],
      [`=IF(V1="","none",${asked})`],
      [`=IFERROR(2,${asked})`],
      [`=IFNA(3,${asked})`],
      [`=IF(1/0,${asked},${asked})`],
      ['=IF({TRUE;FALSE},"yes","no")'],
      [''],
      ['=IFERROR(1/0,IF(FALSE,"no",4))'],
      ['=SUM(IF(TRUE,X1:X2,0),5)'],
    ]);
    await trial.idle();
    expect((await trial.read('W1:W9')).flat()).toEqual([
      '1',
      'none',
      '2',
      '3',
      '#DIV/0!',
      'yes',
      'no',
      '4',
      '5',
    ]);
    expect([await callsOf(trial), await server.requests()]).toEqual(before);

    await trial.write('V1', [['x']]);
    await trial.idle();
    expect(Number((await trial.cell('W2')).replaceAll(',', ''))).toBeGreaterThan(100_000);
    expect(await callsOf(trial)).toBeGreaterThan(Number(before[0]));
  });

  it('makes a row as high as what is written or spilled into its cells, where a narrower column wraps it', async () => {
    const text = 'a text of many words that one line of a narrow column has no room for';
    await trial.write('Z40', [[text]]);
    await trial.write('Z42', [[`={"left","${text}"}`]]);
    await trial.idle();
    const heights = await trial.paneFrame.evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const rows = ['Z40', 'Z41', 'Z42'].map((address) => sheet.getRange(address));
        sheet.getRange('Z40:AA42').format.wrapText = true;
        sheet.getRange('Z:AA').format.columnWidth = 60;
        await context.sync();
        for (const row of rows) row.load('format/rowHeight');
        await context.sync();
        return rows.map(({ format }) => format.rowHeight);
      }),
    );
    const [written = 0, empty = 0, spilled = 0] = heights;
    expect(Math.min(written, spilled)).toBeGreaterThan(2 * empty);
  });

  it('gives a formula that the engine throws at #VALUE!, and calculates all others', async () => {
    await trial.write('Z50:Z52', [['=LOOKUP(1,Y1:Y3,{1,2,3})'], ['=LAMBDA(SUM(1),1)'], ['=1+1']]);
    await trial.idle();
    expect((await trial.read('Z50:Z52')).flat()).toEqual(['#VALUE!', '#VALUE!', '2']);
    await trial.write('Z50:Z52', [[''], [''], ['=1+2']]);
    await trial.idle();
    expect(await trial.cell('Z52')).toBe('3');
  });

  it('comes to rest where a formula no longer takes the branch whose answer it waited for', async () => {
    await atNotice(trial, { stage: undefined, act: 'untake' });
    await trial.write('Z50:Z51', [['yes'], ['=IF(Z50="yes",KER.PROP("Boeing","cik"),"not taken")']]);
    await until(async () => (await trial.cell('Z51')) === 'not taken');
    await trial.idle();
    expect(await trial.cell('Z51')).toBe('not taken');
  });

  it('leaves nothing of a calculation amid which its cells are emptied or their sheet goes away', async () => {
    await atNotice(trial, { stage: START_CALCULATION, act: 'undo' });
    await trial.write('Z50:Z51', [['=KER.PROP("Boeing","name")'], ['=SEQUENCE(3)']]);
    await trial.idle();
    expect((await trial.read('Z50:Z53')).flat()).toEqual(['no', 'not taken', '3', '']);

    await atNotice(trial, { stage: START_CALCULATION, act: 'delete' });
    await trial.paneFrame.evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add('Gone');
        sheet.getRange('A1').formulas = [['=KER.PROP("Boeing","name")']];
        await context.sync();
      }),
    );
    await trial.idle();
    const names = await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      return workbook?.getSheets().map((sheet) => sheet.getSheetName());
    });
    expect(names).toEqual(['Comparison']);
  });
});

/** The engine's stage between putting formulas into an order and calculating them, when it lets other tasks in. */
const START_CALCULATION = 3;

/** Does something at once when the engine next tells that a calculation has come to this stage, or has ended. */
async function atNotice(
  trial: TrialPage,
  what: { stage: number | undefined; act: 'undo' | 'delete' | 'untake' },
): Promise<void> {
  await trial.page.evaluate(({ stage, act }) => {
    const { trialHost } = window as unknown as TrialWindow;
    const { api } = trialHost;
    const listener = api.addEvent(api.Event.CommandExecuted, ({ id, params }) => {
      if (id !== 'formula.mutation.set-formula-calculation-notification') return;
      if ((params as { stageInfo?: { stage: number } }).stageInfo?.stage !== stage) return;
      listener.dispose();
      if (act === 'undo') void api.undo();
      const gone = api.getActiveWorkbook()?.getSheetByName('Gone');
      if (act === 'delete' && gone) api.getActiveWorkbook()?.deleteSheet(gone);
      if (act === 'untake') trialHost.type('Z50', 'no');
    });
  }, what);
}

async function callsOf(trial: TrialPage): Promise<number> {
  return trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.calls.calls);
}

/** The operations that were asked between two counts. */
function difference(after: Record<string, number>, before: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([operation, count]) => [operation, count - (before[operation] ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );
}
