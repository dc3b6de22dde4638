import type { EntityProfile } from '../../../src/shared/contract/entity';
import type { ObservationPoint } from '../../../src/shared/contract/observation';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

describe('as it was known on a day', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  /** A service with one series; each point is its day, its value and the day on which it was published. */
  function seriesOf(...points: [time: string, value: number | null, published: string | null][]) {
    const listing = { id: APPLE, name: 'Revenue', unit: 'USD' };
    const data = points.map(([time, value, published_time]): ObservationPoint => {
      return { time: `${time}T00:00:00Z`, value, origin: { name: '10-K', published_time } };
    });
    const profile: EntityProfile = {
      id: APPLE,
      name: 'Apple Inc.',
      entity_type: 'Company',
      properties: {},
      relationships: null,
      numerical_observations: [{ ...listing, type: 'FinancialMetric', properties: { unit: 'USD' }, data }],
    };
    return openWorkbook({
      intercept: ({ url }) =>
        url.endsWith('/introspection')
          ? Response.json({ properties: [], numerical_observations: { FinancialMetric: [listing] } })
          : Response.json(profile),
    });
  }

  const YEARS = [
    ['2022-12-31', 100, '2023-02-10T21:05:00Z'],
    ['2023-12-31', 110, '2024-02-09'],
    ['2024-12-31', 120, '2025-02-07'],
  ] as const;

  const open = () => seriesOf(...YEARS.map(([...point]): [string, number, string] => point));

  test.each([
    // By period alone the value of 2023 counts on New Year's Eve, five weeks before anybody knew it.
    [`=KER.LATEST("${APPLE}", "Revenue", "2023-12-31")`, 110],
    [`=KER.LATEST("${APPLE}", "Revenue", "2023-12-31", "2023-12-31")`, 100],
    [`=KER.LATEST("${APPLE}", "Revenue", , "2024-02-08")`, 100],
    [`=KER.LATEST("${APPLE}", "Revenue", , "2024-02-09")`, 110],
    [`=KER.LATEST("${APPLE}", "Revenue", , "2023-02-10")`, 100],
    [`=KER.LATEST("${APPLE}", "Revenue", , 2024)`, 110],
  ])('%s gives what was known then', async (formula, value) => {
    const { shown } = await open();
    expect(await shown(evaluate(formula))).toEqual([[value]]);
  });

  test('a series as it was known on a day ends with what was published by then', async () => {
    const { shown } = await open();
    expect(await shown(evaluate(`=KER.SERIES("${APPLE}", "Revenue", , , , FALSE, "2024-06-30")`))).toEqual([
      [44_926, 100],
      [45_291, 110],
    ]);
  });

  test('a span counts back from the last day that counts as known, or from the end that was typed', async () => {
    const { error, shown } = await open();
    const series = (ends: string, known: string) =>
      shown(evaluate(`=KER.SERIES("${APPLE}", "Revenue", ${ends}, , FALSE, ${known})`));
    expect(await series('"-1Y",', '"2024-06-30"')).toEqual([[45_291, 110]]);
    expect(await series('"LTM", "2022-12-31"', '')).toEqual([[44_926, 100]]);
    expect(await series('"-24M", 2023', '')).toEqual([
      [44_926, 100],
      [45_291, 110],
    ]);
    expect(await series(', "-1Y"', '"2024-12-31"')).toEqual([
      [44_926, 100],
      [45_291, 110],
    ]);
    expect(await error(evaluate(`=KER.SERIES("${APPLE}", "Revenue", "-3X")`))).toContain(
      'from must be a date',
    );
  });

  test('of a value and its revisions the last that was published by the day counts', async () => {
    const { shown } = await seriesOf(
      ['2023-12-31', 115, '2025-02-07'],
      ['2023-12-31', 110, '2024-02-09'],
      ['2023-12-31', 112, '2024-05-01'],
    );
    for (const [known, value] of [
      ['2024-03-01', 110],
      ['2024-12-31', 112],
      ['2025-12-31', 115],
    ]) {
      expect(await shown(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , "${known}")`))).toEqual([[value]]);
    }
  });

  test('where the service does not say when a value was published, asking for it is an error', async () => {
    const { error, shown } = await seriesOf(['2022-12-31', 100, '2023-02-10'], ['2023-12-31', 110, null]);
    const sentence =
      '#N/A: The value of Revenue for 2023-12-31 has no publication date, so it may be later than 2030-01-01. Omit known to see it';
    expect(await error(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , "2030-01-01")`))).toBe(sentence);
    expect(await error(evaluate(`=KER.SERIES("${APPLE}", "Revenue", , , , , "2030-01-01")`))).toBe(sentence);
    // What the formula does not ask for need not be known.
    expect(await shown(evaluate(`=KER.LATEST("${APPLE}", "Revenue", 2022, "2030-01-01")`))).toEqual([[100]]);
    expect(await shown(evaluate(`=KER.LATEST("${APPLE}", "Revenue")`))).toEqual([[110]]);
  });

  test('of a figure that stands beside later ones in one publication nobody knows since when it was known', async () => {
    const { error, shown } = await seriesOf(
      ['2021-12-31', 90, '2024-02-09'],
      ['2022-12-31', 100, '2024-02-09'],
      ['2023-12-31', 110, '2024-02-09'],
    );
    const sentence = (day: string): string =>
      `#N/A: Revenue for ${day} was published on 2024-02-09, perhaps as a revision of an earlier value. Omit known to see it`;
    expect(await error(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , "2023-06-30")`))).toBe(
      sentence('2022-12-31'),
    );
    expect(await error(evaluate(`=KER.SERIES("${APPLE}", "Revenue", 2021, 2021, , , "2022-06-30")`))).toBe(
      sentence('2021-12-31'),
    );
    // Its publication counts, and before its end nobody knew it.
    expect(await shown(evaluate(`=KER.LATEST("${APPLE}", "Revenue", 2021, "2024-02-09")`))).toEqual([[90]]);
    expect(await error(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , "2021-06-30")`))).toBe(
      '#N/A: Revenue has no value published by 2021-06-30',
    );
  });

  test('a gap was never published, and is no reason to refuse', async () => {
    const { shown } = await seriesOf(['2022-12-31', 100, '2023-02-10'], ['2023-12-31', null, null]);
    expect(await shown(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , "2030-01-01")`))).toEqual([[100]]);
  });

  test('nothing published by then is told with the day', async () => {
    const { error } = await open();
    expect(await error(evaluate(`=KER.LATEST("${APPLE}", "Revenue", , 2020)`))).toBe(
      '#N/A: Revenue has no value published by 2020-12-31',
    );
    expect(await error(evaluate(`=KER.SERIES("${APPLE}", "Revenue", , , , , 2020)`))).toBe(
      '#N/A: No point of Revenue was published by 2020-12-31',
    );
  });

  test('the figures of the embedded service can be asked for as they were known', async () => {
    const { error, shown } = await openWorkbook();
    const formula = (known: string): string => `=KER.LATEST("${APPLE}", "Revenue", , "${known}")`;
    // Each of its figures counts from the day of the report in which it stands.
    expect(await error(evaluate(formula('2015-10-27')))).toBe(
      '#N/A: Revenue has no value published by 2015-10-27',
    );
    expect(await shown(evaluate(formula('2024-10-31')))).toEqual([[383_285_000_000]]);
    expect(await shown(evaluate(formula('2024-11-01')))).toEqual([[391_035_000_000]]);
    expect(await shown(evaluate(formula('2025-10-31')))).toEqual([[416_161_000_000]]);
  });

  test.each([
    // The first filing is held, and says the same as the later one that the figure was read from.
    ['ASML', 'Revenue', '2022-06-30', 18_611_000_000],
    ['ASML', 'Revenue', '2025-01-01', 27_558_500_000],
    ['ASML', 'Net income', '2025-01-01', 7_839_000_000],
    // What an older year was first said to be does not matter where a newer one is certain.
    ['IBM', 'Revenue', '2022-06-30', 57_350_000_000],
    // The annual report of 2024 shows the two years before its own too; they count from their own reports.
    ['Alphabet', 'Research and development expense', '2024-06-30', 45_427_000_000],
    ['Tesla', 'Research and development expense', '2024-06-30', 3_969_000_000],
  ])('%s: %s as it was known on %s counts from its first filing', async (company, line, known, value) => {
    const { shown } = await openWorkbook();
    expect(await shown(evaluate(`=KER.LATEST("${company}", "${line}", , "${known}")`))).toEqual([[value]]);
  });

  test.each([
    // Read from the annual report of 2025, which shows the two years before its own.
    ['Salesforce', 'Research and development expense', '2024-01-31', '2025-03-05', '2024-06-30'],
    // Restated by a later report; what the first one said is not held.
    ['IBM', 'Revenue', '2020-12-31', '2023-02-28', '2021-06-30'],
    ['IBM', 'Revenue', '2019-12-31', '2022-02-22', '2020-06-30'],
    // An office publishes its whole series anew.
    ['Unemployment Rate', 'Unemployment Rate', '2020-06-01', '2026-08-21', '2020-06-30'],
  ])(
    '%s: %s of %s is from a publication of %s, which says nothing of what was known on %s',
    async (entity, line, day, published, known) => {
      const { error } = await openWorkbook();
      const sentence = `#N/A: ${line} for ${day} was published on ${published}, perhaps as a revision of an earlier value. Omit known to see it`;
      expect(await error(evaluate(`=KER.LATEST("${entity}", "${line}", , "${known}")`))).toBe(sentence);
      const history = `=KER.HISTORY("${entity}", "${line}", "-1Y", "${known}", "A", "known=${known}")`;
      expect(await error(evaluate(history))).toContain('Omit known to see it');
    },
  );

  test('a month of which nobody can tell what was known is told as itself, and not as one beside it', async () => {
    const { error } = await openWorkbook();
    const history = '=KER.HISTORY("UNRATE",,"2025-01","2025-02","M","known=2025-06-30")';
    expect(await error(evaluate(history))).toContain('for 2025-02-01 was published on');
  });

  test('a history as it was known has the years of which the first filing is held', async () => {
    const { shown } = await openWorkbook();
    const formula = '=KER.HISTORY("ASML","Revenue","FY2021","FY2025","A","known=2025-01-01;headers=no")';
    expect(await shown(evaluate(formula))).toEqual([
      ['FY2021', 18_611_000_000],
      ['FY2022', 21_173_400_000],
      ['FY2023', 27_558_500_000],
      ['FY2024', '#N/A: No value for FY2024 published by 2025-01-01'],
      ['FY2025', '#N/A: No value for FY2025 published by 2025-01-01'],
    ]);
  });

  test('a year of which nobody can tell what was known leaves the other years of a table their values', async () => {
    const workbook = await openWorkbook();
    const options = '"A","known=2021-06-30"';
    const [, ...one] = await workbook.shown(
      evaluate(`=KER.HISTORY("General Electric","Revenue","FY2018","FY2018",${options})`),
    );
    const [[latest] = []] = await workbook.shown(
      evaluate('=KER.LATEST("General Electric","Revenue","2018-12-31","2021-06-30")'),
    );
    expect(one.map((row) => row.at(-1))).toEqual([latest]);
    const [, ...three] = await workbook.shown(
      evaluate(`=KER.HISTORY("General Electric","Revenue","FY2018","FY2020",${options})`),
    );
    const untold = (day: string) =>
      expect.stringMatching(new RegExp(`^#N/A: .* for ${day} .* Omit known to see it$`)) as unknown;
    const cells = three.map((row) => row.at(-1));
    expect(cells).toEqual([latest, untold('2019-12-31'), untold('2020-12-31')]);
  });
});

describe('a span back from the newest value', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const valuesOf = async (formula: string) =>
    (await workbook.shown(evaluate(formula))).map((row: readonly unknown[]) => row[1]);

  const quarterly = '"Apple Inc.","Revenue (quarterly)"';

  test.each([
    [`=KER.HISTORY(${quarterly},"-4Q",,"Q","headers=no")`, 4],
    [`=KER.HISTORY(${quarterly},"LTM",,"Q","headers=no")`, 4],
    [`=KER.HISTORY(${quarterly},"LTM",,,"headers=no")`, 4],
    [`=KER.HISTORY(${quarterly},"-2Y",,"Q","headers=no")`, 8],
    ['=KER.HISTORY("Apple Inc.","Revenue","-3Y",,"A","headers=no")', 3],
    ['=KER.HISTORY("UNRATE",,"-12M",,"M","headers=no")', 12],
    // What is dated by the first day of its month or year.
    ['=KER.HISTORY("GS10",,"-6M",,,"headers=no")', 6],
    ['=KER.HISTORY("Germany","GDP (current US dollars)","-5Y",,,"headers=no")', 5],
    ['=KER.HISTORY("Germany","GDP (current US dollars)","-5Y",,"A","headers=no")', 5],
    ['=KER.HISTORY("Japan","Population","-10Y",,,"headers=no")', 10],
    ['=KER.HISTORY("UNRATE",,"-4Q",,"Q","aggregate=last; headers=no")', 4],
    [`=KER.SERIES(${quarterly},"-4Q",,,FALSE)`, 4],
    [`=KER.SERIES(${quarterly},"LTM",,,FALSE)`, 4],
    [`=KER.SERIES(${quarterly},"-12M",,,FALSE)`, 4],
    ['=KER.SERIES("Apple Inc.","Revenue","-3Y",,,FALSE)', 3],
    ['=KER.SERIES("GS10",,"-12M",,,FALSE)', 12],
    // Of one day a month none but the newest lies within five days.
    ['=KER.SERIES("EUR/USD",,"-5D",,,FALSE)', 1],
    ['=KER.HISTORY("EUR/USD",,"-5D",,,"headers=no")', 1],
  ])('%s gives so many values, the newest last: %s', async (formula, count) => {
    expect((await valuesOf(formula)).length).toBe(count);
  });

  test('the last twelve months of quarters are those of the trailing twelve months', async () => {
    const last = (values: readonly unknown[]) => values.at(-1);
    const trailing = last(
      await valuesOf('=KER.SERIES("Apple Inc.","Revenue (trailing twelve months)",,,,FALSE)'),
    );
    for (const formula of [
      `=KER.SERIES(${quarterly},"LTM",,,FALSE)`,
      `=KER.HISTORY(${quarterly},"LTM",,"Q","headers=no")`,
    ])
      expect((await valuesOf(formula)).reduce<number>((sum, each) => sum + Number(each), 0)).toBe(
        Number(trailing),
      );
  });

  test.each([
    '=KER.SERIES("Adobe","Net income","LTM")',
    '=KER.HISTORY("Adobe","Net income","LTM",,"A")',
    '=KER.SERIES("Norway","GDP (current US dollars)","ttm")',
  ])('the last year of a series of years is not called its last twelve months: %s', async (formula) => {
    expect(await workbook.error(evaluate(formula))).toMatch(
      /"LTM" needs months or quarters, and .+ has annual values. Use a series with shorter periods, or omit the date$/,
    );
  });

  test('what was typed as the end counts, and what was known', async () => {
    expect(await valuesOf(`=KER.SERIES(${quarterly},"-4Q","2024-12-31",,FALSE)`)).toEqual(
      await valuesOf(`=KER.SERIES(${quarterly},"2024-01-01","2024-12-31",,FALSE)`),
    );
    expect(
      (await valuesOf(`=KER.HISTORY(${quarterly},"-4Q",,"Q","headers=no; known=2024-12-31")`)).length,
    ).toBeLessThan(5);
  });
});
