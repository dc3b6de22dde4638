import type { Page } from 'playwright-core';

import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver, shown } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

/** Markdown that has got past renderers or cleaners before. */
const HOSTILE_MARKDOWN = [
  '<svg onload="window.hacked=1"><p>x</p></svg>',
  '[x](javascript:window.hacked=1)',
  '[x](  java&#115;cript:window.hacked=1)',
  '[x](data:text/html,<script>window.hacked=1</script>)',
  '<a href="javascript:window.hacked=1">x</a>',
  '![x](https://tracker.example/pixel.png)',
  '<img src="https://tracker.example/pixel.png">',
  '<style>@import url(https://tracker.example/x.css)</style>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1>',
  '[x]: javascript:window.hacked=1\n\n[x]',
  '<form action="https://tracker.example"><button>x</button></form>',
  '`<img src=x onerror=window.hacked=1>`',
  '| a |\n|---|\n| <img src=x onerror=window.hacked=1> |',
  '# <img src=x onerror=window.hacked=1>',
  '\uE0001"><img src=x onerror=window.hacked=1>\uE001',
  '<https://example.com/"onmouseover="window.hacked=1>',
];

/** Nothing of the service's content became an element that acts, and nothing was fetched for it. */
async function expectInert(page: Page, problems: string[]): Promise<void> {
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  expect(
    await page.locator('#pane img, #pane script, #pane iframe, #pane object, #pane form[action]').count(),
  ).toBe(0);
  const addresses = await page
    .locator('#pane a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => address !== null && !/^https?:\/\//.test(address))).toEqual([]);
  const handlers = await page
    .locator('#pane *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    );
  expect(handlers).toEqual([]);
  expect(problems).toEqual([]);
}

describe('content of the service that tries to act', () => {
  it('stays text in names, types and descriptions of a search', async () => {
    const { page, problems } = await browser.open();
    await new PaneDriver(page).search('evil');
    await shown(page, 'Evil <img src=x onerror="window.hacked=1"> Corp').waitFor();
    await shown(page, '<script>window.hacked=1</script>').waitFor();
    await expectInert(page, problems);
  });

  it('stays text in values, source names and document addresses of a profile', async () => {
    const { page, problems } = await browser.open();
    await new PaneDriver(page).open('Apple Inc.');
    await shown(page, '=HYPERLINK("javascript:window.hacked=1")').waitFor();
    await shown(page, '<img src=x onerror="window.hacked=1">').waitFor();
    await expectInert(page, problems);
  });

  it('stays text in the Markdown, facts and origins of an answer', async () => {
    const { page, problems } = await browser.open();
    await new PaneDriver(page).ask('Who?');
    await shown(page, 'Signed by <b>Tim Cook</b>.').waitFor();
    await shown(page, '<script>window.hacked=1</script>').waitFor();
    await shown(page, 'bad', { exact: true }).click();
    expect(await page.getByRole('link', { name: 'good' }).getAttribute('rel')).toBe('noopener noreferrer');
    await expectInert(page, problems);
  });

  it('stays text in rows', async () => {
    const { page, problems } = await browser.open();
    await new PaneDriver(page).ask('companies.limit=3');
    await shown(page, 'javascript:window.hacked=1').click();
    await expectInert(page, problems);
  });

  it('stays text whatever the Markdown', async () => {
    const { page, problems } = await browser.open();
    const pane = new PaneDriver(page);
    for (const [index, markdown] of HOSTILE_MARKDOWN.entries()) {
      await pane.control({ markdown });
      await pane.ask(`Question ${index}?`);
      await shown(page, `Question ${index}?`, { exact: true }).nth(1).waitFor();
      await shown(page, 'Facts and sources').waitFor();
      await expectInert(page, problems);
    }
  });
});
