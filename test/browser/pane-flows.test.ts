import type { Browser, FrameLocator, Locator } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';

jest.setTimeout(180_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let pane: FrameLocator;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url, viewport: { width: 1700, height: 1560 } });
  pane = trial.pane;
});
afterAll(() => browser.close());

/** The requests that the embedded service answered while something was done. */
async function requestsOf(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await server.requests();
  await work();
  const after = await server.requests();
  return Object.fromEntries(
    Object.entries(after)
      .map(([operation, count]): [string, number] => [operation, count - (before[operation] ?? 0)])
      .filter(([, count]) => count > 0),
  );
}

async function openTab(name: string): Promise<void> {
  await pane.getByRole('tab', { name }).click();
}

/** Searches under Lookup, from wherever the pane is, and waits for the match that is meant. */
async function searchFor(name: string, match: string): Promise<void> {
  await openTab('Lookup');
  const back = pane.getByRole('button', { name: 'Search results' });
  if (await back.isVisible()) await back.click();
  await pane.getByRole('searchbox', { name: 'Name' }).fill(name);
  await trial.page.keyboard.press('Enter');
  await insertButton(match).waitFor();
}

function insertButton(match: string): Locator {
  return pane.getByRole('button', { name: `Insert formula: ${match}`, exact: true });
}

async function openProfile(name: string): Promise<void> {
  const item = pane.getByRole('listitem').filter({ has: insertButton(name) });
  await item.getByRole('button').first().click();
  await pane.getByRole('heading', { name, level: 2, exact: true }).waitFor();
  await pane.getByRole('heading', { name: 'Properties' }).waitFor();
}

async function expectWritten(address: string): Promise<void> {
  const sentence = `Written to Comparison!${address}.`;
  await pane.getByRole('tabpanel').getByText(sentence, { exact: true }).waitFor();
  await trial.idle();
}

describe('the pane in the trial workbook', () => {
  it('is on the trial service at once, and says so', async () => {
    await pane.getByRole('searchbox', { name: 'Name' }).waitFor();
    await pane.getByText('Connected to the trial service.').waitFor();
  });

  it('inserts the formula of a match at the selected cell, which calculates', async () => {
    await trial.select('A30');
    await searchFor('aple', 'Apple Inc.');
    await insertButton('Apple Inc.').click();
    await expectWritten('A30');
    expect(await trial.cell('A30')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says in Settings how new the data are', async () => {
    await pane.getByRole('tab', { name: 'Settings' }).click();
    await pane.getByText(/^Data of \w{3} \d{1,2}, 20\d\d$/).waitFor();
    await pane.getByRole('tab', { name: 'Lookup' }).click();
  });

  it('opens a profile with two requests, then inserts ticked fields that cost none', async () => {
    await searchFor('Adobe', 'Adobe Inc.');
    const opened = await requestsOf(async () => {
      await openProfile('Adobe Inc.');
    });
    expect(opened).toEqual({ introspectEntity: 1, retrieveEntity: 1 });

    await trial.select('A32');
    await pane.getByRole('checkbox', { name: 'Select Employee count' }).check();
    await pane.getByRole('checkbox', { name: 'Select CIK' }).check();
    await pane.getByRole('checkbox', { name: 'Include sources' }).check();
    const inserted = await requestsOf(async () => {
      await pane.getByRole('button', { name: 'Insert', exact: true }).click();
      await expectWritten('A32:C33');
    });
    expect(inserted).toEqual({});
    const [employees, cik] = await trial.read('A32:C33');
    expect(employees).toEqual([
      'Employee count',
      expect.stringMatching(/^[\d,]+$/),
      expect.stringMatching(/\d{4}/),
    ]);
    expect(cik).toEqual(['CIK', '0000796343', expect.stringMatching(/SEC/)]);
  });

  it('writes values as they are: an identifier keeps its zeros', async () => {
    await trial.select('A36');
    await pane.getByRole('combobox', { name: 'As' }).selectOption('values');
    await pane.getByRole('button', { name: 'Insert', exact: true }).click();
    await expectWritten('A36:C37');
    expect((await trial.read('B37'))[0]).toEqual(['0000796343']);
    expect(await trial.cell('B36')).toBe(await trial.cell('B32'));
  });

  it('writes a comparison whose one formula fills the grid', async () => {
    await pane.getByRole('button', { name: 'Add to comparison' }).click();
    await pane.getByRole('button', { name: 'Search results' }).click();
    await searchFor('Oracle', 'Oracle Corporation');
    await openProfile('Oracle Corporation');
    await pane.getByRole('checkbox', { name: 'Select Website' }).check();
    await pane.getByRole('combobox', { name: 'As' }).selectOption('comparison');
    await trial.select('H30');
    await pane.getByText('J31: =KER.PROP(I31:I32,J30)').waitFor();
    await pane.getByRole('button', { name: 'Insert', exact: true }).click();
    await trial.idle();
    const [header, oracle, adobe] = await trial.read('H30:J32');
    expect(header).toEqual(['Entity', 'Id', 'website']);
    expect([oracle?.[2], adobe?.[2]]).toEqual([
      expect.stringMatching(/oracle/i),
      expect.stringMatching(/adobe/i),
    ]);
  });

  it('draws a series and inserts it as a spill', async () => {
    await searchFor('Apple Inc.', 'Apple Inc.');
    await openProfile('Apple Inc.');
    await pane.getByRole('searchbox', { name: 'Filter series' }).fill('net income');
    await pane
      .getByRole('button', { name: /^Chart: Net income/ })
      .first()
      .click();
    await pane.getByRole('img', { name: /^Line chart of Net income/ }).waitFor();
    await trial.select('E30');
    await pane.getByRole('button', { name: 'Insert series' }).click();
    await expectWritten('E30');
    expect((await trial.read('E30:F31'))[0]?.[0]).toBe('time');
  });

  it('walks along a relationship and back', async () => {
    await pane.getByRole('button', { name: 'Tim Cook' }).first().click();
    await pane.getByRole('heading', { name: 'Tim Cook', level: 2 }).waitFor();
    await pane.getByRole('heading', { name: 'Relationships' }).waitFor();
    await pane.getByRole('button', { name: 'Back' }).click();
    await pane.getByRole('heading', { name: 'Apple Inc.', level: 2 }).waitFor();
  });

  it('answers a question with citations, and inserts the formula', async () => {
    await openTab('Ask');
    await pane.getByRole('textbox', { name: 'Question or expression' }).fill('Who is the CEO of Microsoft?');
    await trial.page.keyboard.press('Enter');
    await pane.getByRole('heading', { name: 'Facts and sources' }).waitFor();
    await pane.getByRole('tabpanel').getByText('Satya Nadella').first().waitFor();
    await trial.select('A40');
    await pane.getByRole('button', { name: 'Insert formula' }).click();
    await expectWritten('A40');
    expect(await trial.cell('A40')).toContain('Satya Nadella');
  });

  it('keeps an answer as a query, which gives the rows of the question', async () => {
    const question = 'top 3 companies by employees';
    await openTab('Ask');
    await pane.getByRole('textbox', { name: 'Question or expression' }).fill(question);
    await trial.page.keyboard.press('Enter');
    const query = '=KER.QUERY("companies.order_by=employee_count DESC.limit=3")';
    await pane.getByRole('tabpanel').getByText(query, { exact: true }).waitFor();
    await trial.select('A44');
    await pane.getByRole('button', { name: 'Insert query' }).click();
    await expectWritten('A44');
    await trial.enter('D44', `=KER.QUERY("${question}")`);
    await trial.idle();
    const kept = await trial.read('A44:B47');
    expect(kept[1]).toEqual(['Walmart', '2,100,000']);
    expect(await trial.read('D44:E47')).toEqual(kept);
  });

  it('answers an expression with rows, and inserts them as values', async () => {
    const input = 'companies.order_by=employee_count DESC.limit=3.return(name, employee_count)';
    await pane.getByRole('textbox', { name: 'Question or expression' }).fill(input);
    await trial.page.keyboard.press('Enter');
    await pane.getByText('3 rows').waitFor();
    await trial.select('H40');
    await pane.getByRole('button', { name: 'Insert values' }).click();
    await expectWritten('H40:I43');
    expect(await trial.read('H40:I41')).toEqual([
      ['name', 'employee_count'],
      ['Walmart', '2,100,000'],
    ]);
  });

  it('shows what stands behind the selected cell and behind formulas, and asks nothing for that', async () => {
    await trial.enter('A39', '=KER.PROP("Apple Inc.",{"employee_count","website"})');
    await trial.enter('A40', '=KER.LATEST("Apple Inc.","Revenue","2024-12-31")');
    await trial.enter('A41', '=A40/A39');
    await trial.idle();
    const read = await requestsOf(async () => {
      await openTab('Cell');
      const panel = pane.getByRole('tabpanel', { name: 'Cell' });
      await trial.select('B39');
      await panel.getByText('Spilled from Comparison!A39').waitFor();
      await panel.getByText('Apple Inc. · Website').waitFor();
      await trial.select('A41');
      await panel.getByText('Comes from 2 KER cells').waitFor();
      await panel.getByText('391,035,000,000', { exact: true }).waitFor();
      await panel.getByText('FY2024, Oct 1, 2023 – Sep 28, 2024').waitFor();
      await panel
        .getByText(/^POST \/v1\/entities\//)
        .first()
        .waitFor();
      await panel.getByRole('button', { name: 'Select Comparison!A39' }).click();
      await panel.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
      await panel.getByText('Apple Inc. · Employee count').waitFor();
    });
    expect(read).toEqual({});
    await pane.getByRole('button', { name: 'Lookup: Apple Inc.' }).click();
    await pane.getByRole('heading', { name: 'Apple Inc.', level: 2, exact: true }).waitFor();
  });

  it('says of a cell of a query whose value it is, and which request brought its rows', async () => {
    const type = (text: string) =>
      trial.page.evaluate((typed) => (window as unknown as TrialWindow).trialHost.type('G44', typed), text);
    await type('=KER.QUERY("companies.employee_count>500000.return(name, employee_count)")');
    await trial.idle();
    expect(await trial.read('G45:H45')).toEqual([['Walmart', '2,100,000']]);
    const read = await requestsOf(async () => {
      await openTab('Cell');
      await trial.select('H45');
      const panel = pane.getByRole('tabpanel', { name: 'Cell' });
      await panel.getByText('Walmart · Employee count').waitFor();
      await panel.getByText('POST /v1/knowledge/query').first().waitFor();
      expect(await panel.getByText('Not stored.').count()).toBe(0);
    });
    expect(read).toEqual({});
    await type('');
    await trial.idle();
  });

  it('follows what becomes of the selected cell: a block in the way of a spill, and its end', async () => {
    const type = (cell: string, text: string) =>
      trial.page.evaluate(
        ([where, typed]) => (window as unknown as TrialWindow).trialHost.type(where, typed),
        [cell, text] as const,
      );
    await type('G45', '=KER.PROP({"Apple Inc.";"Walmart"},{"employee_count","website"})');
    await trial.idle();
    await openTab('Cell');
    const panel = pane.getByRole('tabpanel', { name: 'Cell' });
    await trial.select('H46');
    await panel.getByText('Spilled from Comparison!G45').waitFor();
    await type('G46', 'block');
    await panel.getByRole('heading', { name: 'empty', level: 2 }).waitFor();
    await panel.getByText('This cell uses no KER formula.').waitFor();
    await trial.select('G45');
    await panel.getByText('Other cells block the spill range.').waitFor();
    expect(await panel.getByRole('listitem').count()).toBe(0);
    // Below: the sheet's own tip about the error covers the cell beside it.
    await trial.select('G46');
    await panel.getByRole('heading', { name: 'block', level: 2 }).waitFor();
    await trial.page.keyboard.press('Delete');
    await panel.getByText('Walmart · Employee count').waitFor();
    await type('G46', 'typed');
    await panel.getByRole('heading', { name: 'typed', level: 2 }).waitFor();
    await type('G45', '');
    await trial.idle();
    await trial.page.keyboard.press('Delete');
    await panel.getByRole('heading', { name: 'empty', level: 2 }).waitFor();
  });

  it('tells no credits where requests cost none, and selects the failing cell that is clicked', async () => {
    await trial.enter('A26', '=KER.PROP("Apple","employes")');
    await trial.idle();
    await openTab('Activity');
    const item = pane.getByRole('listitem').filter({ hasText: 'employes' });
    await item.getByText(/employee_count/).waitFor();
    await trial.select('F2');
    await item.getByRole('button', { name: 'Select Comparison!A26' }).click();
    await pane.getByText('From cache').waitFor();
    expect(await pane.getByText('Credits spent').count()).toBe(0);

    await openTab('Ask');
    await pane.getByRole('button', { name: 'Insert formula' }).click();
    const sentence = '1 filled cell in Comparison!A26 would be replaced.';
    await pane.getByRole('tabpanel').getByText(sentence).waitFor();
  });

  it('logs no error, asks nobody but its own server, and breaks no policy', () => {
    expect(trial.problems).toEqual([]);
  });
});
