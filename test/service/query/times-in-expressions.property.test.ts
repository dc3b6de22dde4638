import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';
import { whole } from '../whole';

type Row = Record<string, unknown>;

const rowsOf = (expression: string): Row[] => whole.engine.rows(expression).results;

const month = (number: number): string => String(number).padStart(2, '0');

/** The spellings of one time, the first of which is the one that `at=` is documented with. */
const spellings = {
  year: (year: number) => [`${year}`],
  'fiscal year': (year: number) => [
    ...[`FY${year}`, `FY ${year}`, `FY${month(year % 100)}`, `fy${year}`, `FY'${month(year % 100)}`],
  ],
  quarter: (year: number, part: number) => [
    ...[`Q${part} ${year}`, `${year}Q${part}`, `${year}-Q${part}`, `${year} q${part}`, `Q${part}/${year}`],
    ...[`${part}Q${month(year % 100)}`, `${part}Q${year}`],
  ],
  'fiscal quarter': (year: number, part: number) => [
    ...[`FY${year}-Q${part}`, `FY${year}Q${part}`, `FY${year} Q${part}`, `Q${part} FY${year}`],
  ],
  month: (year: number, part: number) => [
    ...[`${year}-${month(part * 3)}`, `${month(part * 3)}.${year}`, `${part * 3}/${year}`],
    ...[`${['March', 'June', 'Sept', 'Dezember'][part - 1] ?? ''} ${year}`],
  ],
  day: (year: number, part: number) => [
    ...[`${year}-${month(part * 3)}-30`, `30.${part * 3}.${year}`, `${year}/${part * 3}/30`],
    ...[`${year}${month(part * 3)}30`, `${part * 3}/30/${year}`],
  ],
};

const time = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(spellings) as (keyof typeof spellings)[])),
    year: fc.integer({ min: 2012, max: 2026 }),
    part: fc.integer({ min: 1, max: 4 }),
    which: fc.nat(10),
  })
  .map(({ kind, year, part, which }) => {
    const texts = spellings[kind](year, part);
    return { documented: texts[0] ?? '', written: texts[which % texts.length] ?? '' };
  });

const figure = fc.constantFrom(
  ...['Apple', 'AT&T', 'Home Depot', 'Walmart'].flatMap((name) =>
    ['revenue', 'net_income', 'total_assets', 'revenue_growth'].map((field) => ({ name, field })),
  ),
  ...['population', 'gdp', 'inflation'].map((field) => ({ name: 'France', field })),
);

/** Where a time may stand in an expression; a day of dots cuts a listed path, which is refused. */
const FORMS: readonly ((name: string, field: string, time: string) => string)[] = [
  (name, field, written) => `${name}.${field}.${written}`,
  (name, field, written) => `${name}.${field}.at=${written}`,
  (name, field, written) => `${name}.at=${written}.return(name, ${field})`,
  (name, field, written) => `${name}.${field}.${written}.return(name, ${field})`,
  (name, field, written) => `${name}.return(name, ${field}.${written})`,
  (name, field, written) => `${name}.${written}.return(name, ${field})`,
];

/** The figure of a row, wherever its column stands. */
const figureIn = (row: Row): unknown =>
  Object.entries(row).find(([key]) => !/^(?:name|date|dates|basis)$/.test(key))?.[1];

test('a time that an expression names is used in every spelling, or it is refused', () => {
  fc.assert(
    fc.property(figure, time, fc.constantFrom(...FORMS), ({ name, field }, { documented, written }, form) => {
      const [expected] = rowsOf(`${name}.return(${field}).at=${documented}`);
      const [row] = rowsOf(form(name, field, written));
      if (row === undefined || 'error' in row) return;
      expect([form(name, field, written), figureIn(row) ?? null]).toEqual([
        form(name, field, written),
        expected?.[field] ?? null,
      ]);
    }),
    { numRuns: propertyRuns(400, 120) },
  );
});

test.each([
  '2017-13',
  'Q5 2017',
  '2017H1',
  'H1 2017',
  'last year',
  '2017-02-30',
  'yesterday',
  '2015..2017',
  'in EUR',
])('what is no single time is refused by name: %s', (written) => {
  for (const form of FORMS.slice(0, 5)) {
    // A span of at= has a figure for each of its years.
    if (written.includes('..') && form('', '', written).includes('at=')) continue;
    const rows = rowsOf(form('AT&T', 'revenue', written));
    expect([form('AT&T', 'revenue', written), rows]).toEqual([
      form('AT&T', 'revenue', written),
      [{ error: expect.stringContaining('This cannot be answered.') as string }],
    ]);
  }
});

test('a quarter is that of the quarterly line, and its answer says which', () => {
  expect(rowsOf('AT&T.revenue.2017-Q1')).toEqual([{ name: 'AT&T', revenue_2017Q1: 39_365_000_000 }]);
  expect(whole.engine.answer('AT&T.revenue.2017-Q1').content).toContain('for the quarter of 31 March 2017');
  expect(rowsOf('France.population.2010')).toEqual([{ name: 'France', population_2010: 65_026_211 }]);
});
