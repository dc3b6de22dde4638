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
  await trial.write('Y1:Y2', [['Apple Inc.'], ['Microsoft Corporation']]);
});
afterAll(() => browser.close());

/** What a formula shows in Z1 and below. */
const shown = async (formula: string): Promise<string[]> => {
  await trial.write('Z1', [[formula]]);
  await trial.idle();
  const cells = (await trial.read('Z1:Z2')).flat();
  await trial.write('Z1', [['']]);
  await trial.idle();
  return cells;
};

test.each([
  ['LET', '=LET(name,Y1,KER.PROP(name,"cik"))', 1],
  ['LAMBDA', '=LAMBDA(name,KER.PROP(name,"cik"))(Y1)', 1],
  ['MAP', '=MAP(Y1:Y2,LAMBDA(name,KER.PROP(name,"cik")))', 2],
  ['BYROW', '=BYROW(Y1:Y2,LAMBDA(row,KER.PROP(row,"cik")))', 2],
])('%s over a function of the add-in', async (_, formula, count) => {
  const expected = await shown('=KER.PROP(Y1:Y2,"cik")');
  expect(expected[0]).toMatch(/320193/);
  expect((await shown(formula)).slice(0, count)).toEqual(expected.slice(0, count));
});
