import { figure, latest, series } from '../../../src/addin/functions/series';
import { card } from '../../../src/addin/functions/cards';
import { called, type Result } from './excel';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';
import type { Cell } from '../../../src/addin/cells/cell';
import { prop } from '../../../src/addin/functions/properties';

describe('functions of cards', () => {
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
});

describe('values with their sources', () => {
  /** What the cell of a formula gets, whole. */
  async function cellOf(workbook: Workbook, result: Result): Promise<Cell> {
    return (await workbook.grid(result))[0]?.[0] as Cell;
  }

  const employees = (entity = 'Apple Inc.') => prop([[entity]], [['employee_count']], null, called());
  const revenue = () => latest([['Apple Inc.']], [['Revenue']], [['2024-12-31']], [[null]], called());
  const revenues = () =>
    series([['Apple Inc.']], [['Revenue']], '2023', '2024', [[null]], false, null, called());

  async function sourcing(sourcedValues: 'off' | 'latest' | 'all', properties = true): Promise<Workbook> {
    const workbook = await openWorkbook({ properties });
    await workbook.addIn.runtime.settings.set({ sourcedValues });
    return workbook;
  }

  const text = (basicValue: unknown) => ({ type: 'String', basicValue });
  const day = { type: 'Double', basicValue: expect.any(Number) as number, numberFormat: 'yyyy-mm-dd' };

  test('a property is a number that carries its source, by its name and by its id', async () => {
    const workbook = await sourcing('latest');
    const carried = {
      type: 'Double',
      basicValue: 164_000,
      properties: {
        source: text(expect.stringContaining('10-K')),
        link: text(expect.stringMatching(/^https:/)),
        date: day,
        known: day,
      },
    };
    expect(await cellOf(workbook, employees())).toMatchObject(carried);
    expect(await cellOf(workbook, employees('3ecde5e3-4a8f-50c9-a63e-816c488a64a7'))).toMatchObject(carried);
    // The second goes the short way, once what makes values carry their source is there.
    expect(await cellOf(workbook, employees('3ecde5e3-4a8f-50c9-a63e-816c488a64a7'))).toMatchObject(carried);
  });

  test('a text carries its source too, and a date stays one', async () => {
    const workbook = await sourcing('latest');
    const seat = prop([['Apple Inc.']], [['headquarters']], null, called());
    expect(await cellOf(workbook, seat)).toMatchObject({
      type: 'String',
      basicValue: 'Cupertino, California',
      properties: { source: text(expect.any(String)) },
    });
  });

  test('the last value of a series says its period, its unit and when it was known', async () => {
    const workbook = await sourcing('latest');
    expect(await cellOf(workbook, revenue())).toMatchObject({
      type: 'Double',
      properties: {
        period: text(expect.stringMatching(/^FY\d{4}/)),
        unit: text('USD'),
        known: day,
        date: day,
      },
    });
  });

  test('the points of a series carry theirs where the person wants that', async () => {
    const [[, plain] = []] = await (await sourcing('latest')).grid(revenues());
    expect(plain).not.toHaveProperty('properties');
    const [[time, value] = []] = await (await sourcing('all')).grid(revenues());
    expect(value).toMatchObject({ properties: { source: text(expect.any(String)) } });
    expect(time).not.toHaveProperty('properties');
  });

  test.each([
    ['the person has set so', 'off', true],
    ['Excel knows no properties', 'all', false],
  ] as const)('values are plain where %s', async (_, setting, properties) => {
    const workbook = await sourcing(setting, properties);
    expect(await cellOf(workbook, employees())).not.toHaveProperty('properties');
    expect(await cellOf(workbook, revenue())).not.toHaveProperty('properties');
  });

  test('what an entity does not have stays an error', async () => {
    const workbook = await sourcing('all');
    expect(await workbook.error(prop([['Apple Inc.']], [['capital']], null, called()))).toMatch(/^#N\/A/);
  });

  test('a kept value carries its source, or does not, as soon as the person has set so', async () => {
    const workbook = await sourcing('off');
    const employees = () =>
      prop([['3ecde5e3-4a8f-50c9-a63e-816c488a64a7']], [['employee_count']], null, called());
    const plain = await cellOf(workbook, employees());
    expect(plain).not.toHaveProperty('properties');
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'latest' });
    expect(await cellOf(workbook, employees())).toHaveProperty('properties');
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'off' });
    expect(await cellOf(workbook, employees())).toEqual(plain);
  });
});
