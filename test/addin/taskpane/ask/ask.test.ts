import { violations } from '../../../browser/axe';
import { until } from '../../../until';
import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

describe('Ask', () => {
  it('answers a question with citations that lead to the facts and their origins', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.ask('Who is the CEO of Apple Inc.?');
    await page.getByRole('button', { name: 'Show fact 1' }).first().click();
    const fact = page.getByRole('listitem').filter({ hasText: 'Chief Executive Officer since August 2011' });
    await until(async () =>
      expect(await fact.evaluate((item) => item === document.activeElement)).toBe(true),
    );
    expect(await fact.getByRole('link', { name: 'SEC' }).getAttribute('href')).toBe('https://www.sec.gov/');
    expect(await pane.calls()).toEqual(['answer Who is the CEO of Apple Inc.?']);
  });

  it('brings an answer into sight that begins below the edge of a low pane', async () => {
    const { page } = await browser.open();
    await page.setViewportSize({ width: 320, height: 360 });
    await new PaneDriver(page).ask('Who is the CEO of Apple Inc.?');
    const heading = page.getByRole('heading', { name: 'Answer', exact: true });
    await heading.waitFor();
    await until(async () => {
      const top = (await heading.boundingBox())?.y ?? NaN;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(240);
    });
  });

  it('names a publisher that only bears its document’s name once, with the address', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).ask('Who is the CEO of Apple Inc.?');
    const origins = page.getByRole('listitem').filter({ hasText: 'EDGAR' }).getByRole('listitem');
    await until(async () => expect(await origins.allInnerTexts()).toEqual(['EDGAR']));
    expect(await origins.getByRole('link').getAttribute('href')).toBe('https://www.sec.gov/edgar');
  });

  it('cites behind a statement that is set across bold, links and lists', async () => {
    const markdown = '- **He has** [held](https://example.com/) the post\n  since *2011.* And more.';
    const { page } = await browser.open({ controls: { markdown } });
    await new PaneDriver(page).ask('Who?');
    const item = page.getByRole('listitem').filter({ hasText: 'And more.' });
    expect(await item.innerHTML()).toMatch(
      /<em>2011\.<button[^>]*aria-label="Show fact 1"[^>]*><\/button><\/em>/,
    );
  });

  it.each([
    [9, 9, ''],
    [40, 9, '+32'],
  ])('of %i facts behind one statement shows %i marks, the last %j', async (facts, marks, last) => {
    const { page } = await browser.open({ controls: { markdown: 'All of these.', facts } });
    await new PaneDriver(page).ask('Which?');
    const buttons = page.getByRole('paragraph').filter({ hasText: 'All of these.' }).getByRole('button');
    await buttons.first().waitFor();
    await until(async () => expect(await buttons.count()).toBe(marks));
    const more = await buttons.last().getAttribute('data-more');
    expect(more ?? '').toBe(last);
    // The first that has no mark of its own.
    expect(await buttons.last().getAttribute('aria-label')).toBe('Show fact 11');
  });

  it('cites behind a link that ends a statement, never inside it', async () => {
    const markdown = 'He has held the post since [2011.](https://example.com/) And more.';
    const { page } = await browser.open({ controls: { markdown } });
    await new PaneDriver(page).ask('Who?');
    const prose = page.getByRole('paragraph').filter({ hasText: 'And more.' });
    expect(await prose.innerHTML()).toMatch(/2011\.<\/a><button[^>]*aria-label="Show fact 1"/);
  });

  it.each(['[1]', '[^1]', '[1][2]', '【1】'])('ends a bare address before the mark %s', async (mark) => {
    const markdown = `See https://www.sec.gov/a_(b)?c=1${mark}, then more.`;
    const { page } = await browser.open({ controls: { markdown } });
    await new PaneDriver(page).ask('Where?');
    const link = page.getByRole('link', { name: /a_\(b\)/ });
    expect(await link.getAttribute('href')).toBe('https://www.sec.gov/a_(b)?c=1');
    await shown(page, `See https://www.sec.gov/a_(b)?c=1${mark}, then more.`).waitFor();
  });

  it('keeps lists, tables, code and long words within the narrowest pane', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(2);
    const markdown = [
      `# ${long}`,
      `- one\n  - two\n    - three\n      - four ${long}`,
      `1. first\n   - \`${long}\``,
      '| a | b | c | d | e |\n|---|---:|---|---|---|\n| 1,000,000 | 2,000,000 | 3,000,000 | 4,000,000 | some text here |',
      `\`\`\`\nSELECT ${long} FROM table WHERE column = 1\n\`\`\``,
      `> quoted https://example.com/${long}`,
    ].join('\n\n');
    const { page, problems } = await browser.open({ controls: { markdown }, width: 320 });
    await new PaneDriver(page).ask('Which?');
    const table = page.getByRole('region', { name: 'Table of the answer' });
    await table.focus();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await table.evaluate((box) => box.clientWidth <= 320 && box.scrollWidth > box.clientWidth)).toBe(
      true,
    );
    const number = table.getByRole('cell', { name: '2,000,000' });
    expect(await number.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('end');
    expect(await violations(page.mainFrame())).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('keeps the formula in sight and inserts it, or the answer as text', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.ask('Who is the "CEO"?');
    await page.getByRole('button', { name: 'Insert formula' }).click();
    await shown(page, 'Written to Sheet1!B2.').waitFor();
    expect((await pane.sheet()).cells['B2']).toBe('=KER.ASK("Who is the ""CEO""?")');
    await pane.selectCell(5, 0);
    await page.getByRole('button', { name: 'Insert values' }).click();
    await shown(page, 'Written to Sheet1!A6.').waitFor();
    expect((await pane.sheet()).cells['A6']).toMatch(/^'Tim Cook is the CEO of Apple Inc. He has held/);
  });

  it('answers an expression with rows, and inserts the query or its values', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.ask('companies.employee_count>100000.return(name, employee_count)');
    await shown(page, '3 rows').waitFor();
    await until(async () =>
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        'Name',
        'Employee count',
        'Headquarters',
        'Funding',
        'Website',
        'Tags',
      ]),
    );
    await page
      .getByText('=KER.QUERY("companies.employee_count>100000.return(name, employee_count)")')
      .waitFor();
    await page.getByRole('button', { name: 'Insert values' }).click();
    await shown(page, 'Written to Sheet1!B2:G5.').waitFor();
    const { cells } = await pane.sheet();
    expect(cells).toMatchObject({
      B2: 'name',
      C3: 164_000,
      D3: 'city: Cupertino',
      C4: "'~228,000",
      B5: '\'=cmd|"/c calc"!A1',
      G5: 'a; b',
    });
    expect(cells['E4'] ?? '').toBe('');
  });

  it('opens an entity that the rows name', async () => {
    const { page } = await browser.open();
    await new PaneDriver(page).ask('companies.limit=3');
    await page.getByRole('cell').getByRole('button', { name: 'Apple Inc.' }).click();
    await page.getByRole('heading', { name: 'Apple Inc.', level: 2 }).waitFor();
  });

  it('builds an expression from choices, and shows the choices of one that is typed', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Ask');
    await panel.getByRole('button', { name: 'Build an expression' }).click();
    await panel.getByRole('combobox', { name: 'Topic' }).fill('companies');
    await panel.getByRole('button', { name: 'Add filter' }).click();
    const filter = panel.getByRole('group', { name: 'Filter 1' });
    await filter.getByRole('textbox', { name: 'Field' }).fill('employee_count');
    await filter.getByRole('combobox', { name: 'Comparison' }).selectOption('>=');
    await filter.getByRole('textbox', { name: 'Value' }).fill('1000');
    await panel.getByRole('textbox', { name: 'Order by' }).fill('name');
    await panel.getByRole('spinbutton', { name: 'Limit' }).fill('5');
    const box = panel.getByRole('textbox', { name: 'Question or expression' });
    expect(await box.inputValue()).toBe('companies.employee_count>=1000.order_by=name DESC.limit=5');

    await box.fill('people.role=CEO.return(name)');
    expect(await panel.getByRole('combobox', { name: 'Topic' }).inputValue()).toBe('people');
    expect(await panel.getByRole('textbox', { name: 'Fields' }).inputValue()).toBe('name');
    await box.fill('Who runs Apple?');
    await panel.getByText('Too complex for the builder.').waitFor();
  });

  it('shows how long a call takes and cancels it', async () => {
    const { page } = await browser.open({ controls: { delay: 60_000 } });
    const pane = new PaneDriver(page);
    await pane.ask('Who?');
    await shown(page, /^[12] s$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
    expect(await pane.calls()).toEqual(['answer Who?', 'cancelled answer Who?']);
  });

  it('keeps a history whose replies are shown again without a call', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.ask('Who?');
    await shown(page, 'Facts and sources').waitFor();
    await pane.ask('companies.limit=3');
    await shown(page, '3 rows').waitFor();
    await page.getByRole('button', { name: 'Who?' }).click();
    await shown(page, 'Facts and sources').waitFor();
    expect(await pane.calls()).toEqual(['answer Who?', 'query companies.limit=3']);
  });

  it('starts from an example', async () => {
    const { page } = await browser.open();
    const panel = await new PaneDriver(page).tab('Ask');
    await panel.getByRole('button', { name: /^companies\.employee_count/ }).click();
    expect(await panel.getByRole('radio', { name: 'Table' }).isChecked()).toBe(true);
  });
});
