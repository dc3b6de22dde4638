import type { ActivityState } from '../../../src/addin/runtime/activity';
import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const total = { calls: 1240, needs: 1100, fromCache: 402, requests: 83, credits: 83, failures: 5, misses: 3 };
const busy: Partial<ActivityState> = {
  recalculation: { running: true, startedAt: 0, calls: 1240, settled: 512, requests: 83 },
  total,
  queued: 31,
  inFlight: 6,
  waiting: { kind: 'rate-limit', until: new Date(2026, 0, 1, 9, 40, 5).getTime() },
  failing: [
    {
      cell: 'Model!C7',
      functionName: 'KER.PROP',
      kind: 'absent',
      message: 'Apple Inc. has no "employees".',
      at: 0,
    },
    { cell: 'Gone!B2', functionName: 'KER.ENTITY', kind: 'no-key', message: 'No API key.', at: 0 },
  ],
};

describe('Activity', () => {
  it('shows live what runs, what it costs and how long it waits', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Activity');
    await panel.getByText('No KER cell has run yet.').waitFor();
    await pane.control({ activity: busy, budget: { spentToday: 83 } });
    await panel.getByText('Service rate limit reached. Requests resume at 09:40:05.').waitFor();
    await panel.getByText('Running: 512 of 1,240 cells').waitFor();
    const bar = panel.getByRole('progressbar', { name: 'Recalculation' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('512');
    const figures = await panel.locator('dl > div').allInnerTexts();
    expect(figures.map((figure) => figure.split('\n').filter(Boolean).sort().join(' '))).toContain(
      '83 Credits spent',
    );
    expect(figures.map((figure) => figure.split('\n').filter(Boolean).sort().join(' '))).toEqual(
      expect.arrayContaining(['1 Failures', '1 Not available']),
    );
    await pane.control({
      activity: { ...busy, waiting: { kind: 'concurrency', limit: 1 } },
      budget: { spentToday: undefined },
    });
    await panel.getByText('One request at a time (service limit).').waitFor();
    expect(await panel.getByText('Credits spent').count()).toBe(0);
  });

  it('draws nothing while another tab is shown, and the newest figures once it is', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    await pane.tab('Activity');
    await pane.tab('Settings');
    await page.evaluate(() => {
      const changes: MutationRecord[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => changes.push(...records)).observe(document.body, {
        ...{ subtree: true, childList: true, characterData: true, attributes: true },
      });
    });
    const drawn = () => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length);
    const running = { running: true, startedAt: 0, calls: 1240, requests: 83 };
    for (let settled = 1; settled <= 5; settled += 1)
      await pane.control({ activity: { recalculation: { ...running, settled } } });
    await pane.drawn();
    expect(await drawn()).toBe(0);
    const panel = await pane.tab('Activity');
    await panel.getByText('Running: 5 of 1,240 cells').waitFor();
    await pane.control({ activity: { recalculation: { ...running, settled: 6 } } });
    await panel.getByText('Running: 6 of 1,240 cells').waitFor();
    expect(await drawn()).toBeGreaterThan(0);
  });

  it('stops the running recalculation', async () => {
    const { page } = await browser.open({ controls: { activity: busy } });
    const pane = new PaneDriver(page);
    await pane.tab('Activity');
    await page.getByRole('button', { name: 'Stop' }).click();
    await shown(page, 'Stopped. Waiting requests are cancelled.').waitFor();
    expect((await pane.controls()).stopped).toBe(1);
  });

  it('lists failing cells, misses apart from failures, and selects the one that is clicked', async () => {
    const { page } = await browser.open({ controls: { activity: busy } });
    const pane = new PaneDriver(page);
    await pane.tab('Activity');
    const group = (title: string) => page.locator('section', { hasText: title }).getByRole('listitem');
    await shown(page, 'Apple Inc. has no "employees".').waitFor();
    await until(async () =>
      expect(await group('Failing cells').allInnerTexts()).toEqual([expect.stringContaining('No API key.')]),
    );
    await until(async () =>
      expect(await group('No data available').allInnerTexts()).toEqual([
        expect.stringContaining('Apple Inc. has no "employees".'),
      ]),
    );
    await page.getByRole('button', { name: 'Select Model!C7' }).click();
    await until(async () => expect((await pane.sheet()).selected).toEqual(['Model!C7']));
    await page.getByRole('button', { name: 'Select Gone!B2' }).click();
    await shown(page, 'Gone!B2 cannot be selected; its sheet may be deleted.').waitFor();
  });

  it('copies the log', async () => {
    const lines = ['10:00:01 POST /v1/entities 200', '10:00:02 POST /v1/entities 429'];
    const { page } = await browser.open({ controls: { activity: busy, lines } });
    await new PaneDriver(page).tab('Activity');
    await page.getByRole('button', { name: 'Copy log' }).click();
    await page.getByText('Copied.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  });
});
