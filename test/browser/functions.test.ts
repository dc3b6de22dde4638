import type { Browser } from 'playwright-core';

import { EXAMPLES } from '../addin/functions/examples';
import { until } from '../until';
import { violations } from './axe';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage } from './trial-page';

jest.setTimeout(300_000);

/** A free cell below the sample model and its spills, and the free one where a card's field is read. */
const CELL = 'A60';
const FIRST_ROW = 60;
const WIDEST = 'M';
const FIELD = 'C60';
/** A free cell in sight. */
const CARD = 'D28';

/** What a cell shows, without what number formats add. */
const bare = (text: string): string => text.replaceAll(/^[A-Z]{3} |[,$]/g, '');

const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;

/** A shown text as the expected value that it stands for: numbers lose their format, dates become serials. */
function valueOf(shown: string, expected: string | number | boolean): string | number {
  if (typeof expected !== 'number') return shown;
  if (/^\d{4}-\d{2}-\d{2}$/.test(shown)) return Date.parse(shown) / DAY_MS + SERIAL_OF_1970;
  return Number(bare(shown));
}

/** An expected number with the decimals that are shown of it. */
function asShown(expected: string | number | boolean, shown: string): string | number | boolean {
  const decimals = shown.split('.')[1]?.length ?? 0;
  return typeof expected === 'number' ? Number(expected.toFixed(decimals)) : expected;
}

describe('each function in the trial workbook', () => {
  let browser: Browser;
  let server: OpenServer;
  let trial: TrialPage;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
    trial = await TrialPage.open(browser, { url: server.url });
  });

  afterAll(() => browser.close());

  afterEach(() => trial.write(CELL, [['']]));

  // Values carry their source only where the person has set so, which the flows of the settings do.
  test.each(EXAMPLES.filter(({ isCarried }) => isCarried !== true))(
    '$formula gives its result',
    async ({ formula, gives }) => {
      await trial.write(CELL, [[formula]]);
      await trial.idle();
      const shown = await trial.read(`${CELL}:${WIDEST}${FIRST_ROW + gives.length - 1}`);
      const pairs = gives.flatMap((values, line) =>
        values.map((value, column) => ({ value, text: shown[line]?.[column] ?? '' })),
      );
      for (const { value, text } of pairs) {
        // The age in the example is that of a fixed day; here it grows every day. An error's sentence is not in its cell.
        if (formula.startsWith('=KER.AGE')) expect(Number(bare(text))).toBeGreaterThan(600);
        else if (String(value).startsWith('#N/A')) expect(text).toBe('#N/A');
        else expect(valueOf(text, value)).toBe(asShown(value, text));
      }
    },
  );

  test('the card of a cell shows under the pointer and by keyboard, leads on to linked cards, and closes by Escape', async () => {
    const { page } = trial;
    const card = page.getByRole('dialog');
    await trial.write(CARD, [['=KER.CARD("Apple Inc.")']]);
    await trial.idle();
    await trial.select(CARD);
    await page.keyboard.press('Control+Shift+F5');
    await card.getByRole('heading', { name: 'Apple Inc.' }).waitFor();
    await until(async () =>
      expect(await card.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        ...['About', 'Figures', 'Related', 'Details', 'Identity', 'Links'],
      ]),
    );
    await card.getByText('164,000').waitFor();
    expect(
      await card
        .getByRole('link', { name: /^Apple Inc\. Form 10-K/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^https:/);
    await card.getByRole('button', { name: 'Tim Cook' }).click();
    await card.getByRole('heading', { name: 'Tim Cook' }).waitFor();
    await card.getByRole('button', { name: 'Back' }).click();
    expect(await violations(page.mainFrame(), '#card')).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await trial.hover(CARD);
    await card.getByRole('heading', { name: 'Apple Inc.' }).waitFor();
    expect(trial.problems).toEqual([]);
  });

  test("a card's fields can be read by other formulas", async () => {
    await trial.write(CELL, [['=KER.CARD("Apple Inc.", "employee_count")']]);
    await trial.write(FIELD, [[`=${CELL}.employee_count`]]);
    await trial.idle();
    expect(await trial.cell(CELL)).toBe('Apple Inc.');
    expect(bare(await trial.cell(FIELD))).toBe('164000');
    await trial.write(FIELD, [[`=${CELL}.figure("Revenue",2024)`]]);
    await trial.idle();
    expect(bare(await trial.cell(FIELD))).toBe('391035000000');
    expect(trial.problems).toEqual([]);
  });
});
