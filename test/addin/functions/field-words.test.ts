import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook({});
});

describe('fields answer to the words that analysts type', () => {
  test.each([
    ['ceo', 'chief_executive_officer'],
    ['CEO', 'chief_executive_officer'],
    ['cfo', 'chief_financial_officer'],
    ['Employees', 'employee_count'],
    ['HQ', 'headquarters'],
    ['Symbol', 'ticker'],
    ['EPS', 'diluted_eps'],
  ])('%s is %s', async (word, property) => {
    const [own, meant] = await Promise.all(
      [word, property].map((name) => workbook.shown(evaluate(`=KER.PROP("Apple Inc.","${name}")`))),
    );
    expect(own).toEqual(meant);
  });

  test('EPS is the diluted one', async () => {
    const [own, meant] = await Promise.all(
      ['EPS', 'Diluted earnings per share'].map((name) =>
        workbook.shown(evaluate(`=KER.LATEST("Apple Inc.","${name}")`)),
      ),
    );
    expect(own).toEqual(meant);
  });

  test('EPS as a property is the newest fiscal year of its series', async () => {
    const cells = ['=KER.PROP("Apple Inc.","EPS")', '=KER.LATEST("Apple Inc.","EPS")'];
    const [property, series] = await Promise.all(cells.map((cell) => workbook.shown(evaluate(cell))));
    expect(property).toEqual(series);
  });

  test.each(['=KER.PROP("Apple Inc.","Market Cap")', '=KER.LATEST("Apple Inc.","market capitalization")'])(
    '%s says by name that there is none',
    async (formula) => {
      expect(await workbook.error(evaluate(formula))).toBe(
        '#N/A: Apple Inc. has no market cap, which needs share prices',
      );
    },
  );
});

describe('names in short of registers and official names of countries', () => {
  test.each([
    ['BRKb', 'Berkshire Hathaway'],
    ['BRK_B', 'Berkshire Hathaway'],
    ['HUMANA COMP', 'Humana'],
    ['EXXON MOBIL CORPN', 'ExxonMobil'],
    ['the Republic of Poland', 'Poland'],
    ['the Federative Republic of Brazil', 'Brazil'],
    ['Bolivia (Plurinational State of)', 'Bolivia'],
    ['Netherlands, Kingdom of the', 'Netherlands'],
  ])('%s is %s', async (typed, name) => {
    expect(await workbook.shown(evaluate(`=KER.PROP("${typed}","name")`))).toEqual([[name]]);
  });
});
