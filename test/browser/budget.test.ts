import type { Browser, FrameLocator } from 'playwright-core';

import { openBrowser } from './open-browser';
import { openKeyedServer, type OpenServer } from './open-trial-server';
import { OWN_KEY } from './shared';
import { TrialPage } from './trial-page';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openKeyedServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
});
afterAll(() => browser.close());

/** A key of the person's own, at a service that does not say that it charges nothing. */
async function useOwnKey({ page, pane }: TrialPage): Promise<void> {
  await page.context().route('**/status', (route) => route.fulfill({ json: {} }));
  await pane.getByRole('tab', { name: 'Settings' }).click();
  await pane.getByLabel('Key', { exact: true }).fill(OWN_KEY);
  await page.keyboard.press('Enter');
  await pane.getByText(/^Key ••••/).waitFor();
}

async function setNumber(pane: FrameLocator, label: string, value: string): Promise<void> {
  await pane.getByRole('tab', { name: 'Settings' }).click();
  await pane.getByRole('spinbutton', { name: label }).fill(value);
  await pane.getByRole('button', { name: `Save: ${label}` }).click();
}

async function sent(): Promise<number> {
  return Object.values(await server.requests()).reduce((sum, count) => sum + count, 0);
}

const names = (...list: string[]) => `{${list.map((name) => `"${name}"`).join(';')}}`;

it('waits for one click where cells would spend more than was agreed to, and then asks', async () => {
  const { pane } = trial;
  await useOwnKey(trial);
  await setNumber(pane, 'Confirm above this many requests', '3');
  const before = await sent();
  const five = names('Walmart', 'Intel', 'Netflix', 'Boeing', 'Pfizer');
  await trial.enter('A34', `=KER.PROP(${five},"website")`);
  const notice = pane.getByRole('group').filter({ hasText: 'This workbook needs 5 requests.' });
  await notice.waitFor();
  await trial.idle();
  expect(await trial.cell('A34')).toBe('#N/A');
  expect(await trial.message('A34')).toContain('Open KER and choose Go or Stored values only.');
  expect(await sent()).toBe(before);
  expect(await pane.getByRole('dialog').count()).toBe(0);
  await trial.screenshot('budget-waiting.png');

  await notice.getByRole('button', { name: 'Stored values only' }).click();
  await pane.getByText('Cells show stored values only.').first().waitFor();
  await trial.idle();
  expect(await trial.message('A34')).toContain('only stored values are shown');
  expect(await sent()).toBe(before);

  await pane.getByRole('button', { name: 'Go', exact: true }).click();
  await trial.page.waitForFunction(() =>
    /walmart/i.test(
      (window as unknown as { trialHost: { read(at: string): string[][] } }).trialHost.read('A34')[0]?.[0] ??
        '',
    ),
  );
  await trial.idle();
  expect(await sent()).toBe(before + 10);
  await notice.waitFor({ state: 'detached' });
});
