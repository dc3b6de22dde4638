import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const asked = { 'Sheet1!B2': ['employee_count'], 'Sheet1!C2': ['website'], 'Sheet1!D9': ['moons'] };
const failing = [
  {
    ...{ cell: 'Sheet1!D9', functionName: 'KER.PROP', kind: 'absent' as const, at: 0 },
    message: 'Apple Inc. has no property "moons".',
  },
];

async function openCell(language = 'en-US'): Promise<PaneDriver> {
  const lines = [
    '2026-11-20T09:29:59.990Z POST /v1/entities/00000000-0000-4000-8000-000000000001: status 200 after 35 ms',
  ];
  const { page } = await browser.open({
    ...{ width: 320, language },
    controls: { asked, lines, activity: { failing } },
  });
  const pane = new PaneDriver(page);
  await pane.type('A1', 'Company', 'Company');
  await pane.type('B2', '=KER.PROP("Apple Inc.","employee_count")', 164_000);
  await pane.type('C2', '=KER.PROP("Apple Inc.","website")', 'apple.com');
  await pane.type('D2', '=B2/2&C2', '82000apple.com');
  await pane.type('D9', '=KER.PROP("Apple Inc.","moons")', '#N/A');
  await pane.type('E9', '=KER.PROP("Apple Inc.","later")', 1);
  await pane.tab(language === 'de-DE' ? 'Zelle' : 'Cell');
  await shown(page, '=KER.PROP("Apple Inc.","employee_count")').waitFor();
  return pane;
}

describe('the evidence of the selected cell', () => {
  it('stays in sight below a value as long as a cell may be', async () => {
    const pane = await openCell();
    await pane.type('B2', '=KER.ASK("Who?")', 'Longword '.repeat(3600));
    await pane.selectCell(0, 0);
    await pane.selectCell(1, 1);
    await shown(pane.page, '=KER.ASK("Who?")').waitFor();
    const heading = pane.page.getByRole('heading', { name: 'Sources', exact: true });
    await until(async () => expect((await heading.boundingBox())?.y).toBeLessThan(400));
  });

  it('says value, source, age, when it came by which request, and costs nothing', async () => {
    const pane = await openCell();
    const panel = pane.page.getByRole('tabpanel', { name: 'Cell' });
    const text = await panel.innerText();
    for (const part of [
      'Sheet1!B2 shows',
      '164,000',
      'Form 10-K 2024',
      'Nov 1, 2024',
      'Nov 20, 2026',
      'after 35 ms',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('POST /v1/entities/00000000-0000-4000-8000-000000000001');
    expect(await panel.getByRole('link', { name: 'Form 10-K 2024' }).getAttribute('href')).toMatch(/^https:/);
    expect(await pane.calls()).toEqual([]);
  });

  it('follows the selection, shows what a formula comes from, and goes to its cells', async () => {
    const pane = await openCell();
    await pane.selectCell(1, 3);
    await shown(pane.page, 'Comes from 2 KER cells').waitFor();
    await shown(pane.page, 'Website').waitFor();
    await pane.page.getByRole('button', { name: 'Select Sheet1!C2' }).click();
    await until(async () => expect((await pane.sheet()).selected).toEqual(['Sheet1!C2']));
    await pane.selectCell(0, 0);
    await shown(pane.page, 'This cell uses no KER formula.').waitFor();
  });

  it('says why a cell has no value, and what is not held', async () => {
    const pane = await openCell();
    await pane.selectCell(8, 3);
    await shown(pane.page, 'Apple Inc. has no property "moons".').waitFor();
    await shown(pane.page, 'Not stored. Recalculate to see').waitFor();
    await pane.selectCell(8, 4);
    await shown(pane.page, 'Not run since the workbook was opened').waitFor();
    expect(await pane.calls()).toEqual([]);
  });

  it('walks to the entity by keyboard, and says the source to a screen reader', async () => {
    const pane = await openCell();
    const said = pane.page.locator('[aria-live=polite]').filter({ hasText: 'Sheet1!B2: Form 10-K 2024' });
    await said.waitFor({ state: 'attached' });
    await pane.page.getByRole('button', { name: 'Lookup: Apple Inc.' }).focus();
    await pane.page.keyboard.press('Enter');
    await pane.page.getByRole('heading', { name: 'Properties' }).waitFor();
    await until(async () =>
      expect(await pane.page.evaluate(() => document.activeElement?.textContent)).toBe('Apple Inc.'),
    );
  });

  it('reads nothing while another tab is shown', async () => {
    const pane = await openCell();
    await pane.tab('Ask');
    await pane.selectCell(0, 0);
    await pane.tab('Cell');
    await shown(pane.page, 'This cell uses no KER formula.').waitFor();
  });

  it('speaks German where Office does', async () => {
    const pane = await openCell('de-DE');
    await shown(pane.page, 'Quellen').waitFor();
    await shown(pane.page, '164.000').waitFor();
    const overflow = await pane.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});
