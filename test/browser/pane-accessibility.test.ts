import { readFile } from 'node:fs/promises';

import type { Browser, FrameLocator } from 'playwright-core';

import { launchBrowser } from './browser';
import { TrialPage } from './trial-page';
import { startTrialServer, type TrialServer } from './trial-server';

jest.setTimeout(180_000);

type AxeWindow = Window & {
  axe: { run: (context: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
};

let browser: Browser;
let server: TrialServer;
let axe: string;

beforeAll(async () => {
  [browser, server, axe] = await Promise.all([
    launchBrowser(),
    startTrialServer(),
    readFile(require.resolve('axe-core/axe.min.js'), 'utf8'),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

/** What axe-core finds in the add-in's own page. */
async function violations(trial: TrialPage): Promise<string[]> {
  const frame = trial.page.frames().find((each) => each.url().includes('taskpane.html'));
  if (!frame) throw new Error('Expected the pane to be loaded');
  await frame.evaluate(axe);
  const found = await frame.evaluate(
    async () => (await (window as unknown as AxeWindow).axe.run('#pane')).violations,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** The tabs over real data, one after the other; each resolves when its content is there. */
const TABS: [string, (pane: FrameLocator) => Promise<void>][] = [
  ['first run', async (pane) => pane.getByRole('heading', { name: 'Welcome to KER' }).waitFor()],
  [
    'results',
    async (pane) => {
      await pane.getByRole('button', { name: 'Use the trial service' }).click();
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
    trial = await TrialPage.open(browser, { url: server.url, colorScheme });
  });

  it.each(TABS)('finds nothing on the %s of the trial workbook', async (_, reach) => {
    await reach(trial.pane);
    expect(await violations(trial)).toEqual([]);
  });
});
