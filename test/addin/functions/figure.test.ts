import { figure } from '../../../src/addin/functions/series';
import { card } from '../../../src/addin/functions/cards';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';

const cardOf = async (properties: boolean) => {
  const workbook = await openWorkbook({ properties });
  const grid = await workbook.grid(card([['Apple Inc.']], [[null]], called()));
  return { workbook, entity: grid[0]?.[0] as Excel.EntityCellValue };
};

test('a card brings its function where Excel knows functions of cards, and not elsewhere', async () => {
  expect((await cardOf(true)).entity.properties?.['figure']).toMatchObject({
    type: 'Function',
    functionType: 'JavaScriptReference',
    namespace: 'KER',
    id: 'FIGURE',
  });
  expect((await cardOf(false)).entity.properties).not.toHaveProperty('figure');
});

test.each([
  [2024, 391_035_000_000],
  ['FY2023', 383_285_000_000],
  [null, 416_161_000_000],
])(
  'the revenue of the period %s is that of the card, for no request but its series',
  async (period, value) => {
    const { workbook, entity } = await cardOf(true);
    workbook.requests();
    const grid = await workbook.grid(figure(entity, 'Revenue', period, called()));
    expect(grid).toEqual([[expect.objectContaining({ basicValue: value })]]);
    // What the entity lists, and the series.
    expect(workbook.requests()).toBe(2);
  },
);

test('a quarter is one of the quarterly series, and never a part of a year', async () => {
  const { workbook, entity } = await cardOf(true);
  for (const name of ['Revenue (quarterly)', 'Revenue']) {
    const quarter = await workbook.grid(figure(entity, name, 'FY2024Q4', called()));
    expect(quarter).toEqual([[expect.objectContaining({ basicValue: 94_930_000_000 })]]);
  }
  expect(await workbook.error(figure(entity, 'Long-term debt', '2024Q4', called()))).toBe(
    '#N/A: Long-term debt has annual values and no quarterly values',
  );
});

test.each(['LTM', 'ttm', 'nonsense', '-1Y', '-3Y', 'today'])(
  '%s is no one period, and the cell says what is one',
  async (period) => {
    const { workbook, entity } = await cardOf(true);
    workbook.requests();
    expect(await workbook.error(figure(entity, 'Revenue', period, called()))).toBe(
      `#VALUE!: KER.FIGURE: period must be one period, such as 2024, "FY2024", "2024Q4" or "FY-1", got "${period}"`,
    );
    expect(workbook.requests()).toBe(0);
  },
);

test('what counts back from the newest value is a period', async () => {
  const { workbook, entity } = await cardOf(true);
  for (const [period, value] of [
    ['FY0', 416_161_000_000],
    ['FY-1', 391_035_000_000],
  ] as const)
    expect(await workbook.grid(figure(entity, 'Revenue', period, called()))).toEqual([
      [expect.objectContaining({ basicValue: value })],
    ]);
});

test('the last twelve months are the series of them, or the sum of a history', async () => {
  const { workbook, entity } = await cardOf(true);
  const [[own] = []] = await workbook.grid(
    figure(entity, 'Revenue (trailing twelve months)', null, called()),
  );
  const quarters = await workbook.shown(
    evaluate('=KER.HISTORY("Apple Inc.","Revenue","LTM",,"Q","headers=no")'),
  );
  expect(quarters).toHaveLength(4);
  const sum = quarters.reduce((total, [, value]) => total + Number(value), 0);
  expect(own).toMatchObject({ basicValue: sum });
});

test('what is not known says so', async () => {
  const { workbook, entity } = await cardOf(true);
  expect(await workbook.error(figure(entity, 'Revenue', 1980, called()))).toMatch(
    /^#N\/A: Revenue has no values in that period/,
  );
  expect(await workbook.error(figure(entity, 'Revnue', 2024, called()))).toBe(
    '#N/A: Apple Inc. has no series "Revnue". Closest: Revenue',
  );
  expect(await workbook.error(figure(null, 'Revenue', 2024, called()))).toBe(
    '#VALUE!: KER.FIGURE: card must not be blank',
  );
});
