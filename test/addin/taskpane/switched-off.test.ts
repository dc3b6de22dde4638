import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const open = async (functionsOff: string[], language = 'en') => {
  const controls = { rules: { functionsOff }, workbench: true, evaluated: 'companies.name' };
  const opened = await browser.open({ controls, language });
  return { ...opened, pane: new PaneDriver(opened.page) };
};
const OFF = 'Switched off by your organisation: ';

describe('What the organisation has switched off', () => {
  it('leaves questions where expressions may not be asked, and keeps no answer as a query', async () => {
    const { page, pane, problems } = await open(['QUERY']);
    const ask = await pane.tab('Ask');
    await ask.getByText(`${OFF}KER.QUERY.`).waitFor();
    expect(await ask.getByRole('radio', { name: 'Table' }).isDisabled()).toBe(true);
    expect(await ask.getByRole('button', { name: 'Build an expression' }).count()).toBe(0);
    expect(await ask.getByText('companies.').count()).toBe(0);
    await pane.ask('companies.employee_count>100000');
    await page.getByRole('heading', { name: 'Save as query' }).waitFor();
    expect(await pane.calls()).toEqual(['answer companies.employee_count>100000']);
    expect(await page.getByRole('button', { name: 'Insert formula' }).isDisabled()).toBe(false);
    expect(await page.getByRole('button', { name: 'Insert query' }).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('leaves expressions where questions may not be asked', async () => {
    const { page, pane } = await open(['ASK']);
    const ask = await pane.tab('Ask');
    await ask.getByText(`${OFF}KER.ASK.`).waitFor();
    expect(await ask.getByRole('radio', { name: 'Text' }).isDisabled()).toBe(true);
    await pane.ask('companies.employee_count>100000');
    await shown(page, '3 rows').waitFor();
    expect(await pane.calls()).toEqual(['query companies.employee_count>100000']);
  });

  it('inserts no formula that would show an error, and says why', async () => {
    const { page, pane } = await open(['ENTITY', 'SOURCE', 'CARD', 'SERIES']);
    await pane.search('apple');
    await shown(page, `${OFF}KER.ENTITY.`).waitFor();
    expect(await page.getByRole('button', { name: 'Insert formula: Apple Inc.' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Insert id: Apple Inc.' }).isDisabled()).toBe(false);
    await pane.open('Apple Inc.');
    await pane.tick('Employee count');
    const insert = page.getByRole('button', { name: 'Insert', exact: true });
    expect(await insert.isDisabled()).toBe(false);
    await page.getByRole('checkbox', { name: 'Sources' }).check();
    await shown(page, `${OFF}KER.SOURCE.`).waitFor();
    expect(await insert.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'As' }).selectOption('card');
    await shown(page, `${OFF}KER.CARD.`).waitFor();
    expect(await insert.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'As' }).selectOption('values');
    expect(await insert.isDisabled()).toBe(false);
  });

  it('offers no template whose cells would show errors', async () => {
    const { page, pane } = await open(['HISTORY', 'QUERY'], 'de');
    const activity = await pane.tab('Aktivität');
    await activity.getByRole('button', { name: 'Neues Blatt' }).click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const states = await items.evaluateAll((all) =>
      all.map((item) => `${item.getAttribute('aria-disabled') ?? 'false'} ${item.textContent}`),
    );
    const isOff = (state: string) => state.endsWith('Von Ihrer Organisation abgeschaltet: KER.HISTORY.');
    expect(states.map((state) => [state.startsWith('true'), isOff(state)])).toEqual([
      ...Array.from({ length: 5 }, () => [true, true]),
      [false, false],
    ]);
  });
});
