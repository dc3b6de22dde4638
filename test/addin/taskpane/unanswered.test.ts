import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const down = { activity: { unanswered: { needs: 3, since: Date.UTC(2026, 0, 1, 12) } } };
const back = { activity: { unanswered: { needs: 3, since: undefined } } };
const unanswered = ['Model!B2', 'Model!C7'];

describe('cells that were told that the service does not answer', () => {
  it('are said above every tab, and filled when it answers, if a person says so once', async () => {
    const { page } = await browser.open({ controls: { ...down, unanswered } });
    const pane = new PaneDriver(page);
    const notice = page.getByRole('group').filter({ hasText: 'The service has not responded since' });
    await notice.getByText('2 cells show no value because of this.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await pane.tab('Settings');
    await notice.getByRole('button', { name: 'Fill them when it is back' }).click();
    await notice.getByText('The cells fill when the service is back.').waitFor();
    expect(await notice.getByRole('button').count()).toBe(0);
    expect(await pane.calls()).not.toContain('take');
    await pane.control(back);
    const told = page.getByRole('group').filter({ hasText: 'The service is back.' });
    await told.waitFor();
    await pane.control({ activity: {} });
    await told.waitFor({ state: 'detached' });
    // What was read out stays.
    await until(async () => expect(await page.getByText('The service is back.').count()).toBe(1));
  });

  it('have nobody say that the trial service answers', async () => {
    const trial = { key: undefined, trialKey: 'trial-key' };
    const { page } = await browser.open({ controls: { ...down, unanswered, ...trial } });
    await page.getByText('Trial service selected.').waitFor();
    expect(await page.getByText('Connected to the trial service.').count()).toBe(0);
    await new PaneDriver(page).control({ activity: {} });
    await page.getByText('Connected to the trial service.').waitFor();
  });

  it('have the service asked every half minute once they are to be filled, and not before', async () => {
    const { page } = await browser.open({ ownPage: true, controls: { ...down, unanswered } });
    const pane = new PaneDriver(page);
    const button = page.getByRole('button', { name: 'Fill them when it is back' });
    await button.waitFor();
    await page.clock.install();
    await page.clock.runFor(120_000);
    expect(await pane.calls()).toEqual([]);
    await button.click();
    await page.getByText('The cells fill when the service is back.').waitFor();
    await page.clock.runFor(61_000);
    expect(await pane.calls()).toEqual(['probe', 'probe']);
  });

  it('are not asked for longer than two hours, unless a person says so again', async () => {
    const { page } = await browser.open({ ownPage: true, controls: { ...down, unanswered } });
    const pane = new PaneDriver(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Fill them when it is back' }).click();
    await page.getByText('The cells fill when the service is back.').waitFor();
    await page.clock.runFor(2 * 60 * 60_000 + 1_000);
    await page.getByRole('button', { name: 'Fill them when it is back' }).waitFor();
    const asked = (await pane.calls()).length;
    await page.clock.runFor(10 * 60_000);
    expect(await pane.calls()).toHaveLength(asked);
  });

  it('can still be filled where it answers again already', async () => {
    const { page } = await browser.open({ controls: { ...back, unanswered } });
    await page.getByRole('button', { name: 'Fill them', exact: true }).waitFor();
  });

  it('are not said of where only the pane was told', async () => {
    const { page } = await browser.open({ controls: { ...down, unanswered: [] } });
    // By then it has long been told of the cells.
    await (await new PaneDriver(page).tab('Settings')).getByRole('heading', { name: 'API key' }).waitFor();
    expect(await page.getByText('The service has not responded since').count()).toBe(0);
  });

  it('are said of in German too', async () => {
    const { page } = await browser.open({ controls: { ...down, unanswered }, language: 'de-DE' });
    await page.getByRole('button', { name: 'Füllen, wenn er erreichbar ist' }).waitFor();
    await page.getByText('2 Zellen zeigen deswegen keinen Wert.').waitFor();
  });
});
