import type { Browser, FrameLocator } from 'playwright-core';

import { violations } from './axe';
import { openBrowser } from './open-browser';
import { TrialPage } from './trial-page';
import { startTrialServer, type TrialServer } from './trial-server';

jest.setTimeout(180_000);

let browser: Browser;
let server: TrialServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startTrialServer()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

/** The tabs over real data, one after the other; each resolves when its content is there. */
const TABS: [string, (pane: FrameLocator) => Promise<void>][] = [
  ['first view', async (pane) => pane.getByText('The trial service answers.').waitFor()],
  [
    'results',
    async (pane) => {
      await pane.getByRole('searchbox', { name: 'Name' }).fill('Apple Inc.');
      await pane.getByRole('region', { name: 'Results' }).waitFor();
    },
  ],
  [
    'profile',
    async (pane) => {
      await pane.getByRole('region', { name: 'Results' }).getByRole('button').first().click();
      await pane
        .getByRole('button', { name: /^Chart: / })
        .first()
        .click();
      await pane.getByRole('img', { name: /^Line chart/ }).waitFor();
      await pane.getByRole('checkbox', { name: 'Select Employee count' }).check();
    },
  ],
  [
    'answer',
    async (pane) => {
      await pane.getByRole('tab', { name: 'Ask' }).click();
      await pane
        .getByRole('textbox', { name: 'Question or expression' })
        .fill('Who is the CEO of Microsoft?');
      await pane.getByRole('button', { name: 'Ask', exact: true }).click();
      await pane.getByRole('heading', { name: 'Facts and sources' }).waitFor();
    },
  ],
  ['activity', (pane) => pane.getByRole('tab', { name: 'Activity' }).click()],
  ['settings', (pane) => pane.getByRole('tab', { name: 'Settings' }).click()],
];

describe.each(['light', 'dark'] as const)('axe-core in %s', (colorScheme) => {
  let trial: TrialPage;
  beforeAll(async () => {
    trial = await TrialPage.open(browser, { url: server.url, colorScheme, reducedMotion: 'reduce' });
  });

  it.each(TABS)('finds nothing on the %s of the trial workbook', async (_, reach) => {
    await reach(trial.pane);
    expect(await violations(trial.paneFrame)).toEqual([]);
  });
});
