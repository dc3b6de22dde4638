import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser, FrameLocator, Locator } from 'playwright-core';

import { openBrowser } from './open-browser';
import { openKeyedServer, type OpenServer } from './open-trial-server';
import { OWN_KEY } from './shared';
import { TrialPage } from './trial-page';

jest.setTimeout(180_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let pane: FrameLocator;
let panel: Locator;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openKeyedServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
  pane = trial.pane;
  panel = pane.getByRole('tabpanel', { name: 'Settings' });
  await pane.getByRole('tab', { name: 'Settings' }).click();
});
afterAll(() => browser.close());

/** Another service: it knows nothing, and notes the keys that it is sent. */
async function startListener(): Promise<{ url: string; keys: string[]; close: () => Promise<void> }> {
  const keys: string[] = [];
  const listener = createServer((request, response) => {
    const key = request.headers['x-api-key'];
    if (typeof key === 'string') keys.push(key);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ entities: [] }));
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    close: async () => {
      listener.closeAllConnections();
      await new Promise((closed) => listener.close(closed));
    },
  };
}

async function reopen(): Promise<void> {
  await trial.load();
  await pane.getByRole('tab', { name: 'Settings' }).click();
}

describe('Settings in the trial workbook', () => {
  it('tests a key against the service and keeps none that it rejects', async () => {
    await panel.getByLabel('Key', { exact: true }).fill('wrong-key');
    await panel.getByRole('button', { name: 'Test and save' }).click();
    await panel.getByText('The service rejected the key').waitFor();
    expect(await panel.getByRole('button', { name: 'Remove key' }).count()).toBe(0);
  });

  it('remembers an accepted key, encrypted, after the workbook is opened again', async () => {
    await panel.getByLabel('Key', { exact: true }).fill(` "${OWN_KEY}" `);
    await panel.getByRole('button', { name: 'Test and save' }).click();
    await panel.getByText('The service accepts the key. Saved.').waitFor();
    const stored = await trial.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).not.toContain(OWN_KEY);

    await reopen();
    await panel.getByText('1234, remembered on this computer, encrypted').waitFor();
    await pane.getByRole('tab', { name: 'Lookup' }).click();
    await pane.getByRole('searchbox', { name: 'Name' }).fill('Visa');
    await trial.page.keyboard.press('Enter');
    await pane
      .getByRole('tabpanel')
      .getByText(/\d+ match/)
      .waitFor();
    await pane.getByRole('tab', { name: 'Settings' }).click();
  });

  it('keeps what is set', async () => {
    await panel.getByRole('combobox', { name: 'Refresh values' }).selectOption('hour');
    await panel.getByRole('spinbutton', { name: 'Max requests per minute' }).fill('600');
    await trial.page.keyboard.press('Enter');
    await panel.getByText('Saved.').first().waitFor();
    await panel.getByRole('radio', { name: 'Show an error' }).check();
    await panel.getByRole('switch', { name: 'Search only on Enter' }).check();

    await reopen();
    expect(await panel.getByRole('combobox', { name: 'Refresh values' }).inputValue()).toBe('hour');
    expect(await panel.getByRole('spinbutton', { name: 'Max requests per minute' }).inputValue()).toBe('600');
    expect(await panel.getByRole('radio', { name: 'Show an error' }).isChecked()).toBe(true);
    expect(await panel.getByRole('switch', { name: 'Search only on Enter' }).isChecked()).toBe(true);
  });

  it('lets values carry their source, without asking for them again', async () => {
    await trial.enter('A28', '=KER.PROP("Apple Inc.","employee_count")');
    await trial.idle();
    const asked = await server.requests();
    await panel.getByRole('combobox', { name: 'Attach sources to values' }).selectOption('PROP and LATEST');
    await trial.select('A1');
    await trial.page.keyboard.press('Control+Alt+F9');
    await trial.idle();
    await trial.write('B28:D28', [['=A28.source', '=A28.known', '=A28*2']]);
    await trial.idle();
    expect(await trial.read('A28:D28')).toEqual([
      ['164,000', expect.stringContaining('10-K'), expect.stringMatching(/^20\d\d-\d\d-\d\d$/), '328000'],
    ]);
    expect(await server.requests()).toEqual(asked);
  });

  it.each(['http://service.example', 'ftp://service.example', 'not an address'])(
    'refuses the service address %s and says why',
    async (address) => {
      await panel.getByRole('textbox', { name: 'Service address' }).fill(address);
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await panel.getByText(/serviceAddress.*got/).waitFor();
    },
  );

  it('asks another address for nothing before a key is entered for it', async () => {
    const address = panel.getByRole('textbox', { name: 'Service address' });
    const other = await startListener();
    await address.fill(other.url);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByText(`is not sent to ${other.url}`).waitFor();
    await pane.getByRole('tab', { name: 'Lookup' }).click();
    await pane.getByText('This service has no key yet.').first().waitFor();
    await trial.enter('A30', '=KER.PROP("Oracle Corporation","website")');
    await trial.idle();
    expect(await trial.message('A30')).toMatch(/No API key/);
    expect(other.keys).toEqual([]);

    await pane.getByRole('tab', { name: 'Settings' }).click();
    await panel.getByLabel('Key', { exact: true }).fill('key-for-the-other');
    await panel.getByRole('button', { name: 'Test and save' }).click();
    await panel.getByText('ther, remembered on this computer, encrypted').waitFor();
    expect(new Set(other.keys)).toEqual(new Set(['key-for-the-other']));

    await address.fill(server.url);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.getByText(`is not sent to ${server.url}`).waitFor();
    await panel.getByLabel('Key', { exact: true }).fill(OWN_KEY);
    await panel.getByRole('button', { name: 'Test and save' }).click();
    await panel.getByText('1234, remembered on this computer, encrypted').waitFor();
    await other.close();
  });

  it('copies diagnostics without the key', async () => {
    await trial.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy diagnostics' }).click();
    await pane.getByRole('status').filter({ hasText: 'Copied.' }).waitFor({ state: 'attached' });
    const copied = await trial.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^KER for Excel \d/);
    expect(copied).toContain('"freshness":"hour"');
    expect(copied).not.toContain(OWN_KEY);
  });

  it('clears stored values, and forgets the key for good', async () => {
    await pane.getByRole('tab', { name: 'Lookup' }).click();
    await pane.getByRole('tab', { name: 'Settings' }).click();
    await panel.getByText(/^[1-9][\d.,]* (kB|MB) on this computer$/).waitFor();
    await panel.getByRole('button', { name: 'Clear' }).click();
    await panel.getByText(/ cleared\.$/).waitFor();
    await panel.getByRole('button', { name: 'Remove key' }).click();
    await panel.getByText('Key removed, with the values fetched with it.').waitFor();
    await reopen();
    await panel.getByPlaceholder('Paste your key').waitFor();
  });
});
