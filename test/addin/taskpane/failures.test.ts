import { FAILURE_KINDS } from '../../../src/shared/contract/failure';
import { en } from '../../../src/addin/taskpane/texts/en';
import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

describe('a call that fails', () => {
  it('says what happened and what to do, whatever its kind', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    for (const kind of FAILURE_KINDS) {
      await pane.control({ failures: { search: kind } });
      await pane.search(kind);
      await shown(page, en.failures[kind], { exact: true }).waitFor();
      await shown(page, en.advice[kind]).waitFor();
      await shown(page, 'The fixture fails search on purpose.').waitFor();
    }
  });

  it('can be tried again', async () => {
    const { page } = await browser.open({ controls: { failures: { search: 'unreachable' } } });
    const pane = new PaneDriver(page);
    await pane.search('apple');
    await shown(page, 'The service cannot be reached', { exact: true }).waitFor();
    await pane.control({ failures: {} });
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page, '2 matches').waitFor();
  });

  it('leads to Settings and to the console where those help', async () => {
    const { page } = await browser.open({ controls: { failures: { search: 'rejected-key' } } });
    await new PaneDriver(page).search('apple');
    expect(await page.getByRole('link', { name: 'Open the console' }).getAttribute('href')).toBe(
      'https://console.example/keys',
    );
    await page.getByRole('button', { name: 'Open Settings' }).click();
    await page.getByRole('heading', { name: 'API key' }).waitFor();
  });

  it('is said once for a whole profile, and per line where only one value failed', async () => {
    const { page } = await browser.open({ controls: { failures: { introspection: 'timed-out' } } });
    const pane = new PaneDriver(page);
    await pane.search('Apple Inc.');
    await page.getByRole('listitem').getByRole('button').first().click();
    await shown(page, 'The service took too long').waitFor();

    await pane.control({ failures: { property: 'server-error', relationship: 'server-error' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page, 'The service failed').waitFor();
    await until(async () => expect(await shown(page, 'on purpose').count()).toBe(1));

    await pane.control({ failures: { relationship: 'validation' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page, '164,000').waitFor();
    await until(async () => expect(await shown(page, 'The service refused the request').count()).toBe(1));
  });

  it.each([
    ['observation', 'server-error'],
    ['answer', 'refused'],
    ['query', 'timed-out'],
  ] as const)('is shown where it was asked: %s', async (operation, kind) => {
    const { page } = await browser.open({ controls: { failures: { [operation]: kind } } });
    const pane = new PaneDriver(page);
    if (operation === 'observation') {
      await pane.open('Apple Inc.');
      await page.getByRole('button', { name: 'Chart: Revenue' }).click();
    } else {
      await pane.ask(operation === 'answer' ? 'Who?' : 'companies.limit=1');
    }
    await shown(page, en.failures[kind]).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('is told where the sheet refuses', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).search('apple');
    await page.evaluate(() => {
      Object.assign(globalThis, {
        Excel: { run: () => Promise.reject(new Error('The sheet is protected.')) },
      });
    });
    await page.getByRole('button', { name: 'Insert formula: Apple Inc.' }).click();
    await shown(page, 'The sheet is protected.').waitFor();
  });
});

describe('a tab that cannot be drawn', () => {
  it('says what to do, while the others go on, and comes back when tried again', async () => {
    const { page } = await browser.open({ controls: { broken: 'Panel broke on purpose.' } });
    const pane = new PaneDriver(page);
    const activity = await pane.tab('Activity');
    await activity.getByText('This tab could not be shown.').waitFor();
    await activity.getByText('Panel broke on purpose.').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await activity.getByRole('button', { name: 'Copy diagnostics' }).click();
    await until(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('KER for Excel 1.0.0'),
    );
    await pane.tab('Lookup');
    await pane.search('apple');
    await shown(page, 'Apple Inc.').first().waitFor();
    await pane.tab('Activity');
    await pane.control({ broken: undefined });
    await activity.getByRole('button', { name: 'Try again' }).click();
    await activity.getByText('No KER cell has run yet.').waitFor();
  });
});

test.each(['C', '', 'en_US.UTF-8', 'zz-ZZ'])(
  'a host in the language %j gets the pane in English',
  async (language) => {
    const { page, problems } = await browser.open({ language });
    const activity = await new PaneDriver(page).tab('Activity');
    await activity.getByText('No KER cell has run yet.').waitFor();
    expect(problems).toEqual([]);
  },
);
