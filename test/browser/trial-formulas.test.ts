import type { Browser } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage } from './trial-page';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
});
afterAll(() => browser.close());

describe('formulas of Excel that call others', () => {
  beforeAll(() => trial.write('Y1:Y2', [['Apple Inc.'], ['Microsoft Corporation']]));

  /** What a formula shows in Z1 and below. */
  const shown = async (formula: string): Promise<string[]> => {
    await trial.write('Z1', [[formula]]);
    await trial.idle();
    const cells = (await trial.read('Z1:Z2')).flat();
    await trial.write('Z1', [['']]);
    await trial.idle();
    return cells;
  };

  it.each([
    ['LET', '=LET(name,Y1,KER.PROP(name,"cik"))', 1],
    ['LAMBDA', '=LAMBDA(name,KER.PROP(name,"cik"))(Y1)', 1],
    ['MAP', '=MAP(Y1:Y2,LAMBDA(name,KER.PROP(name,"cik")))', 2],
    ['BYROW', '=BYROW(Y1:Y2,LAMBDA(row,KER.PROP(row,"cik")))', 2],
  ])('%s over a function of the add-in', async (_, formula, count) => {
    const expected = await shown('=KER.PROP(Y1:Y2,"cik")');
    expect(expected[0]).toMatch(/320193/);
    expect((await shown(formula)).slice(0, count)).toEqual(expected.slice(0, count));
  });
});

/** Puts formulas into a column beside the sample, and gives what it shows once all is quiet. */
const column = async (...formulas: (string | number)[]): Promise<string[]> => {
  await trial.write(
    `Z1:Z${formulas.length}`,
    formulas.map((formula) => [formula]),
  );
  await trial.idle();
  return (await trial.read(`Z1:Z${formulas.length}`)).flat();
};

const said = () => trial.page.locator('#loops').textContent();

describe('cells that read each other in a circle', () => {
  it('are 0, and are named', async () => {
    expect(await column('=Z1+1', '=Z3+1', '=Z2+1', '=SUM(Z1:Z3)', 5)).toEqual(['0', '0', '0', '0', '5']);
    expect(await said()).toBe(
      'Comparison!Z1 reads itself, so it is 0, as in Excel. Change its formula. There are 2 such circles.',
    );
    expect(await column('=Z5+1', 1, '=Z2+1', '=SUM(Z1:Z3)', 5)).toEqual(['6', '1', '2', '9', '5']);
    expect(await said()).toBe('');
  });

  it('settle where functions of the add-in are among them, which ask for nothing any more', async () => {
    expect(await column('=KER.PROP(Z2,"revenue")', '=KER.ENTITY(Z1)', '=Z2&"!"')).toEqual(['0', '0', '0!']);
    expect(await said()).toBe(
      'Comparison!Z1, Comparison!Z2 read each other in a circle, so they are 0, as in Excel. Change one of their formulas.',
    );
    const before = await server.requests();
    await trial.page.keyboard.press('Escape');
    await trial.idle();
    expect(await server.requests()).toEqual(before);
    const [revenue, id] = await column('=KER.PROP(Z2,"revenue")', '=KER.ENTITY("Apple")', '');
    expect([revenue, id]).toEqual([
      expect.stringMatching(/\d{3},\d{3},\d{3}/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect(await said()).toBe('');
  });

  it('are told while they read each other, as a branch is taken, and not where one is not', async () => {
    const formulas = ['=IF(Z4=1,Z2,7)', '=IF(Z4=1,8,Z1)', '=ROW(Z3)+ROWS(Z1:Z3)'];
    expect(await column(...formulas, 1)).toEqual(['8', '8', '6', '1']);
    expect(await column(...formulas, 2)).toEqual(['7', '7', '6', '2']);
    expect(await column('=IF(Z4=1,Z2,7)', '=Z3+1', '=IF(Z4=1,5,Z1)+1', 2)).toEqual(['7', '9', '8', '2']);
    expect(await column('=IF(Z4=1,Z2,7)', '=Z3+1', '=IF(Z4=1,5,Z1)+1', 1)).toEqual(['7', '7', '6', '1']);
    expect(await said()).toBe('');
    const looping = ['=IF(Z4=1,Z2,7)', '=IF(Z4<3,Z1+1,1)', '=Z1*2'];
    expect(await column(...looping, 1)).toEqual(['0', '0', '0', '1']);
    expect(await said()).toContain('Comparison!Z1, Comparison!Z2 read each other');
    expect(await column(...looping, 2)).toEqual(['7', '8', '14', '2']);
    expect(await said()).toBe('');
    await trial.write('Z4', [[1]]);
    await trial.idle();
    expect((await trial.read('Z1:Z3')).flat()).toEqual(['0', '0', '0']);
    await trial.write('Z4', [[2]]);
    await trial.idle();
    expect((await trial.read('Z1:Z3')).flat()).toEqual(['7', '8', '14']);
  });

  it('are found where one reads what another spills, and where a function makes a reference', async () => {
    expect(await column('=SEQUENCE(3)+Z5', '', '', '', '=SUM(Z2:Z3)')).toEqual(['0', '', '', '', '0']);
    expect(await said()).toContain('Comparison!Z1, Comparison!Z5 read each other');
    expect(await column('=SEQUENCE(3)', '', '', '', '=SUM(Z2:Z3)')).toEqual(['1', '2', '3', '', '5']);
    expect(await said()).toBe('');
    expect(await column('=MAP(Z2:Z3,LAMBDA(a,a+1))', '', '', '', '=INDIRECT("Z5")+1')).toEqual([
      ...['0', '', '', ''],
      '0',
    ]);
    expect(await said()).toContain('Comparison!Z1 reads itself');
    await trial.write('Y1', [['an edit elsewhere']]);
    await trial.idle();
    expect(await trial.read('Z5')).toEqual([['0']]);
    expect(await column(1, 2, 3, '', '=INDIRECT("Z3")+1')).toEqual(['1', '2', '3', '', '4']);
    expect(await said()).toBe('');
  });

  it('are found across sheets, and no longer told once they are deleted', async () => {
    await column('=Other!A1', '', '', '');
    await trial.paneFrame.evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.add('Other').getRange('A1').formulas = [['=Comparison!Z1+1']];
        await context.sync();
      }),
    );
    await column('=Other!A1+1');
    expect(await said()).toContain('Comparison!Z1, Other!A1 read each other');
    await column(1);
    expect([await said(), await trial.read('Other!A1')]).toEqual(['', [['2']]]);
  });
});
