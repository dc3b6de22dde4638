import type { Browser } from 'playwright-core';

import type { TrialHost } from '../../src/trial/host';
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

it('fills the cells that the service did not answer when it answers again, and no others, after one click', async () => {
  const { page, pane } = trial;
  await page.context().route('**/v1/**', (route) => route.abort());
  await trial.outlast(async () => {
    await trial.enter('A40', '=KER.PROP("Walmart","website")');
    await trial.enter('A41', '=KER.PROP("Intel","website")');
  });
  const notice = pane.getByRole('group').filter({ hasText: 'The service has not responded since' });
  await notice.getByText('2 cells show no value because of this.').waitFor();
  // The pane hears of a failure from the function, before the sheet has its cell's error.
  await trial.idle();
  expect(await trial.message('A40')).toMatch(/not responded since|cannot be reached/);
  await notice.getByRole('button', { name: 'Fill them when it is back' }).click();
  await pane.getByText('The cells fill when the service is back.').waitFor();

  await page.context().unroute('**/v1/**');
  const called = () =>
    page.evaluate(() => (window as unknown as { trialHost: TrialHost }).trialHost.calls.calls);
  const before = await called();
  await trial.enter('A42', '=KER.PROP("Netflix","website")');
  await page.waitForFunction(() => {
    const { trialHost } = window as unknown as { trialHost: TrialHost };
    return ['A40', 'A41'].every((at) => /\.com$/.test(trialHost.read(at)[0]?.[0] ?? ''));
  });
  await trial.idle();
  await pane.getByRole('group').filter({ hasText: 'The service is back.' }).waitFor({ state: 'detached' });
  expect((await called()) - before).toBe(3);
});
