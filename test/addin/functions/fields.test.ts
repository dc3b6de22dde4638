import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';
import { createService } from '../../../src/service/app';
import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { KEY } from '../../service/small-service';
import { idOf } from '../../service/small-store';

describe('words of fields', () => {
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
      ['Korea (the Republic of)', 'South Korea'],
      ['Tanzania, the United Republic of', 'Tanzania'],
      ['Moldova (the Republic of)', 'Moldova'],
      ['Congo (the Democratic Republic of the)', 'Congo (DRC)'],
    ])('%s is %s', async (typed, name) => {
      expect(await workbook.shown(evaluate(`=KER.PROP("${typed}","name")`))).toEqual([[name]]);
    });
  });
});

describe('spelling of properties', () => {
  const FIRM = idOf(1);
  const sources = [{ name: 'Supplier register', date: '2026-03-31', document: '' }];

  /** A service with a property that is named as no service of ours names one, beside one that is. */
  const service = createService({
    store: storeOf(
      createMemoryGraph({
        entities: [
          {
            id: FIRM,
            type: 'Company',
            name: 'Helvetia Fastenings AG',
            aliases: [],
            prominence: 1,
            sources,
            properties: {
              'P/E Ratio': { value: 17.5, sources },
              'Risk Rating': { value: 'B', sources },
              risk_rating: { value: 'A', sources },
            },
          },
        ],
        relationships: [],
      }),
    ),
    keys: [KEY],
  });

  test('a property whose name is spelt in no usual way is still found as it stands', async () => {
    const { shown } = await openWorkbook({ service });
    expect(await shown(evaluate(`=KER.PROP("${FIRM}", "P/E Ratio")`))).toEqual([[17.5]]);
  });

  test('a heading means the usual spelling, unless the entity is known to list the heading itself', async () => {
    const { shown } = await openWorkbook({ service });
    const headed = `=KER.PROP("${FIRM}", "Risk Rating")`;
    expect(await shown(evaluate(headed))).toEqual([['A']]);
    await shown(evaluate(`=KER.FIELDS("${FIRM}")`));
    expect(await shown(evaluate(headed))).toEqual([['B']]);
  });

  test('a card takes its properties as a sheet heads them', async () => {
    const { grid } = await openWorkbook({ service });
    const card = await grid(evaluate(`=KER.CARD("${FIRM}", "P/E Ratio")`));
    expect(JSON.stringify(card)).toContain('17.5');
  });

  test('an absent property is told as it was typed', async () => {
    const { error } = await openWorkbook({ service });
    expect(await error(evaluate(`=KER.PROP("${FIRM}", "Employee Count")`))).toBe(
      '#N/A: Helvetia Fastenings AG has no property "Employee Count". KER.FIELDS lists what it has',
    );
  });
});

describe('fields that nearly match', () => {
  const MICROSOFT = '486b8844-6192-5871-a890-3e0419051c7e';

  let fresh: Workbook;
  /** A workbook that knows what Apple lists. */
  let known: Workbook;

  beforeAll(async () => {
    fresh = await openWorkbook();
  });

  const OTHERS: [typed: string, formula: string][] = [
    ['=KER.PROP("Apple","Net income")', '=KER.LATEST("Apple","Net income")'],
    ['=KER.PROP("Apple Inc.","Net income")', '=KER.LATEST("Apple Inc.","Net income")'],
    ['=KER.PROP("Apple Inc.","Sales")', '=KER.LATEST("Apple Inc.","Revenue")'],
    ['=KER.PROP("Apple Inc.","Capex")', '=KER.LATEST("Apple Inc.","Capital expenditure")'],
    ['=KER.PROP("Apple Inc.","industry")', '=KER.RELATED("Apple Inc.","OPERATES_IN_INDUSTRY")'],
    ['=KER.PROP("Apple Inc.","directors")', '=KER.RELATED("Apple Inc.","IS_BOARD_MEMBER_OF")'],
  ];

  test.each(OTHERS)(
    '%s tells what may give it, without asking what the entity lists, and proposes no formula that might fail',
    async (typed, formula) => {
      const { error, addIn } = fresh;
      const [, call = '', entity = '', name = ''] = /^=(KER\.\w+)\((".*?"),(".*")\)$/.exec(formula) ?? [];
      expect(await error(evaluate(typed))).toContain(
        `. If =KER.FIELDS(${entity}) lists ${name}, write ${call}`,
      );
      expect(addIn.sent.filter(({ url }) => url.endsWith('/introspection'))).toEqual([]);
    },
  );

  describe('once the fields of the entity are known', () => {
    beforeAll(async () => {
      known = await openWorkbook();
      await known.shown(evaluate('=KER.FIELDS("Apple Inc.")'));
    });

    test.each([
      ...OTHERS,
      ['=KER.LATEST("Apple Inc.","Profit")', '"Net income"'],
      ['=KER.HISTORY("Apple Inc.","Earnings",2022,2023,"A")', '"Net income"'],
      ['=KER.LATEST("Apple Inc.","employee count")', '=KER.PROP("Apple Inc.","employee_count")'],
      ['=KER.SERIES("Apple Inc.","ceo")', '=KER.PROP("Apple Inc.","chief_executive_officer")'],
      ['=KER.RELATED("Apple Inc.","ceo")', '"IS_CEO_OF"'],
      ['=KER.RELATED("Apple Inc.","website")', '=KER.PROP("Apple Inc.","website")'],
    ])('%s means %s', async (typed, formula) => {
      expect(await known.error(evaluate(typed))).toContain(`. Did you mean ${formula}`);
    });

    test.each(OTHERS)('instead of %s the formula %s gives something', async (_, formula) => {
      expect((await known.shown(evaluate(formula))).flat().length).toBeGreaterThan(0);
    });

    test.each([
      ['=KER.LATEST("Apple Inc.","capex")', '=KER.LATEST("Apple Inc.","Capital expenditure")'],
      ['=KER.SERIES("Apple Inc.","Sales")', '=KER.SERIES("Apple Inc.","Revenue")'],
      [
        '=KER.HISTORY("Apple Inc.","Umsatz",2022,2023,"A")',
        '=KER.HISTORY("Apple Inc.","Revenue",2022,2023,"A")',
      ],
    ])('%s is what %s is, under its own name', async (typed, formula) => {
      expect(await known.shown(evaluate(typed))).toEqual(await known.shown(evaluate(formula)));
    });

    test.each([
      ['gdp', '=KER.LATEST("Germany","GDP (current US dollars)")'],
      ['Inflation', '=KER.LATEST("Germany","Inflation rate (consumer prices)")'],
      ['unemployment_rate', '=KER.LATEST("Germany","Unemployment rate")'],
    ])('%s of a country is the series that it begins', async (typed, formula) => {
      await known.shown(evaluate('=KER.FIELDS("Germany")'));
      expect(await known.error(evaluate(`=KER.PROP("Germany","${typed}")`))).toBe(
        `#N/A: Germany has no property "${typed}". Did you mean ${formula}`,
      );
      expect((await known.shown(evaluate(formula)))[0]?.[0]).toEqual(expect.any(Number));
    });

    test('the beginning of a property means that property', async () => {
      await known.shown(evaluate('=KER.FIELDS("Germany")'));
      expect(await known.error(evaluate('=KER.PROP("Germany","popul")'))).toContain('Closest: population');
    });

    test('what the entity does not list is not proposed', async () => {
      expect(await known.error(evaluate('=KER.PROP("Apple Inc.","founders")'))).not.toContain('RELATED');
    });
  });

  test('a card refuses a property that the entity does not list, and lists those that it does', async () => {
    const { error } = await openWorkbook();
    expect(await error(evaluate('=KER.CARD("Apple Inc.","website,moons")'))).toMatch(
      /^#N\/A: Apple Inc\. has no property "moons"\. Its card may show id, name, /,
    );
    expect(await error(evaluate('=KER.CARD("Apple Inc.","emploees")'))).toMatch(
      /^#N\/A: Apple Inc\. has no property "emploees"\. Its card may show employee_count, /,
    );
  });

  test('a card holds by default what its own help reads, for one request', async () => {
    const { grid, requests } = await openWorkbook();
    const [[card] = []] = await grid(evaluate(`=KER.CARD("${MICROSOFT}")`));
    expect(card).toMatchObject({ properties: { employee_count: { type: 'Double', basicValue: 228_000 } } });
    expect(requests()).toBe(1);
  });

  test('a card of another type shows what the service tells of it by default', async () => {
    const { grid } = await openWorkbook();
    const [[card] = []] = await grid(evaluate('=KER.CARD("Germany")'));
    const { properties } = card as { properties: object };
    expect(Object.keys(properties).length).toBeGreaterThan(5);
  });
});
