import { isoDate } from '../../../src/addin/cells/date';
import { figure } from '../../../src/addin/functions/series';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

describe('one period in all functions', () => {
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
});

describe('requested periods', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 25, 12).getTime());
    workbook = await openWorkbook({ properties: true });
  });
  afterAll(() => jest.restoreAllMocks());

  const rowsOf = (formula: string) => workbook.shown(evaluate(formula));

  /** The newest value of a measure by which the others are judged. */
  const newest = async (entity: string, name: string) =>
    (await rowsOf(`=KER.LATEST("${entity}","${name}")`))[0]?.[0];

  describe('every period that is asked for is told', () => {
    test('of fiscal years that the company has not reported yet', async () => {
      expect(await rowsOf('=KER.HISTORY("Apple Inc.","Revenue","FY2024","FY2027","A","headers=no")')).toEqual(
        [
          ['FY2024', 391_035_000_000],
          ['FY2025', 416_161_000_000],
          ['FY2026', '#N/A: No value for FY2026. Revenue ends with FY2025'],
          ['FY2027', '#N/A: No value for FY2027. Revenue ends with FY2025'],
        ],
      );
    });

    test('of a year that lacks a month, with the next one begun, also where no end is typed', async () => {
      const rows = await rowsOf('=KER.HISTORY("UNRATE",,2024,,"A","aggregate=average;headers=no")');
      expect(rows.map(([, value]) => value)).toEqual([
        expect.closeTo(4.025, 6),
        '#N/A: 2025 has 11 of 12 months: 2025-10 missing',
      ]);
    });

    test('and no year that has only begun, also where gaps are filled', async () => {
      const rows = await rowsOf(
        '=KER.HISTORY("UNRATE",,2024,,"A","aggregate=average;fill=carried;headers=no")',
      );
      expect(rows.map(([, value]) => value)).toEqual([expect.closeTo(4.025, 6), expect.closeTo(4.025, 6)]);
    });

    test('of fiscal years before its first', async () => {
      const rows = await rowsOf('=KER.HISTORY("Apple Inc.","Revenue","FY2013","FY2015","A","headers=no")');
      expect(rows.map(([label]) => label)).toEqual(['FY2013', 'FY2014', 'FY2015']);
      expect(rows[0]?.[1]).toBe('#N/A: No value for FY2013. Revenue begins with FY2015');
    });

    test('of months that are not published yet, and of the end where rows are as reported', async () => {
      const months = await rowsOf('=KER.HISTORY("UNRATE",,"2026-06","2026-09","M","headers=no")');
      expect(months.length).toBe(4);
      expect(months[3]?.[1]).toBe('#N/A: No value for 2026-09. Unemployment Rate ends with 2026-07');
      const reported = await rowsOf('=KER.HISTORY("UNRATE",,"2026-06","2026-12",,"headers=no")');
      expect(reported.at(-1)?.[1]).toBe(
        '#N/A: No value for 2026-12-31. Unemployment Rate ends with 2026-07-01',
      );
    });

    test('and a time in which there is nothing at all still says when there is', async () => {
      expect(
        await workbook.error(evaluate('=KER.HISTORY("Apple Inc.","Revenue","FY2030","FY2031","A")')),
      ).toMatch(/^#N\/A: Revenue has no values in that period\. It has annual values from /);
    });
  });

  describe('of several publications of one measure', () => {
    test('a figure of the newest year is that of the newest value', async () => {
      expect((await rowsOf('=KER.FIGURE("Germany","GDP",2025)'))[0]?.[0]).toBe(
        await newest('Germany', 'GDP'),
      );
      expect((await rowsOf('=KER.FIGURE("Japan","Population",2025)'))[0]?.[0]).toBe(
        await newest('Japan', 'Population'),
      );
    });

    test.each(['2019,2025,"A"', '2019,,"A"', '2019,2025', '2019'])(
      'a table from %s is of one, and names the other that goes on',
      async (asked) => {
        const [header, ...rows] = await rowsOf(`=KER.HISTORY("Germany","GDP",${asked})`);
        expect(header?.[1]).toBe('GDP (current US dollars) (US dollars)');
        expect(rows.slice(0, 5).every(([, value]) => typeof value === 'number')).toBe(true);
        expect(rows.at(-1)?.[1]).toMatch(
          /^#N\/A: No 2025(?:-01-01)? value in GDP \(current US dollars\); see Newest GDP \(/,
        );
      },
    );

    test('years that count back end with the newest of all', async () => {
      const rows = await rowsOf('=KER.HISTORY("Japan","Population","-3Y",,"A","headers=no")');
      expect(rows.length).toBe(3);
      expect(rows.at(-1)?.[1]).toMatch(/see Newest population/);
      const [last] = await rowsOf('=KER.HISTORY("Japan","Population","-1Y",,"A","headers=no")');
      expect(last?.[1]).toBe(await newest('Japan', 'Population'));
    });

    test('a series by its id stands for itself', async () => {
      const listed = await rowsOf('=KER.FIELDS("Germany","observations",FALSE)');
      const id = listed.find(([, name]) => name === 'GDP (current US dollars)')?.[5];
      const rows = await rowsOf(`=KER.HISTORY("Germany","${String(id)}",2022,,"A","headers=no")`);
      expect(rows.length).toBe(2);
    });
  });
});

describe('quarters', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook({ properties: true });
  });

  /** The cell as Excel gets it. */
  async function cellOf(formula: string): Promise<{ basicValue: number; numberFormat: string }> {
    const [[cell] = []] = await workbook.grid(evaluate(formula));
    return cell as { basicValue: number; numberFormat: string };
  }

  describe('a quarter without FY is that of the calendar', () => {
    test.each([
      // Of 13 weeks that end on 28 December 2024, and on 1 July 2023.
      ['Apple Inc.', '2024Q4', 'FY2025Q1', 124_300_000_000],
      ['Apple Inc.', '2023Q2', 'FY2023Q3', 81_797_000_000],
      ['Microsoft', '2024Q4', 'FY2025Q2', 69_632_000_000],
      ['Alphabet', '2024Q4', 'FY2024Q4', 96_469_000_000],
    ])('of %s %s is %s, and says so where the two are not one', async (name, calendar, fiscal, value) => {
      const ofCalendar = await cellOf(`=KER.FIGURE("${name}","Revenue","${calendar}")`);
      const ofCompany = await cellOf(`=KER.FIGURE("${name}","Revenue","${fiscal}")`);
      const turned = await cellOf(
        `=KER.FIGURE("${name}","Revenue","${calendar.slice(4)} ${calendar.slice(0, 4)}")`,
      );
      expect([ofCalendar, ofCompany, turned].map(({ basicValue }) => basicValue)).toEqual([
        value,
        value,
        value,
      ]);
      expect(ofCompany.numberFormat).not.toContain('FY');
      const told = fiscal.slice(2) === calendar ? '' : `\\ "(${fiscal.replace('Q', ' Q')})"`;
      expect(ofCalendar.numberFormat).toBe(ofCompany.numberFormat + told);
      expect(turned.numberFormat).toBe(ofCalendar.numberFormat);
    });

    test('in the newest value as of it and in a list of points, too', async () => {
      const latest = await cellOf('=KER.LATEST("Apple Inc.","Revenue (quarterly)","2024Q4")');
      expect(latest).toMatchObject({ basicValue: 124_300_000_000 });
      expect(latest.numberFormat).toMatch(/"\(FY2025 Q1\)"$/);
      const plain = await cellOf('=KER.LATEST("Apple Inc.","Revenue (quarterly)","2024-12-31")');
      expect(plain.numberFormat).not.toContain('FY');
      const points = '=KER.SERIES("Apple Inc.","Revenue (quarterly)","2024Q4","2024Q4",,FALSE)';
      expect((await workbook.shown(evaluate(points))).map(([, value]) => value)).toEqual([124_300_000_000]);
    });

    test('in a table, whose rows are then those of the calendar', async () => {
      const rows = await workbook.shown(
        evaluate('=KER.HISTORY({"Apple Inc.";"Microsoft"},"Revenue","2024Q3","2024Q4","Q")'),
      );
      expect(rows).toEqual([
        ['quarter to', 'Apple Inc. (USD)', 'Microsoft (USD)'],
        [45_565, 94_930_000_000, 65_585_000_000],
        [45_657, 124_300_000_000, 69_632_000_000],
      ]);
    });
  });

  test('fiscal quarters are those that are named so, and those that end in the quarters of the calendar where fiscal rows are asked for', async () => {
    const firstColumn = async (formula: string) =>
      (await workbook.shown(evaluate(formula))).map(([label]) => label);
    expect(await firstColumn('=KER.HISTORY("Apple Inc.","Revenue","FY2024Q3","FY2024Q4","Q")')).toEqual([
      'fiscal quarter',
      'FY2024 Q3',
      'FY2024 Q4',
    ]);
    // That to 1 July 2023 is of the second quarter of the calendar.
    expect(
      await firstColumn('=KER.HISTORY("Apple Inc.","Revenue","2023Q2","2023Q3","Q","periods=fiscal")'),
    ).toEqual(['fiscal quarter', 'FY2023 Q3', 'FY2023 Q4']);
  });

  test('of a company whose quarters are not those of the calendar none is taken for one', async () => {
    for (const formula of [
      '=KER.FIGURE("Walmart","Revenue","2024Q4")',
      '=KER.HISTORY("Walmart","Revenue","2024Q1","2024Q4","Q")',
    ])
      expect(await workbook.error(evaluate(formula))).toMatch(
        /^#N\/A: Revenue \(quarterly\) of \w+ has fiscal periods, such as one ending 20\d\d-\d\d-\d\d, not calendar ones. (?:Write FY20\d\dQ\d|Try periods=fiscal)$/,
      );
    expect((await cellOf('=KER.FIGURE("Walmart","Revenue","FY2025Q3")')).basicValue).toBe(169_588_000_000);
  });

  test('years that end within those of the calendar name the quarters that may make them', async () => {
    expect(
      await workbook.error(evaluate('=KER.HISTORY("Oracle","Revenue",2022,2023,"A","periods=calendar")')),
    ).toMatch(/not calendar ones\. Try periods=fiscal, or "Revenue \(quarterly\)"$/);
  });

  test.each([
    ['1Q24', '2024Q1'],
    ["Q4'23", '2023Q4'],
    ['FY23', 'FY2023'],
  ])('%s is %s', async (typed, whole) => {
    const at = (period: string) => workbook.shown(evaluate(`=KER.FIGURE("Intel","Revenue","${period}")`));
    expect(await at(typed)).toEqual(await at(whole));
  });

  test('fiscal years that are turned round are told as those that are not', async () => {
    expect(await workbook.error(evaluate('=KER.HISTORY("Oracle","Revenue","FY2024","FY2023","A")'))).toBe(
      '#VALUE!: KER.HISTORY: from must not be after to, got FY2024 and FY2023',
    );
  });
});

describe('quarterly series', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const NAME = 'Diluted earnings per share (quarterly)';
  const lacks = (typed: string) => `has no series "${typed}". It has only "${NAME}": enter the full name`;

  test.each(['Diluted earnings per share', 'Diluted EPS'])(
    '%s of a company of which quarters alone are held is no figure of a quarter',
    async (name) => {
      for (const call of [
        `=KER.LATEST("Fifth Third","${name}","2025-10-15")`,
        `=KER.FIGURE("Fifth Third","${name}","FY2025")`,
        `=KER.SERIES("Fifth Third","${name}")`,
        `=KER.HISTORY("Fifth Third","${name}","FY2023","FY2025","A")`,
      ])
        expect(await workbook.error(evaluate(call))).toContain(lacks(name));
    },
  );

  test('a quarter that is asked for is had by any name of the line', async () => {
    const [[whole] = []] = await workbook.shown(
      evaluate(`=KER.LATEST("Fifth Third","${NAME}","2025-10-15")`),
    );
    expect(whole).toBe(0.91);
    expect(
      await workbook.shown(evaluate('=KER.LATEST("Fifth Third","Diluted EPS (quarterly)","2025-10-15")')),
    ).toEqual([[whole]]);
    for (const name of ['Diluted earnings per share', 'Diluted EPS'])
      expect(await workbook.shown(evaluate(`=KER.FIGURE("Fifth Third","${name}","FY2025Q3")`))).toEqual([
        [whole],
      ]);
  });
});

describe('years without a number', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const UNNUMBERED = 'The service does not number the fiscal periods of Revenue of Best Buy';

  describe('a company whose fiscal years nobody numbers', () => {
    test.each(['"FY2022","FY2024","A"', '"FY2022","FY2024"', ',,"A"', '2022,2024,"A"'])(
      'leaves its neighbours their values and is named: %s',
      async (times) => {
        const rows = await workbook.shown(
          evaluate(`=KER.HISTORY({"Apple";"Best Buy";"Microsoft"},"Revenue",${times})`),
        );
        const row = rows.find(([year]) => year === 'FY2023');
        expect(row?.[1]).toBe(383_285_000_000);
        expect(row?.[2]).toContain(`#N/A: ${UNNUMBERED}. Omit frequency, and enter from and to as dates`);
        expect(row?.[3]).toBe(211_915_000_000);
      },
    );

    test.each([
      ['"FY2022","FY2024","A"', `${UNNUMBERED}. Omit frequency, and enter from and to as dates`],
      ['2022,2026,"A","periods=fiscal"', `${UNNUMBERED}. Omit frequency, and enter from and to as dates`],
      [
        '2022,2026,"A"',
        'Revenue of Best Buy has fiscal periods, such as one ending 2026-01-31, not calendar ones. Omit frequency',
      ],
      [
        '2022,2026,"A","periods=calendar"',
        'Revenue of Best Buy has fiscal periods, such as one ending 2026-01-31, not calendar ones. Omit frequency',
      ],
    ])('is told what gives its values: %s', async (times, told) => {
      expect(await workbook.error(evaluate(`=KER.HISTORY("Best Buy","Revenue",${times})`))).toBe(
        `#N/A: ${told}`,
      );
    });

    test('and that does give them', async () => {
      const rows = await workbook.shown(evaluate('=KER.HISTORY("Best Buy","Revenue",2022,2026)'));
      expect(rows).toHaveLength(6);
    });
  });

  describe('bounds of the calendar make years of the calendar', () => {
    test.each(['"2024Q1","2024Q4"', '"2024-01-01","2024-12-31"', '"2024-01","2024-12"'])(
      'of what quarters make: %s',
      async (times) => {
        const rows = await workbook.shown(
          evaluate(`=KER.HISTORY({"Apple";"Microsoft"},"Revenue (quarterly)",${times},"A","headers=no")`),
        );
        expect(rows.map((row) => row.slice(1))).toEqual([[395_760_000_000, 261_802_000_000]]);
      },
    );

    test('unless fiscal ones are asked for, or the company ends its quarters beside those of the calendar', async () => {
      const fiscal =
        '=KER.HISTORY("Apple","Revenue (quarterly)","2024Q1","2024Q4","A","periods=fiscal; headers=no")';
      expect(await workbook.shown(evaluate(fiscal))).toEqual([['FY2024', 391_035_000_000]]);
      const beside = '=KER.HISTORY("Nvidia","Revenue (quarterly)","2023Q1","2023Q4","A")';
      expect(await workbook.error(evaluate(beside))).toContain(
        'Revenue (quarterly) of Nvidia has fiscal periods',
      );
    });

    test('and what is reported by the year is of the fiscal years that end within days', async () => {
      const years = '=KER.HISTORY("Apple","Revenue","2022-01-01","2023-12-31","A","headers=no")';
      expect((await workbook.shown(evaluate(years))).map(([year]) => year)).toEqual(['FY2022', 'FY2023']);
    });
  });

  describe('a figure advises what its function can take', () => {
    test.each([
      [
        '"Unemployment Rate","Unemployment Rate",2023',
        'Unemployment Rate has monthly values. Specify one of their periods, or use KER.HISTORY with aggregate=last or average',
      ],
      [
        '"Kroger","Revenue",2023',
        'Revenue of Kroger has fiscal periods, such as one ending 2026-01-31, not calendar ones. Enter the last day of the period',
      ],
      [
        '"Dell Technologies","Revenue","FY2025"',
        'The service does not number the fiscal periods of Revenue of Dell Technologies. Enter the last day of the period',
      ],
    ])('%s', async (given, told) => {
      expect(await workbook.error(evaluate(`=KER.FIGURE(${given})`))).toBe(`#N/A: ${told}`);
    });

    test('and that gives it', async () => {
      expect(await workbook.shown(evaluate('=KER.FIGURE("Kroger","Revenue","2026-01-31")'))).toEqual([
        [147_642_000_000],
      ]);
      expect(
        await workbook.shown(evaluate('=KER.FIGURE("Unemployment Rate","Unemployment Rate","2023-12")')),
      ).toEqual([[3.8]]);
    });
  });

  describe('a fourth quarter per share that is not there says why', () => {
    const why = 'Companies rarely file a fourth quarter, and per-share figures cannot be subtracted';

    test.each(['FY2024Q4', '2024Q3'])('as %s', async (period) => {
      const call = `=KER.FIGURE("Apple","Diluted earnings per share (quarterly)","${period}")`;
      expect(await workbook.error(evaluate(call))).toContain(why);
    });

    test('as a row of a history, and no other row', async () => {
      const call =
        '=KER.HISTORY("Microsoft","Diluted earnings per share (quarterly)","FY2023Q3","FY2024Q1","Q","headers=no")';
      const rows = await workbook.shown(evaluate(call));
      expect(rows.map(([, value]) => String(value).includes(why))).toEqual([false, true, false]);
    });
  });
});
