import { until } from '../../../until';
import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

async function openApple(): Promise<PaneDriver> {
  const { page } = await browser.open();
  const pane = new PaneDriver(page);
  await pane.open('Apple Inc.');
  return pane;
}

describe('a profile', () => {
  it('shows each value with the name, date, link and age of its sources', async () => {
    const { page } = await openApple();
    const employees = page.getByRole('listitem').filter({ hasText: 'Employee count' });
    await employees.getByText('164,000').waitFor();
    await employees.getByText('Annual report, Nov 3, 2023').waitFor();
    expect(await employees.getByRole('link', { name: 'Form 10-K 2024' }).getAttribute('href')).toBe(
      'https://www.sec.gov/aapl-10k',
    );
    await until(async () => expect(await employees.getByText(/\d+ (months|years) old/).count()).toBe(1));
  });

  it('asks introspection once, and each property and first slice once, at the same moment', async () => {
    const calls = await (await openApple()).calls();
    expect(calls.filter((call) => call.startsWith('introspection'))).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('property'))).toHaveLength(13);
    expect(calls.filter((call) => call.startsWith('relationship'))).toEqual(
      ['outgoing IS_DIRECT_PARENT_OF', 'outgoing HAS_HEADQUARTERS_IN', 'incoming IS_CEO_OF'].map(
        (type) => `relationship 00000000-0000-4000-8000-000000000001 ${type} 0+10`,
      ),
    );
    expect(calls.filter((call) => call.startsWith('observation'))).toEqual([]);
  });

  it('walks along relationships, back and forward, and to the search as it was', async () => {
    const { page } = await openApple();
    await page.getByRole('button', { name: 'Tim Cook' }).click();
    await page.getByRole('heading', { name: 'Tim Cook', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Apple Inc.', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByRole('heading', { name: 'Tim Cook', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Search results' }).click();
    expect(await page.getByRole('searchbox', { name: 'Name' }).inputValue()).toBe('Apple Inc.');
    await until(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Apple Inc\./),
    );
  });

  it('pages through related entities until the last slice', async () => {
    const pane = await openApple();
    const list = pane.page.getByRole('list', { name: 'Is direct parent of (outgoing)' });
    const more = pane.page.getByRole('button', { name: 'Show more: Is direct parent of (outgoing)' });
    await more.click();
    await list.getByText('Apple Subsidiary 20').waitFor();
    await more.click();
    await list.getByText('Apple Subsidiary 25').waitFor();
    expect(await more.count()).toBe(0);
    expect((await pane.calls()).filter((call) => call.includes('IS_DIRECT_PARENT_OF')).at(-1)).toMatch(
      /20\+10$/,
    );
  });

  it('draws a series with its unit, last value and range, and steps through it by keyboard', async () => {
    const { page } = await openApple();
    await page.getByRole('button', { name: 'Chart: Revenue' }).click();
    const chart = page.getByRole('img', { name: /Line chart of Revenue from Sep 30, 1965 to Sep 30, 2024/ });
    await chart.locator('canvas').waitFor();
    await shown(page, '277,119,859,496 USD, Sep 30, 2024').waitFor();
    await chart.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await shown(page, /^Sep 30, 2023: /).waitFor();
    await shown(
      page,
      '=KER.HISTORY("00000000-0000-4000-8000-000000000001","Revenue",,,,"scale=millions")',
    ).waitFor();
  });

  it('goes without its chart, and with all its figures, in a browser whose language no formatter knows', async () => {
    const { page } = await openApple();
    await page.evaluate(() => Object.defineProperty(navigator, 'language', { value: 'C' }));
    await page.getByRole('button', { name: 'Chart: Revenue' }).click();
    await shown(page, '277,119,859,496 USD, Sep 30, 2024').waitFor();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.getByRole('region', { name: 'Revenue' }).getByRole('row').nth(60).waitFor();
  });

  it('lists the points of a chart as a table, newest first', async () => {
    const { page } = await openApple();
    await page.getByRole('button', { name: 'Chart: Revenue' }).click();
    await page.getByRole('button', { name: 'As a table' }).click();
    const rows = page.getByRole('region', { name: 'Revenue' }).getByRole('row');
    await rows.nth(60).waitFor();
    await until(async () =>
      expect(await rows.nth(1).allInnerTexts()).toEqual(['Sep 30, 2024\t277,119,859,496 USD']),
    );
    await until(async () =>
      expect(await rows.nth(60).allInnerTexts()).toEqual([expect.stringContaining('Sep 30, 1965')]),
    );
  });

  it('reads lists of objects line by line, with names and figures as a person writes them', async () => {
    const { page } = await openApple();
    const rounds = page.getByRole('listitem').filter({ hasText: 'Funding rounds' });
    expect((await rounds.innerText()).split('\n').slice(1, 3)).toEqual([
      'Round name: Series A, Amount: 518,000, Closed: Nov 1, 1979, Lead: (Name: Venrock, Country: US)',
      'Round name: Series B, Investors: Arthur Rock; Sequoia',
    ]);
  });

  it('finds a series among many', async () => {
    const { page } = await openApple();
    await page.getByRole('searchbox', { name: 'Filter series' }).fill('net');
    await shown(page, '1 of 12 series').waitFor();
    await page.getByRole('button', { name: 'Chart: Net income' }).waitFor();
  });
});

describe('ticked fields', () => {
  const ID = '00000000-0000-4000-8000-000000000001';

  it('show the exact formulas for the selected cell, and are written there', async () => {
    const pane = await openApple();
    await pane.tick('Employee count');
    await shown(pane.page, `C2: =KER.PROP("${ID}","employee_count")`).waitFor();
    await pane.selectCell(9, 4);
    await shown(pane.page, `F10: =KER.PROP("${ID}","employee_count")`).waitFor();
    await pane.page.getByRole('checkbox', { name: 'Include sources' }).check();
    await pane.page.getByRole('button', { name: 'Insert', exact: true }).click();
    await shown(pane.page, 'Written to Sheet1!E10:G10.').waitFor();
    expect((await pane.sheet()).cells).toEqual({
      E10: 'Employee count',
      F10: `=KER.PROP("${ID}","employee_count")`,
      G10: `=KER.SOURCE("${ID}","employee_count")`,
    });
  });

  it('are written as values with formats, text of the service never as a formula', async () => {
    const pane = await openApple();
    for (const field of ['Employee count', 'Evil link', 'CIK', 'Revenue']) await pane.tick(field);
    await pane.page.getByRole('combobox', { name: 'As' }).selectOption('values');
    await pane.page.getByRole('button', { name: 'Insert', exact: true }).click();
    await shown(pane.page, 'Written to Sheet1!B2:C5.').waitFor();
    const { cells, formats } = await pane.sheet();
    expect(cells).toEqual({
      B2: 'Employee count',
      C2: 164_000,
      B3: 'Evil link',
      C3: '\'=HYPERLINK("javascript:window.hacked=1")',
      B4: 'CIK',
      C4: "'0000320193",
      B5: 'Revenue (USD millions)',
      C5: 277_119.859496,
    });
    expect(formats).toEqual({ C2: '#,##0', C5: '#,##0.0' });
  });

  it('become a comparison of the entities that were gathered', async () => {
    const pane = await openApple();
    const { page } = pane;
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await page.getByRole('button', { name: 'Search results' }).click();
    await pane.open('Microsoft Corporation');
    await pane.tick('Employee count');
    await page.getByRole('combobox', { name: 'As' }).selectOption('comparison');
    await shown(page, 'D3: =KER.PROP(C3:C4,D2)').waitFor();
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await shown(page, 'Written to Sheet1!B2:D4.').waitFor();
    expect((await pane.sheet()).cells).toMatchObject({ B3: 'Microsoft Corporation', B4: 'Apple Inc.' });
  });

  it('become a card', async () => {
    const pane = await openApple();
    await pane.tick('Employee count');
    await pane.page.getByRole('combobox', { name: 'As' }).selectOption('card');
    await pane.page.getByRole('button', { name: 'Insert', exact: true }).click();
    await shown(pane.page, 'Written to Sheet1!B2.').waitFor();
    expect((await pane.sheet()).cells).toEqual({ B2: `=KER.CARD("${ID}","employee_count")` });
  });
});
