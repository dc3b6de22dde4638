import { violations } from '../../browser/axe';
import { until } from '../../until';
import { startPaneBrowser, type OpenOptions, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

jest.setTimeout(240_000);

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const failing = {
  cell: 'Model!C7',
  functionName: 'KER.PROP',
  kind: 'absent' as const,
  message: 'No "employees".',
  at: 0,
};
const activity = {
  recalculation: { running: true, startedAt: 0, calls: 10, settled: 5, requests: 2 },
  waiting: { kind: 'rate-limit' as const, until: 1 },
  failing: [failing],
};

const SIGNED_IN = { until: Date.UTC(2026, 10, 22, 16), renews: true, hasEnded: false };

/** Every tab in every state that it can be in. */
const STATES: [string, OpenOptions, (pane: PaneDriver) => Promise<unknown>][] = [
  ['first run', { controls: { key: undefined } }, (pane) => shown(pane.page, 'Welcome to KER').waitFor()],
  [
    'trial service',
    { controls: { key: undefined, trialKey: 'trial' } },
    (pane) => pane.page.getByText('Connected to the trial service.').waitFor(),
  ],
  [
    'nobody signed in',
    { controls: { key: undefined, signIn: { signedIn: SIGNED_IN } } },
    (pane) => pane.tab('Settings'),
  ],
  [
    'a sign-in that has ended',
    { controls: { key: 'Ann', signIn: { signedIn: { ...SIGNED_IN, hasEnded: true }, ending: 'blocked' } } },
    async (pane) => {
      await pane.page.getByRole('button', { name: 'Sign in' }).first().click();
      await pane.page.getByText('The window was not opened.').first().waitFor();
      await pane.tab('Settings');
    },
  ],
  [
    'key of another service',
    {
      controls: {
        trialKey: 'trial',
        keyService: 'https://other.example',
        keyNote: 'not-remembered',
      },
    },
    (pane) => pane.tab('Settings'),
  ],
  [
    'search results',
    {},
    async (pane) => {
      await pane.search('apple');
      await shown(pane.page, '2 matches').waitFor();
    },
  ],
  [
    'nothing found',
    {},
    async (pane) => {
      await pane.search('xyzzy');
      await shown(pane.page, 'Nothing found').waitFor();
    },
  ],
  [
    'searching',
    { controls: { delay: 60_000 } },
    async (pane) => {
      await pane.search('apple');
      await shown(pane.page, 'Loading…').waitFor();
    },
  ],
  [
    'failed search',
    { controls: { failures: { search: 'unreachable' } } },
    async (pane) => {
      await pane.search('apple');
      await shown(pane.page, 'The service cannot be reached', { exact: true }).waitFor();
    },
  ],
  [
    'profile with chart and ticked fields',
    {},
    async (pane) => {
      await pane.open('Apple Inc.');
      await pane.page.getByRole('button', { name: 'Chart: Revenue' }).click();
      await pane.page.locator('canvas').waitFor();
      await pane.tick('Employee count');
      await shown(pane.page, 'Preview').waitFor();
    },
  ],
  [
    'comparison and notices',
    {},
    async (pane) => {
      await pane.open('Apple Inc.');
      await pane.page.getByRole('button', { name: 'Add to comparison' }).click();
      await pane.tick('Employee count');
      await pane.page.getByRole('combobox', { name: 'As' }).selectOption('comparison');
      await pane.page.getByRole('button', { name: 'Insert', exact: true }).click();
      await shown(pane.page, 'Written to').waitFor();
      await pane.page.getByRole('button', { name: 'Insert', exact: true }).click();
      await shown(pane.page, 'would be replaced').waitFor();
    },
  ],
  [
    'empty question and builder',
    {},
    async (pane) => {
      const panel = await pane.tab('Ask');
      await panel.getByRole('button', { name: 'Build an expression' }).click();
      await panel.getByRole('button', { name: 'Add filter' }).click();
    },
  ],
  [
    'answer',
    {},
    async (pane) => {
      await pane.ask('Who?');
      await shown(pane.page, 'Facts and sources').waitFor();
    },
  ],
  [
    'rows',
    {},
    async (pane) => {
      await pane.ask('companies.limit=3');
      await shown(pane.page, '3 rows').waitFor();
    },
  ],
  [
    'asking',
    { controls: { delay: 60_000 } },
    async (pane) => {
      await pane.ask('Who?');
      await pane.page.getByRole('button', { name: 'Cancel' }).waitFor();
    },
  ],
  [
    'what stands behind a cell, and behind a formula of it',
    { controls: { asked: { 'Sheet1!B2': ['employee_count', 'moons'] } } },
    async (pane) => {
      await pane.type('B2', '=KER.PROP("Apple Inc.","employee_count")', 164_000);
      await pane.type('D2', '=B2/2', 82_000);
      await pane.selectCell(1, 3);
      await pane.tab('Cell');
      await shown(pane.page, 'Comes from 1 KER cell').waitFor();
    },
  ],
  ['idle activity', {}, (pane) => pane.tab('Activity')],
  ['busy activity', { controls: { activity, lines: ['10:00:01 started'] } }, (pane) => pane.tab('Activity')],
  ['settings with a key', {}, (pane) => pane.tab('Settings')],
  [
    'settings with a rejected key',
    { controls: { key: undefined, failures: { test: 'rejected-key' } } },
    async (pane) => {
      await pane.tab('Settings');
      await pane.page.getByLabel('Key', { exact: true }).fill('wrong');
      await pane.page.keyboard.press('Enter');
      await shown(pane.page, 'The service rejected the key').waitFor();
    },
  ],
];

describe('axe-core in light and dark', () => {
  it.each(STATES)('finds nothing on: %s', async (_, options, reach) => {
    const { page, problems } = await browser.open(options);
    await reach(new PaneDriver(page));
    expect(await violations(page.mainFrame())).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.querySelector('#pane [data-theme=dark]'));
    expect(await violations(page.mainFrame())).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('the pane', () => {
  it('never scrolls sideways from 320 to 600 px, in English and German', async () => {
    for (const language of ['en-US', 'de-DE']) {
      for (const width of [320, 450, 600]) {
        const { page } = await browser.open({ width, language });
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect({ language, width, tab: await tab.textContent(), overflow }).toMatchObject({ overflow: 0 });
        }
      }
    }
  });

  it('works by keyboard alone: tabs by arrows, search, open, tick, insert', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    expect(await page.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Apple Inc.');
    await shown(page, '1 match').waitFor();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Properties' }).waitFor();
    await until(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Apple Inc.'),
    );

    const reach = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        );
        if (label === name) return;
      }
      throw new Error(`Expected to reach ${name} by Tab`);
    };
    await reach('Select Employee count');
    await page.keyboard.press('Space');
    await reach('Insert');
    await page.keyboard.press('Enter');
    await shown(page, 'Written to Sheet1!B2:C2.').waitFor();
    expect(Object.keys((await pane.sheet()).cells)).toEqual(['B2', 'C2']);
  });

  it('says in a live region what an insertion did', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).search('apple');
    await page.getByRole('button', { name: 'Insert formula: Apple Inc.' }).click();
    await page
      .locator('[aria-live=polite]')
      .filter({ hasText: 'Written to Sheet1!B2.' })
      .waitFor({ state: 'attached' });
  });

  it('opens no dialog and hides nothing in tooltips', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).open('Apple Inc.');
    expect(await page.locator('[role=dialog], [role=tooltip], [title]').count()).toBe(0);
  });

  it('speaks German throughout where Office does', async () => {
    const { page } = await browser.open({ language: 'de-DE' });
    await until(async () =>
      expect(await page.getByRole('tab').allTextContents()).toEqual([
        'Suche',
        'Fragen',
        'Zelle',
        'Aktivität',
        'Optionen',
      ]),
    );
    await new PaneDriver(page).search('Apple Inc.');
    await page.getByRole('listitem').filter({ hasText: 'Unternehmen' }).getByRole('button').first().click();
    await shown(page, '164.000').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
  });

  it('draws charts in the colours that high contrast forces', async () => {
    const { page, problems } = await browser.open({ forcedColors: 'active' });
    await new PaneDriver(page).open('Apple Inc.');
    await page.getByRole('button', { name: 'Chart: Revenue' }).click();
    await page.locator('canvas').waitFor();
    expect(problems).toEqual([]);
  });
});
