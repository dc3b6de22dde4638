import type { Page } from 'playwright-core';

import { until } from '../../../until';
import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

/** Longer than typing must rest before a search is sent, in milliseconds. */
const PAUSE = 1000;

/** Stops the page's clock, so that a slow machine does not type slower than the pause. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

describe('searching in Lookup', () => {
  it('searches as one types, once typing rests, and inserts the formula at the selection', async () => {
    const { page, problems } = await browser.open({ ownPage: true });
    const pane = new PaneDriver(page);
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('apple');
    expect(await pane.calls()).toEqual([]);
    await page.clock.runFor(PAUSE);
    await shown(page, '2 matches').waitFor();
    expect(await pane.calls()).toEqual(['search apple']);

    await page.getByRole('button', { name: 'Insert formula: Apple Inc.' }).click();
    await shown(page, 'Written to Sheet1!B2.').waitFor();
    expect((await pane.sheet()).cells).toEqual({ B2: '=KER.ENTITY("Apple Inc.","Company")' });
    expect(problems).toEqual([]);
  });

  it('asks once where Enter comes before the pause is over, and for a word as it is begun', async () => {
    const { page } = await browser.open({ ownPage: true });
    const pane = new PaneDriver(page);
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('Apple');
    await page.keyboard.press('Enter');
    await page.clock.runFor(PAUSE);
    await shown(page, '2 matches').waitFor();
    expect(await pane.calls()).toEqual(['search apple']);
  });

  it('inserts the id as text, and asks before it replaces a filled cell', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.search('micro');
    const insertId = page.getByRole('button', { name: 'Insert id: Microsoft Corporation' });
    await insertId.click();
    await shown(page, 'Written to Sheet1!B2.').waitFor();
    expect((await pane.sheet()).cells).toEqual({ B2: "'00000000-0000-4000-8000-000000000002" });

    await insertId.click();
    await shown(page, '1 filled cell in Sheet1!B2 would be replaced.').waitFor();
    await page.getByRole('button', { name: 'Replace them' }).click();
    await shown(page, 'Written to Sheet1!B2.').waitFor();
  });

  it('asks anew where another filled cell was selected before the answer', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.search('apple');
    const insertId = (name: string): Promise<void> =>
      page.getByRole('button', { name: `Insert id: ${name}` }).click();
    await insertId('Apple Inc.');
    await shown(page, 'Written to Sheet1!B2.').waitFor();
    await pane.selectCell(4, 4);
    await insertId('Apple Inc.');
    await shown(page, 'Written to Sheet1!E5.').waitFor();
    await insertId('Apple Valley');
    await shown(page, '1 filled cell in Sheet1!E5 would be replaced.').waitFor();
    await pane.selectCell(1, 1);
    const { cells } = await pane.sheet();
    await page.getByRole('button', { name: 'Replace them' }).click();
    await shown(page, '1 filled cell in Sheet1!B2 would be replaced.').waitFor();
    expect((await pane.sheet()).cells).toEqual(cells);
  });

  it('cancels a search that further typing made outdated', async () => {
    const { page } = await browser.open({ controls: { delay: 60_000 } });
    const pane = new PaneDriver(page);
    await pane.typeName('app');
    await shown(page, 'Loading…').waitFor();
    await pane.control({ delay: 0 });
    await pane.typeName('micro');
    await shown(page, '1 match').waitFor();
    expect(await pane.calls()).toEqual(['search app', 'cancelled search app', 'search micro']);
  });

  it('filters by type', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Municipality' });
    await pane.search('apple');
    await shown(page, '1 match').waitFor();
    expect(await pane.calls()).toEqual(['search apple Municipality']);
    await until(async () =>
      expect(await page.getByRole('combobox', { name: 'Type' }).locator('option').count()).toBe(39),
    );
  });

  it('waits for Enter where that is the setting', async () => {
    const { page } = await browser.open({ ownPage: true });
    const pane = new PaneDriver(page);
    await pane.tab('Settings');
    await page.getByRole('switch', { name: 'Search only on Enter' }).check();
    await pane.tab('Lookup');
    await shown(page, 'Press Enter to search.').waitFor();
    await stopClock(page);
    await pane.typeName('apple');
    await page.clock.runFor(PAUSE);
    expect(await pane.calls()).toEqual([]);
    await page.keyboard.press('Enter');
    await page.clock.runFor(PAUSE);
    await shown(page, '2 matches').waitFor();
    expect(await pane.calls()).toEqual(['search apple']);
  });

  it('says so where nothing is found', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).search('xyzzy');
    await shown(page, 'Nothing found for “xyzzy”.').waitFor();
  });
});

describe('without a key', () => {
  it('explains in three lines what to do and leads to Settings', async () => {
    const { page } = await browser.open({ controls: { key: undefined } });
    await page.getByRole('button', { name: 'Enter a key' }).waitFor();
    await until(async () =>
      expect(await page.getByRole('tabpanel', { name: 'Lookup' }).getByRole('listitem').count()).toBe(3),
    );
    expect(await page.getByRole('button', { name: 'Use the trial service' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Enter a key' }).click();
    await page.getByPlaceholder('Paste your key').waitFor();
  });

  it('works at once on the trial service, says so in a line, and leads to a key of one’s own', async () => {
    const { page } = await browser.open({ controls: { key: undefined, trialKey: 'trial-key' } });
    const pane = new PaneDriver(page);
    await pane.search('apple');
    await shown(page, '2 matches').waitFor();
    await page.getByText('Connected to the trial service.').waitFor();
    await page.getByRole('button', { name: 'Use your own key' }).click();
    await page.getByPlaceholder('Paste your key').waitFor();
    await until(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Settings'),
    );
    expect((await pane.controls()).key).toBeUndefined();
  });

  it('leads back to the trial service from an address that has no key', async () => {
    const { page } = await browser.open({ controls: { key: undefined, trialKey: 'trial-key' } });
    const pane = new PaneDriver(page);
    const settings = await pane.tab('Settings');
    await settings.getByRole('textbox', { name: 'Service address' }).fill('https://other.example');
    await page.keyboard.press('Enter');
    const lookup = await pane.tab('Lookup');
    await lookup.getByRole('button', { name: 'Use the trial service' }).click();
    await lookup.getByRole('searchbox', { name: 'Name' }).waitFor();
  });
});
