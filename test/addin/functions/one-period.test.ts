import { isoDate } from '../../../src/addin/cells/date';
import { figure } from '../../../src/addin/functions/series';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

/** Their years end in September, June, January (by either number), May, August, December and in between. */
const COMPANIES = [
  ...['Apple', 'Microsoft', 'Walmart', 'Home Depot', 'Dollar Tree', 'Nike', 'Costco', 'Intel', 'Target'],
  ...['FedEx', 'Johnson & Johnson', 'Oracle'],
];

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook({ properties: true });
  await workbook.addIn.runtime.settings.set({ sourcedValues: 'all' });
});

type Valued = { basicValue: number; properties: Record<string, { basicValue: unknown }> };

/** A value with the period, the day and the link that its cell carries. */
function carried(cell: unknown): Record<string, unknown> {
  const { basicValue, properties } = cell as Valued;
  const [period, date, link] = ['period', 'date', 'link'].map((name) => properties[name]?.basicValue);
  return { value: basicValue, period, date, link };
}

const gridOf = (formula: string): Promise<unknown[][]> => workbook.grid(evaluate(formula));

const lastCell = async (formula: string): Promise<Record<string, unknown>> =>
  carried((await gridOf(formula)).at(-1)?.at(-1));

const SERIAL_OF_1970 = 25_569;

const inWords = (serial: unknown): string =>
  new Date((Number(serial) - SERIAL_OF_1970) * 86_400_000).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

test.each(COMPANIES)('the year 2024 is one period of %s in all functions', async (company) => {
  const latest = await lastCell(`=KER.LATEST("${company}","Revenue",2024)`);
  expect(latest['period']).toBe('FY2024');
  const figures = await workbook.grid(figure(company, 'Revenue', 2024, called()));
  expect(carried(figures[0]?.[0])).toEqual(latest);
  const tables = ['=KER.SERIES("?","Revenue",2024,2024)', '=KER.HISTORY("?","Revenue",2024,2024)'];
  const formulas = [
    ...tables,
    '=KER.HISTORY("?","Revenue","FY2024","FY2024","A")',
    '=KER.LATEST("?","Revenue","FY2024")',
  ];
  for (const formula of formulas) {
    const grid = await gridOf(formula.replace('?', company));
    expect(grid.length).toBeLessThan(3);
    expect(carried(grid.at(-1)?.at(-1))).toEqual(latest);
  }
  const expressions = [
    `${company}.return(revenue, date).at=2024`,
    `${company}.revenue.2024.return(revenue, date)`,
  ];
  for (const expression of expressions) {
    const [, [value, date] = []] = await gridOf(`=KER.QUERY("${expression}")`);
    expect([value, date]).toEqual([
      expect.objectContaining({ basicValue: latest['value'] }),
      expect.objectContaining({ basicValue: latest['date'] }),
    ]);
  }
  const answer = String((await gridOf(`=KER.ASK("What was the revenue of ${company} in 2024?")`))[0]?.[0]);
  expect(answer).toContain(`$${(Number(latest['value']) / 1e9).toFixed(1)} billion`);
  expect(answer).toContain(inWords(latest['date']));
});

test.each(['Apple', 'Microsoft', 'Intel', 'Johnson & Johnson'])(
  'the calendar quarter 2024Q4 is one period of %s in all functions',
  async (company) => {
    const latest = await lastCell(`=KER.LATEST("${company}","Revenue","2024Q4")`);
    const figures = await workbook.grid(figure(company, 'Revenue', 'Q4 2024', called()));
    expect(carried(figures[0]?.[0])).toEqual(latest);
    expect(await lastCell(`=KER.HISTORY("${company}","Revenue","2024Q4","2024-Q4","Q")`)).toEqual(latest);
    for (const time of ['2024-Q4', 'Q4 2024', '4Q24'])
      expect((await gridOf(`=KER.QUERY("${company}.revenue.${time}.return(revenue)")`))[1]).toEqual([
        expect.objectContaining({ basicValue: latest['value'] }),
      ]);
  },
);

test('a quarter that a company does not have is refused in each of them, and none stands in for it', async () => {
  const [latest, queried] = [
    '=KER.LATEST("Walmart","Revenue","2024Q4")',
    '=KER.QUERY("Walmart.revenue.2024Q4")',
  ];
  expect(await workbook.error(evaluate(latest))).toContain('has fiscal periods, such as one ending');
  expect(await workbook.error(evaluate(queried))).toMatch(/^#N\/A/);
  expect(await workbook.error(figure('Walmart', 'Revenue', '2024Q4', called()))).toContain(
    'has fiscal periods',
  );
});

test('LATEST takes a fiscal quarter, and refuses a fiscal year of what has none', async () => {
  const { value, period, date } = await lastCell('=KER.LATEST("Apple","Revenue","FY2024Q4")');
  expect([value, period, isoDate(Number(date) - SERIAL_OF_1970)]).toEqual([
    94_930_000_000,
    'FY2024 Q4',
    '2024-09-28',
  ]);
  expect(await workbook.error(evaluate('=KER.LATEST("Germany","GDP","FY2024")'))).toContain(
    'does not number the fiscal periods',
  );
});
