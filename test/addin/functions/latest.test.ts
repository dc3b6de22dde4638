import type { Cell } from '../../../src/addin/cells/cell';
import { numberFormat } from '../../../src/addin/cells/number-format';
import { latest } from '../../../src/addin/functions/series';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';
import { quoteText } from '../../../src/shared/formula/text-constant';

describe('the newest value', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 23, 12).getTime());
    workbook = await openWorkbook({ properties: true });
  });
  afterAll(() => jest.restoreAllMocks());

  /** The cell as Excel gets it. */
  async function cellOf(formula: string): Promise<{ basicValue: number; numberFormat: string }> {
    const [[cell] = []] = await workbook.grid(evaluate(formula));
    return cell as { basicValue: number; numberFormat: string };
  }

  describe('of several publications of one measure', () => {
    test.each([
      ['=KER.LATEST("Germany","GDP")', '=KER.LATEST("Germany","Newest GDP")'],
      ['=KER.LATEST("Germany","Population")', '=KER.LATEST("Germany","Newest population")'],
      ['=KER.FIGURE("Germany","GDP")', '=KER.LATEST("Germany","Newest GDP")'],
      [
        '=KER.LATEST("All Employees, Total Nonfarm","All Employees, Total Nonfarm")',
        '=KER.LATEST("All Employees, Total Nonfarm","All Employees, Total Nonfarm, from May 2021")',
      ],
      ['=KER.LATEST("USD/CHF")', '=KER.LATEST("USD/CHF","USD/CHF reference rate of one day a month")'],
      [
        '=KER.LATEST("USD/CHF","Wechselkurs")',
        '=KER.LATEST("USD/CHF","USD/CHF reference rate of one day a month")',
      ],
      ['=KER.LATEST("GBP/USD")', '=KER.LATEST("GBP/USD","GBP/USD reference rate of one day a month")'],
      ['=KER.LATEST("EUR/USD","rate")', '=KER.LATEST("EUR/USD","EUR/USD reference rate of one day a month")'],
      ['=KER.LATEST("Gold","price")', '=KER.LATEST("Gold","Gold spot reference")'],
    ])('%s is that of the one that reaches furthest', async (asked, named) => {
      expect((await cellOf(asked)).basicValue).toBe((await cellOf(named)).basicValue);
    });

    test('a value of another publication than the one that the name means says so', async () => {
      expect((await cellOf('=KER.LATEST("Germany","GDP")')).numberFormat).toContain(
        '(World Bank, 2026-07-13)',
      );
      expect((await cellOf('=KER.LATEST("Germany","Newest GDP")')).numberFormat).not.toContain('(');
    });

    test('a series that is asked for by no name and no time is that one', async () => {
      const [header] = await workbook.shown(evaluate('=KER.SERIES("USD/CHF")'));
      expect(header).toEqual(['time', 'USD/CHF reference rate of one day a month (CHF per USD)']);
    });

    test.each([
      ['=KER.SERIES("GBP/USD",,1995,1996)', 'U.S. Dollars to U.K. Pound Sterling Spot Exchange Rate'],
      ['=KER.SERIES("USD/CHF",,2010,2015)', 'USD/CHF by euro reference rates (EUR/CHF ÷ EUR/USD)'],
      ['=KER.SERIES("GBP/USD",,2025)', 'GBP/USD reference rate of one day a month (1 ÷ USD/GBP)'],
      ['=KER.HISTORY("GBP/USD",,1995,1996)', 'U.S. Dollars to U.K. Pound Sterling Spot Exchange Rate'],
      ['=KER.HISTORY("GBP/USD",,2025,2025)', 'GBP/USD by euro reference rates (EUR/USD ÷ EUR/GBP)'],
      [
        '=KER.HISTORY("USD/CHF",,2010,2015,"A","aggregate=average")',
        'Swiss Francs to U.S. Dollar Spot Exchange Rate',
      ],
    ])('of a time that one counts that reaches furthest into it: %s', async (formula, name) => {
      const [header] = await workbook.shown(evaluate(formula));
      expect(header?.[1]).toContain(name);
    });

    test('a series by its own name, a series by its id and series of another basis stay what they are', async () => {
      const name = 'All Employees, Total Nonfarm';
      const [header] = await workbook.shown(evaluate(`=KER.SERIES("${name}","${name}")`));
      expect(header?.[1]).toBe(`${name} (Thous. of Persons); 2022-10 to 2026-07 in "${name}, from May 2021"`);
      const core = 'Personal Consumption Expenditures Excluding Food and Energy (Chain-Type Price Index)';
      expect((await cellOf(`=KER.LATEST("${core}","${core}")`)).basicValue).toBe(124.542);
      expect(await workbook.error(evaluate(`=KER.LATEST("${core}")`))).toMatch(
        /^#VALUE!: Specify one of its 2 series/,
      );
    });

    test('a pair that is quoted the other way round is one divided by the rate that is held', async () => {
      const [own, turned] = [await cellOf('=KER.LATEST("GBP/USD")'), await cellOf('=KER.LATEST("USD/GBP")')];
      expect(own.basicValue * turned.basicValue).toBeCloseTo(1, 6);
      const [[answer] = []] = await workbook.shown(
        evaluate('=KER.ASK("What is the GBP/USD exchange rate?")'),
      );
      expect(answer).toContain('29 September 2026');
    });

    test('as of a day the one counts whose value is nearest before it', async () => {
      expect((await cellOf('=KER.LATEST("USD/CHF",,"2015-06-30")')).basicValue).toBe(0.93064617);
    });
  });

  describe('figures of several publications beside each other', () => {
    /** GDP of a place as of a year, with what stands behind it. */
    const gdp = async (place: string, year: number) => {
      const { numberFormat, ...cell } = await cellOf(`=KER.LATEST("${place}","GDP",${year})`);
      const properties = (cell as Partial<Record<'properties', Record<string, { basicValue: unknown }>>>)
        .properties;
      return {
        numberFormat,
        period: properties?.['period']?.basicValue,
        note: properties?.['note']?.basicValue,
      };
    };

    test.each(['Sweden', 'Chile', 'Vietnam'])(
      'each of %s says from which it is, and of which year',
      async (place) => {
        await workbook.addIn.runtime.settings.set({ sourcedValues: 'latest' });
        const [named, other, newest] = [
          await gdp(place, 2023),
          await gdp(place, 2024),
          await gdp(place, 2025),
        ];
        await workbook.addIn.runtime.settings.set({ sourcedValues: 'off' });
        // The series that the name means needs no word in the cell, only behind it.
        expect(named.numberFormat).not.toContain('(');
        expect(named).toMatchObject({
          period: '2023',
          note: expect.stringMatching(/^published by World Bank, 2024-10-21; also by /) as unknown,
        });
        expect(other).toMatchObject({
          period: '2024',
          numberFormat: expect.stringMatching(/\(CIA, 2026-\d\d-\d\d\)"$/) as unknown,
        });
        expect(newest).toMatchObject({
          period: '2025',
          numberFormat: expect.stringMatching(/\(World Bank, 2026-07-13\)"$/) as unknown,
        });
      },
    );

    test('a series that ends before others of its measure says where they go on, and within its time does not', async () => {
      const header = async (from: string, to: string) =>
        (await workbook.shown(evaluate(`=KER.SERIES("Sweden","GDP",${from},${to})`)))[0]?.[1];
      expect(await header('2020', '')).toMatch(
        /^GDP \(current US dollars\) .*; 2024 in ".*CIA.*"; 2025 in "Newest GDP/,
      );
      expect(await header('2020', '2024')).toMatch(/; 2024 in "[^;]*$/);
      expect(await header('2020', '2023')).not.toContain(';');
    });

    test('of a price they are one, whoever published it', async () => {
      expect((await cellOf('=KER.LATEST("USD/SEK",,2015)')).numberFormat).not.toContain('20-');
      expect((await workbook.shown(evaluate('=KER.SERIES("USD/SEK",,2014,2015)')))[0]?.[1]).not.toContain(
        ';',
      );
    });
  });

  describe('a figure of a period counts from its last day on', () => {
    test.each([
      ['=KER.LATEST("Germany","GDP","2023-12-30")', '=KER.LATEST("Germany","GDP",2022)'],
      ['=KER.LATEST("Germany","GDP","2023-12-31")', '=KER.LATEST("Germany","GDP",2023)'],
      ['=KER.LATEST("UNRATE",,"2024-06-29")', '=KER.LATEST("UNRATE",,"2024-05")'],
      ['=KER.LATEST("UNRATE",,"2024-06-30")', '=KER.LATEST("UNRATE",,"2024-06")'],
      // A rate of a day is known on that day.
      ['=KER.LATEST("EUR/CHF",,"2026-04-13")', '=KER.LATEST("EUR/CHF",,"2026-12")'],
    ])('%s is %s', async (day, period) => {
      expect((await cellOf(day)).basicValue).toBe((await cellOf(period)).basicValue);
    });

    test('the figures of two years differ', async () => {
      const [before, after] = [
        await cellOf('=KER.LATEST("Germany","GDP",2022)'),
        await cellOf('=KER.LATEST("Germany","GDP",2023)'),
      ];
      expect(before.basicValue).not.toBe(after.basicValue);
    });
  });

  describe('a value that is not of the time that is asked for says when it is for', () => {
    test.each([
      // Told of every fifth year, and of none after 2005.
      ['=KER.LATEST("Germany","Life expectancy at birth")', '(2005)'],
      ['=KER.LATEST("India","Total fertility rate")', '(2005)'],
      ['=KER.LATEST("United States","Annual change of the GDP deflator","2024-12-31")', '(2023)'],
      ['=KER.LATEST("Germany","Annual change of the GDP deflator","2024-12-31")', '(2023)'],
    ])('%s: %s', async (formula, when) => {
      expect((await cellOf(formula)).numberFormat).toContain(when);
    });

    test.each(['2023-12-31', '2024-06-30'])('and one that is the newest as of %s does not', async (asOf) => {
      expect((await cellOf(`=KER.LATEST("Germany","GDP","${asOf}")`)).numberFormat).not.toContain('(2023)');
    });
  });

  test('nobody is given millions for persons by the beginning of a name, and everybody by the whole name', async () => {
    await expect(cellOf('=KER.LATEST("Taiwan","Population")')).rejects.toThrow(
      'Taiwan has no "Population", only "Population (Penn World Table 9.1)" in millions. Enter its full name',
    );
    const { basicValue } = await cellOf('=KER.LATEST("Taiwan","Population (Penn World Table 9.1)")');
    expect(basicValue).toBeGreaterThan(20);
  });

  describe('a time that has not come', () => {
    test.each([
      ['=KER.LATEST("Adobe","Net income",2100)', /\(20\d\d-\d\d-\d\d\)"$/],
      ['=KER.LATEST("Norway","Population","2030-01-01")', /\(2025\)"$/],
      ['=KER.LATEST("UNRATE",,"2028-06")', /\(2026-\d\d\)"$/],
    ])('shows of which the newest is: %s', async (formula, when) => {
      expect((await cellOf(formula)).numberFormat).toMatch(when);
    });

    test.each(['=KER.LATEST("Adobe","Net income",9999)', '=KER.LATEST("Adobe","Net income","9999-12-31")'])(
      'and one without an end is none: %s',
      async (formula) => {
        expect(await cellOf(formula)).toEqual(await cellOf('=KER.LATEST("Adobe","Net income")'));
      },
    );
  });

  describe('a value that was not followed up says for when it was last known', () => {
    test.each([
      ['=KER.LATEST("Germany","Persons engaged")', '2017'],
      ['=KER.LATEST("GBP/USD","U.S. Dollars to U.K. Pound Sterling Spot Exchange Rate")', '2022-09'],
      ['=KER.LATEST("EUR/CHF")', '2026-04-13'],
      ['=KER.LATEST("Germany","Persons engaged",2020)', '2017'],
      ['=KER.LATEST("Wells Fargo","Revenue",2021)', '2019'],
      // Of its own year there is none, though its end is past by years.
      ['=KER.LATEST("Germany","Persons engaged",2018)', '2017'],
      ['=KER.LATEST("Wells Fargo","Revenue",2020)', '2019'],
    ])('%s', async (formula, when) => {
      const { basicValue, numberFormat: shown } = await cellOf(formula);
      expect(shown).toMatch(new RegExp(`\\\\ "\\(${when}\\)"$`));
      expect(shown.startsWith(numberFormat([basicValue]).slice(0, 3)) || shown.startsWith('[$')).toBe(true);
    });

    test.each([
      '=KER.LATEST("Germany","Newest GDP")',
      '=KER.LATEST("Apple Inc.","Revenue",2026)',
      '=KER.LATEST("Germany","Persons engaged",2017)',
      '=KER.LATEST("USD/CHF")',
    ])('and one that is as new as it can be, or was then, does not: %s', async (formula) => {
      expect((await cellOf(formula)).numberFormat).not.toContain('(');
    });

    test('its source says so too', async () => {
      await workbook.addIn.runtime.settings.set({ sourcedValues: 'latest' });
      const cellFor = async (entity: string, name: string): Promise<Cell> =>
        (await workbook.grid(latest([[entity]], [[name]], [[null]], [[null]], called())))[0]?.[0] as Cell;
      expect(await cellFor('Germany', 'Persons engaged')).toMatchObject({
        properties: { note: { type: 'String', basicValue: 'last known for 2017' } },
      });
      expect(await cellFor('Apple Inc.', 'Revenue')).not.toHaveProperty('properties.note');
      await workbook.addIn.runtime.settings.set({ sourcedValues: 'off' });
    });
  });

  test('a scaled figure in dollars is headed by their code', async () => {
    const [header] = await workbook.shown(
      evaluate('=KER.HISTORY("Germany","GDP",2022,2023,"A","scale=billions")'),
    );
    expect(header).toEqual(['year to', 'GDP (current US dollars) (USD billions)']);
  });

  describe('a range of times', () => {
    const shownAt = (formula: string) => workbook.shown(evaluate(formula));

    test('with a column of entities is a grid of entities by times', async () => {
      const grid = await shownAt('=KER.LATEST({"Adobe";"Intel";"Oracle"},"Revenue",{2022,2023,2024})');
      const one = async (company: string, year: number) =>
        (await shownAt(`=KER.LATEST("${company}","Revenue",${year})`))[0]?.[0];
      expect(grid).toEqual(
        await Promise.all(
          ['Adobe', 'Intel', 'Oracle'].map((company) =>
            Promise.all([2022, 2023, 2024].map((year) => one(company, year))),
          ),
        ),
      );
    });

    test.each([
      ['of one entity has the shape of the times', '=KER.LATEST("Intel","Revenue",{2022;2023})', 2, 1],
      [
        'with a row of series has a row for each series',
        '=KER.LATEST("Intel",{"Revenue","Net income"},{2022,2023,2024})',
        2,
        3,
      ],
      [
        'may be of when values were known',
        '=KER.LATEST({"Intel";"Adobe"},"Revenue",,{"2023-06-30","2024-06-30"})',
        2,
        2,
      ],
    ])('%s', async (_, formula, rows, columns) => {
      const grid = await shownAt(formula);
      expect([grid.length, grid[0]?.length]).toEqual([rows, columns]);
      expect(grid.flat().every((value) => typeof value === 'number')).toBe(true);
      expect(new Set(grid.flat()).size).toBe(rows * columns);
    });

    test('leaves blank what is blank, and fails where all three are ranges', async () => {
      const [row] = await shownAt('=KER.LATEST("Intel","Revenue",{2022,"",2024})');
      expect(row).toEqual([expect.any(Number), '', expect.any(Number)]);
      expect(
        await workbook.error(evaluate('=KER.LATEST({"Intel";"Adobe"},{"Revenue","Net income"},{2022,2023})')),
      ).toBe('#VALUE!: KER.LATEST: asOf must be one cell, got a range of 2');
    });
  });

  test('publications of one measure travel in one request', async () => {
    const fresh = await openWorkbook();
    await fresh.shown(evaluate('=KER.LATEST("Germany","GDP")'));
    expect(fresh.requests()).toBe(3);
  });
});

describe('old revenue', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  test.each(['Wells Fargo', 'Interactive Brokers'])(
    'a revenue of years ago is no property of %s, and leads to the series that tells its year',
    async (name) => {
      const said = await workbook.error(evaluate(`=KER.PROP("${name}","revenue")`));
      expect(said).toContain('KER.LATEST');
      const [[revenue] = []] = await workbook.shown(evaluate(`=KER.LATEST("${name}","Revenue")`));
      expect(revenue).toBeGreaterThan(2e9);
    },
  );
});

describe('one figure', () => {
  /** Measures of places by the field of a query and by the name of a series. */
  const MEASURES = [
    ['gdp', 'GDP'],
    ['inflation', 'Inflation'],
    ['population', 'Population'],
  ] as const;

  const LEADS = / only .* in millions\. Enter its full name$|Did you mean =KER\.PROP\(/;

  test.each(MEASURES)(
    '%s of every country is one figure, whichever function tells it',
    async (field, name) => {
      const workbook = await openWorkbook();
      const rows = await workbook.shown(evaluate(`=KER.QUERY("countries.return(id,${field},dates)",FALSE)`));
      const held = rows.filter(([, value]) => typeof value === 'number');
      expect(held.length).toBeGreaterThan(180);
      const ids = held.map(([id]) => quoteText(String(id))).join(';');
      const latest = await workbook.shown(evaluate(`=KER.LATEST({${ids}},"${name}")`));
      const differ = held.flatMap(([id, value], at) => {
        const told = latest[at]?.[0];
        // Of a place whose only series is in millions that is told, of one with no series the property that has it.
        const isLed = typeof told === 'string' && LEADS.test(told);
        return told === value || isLed ? [] : [{ id, value, told }];
      });
      expect(differ).toEqual([]);
    },
  );
});

describe('the only series', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  describe('an entity with one series', () => {
    test.each([
      ['=KER.LATEST("UNRATE")', '=KER.LATEST("UNRATE","Unemployment Rate")'],
      ['=KER.LATEST("UNRATE",,"2024-06-30")', '=KER.LATEST("UNRATE","Unemployment Rate","2024-06-30")'],
      [
        '=KER.LATEST({"UNRATE";"Unemployment Rate"})',
        '=KER.LATEST({"UNRATE";"Unemployment Rate"},"Unemployment Rate")',
      ],
      [
        '=KER.SERIES("UNRATE",,"2024-01","2024-06")',
        '=KER.SERIES("UNRATE","Unemployment Rate","2024-01","2024-06")',
      ],
      [
        '=KER.HISTORY("UNRATE",,2023,2023,"Q","aggregate=average")',
        '=KER.HISTORY("UNRATE","Unemployment Rate",2023,2023,"Q","aggregate=average")',
      ],
    ])('needs no name of it: %s', async (without, named) => {
      const only = await workbook.shown(evaluate(without));
      expect(only).toEqual(await workbook.shown(evaluate(named)));
      expect(only.flat().length).toBeGreaterThan(0);
    });
  });

  test.each(['LATEST', 'SERIES', 'HISTORY'])(
    '%s tells the series of an entity with several',
    async (name) => {
      expect(await workbook.error(evaluate(`=KER.${name}("Apple Inc.")`))).toMatch(
        /^#VALUE!: Specify one of its \d+ series: "[^"]+"; .*; …$/,
      );
    },
  );

  test('an entity without a series says so', async () => {
    expect(await workbook.error(evaluate('=KER.LATEST("Satya Nadella")'))).toBe(
      '#N/A: Satya Nadella, a person, has no series. KER.FIELDS lists what it has',
    );
  });

  test.each(['=KER.LATEST("UNRATE","")', '=KER.SERIES("UNRATE"," ")'])(
    'a blank name is none: %s',
    async (typed) => {
      expect(await workbook.error(evaluate(typed))).toContain('observation must not be blank');
    },
  );

  test('an only series is asked for what its entity lists and for itself, and no more', async () => {
    const { shown, requests } = await openWorkbook();
    await shown(evaluate('=KER.LATEST("UNRATE")'));
    expect(requests()).toBe(3);
  });
});
