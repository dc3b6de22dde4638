import { until } from '../../../until';
import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

describe('the key in Settings', () => {
  it('is masked, tested, and kept as chosen', async () => {
    const { page } = await browser.open({ controls: { key: undefined } });
    const pane = new PaneDriver(page);
    await pane.tab('Settings');
    const input = page.getByLabel('Key', { exact: true });
    expect(await input.getAttribute('type')).toBe('password');
    await input.fill('  "new-key-9876"\n');
    await page.getByRole('radio', { name: 'Only until Excel closes' }).check();
    await page.getByRole('button', { name: 'Test and save' }).click();
    await shown(page, 'Key ••••9876, until Excel closes').waitFor();
    expect(await pane.calls()).toEqual(['test new-key-9876']);
  });

  it('is not kept where the service rejects it', async () => {
    const { page } = await browser.open({ controls: { key: undefined, failures: { test: 'rejected-key' } } });
    const pane = new PaneDriver(page);
    await pane.tab('Settings');
    await page.getByLabel('Key', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await shown(page, 'The service rejected the key').waitFor();
    expect(await page.getByRole('button', { name: 'Save without testing' }).count()).toBe(0);
    expect((await pane.controls()).key).toBeUndefined();
  });

  it('that nobody could have is not sent, and says so in place of what was said of another', async () => {
    const { page } = await browser.open({ controls: { key: undefined, failures: { test: 'rejected-key' } } });
    const pane = new PaneDriver(page);
    const settings = await pane.tab('Settings');
    const input = settings.getByLabel('Key', { exact: true });
    for (const [typed, told] of [
      ['', 'Paste a key first.'],
      ['k'.repeat(20_000), 'This key is too long.'],
      ['schlüssel', 'This key has invalid characters.'],
    ] as const) {
      await input.fill('wrong');
      await page.keyboard.press('Enter');
      await shown(page, 'The service rejected the key').waitFor();
      await input.fill(typed);
      await page.keyboard.press('Enter');
      await settings.getByText(told).waitFor();
      await shown(page, 'The service rejected the key').waitFor({ state: 'detached' });
    }
    expect(await pane.calls()).toEqual(['test wrong', 'test wrong', 'test wrong']);
  });

  it('may be kept untested where the test itself could not be made', async () => {
    const { page } = await browser.open({ controls: { key: undefined, failures: { test: 'unreachable' } } });
    const pane = new PaneDriver(page);
    await pane.tab('Settings');
    await page.getByRole('button', { name: 'Test and save' }).click();
    await shown(page, 'Paste a key first.').waitFor();
    await page.getByLabel('Key', { exact: true }).fill('offline-key');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save without testing' }).click();
    await shown(page, 'Saved without a test.').waitFor();
    expect((await pane.controls()).key).toBe('offline-key');
  });

  it('stays with the address that it was entered for', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const settings = await pane.tab('Settings');
    const address = settings.getByRole('textbox', { name: 'Service address' });
    await address.fill('https://other.example');
    await page.keyboard.press('Enter');
    await settings.getByText('Saved. Enter a key for this service above.').waitFor();
    await settings
      .getByText('belongs to https://service.example and is not sent to https://other.example')
      .waitFor();
    await (await pane.tab('Ask')).getByText('This service has no key yet.').waitFor();

    await pane.tab('Settings');
    await settings.getByText('It is sent to https://other.example only.').waitFor();
    await settings.getByLabel('Key', { exact: true }).fill('other-key-5678');
    await page.keyboard.press('Enter');
    await settings.getByText('Key ••••5678, remembered on this computer, encrypted').waitFor();
    expect(await settings.getByText('is not sent to').count()).toBe(0);
  });

  it('is said to be kept until Excel closes where the browser cannot remember it', async () => {
    const { page } = await browser.open({ controls: { keyNote: 'not-remembered' } });
    const settings = await new PaneDriver(page).tab('Settings');
    await settings.getByText('This browser cannot store a key encrypted').waitFor();
  });

  it('is forgotten on request, and the console is a link', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Settings');
    const console = panel.getByRole('link', { name: 'Create a key in the console' });
    expect(await console.getAttribute('href')).toBe('https://console.example/keys');
    await page.getByRole('button', { name: 'Remove key' }).click();
    await panel.getByText('Key removed, with the values fetched with it.').waitFor();
    expect((await pane.controls()).key).toBeUndefined();
  });
});

describe('the other settings', () => {
  it('refuse a service address that is not allowed, and say why', async () => {
    const { page } = await browser.open();
    const panel = await new PaneDriver(page).tab('Settings');
    const address = panel.getByRole('textbox', { name: 'Service address' });
    await address.fill('ftp://example.com');
    await page.keyboard.press('Enter');
    await panel.getByText('Expected `serviceAddress` to be https, got ftp://example.com').waitFor();
    await address.fill('https://other.example');
    await page.keyboard.press('Enter');
    await panel.getByText('Saved.').waitFor();
  });

  it('take freshness, cap and offline behaviour', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Settings');
    await panel.getByRole('combobox', { name: 'Refresh values' }).selectOption('hour');
    await panel.getByRole('spinbutton', { name: 'Max requests per minute' }).fill('30');
    await page.keyboard.press('Enter');
    await panel.getByRole('radio', { name: 'Show an error' }).check();
    await panel.getByRole('button', { name: 'Copy diagnostics' }).click();
    await page.getByText('Copied.').waitFor({ state: 'attached' });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"freshness":"hour","requestsPerMinute":30,"offline":"error"');
    expect(copied).toContain('KER for Excel 1.0.0, Excel on OfficeOnline');
    expect(copied).not.toContain('test-key');
  });

  it('say what the organisation has set, offer nothing else, and tell what of its rules is wrong', async () => {
    const { page } = await browser.open({
      controls: {
        key: undefined,
        policy: { serviceAddress: 'https://service.example', creditsPerDay: 2000 },
        rules: { keyRetention: 'session', freshnesses: ['hour', 'day'], functionsOff: ['ASK', 'QUERY'] },
        problems: ['config.json: expected `policy.askAbove` to be a whole number, got "many"'],
      },
    });
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Settings');
    await panel.getByText('Switched off: KER.ASK, KER.QUERY.').waitFor();
    await panel.getByText('expected `policy.askAbove` to be a whole number, got "many"').waitFor();
    await until(async () => expect(await panel.getByText('Set by your organisation.').count()).toBe(4));
    expect(await panel.getByRole('textbox', { name: 'Service address' }).isDisabled()).toBe(true);
    expect(await panel.getByRole('radio', { name: 'Only until Excel closes' }).isChecked()).toBe(true);
    expect(await panel.getByRole('radio', { name: 'Only until Excel closes' }).isDisabled()).toBe(true);
    const options = panel.getByRole('combobox', { name: 'Refresh values' }).locator('option');
    await until(async () =>
      expect(await options.allTextContents()).toEqual(['After one hour', 'After one day']),
    );
    await (await pane.tab('Ask')).getByText('Your organisation has switched off questions.').waitFor();
  });

  it('copy diagnostics that name nothing of the workbook unless that is asked for', async () => {
    const at = '2026-03-01T10:00:00.000Z';
    const harmless = [
      `${at} GET /v1/entities: status 200 after 31 ms`,
      `${at} API key set, kept until Excel closes`,
      `${at} config.json: policy.budget is not understood`,
    ];
    const telling = [
      `${at} 'Project Falcon'!B2 and 2 more, KER.PROP: Falcon Ltd has no "revenue".`,
      `${at} 'API key, secret deal'!A1, KER.ASK: Who buys Falcon?`,
      `${at} A cell, KER.ASK: No key.`,
    ];
    const entity = `${at} POST /v1/entities/6f0a4f0e-6f0d-4a65-9a5e-3c1c7c1d2b8e: status 200 after 9 ms`;
    const { page } = await browser.open({
      controls: {
        lines: [...harmless, ...telling, entity],
        activity: {
          failing: [1, 2].map((row) => ({
            cell: `Falcon!A${row}`,
            functionName: 'KER.PROP',
            kind: 'no-match',
            message: 'No entity named Falcon',
            at: 0,
          })),
        },
      },
    });
    const panel = await new PaneDriver(page).tab('Settings');
    const copy = async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await panel.getByRole('button', { name: 'Copy diagnostics' }).click();
      await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const without = await copy();
    expect(without.split('Log:\n')[1]?.split('\n')).toEqual([
      ...harmless,
      `${at} POST /v1/entities/(id): status 200 after 9 ms`,
    ]);
    expect(without).not.toMatch(/Falcon|A1/);
    expect(without).toContain('Failing: {"KER.PROP: no-match":2}');
    await panel.getByRole('checkbox', { name: 'Include cell and sheet names' }).check();
    expect((await copy()).split('Log:\n')[1]?.split('\n')).toEqual([...harmless, ...telling, entity]);
  });

  it('clear stored values and say how much', async () => {
    const { page } = await browser.open();
    const panel = await new PaneDriver(page).tab('Settings');
    await panel.getByText('2.5 MB on this computer').waitFor();
    await panel.getByRole('button', { name: 'Clear' }).click();
    await panel.getByText('2.5 MB cleared.').waitFor();
  });

  it('show the text for copying by hand where the host refuses the clipboard', async () => {
    const { page } = await browser.open();
    const panel = await new PaneDriver(page).tab('Settings');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('Blocked by policy')) },
      });
    });
    await panel.getByRole('button', { name: 'Copy diagnostics' }).click();
    await panel.getByText('Copying was refused.').waitFor();
    expect(await panel.getByRole('textbox', { name: 'Copy diagnostics' }).inputValue()).toContain(
      'KER for Excel',
    );
  });
});
