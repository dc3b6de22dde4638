import type { Browser } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage } from './trial-page';

jest.setTimeout(240_000);

const NAMES = ['Boeing', 'Chevron', 'Pfizer', 'Intel', 'IBM', 'Walmart', 'Netflix', 'Nike'];

let browser: Browser;
let server: OpenServer;
let one: TrialPage;
let other: TrialPage;
let before: number;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
});
afterAll(() => browser.close());

/** Each test finds the profile empty, and opens two workbooks in it. */
beforeEach(async () => {
  before = await answered();
  one = await TrialPage.open(browser, { url: server.url });
  other = await one.openAnother();
});

/** The requests for the service's operations that leave a workbook from now on. */
function listen({ page }: TrialPage): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) sent.push(request.url());
  });
  return sent;
}

async function answered(): Promise<number> {
  return Object.values(await server.requests()).reduce((sum, count) => sum + count, 0);
}

const ask = (trial: TrialPage, names: readonly string[]) =>
  trial.write(
    `A40:A${39 + names.length}`,
    names.map((name) => [`=KER.PROP("${name}","ticker")`]),
  );

/** Resolves when the pane says what it waits for. */
async function waits({ pane }: TrialPage, reason: RegExp): Promise<void> {
  await pane.getByRole('tab', { name: 'Activity' }).click();
  await pane.getByRole('tabpanel').getByText(reason).waitFor();
}

async function setAddress({ pane }: TrialPage, address: string): Promise<void> {
  await pane.getByRole('tab', { name: 'Settings' }).click();
  await pane.getByRole('textbox', { name: 'Service address' }).fill(address);
  await pane.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Resolves when the pane's field shows the address, which nobody has typed there. */
async function showsAddress({ paneFrame }: TrialPage, address: string): Promise<void> {
  await paneFrame.waitForFunction(
    (expected) =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=url]')].some(
        ({ value }) => value === expected,
      ),
    address,
  );
}

describe('two workbooks of one profile', () => {
  it('both pause for the rate limit that one of them was told of', async () => {
    const pause = { status: 429, headers: { 'Retry-After': '300' }, json: {} };
    await one.page.route('**/v1/**', (route) => route.fulfill(pause), { times: 1 });
    const [sent, sentByOther] = [listen(one), listen(other)];
    await ask(one, ['Boeing']);
    await waits(one, /rate limit reached\. Requests resume at/);
    await ask(other, ['Chevron', 'Pfizer']);
    await waits(other, /rate limit reached\. Requests resume at/);
    expect([sent.length, sentByOther.length]).toEqual([1, 0]);
    expect((await other.read('A40:A41')).flat()).toEqual(['#BUSY!', '#BUSY!']);
  });

  it('both ask where the service address that was set in one of them leads, at once', async () => {
    const elsewhere = 'http://127.0.0.1:9';
    await other.pane.getByRole('tab', { name: 'Settings' }).click();
    await setAddress(one, elsewhere);
    await showsAddress(other, elsewhere);
    const sent = listen(other);
    await ask(other, ['Boeing']);
    await other.idle();
    expect(await other.message('A40')).toMatch(/No API key/);
    expect(sent).toEqual([]);

    await setAddress(one, server.url);
    await showsAddress(other, server.url);
    await ask(other, ['Chevron']);
    await other.idle();
    expect(await other.cell('A40')).toBe('CVX');
  });

  it('send no more requests a minute together than one of them may', async () => {
    const cap = String((await answered()) - before + 6);
    const label = 'Max requests per minute';
    for (const { pane } of [one, other]) await pane.getByRole('tab', { name: 'Settings' }).click();
    await one.pane.getByRole('spinbutton', { name: label }).fill(cap);
    await one.pane.getByRole('button', { name: `Save: ${label}` }).click();
    await one.pane.getByText('Saved.').first().waitFor();
    const [sent, sentByOther] = [listen(one), listen(other)];
    await Promise.all([ask(one, NAMES.slice(0, 4)), ask(other, NAMES.slice(4))]);
    for (const each of [one, other]) await waits(each, /^Your limit per minute is reached/);
    // Each workbook waits, though alone neither has sent as many as it may.
    expect(sent.length + sentByOther.length).toBeLessThanOrEqual(6);
  });
});
