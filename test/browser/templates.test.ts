import type { Browser } from 'playwright-core';

import { until } from '../until';
import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(180_000);

let browser: Browser;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  ({ browser, trial, steps } = await openTrial());
});

afterAll(() => browser.close());

/** The cells that draw `####` in place of their number. */
const tooWide = (sheet: string, area: string) =>
  trial.page.evaluate(
    ([name, address]) => {
      const { api } = (window as unknown as TrialWindow).trialHost;
      const range = api.getActiveWorkbook()?.getSheetByName(name)?.getRange(address);
      return range
        ?.getDisplayValues()
        .flat()
        .filter((text) => text.startsWith('##'));
    },
    [sheet, area] as const,
  );

const withoutErrors = async (area: string): Promise<string[]> => {
  const cells = (await trial.read(area)).flat();
  expect(cells.filter((text) => /^#|^Err/.test(text))).toEqual([]);
  return cells.filter((text) => text !== '');
};

const figures = () => trial.page.locator('#charts figure');

describe('the templates', () => {
  it.each([
    { label: 'Three statements', sheet: 'Statements', area: 'A1:N39', charts: 1 },
    { label: 'Peer ratios', sheet: 'Peers', area: 'A1:K50', charts: 1 },
    { label: 'Bank peers', sheet: 'Banks', area: 'A1:J54', charts: 1 },
    { label: 'Ownership map', sheet: 'Ownership', area: 'A1:H42', charts: 1 },
    { label: 'Macro dashboard', sheet: 'Macro', area: 'A1:E66', charts: 4 },
    { label: 'Due-diligence list', sheet: 'Diligence', area: 'A1:L14', charts: 0 },
  ])('$label has its charts, and no error', async ({ label, sheet, area, charts }) => {
    await steps.ribbon('New sheet', label);
    await steps.says(`On the sheet ${sheet}.`);
    await trial.idle();
    expect((await withoutErrors(`${sheet}!${area}`)).length).toBeGreaterThan(20);
    expect(await tooWide(sheet, area)).toEqual([]);
    await until(async () => expect(await figures().count()).toBe(charts));
    await trial.screenshot(`template-${sheet.toLowerCase()}.png`);
  });

  it.each([
    // Apple's revenue of the fiscal year 2025, and what all countries' GDP is counted in.
    ['Statements!E11', '416,161'],
    ['Peers!C37', '416,161'],
    ['Banks!C38', '182,447'],
    ['Macro!B23', '27,360,935'],
  ])('%s is in millions', async (cell, shown) => {
    expect(await trial.cell(cell)).toBe(shown);
  });

  it.each([
    // NVIDIA's years end in January.
    { sheet: 'Statements', area: 'A1:N39', years: 'I10:K10', calendar: ['FY2024', 'FY2025', 'FY2026'] },
    { sheet: 'Peers', area: 'A1:K50', years: 'K13:K13', calendar: ['FY2026'] },
    { sheet: 'Ownership', area: 'A1:E19', years: 'A18:A19', calendar: ['FY2025', 'FY2026'] },
  ])(
    'one switch lines the years of $sheet up with the calendar',
    async ({ sheet, area, years, calendar }) => {
      const fiscal = calendar.map((year) => `FY${Number(year.slice(2)) - 1}`);
      expect((await trial.read(`${sheet}!${years}`)).flat()).toEqual(fiscal);
      await trial.page.evaluate(
        (cell) => (window as unknown as TrialWindow).trialHost.type(cell, 'calendar'),
        `${sheet}!B5`,
      );
      await trial.idle();
      expect((await trial.read(`${sheet}!${years}`)).flat()).toEqual(calendar);
      await withoutErrors(`${sheet}!${area}`);
    },
  );

  it('draws lines over the years, and a column for each country', async () => {
    await steps.choose('Macro', 'A1');
    // Beside the name of the series stands its unit alone.
    expect(await trial.read('Macro!D7:D7')).toEqual([['(USD millions)']]);
    const charts = trial.page.locator('#charts');
    await figures().nth(3).waitFor();
    await until(async () =>
      expect(await charts.getByRole('img', { name: /^Line/ }).locator('polyline').count()).toBe(12),
    );
    await until(async () =>
      expect(
        await charts
          .getByRole('img', { name: /^ColumnClustered/ })
          .locator('rect')
          .count(),
      ).toBe(4),
    );
    await until(async () =>
      expect(await figures().nth(3).getByRole('listitem').allInnerTexts()).toEqual([
        'United States',
        'Germany',
        'Japan',
        'Brazil',
      ]),
    );
  });

  it('leaves the sheet rows above charts, and charts whole, at 320 pixels', async () => {
    const before = trial.page.viewportSize() ?? { width: 1440, height: 900 };
    await trial.page.setViewportSize({ width: 320, height: 800 });
    await until(async () => {
      const [sheet, chart] = await Promise.all(
        ['#sheet', '#charts figure'].map((selector) => trial.page.locator(selector).first().boundingBox()),
      );
      expect(sheet?.height).toBeGreaterThan(250);
      expect((chart?.x ?? 0) + (chart?.width ?? Infinity)).toBeLessThanOrEqual(320);
    });
    await trial.screenshot('charts-narrow.png');
    await trial.page.setViewportSize(before);
  });
});
