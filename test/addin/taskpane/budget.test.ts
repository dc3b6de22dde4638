import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const waiting = { requests: 1240, questions: 0, more: 2480 };

describe('what waits for a click because it costs', () => {
  it('is said above every tab, with what it costs; Go lets it through', async () => {
    const { page } = await browser.open({ controls: { budget: waiting } });
    const pane = new PaneDriver(page);
    const notice = page.getByRole('group').filter({ hasText: 'This workbook needs 1,240 requests.' });
    await notice.getByText('Up to 2,480 more may follow after matching names.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await pane.tab('Settings');
    await notice.waitFor();
    await notice.getByRole('button', { name: 'Go', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await pane.calls()).toEqual(['go']);
  });

  it('may be left at what is stored, and Go still asks afterwards', async () => {
    const { page } = await browser.open({ controls: { budget: waiting } });
    const pane = new PaneDriver(page);
    await page.getByRole('button', { name: 'Stored values only' }).click();
    await page.getByText('Cells show stored values only.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Stored values only' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await until(async () => expect(await pane.calls()).toEqual(['only stored', 'go']));
  });

  it('says that the questions of a new workbook wait', async () => {
    const { page } = await browser.open({ controls: { budget: { requests: 1, questions: 1, more: 0 } } });
    const sentence = 'This workbook is new here and asks 1 question.';
    await page.getByText(sentence).first().waitFor();
  });

  it('says when the day’s budget is spent, and leads to Settings', async () => {
    const { page } = await browser.open({ controls: { budget: { ...waiting, isSpent: true } } });
    await page.getByText("Today's credit budget is used up.").first().waitFor();
    expect(await page.getByRole('button', { name: 'Go', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open Settings' }).first().click();
    await page.getByRole('spinbutton', { name: 'Max credits per day' }).waitFor();
  });

  it('is said in German too', async () => {
    const { page } = await browser.open({ controls: { budget: waiting }, language: 'de-DE' });
    await page.getByText('Diese Arbeitsmappe braucht 1.240 Anfragen.').first().waitFor();
    await page.getByRole('button', { name: 'Nur Gespeichertes' }).waitFor();
    await page.getByRole('button', { name: 'Los', exact: true }).waitFor();
  });
});

describe('the budget in Settings', () => {
  it('is saved by its own button', async () => {
    const { page } = await browser.open();
    const settings = await new PaneDriver(page).tab('Settings');
    const daily = settings.getByRole('spinbutton', { name: 'Max credits per day' });
    await daily.fill('250');
    await settings.getByRole('button', { name: 'Save: Max credits per day' }).click();
    await settings.getByText('Saved.').waitFor();
    await settings.getByRole('switch', { name: 'Confirm before a new workbook asks questions' }).uncheck();
    expect(await daily.inputValue()).toBe('250');
  });

  it('says what the key has spent today, and nothing where its requests cost nothing', async () => {
    const { page } = await browser.open({ controls: { budget: { spentToday: 1234 } } });
    await new PaneDriver(page).tab('Settings');
    await page.getByText('0 = no limit. Spent today: 1,234.').waitFor();
    const free = await browser.open();
    const settings = await new PaneDriver(free.page).tab('Settings');
    await settings.getByText('For this key, across all workbooks. 0 = no limit.').waitFor();
    expect(await settings.getByText('Spent today').count()).toBe(0);
  });

  it('cannot be changed where the deployment fixes it, and says so', async () => {
    const { page } = await browser.open({
      controls: { policy: { creditsPerDay: 100, askNewWorkbooks: true } },
    });
    const settings = await new PaneDriver(page).tab('Settings');
    expect(await settings.getByRole('spinbutton', { name: 'Max credits per day' }).isDisabled()).toBe(true);
    expect(await settings.getByRole('switch', { name: 'Confirm before a new' }).isDisabled()).toBe(true);
    await until(async () => expect(await settings.getByText('Set by your organisation.').count()).toBe(2));
    expect(await settings.getByRole('spinbutton', { name: 'Confirm above' }).isDisabled()).toBe(false);
  });
});
