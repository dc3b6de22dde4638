import { resolve } from 'node:path';

import type { Browser } from 'playwright-core';

import { violations } from './axe';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { resizePane, sticksOut } from './pane-width';
import { TrialPage } from './trial-page';

jest.setTimeout(240_000);

/** The pictures of the README and `docs` are copied from here. */
const FOLDER = resolve('test/artefacts/pane');
const WIDTHS = [320, 450, 600];
const PICTURED = { locale: 'en-US', widest: 450 };
const HEIGHT = 760;

let browser: Browser;
let server: OpenServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
});
afterAll(() => browser.close());

async function takePicture(trial: TrialPage, name: string): Promise<void> {
  const clip = await trial.page.locator('#pane').boundingBox();
  if (!clip) throw new Error('Expected the pane to be shown');
  await trial.picture(resolve(FOLDER, `${name}.webp`), clip);
}

/** What an analyst sees, one after the other, in either language; each resolves when its content is there. */
const VIEWS: [string, (trial: TrialPage) => Promise<void>][] = [
  [
    'first view',
    ({ pane }) => pane.getByText(/Connected to the trial service\.|Mit dem Testdienst verbunden\./).waitFor(),
  ],
  [
    'results',
    async ({ pane }) => {
      await pane.getByRole('searchbox').first().fill('Apple Inc.');
      await pane
        .getByRole('button', { name: /: Apple Inc\.$/ })
        .first()
        .waitFor();
    },
  ],
  [
    'lookup',
    async ({ pane }) => {
      await pane.getByRole('listitem').first().getByRole('button').first().click();
      await pane
        .getByRole('checkbox', { name: /Employee count/ })
        .first()
        .check();
    },
  ],
  [
    'chart',
    async ({ pane }) => {
      await pane
        .getByRole('button', { name: /^(Chart|Diagramm): / })
        .first()
        .click();
      await pane.getByRole('img', { name: /^(Line chart|Liniendiagramm)/ }).waitFor();
    },
  ],
  [
    'ask',
    async ({ pane, page }) => {
      await pane.getByRole('tab').nth(1).click();
      await pane.getByRole('textbox').first().fill('Who is the CEO of Microsoft?');
      await page.keyboard.press('Enter');
      await pane
        .getByRole('button', { name: / 1( |$)/ })
        .first()
        .waitFor();
    },
  ],
  [
    'cell',
    async (trial) => {
      await trial.select('H5');
      await trial.pane.getByRole('tab').nth(2).click();
      await trial.pane
        .getByText(/164[,.]000/)
        .nth(1)
        .waitFor();
    },
  ],
  ['activity', ({ pane }) => pane.getByRole('tab').nth(3).click()],
  ['settings', ({ pane }) => pane.getByRole('tab').nth(4).click()],
];

describe.each([
  ['en-US', 'light'],
  ['en-US', 'dark'],
  ['de-DE', 'light'],
] as const)('the pane over real data in %s, %s', (locale, colorScheme) => {
  let trial: TrialPage;
  beforeAll(async () => {
    const viewport = { width: 1500, height: 820 };
    const { url } = server;
    trial = await TrialPage.open(browser, { url, locale, colorScheme, viewport });
  });

  it.each(VIEWS)('is right by axe-core, and fits every width from 320 to 600 px: %s', async (name, reach) => {
    await reach(trial);
    if (name === 'lookup') await trial.screenshot(`pane/trial-${locale}-${colorScheme}.png`);
    if (locale === PICTURED.locale) expect(await violations(trial.paneFrame)).toEqual([]);
    for (const width of WIDTHS) {
      await resizePane(trial, width, HEIGHT);
      expect(await sticksOut(trial)).toEqual([]);
      if (locale === PICTURED.locale && width <= PICTURED.widest) {
        await takePicture(trial, `${name}-${colorScheme}-${width}`);
      }
    }
  });
});
