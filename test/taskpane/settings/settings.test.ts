import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

jest.setTimeout(120_000);

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
    await shown(page, 'Key ••••9876, kept until Excel closes').waitFor();
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
      .getByText('was entered for https://service.example and is not sent to https://other.example')
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
    await settings.getByText('This browser cannot keep a key encrypted').waitFor();
  });

  it('is forgotten on request, and the console is a link', async () => {
    const { page } = await browser.open();
    const pane = new PaneDriver(page);
    const panel = await pane.tab('Settings');
    const console = panel.getByRole('link', { name: 'Create a key in the console' });
    expect(await console.getAttribute('href')).toBe('https://console.example/keys');
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await panel.getByText('The key and the values fetched with it are forgotten.').waitFor();
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
    await panel.getByRole('combobox', { name: 'Ask again for a value' }).selectOption('hour');
    await panel.getByRole('spinbutton', { name: 'Requests a minute at most' }).fill('30');
    await page.keyboard.press('Enter');
    await panel.getByRole('radio', { name: 'Show an error' }).check();
    await panel.getByRole('button', { name: 'Copy diagnostics' }).click();
    await page.getByText('Copied.').waitFor({ state: 'attached' });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"freshness":"hour","requestsPerMinute":30,"offline":"error"');
    expect(copied).toContain('KER for Excel 1.0.0, Excel on OfficeOnline');
    expect(copied).not.toContain('test-key');
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
