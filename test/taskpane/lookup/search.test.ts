import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

jest.setTimeout(120_000);

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

describe('searching in Lookup', () => {
  it('searches as one types, once typing rests, and inserts the formula at the selection', async () => {
    const { page, problems } = await browser.open();
    const pane = new PaneDriver(page);
    await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('apple', { delay: 10 });
    await shown(page, '2 matches').waitFor();
    expect(await pane.calls()).toEqual(['search apple']);

    await page.getByRole('button', { name: 'Insert formula: Apple Inc.' }).click();
    await shown(page, 'Written to Sheet1!B2.').waitFor();
    expect((await pane.sheet()).cells).toEqual({ B2: '=KER.ENTITY("Apple Inc.","Company")' });
    expect(problems).toEqual([]);
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

  it('cancels a search that further typing made outdated', async () => {
    const { page } = await browser.open({ controls: { delay: 2000 } });
    const pane = new PaneDriver(page);
    await pane.search('app');
    await shown(page, 'Loading…').waitFor();
    await pane.control({ delay: 0 });
    await pane.search('micro');
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
    expect(await page.getByRole('combobox', { name: 'Type' }).locator('option').count()).toBe(39);
  });

  it('waits for Enter where that is the setting', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.tab('Settings');
    await page.getByRole('switch', { name: 'Search only on Enter' }).check();
    await pane.tab('Lookup');
    await shown(page, 'Press Enter to search.').waitFor();
    await pane.search('apple');
    expect(await pane.calls()).toEqual([]);
    await page.keyboard.press('Enter');
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
    expect(await page.getByRole('tabpanel', { name: 'Lookup' }).getByRole('listitem').count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Use the trial service' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Enter a key' }).click();
    await page.getByPlaceholder('Paste your key').waitFor();
  });

  it('offers the trial service where it runs on it', async () => {
    const { page } = await browser.open({ controls: { key: undefined, trialKey: 'trial-key' } });
    await page.getByRole('button', { name: 'Use the trial service' }).first().click();
    await page.getByRole('searchbox', { name: 'Name' }).waitFor();
    expect((await new PaneDriver(page).controls()).key).toBe('trial-key');
  });
});
