import { openInputs } from '../../tools/dataset/inputs';
import { pairOf } from '../../tools/dataset/rates';
import { readSeries, type SeriesInput } from '../../tools/dataset/series-names';
import type { StoredEntity, StoredSeries } from '../../src/service/store/stored';
import { whole } from './whole';

const { store } = whole;
const rows = readSeries(openInputs('tools/dataset/inputs'), 'newest');

const byCode = new Map<string, StoredEntity>();
for (const entity of store.entities)
  for (const code of ['iso_alpha3', 'fred_id']) {
    const held = entity.properties.get(code)?.value;
    if (typeof held === 'string') byCode.set(held, entity);
  }

const [kosovo] = store.byName('Kosovo');
if (kosovo !== undefined) byCode.set('XKX', kosovo);

const CODES = new Map([['U.S. Bureau of Labor Statistics, CPI-U', 'CPIAUCNS']]);

function entityOf(row: SeriesInput): StoredEntity | undefined {
  const code = row.iso3 ?? row.fred ?? CODES.get(row.origin.name);
  if (code !== undefined) return byCode.get(code);
  const { entity } = row;
  const [, oil] = /(Brent|WTI|Henry Hub)/.exec(entity) ?? [];
  return store.byName(pairOf(entity) ?? oil ?? entity)[0];
}

/** Whether a series holds what a row says up to the day of its publication, and nothing else. */
function isWhole({ cadence, origin, dates, values }: StoredSeries, row: SeriesInput): boolean {
  const published = row.origin.published_time.slice(0, 10);
  const points = row.data.filter(([date]) => date <= published);
  return (
    cadence === row.cadence &&
    // A source may say more of itself: that its figures are rounded.
    origin.name.startsWith(row.origin.name) &&
    dates.length === points.length &&
    points.every(([date, value], at) => dates[at]?.slice(0, 7) === date.slice(0, 7) && values[at] === value)
  );
}

const QUOTED_THE_OTHER_WAY = ['Australia', 'Euro', 'Ireland', 'New Zealand', 'United Kingdom'];

/** Of which two publications contradict each other in a year, which both are held without. */
const CONTRADICTED = ['Dominica', 'Kazakhstan', 'Romania', 'Thailand'];

test('every gathered series of the newest tables is held whole and by itself, but those that say nothing of a currency or are contradicted', () => {
  const lacking = rows.filter((row) => !entityOf(row)?.series.some((each) => isWhole(each, row)));
  expect(lacking.map(({ entity }) => entity).sort()).toEqual(
    [
      ...[...QUOTED_THE_OTHER_WAY, 'Venezuela'].map((country) => `United States dollar / ${country}`),
      ...CONTRADICTED.flatMap((country) => [country, country]),
    ].sort(),
  );
});

test('what the World Bank says of consumer prices is what the Factbook says of them', () => {
  const figures = store.byType('Country').flatMap(({ series }) => {
    const named = (name: string) => series.find((each) => each.name === name);
    const [bank, other] = [
      named('Inflation rate (consumer prices)'),
      named('Inflation rate (consumer prices, CIA World Factbook)'),
    ];
    return (other?.dates ?? []).flatMap((date, at) => {
      const value = bank?.values[bank.dates.indexOf(date)];
      return value === undefined ? [] : [Math.abs(value - (other?.values[at] ?? 0)) < 0.06];
    });
  });
  expect(figures.length).toBeGreaterThan(400);
  expect(figures.filter((agrees) => !agrees).length / figures.length).toBeLessThan(0.03);
});

test('two series of an entity that begin alike say what differs', () => {
  const [india] = store.byName('India').filter(({ type }) => type === 'Country');
  const names = india?.series.map(({ name, unit, dates }) =>
    [name, unit, dates.at(-1)?.slice(0, 4)].join(', '),
  );
  expect(names?.filter((name) => /^(?!Labour).*(population|GDP \(|Gross)/i.test(name))).toEqual([
    'GDP (current US dollars), US dollars, 2023',
    'GDP (current US dollars, CIA World Factbook), US dollars, 2024',
    'Newest GDP (current US dollars, World Bank, July 2026), US dollars, 2025',
    'Newest population (World Bank, July 2026), persons, 2025',
    'Population, persons, 2024',
    'Population (Penn World Table 9.1), millions, 2017',
    'Real GDP (purchasing power parity, 2021 dollars), 2021 international dollars, 2024',
  ]);
});

const said = (question: string): string => whole.engine.answer(question).content;

test.each([
  ['population of India 2020', '1,402,617,695 persons', 'World Bank'],
  ['population of India 2025', '1,463,865,525 persons', '13 July 2026'],
  ['population of India in 1955', '404,041,200', 'Penn World Table 9.1'],
  ['population growth of India', '1,438,069,596', '(2024)'],
  ['population of Aruba 2020', '108,587 persons', 'World Bank'],
  ['GDP of Germany 2023', '$4.5 trillion', 'GDP: current US dollars'],
  ['GDP of Germany 2025', '$5.1 trillion', '13 July 2026'],
  ['GDP (PPP) of Germany in 2010', '3.3 trillion 2011 USD PPP', 'Penn World Table 9.1'],
  ['real GDP of Germany 2023', '5.3 trillion international dollars of 2021', 'CIA World Factbook'],
  ['GDP per capita of Germany 2023', '$53,503', 'GDP: current US dollars'],
  ['inflation of the United States in 1980', '13.55%', 'World Bank'],
  ['inflation of Argentina', '73.1%', '2022'],
  ['exports of Germany 2022', '$1.9 trillion', 'CIA World Factbook'],
  ['government debt of Japan', '215.9 percent of GDP', '2022'],
  ['foreign exchange reserves of China', '$3.5 trillion', '2024'],
])('a question finds the figure of its year, with its basis and publisher: %s', (question, figure, basis) => {
  expect(said(question)).toContain(figure);
  expect(said(question)).toContain(basis);
});

test('a change over two publications says so, and is of one where one has both years', () => {
  expect(said('How did the population of India change from 2000 to 2025?')).toContain('of several series');
  expect(said('How did the population of India change from 2000 to 2020?')).not.toContain(
    'of several series',
  );
  expect(said('How did the population of India change from 1955 to 2000?')).toContain('of several series');
});

test.each([
  ['2s10s', '**0.5%** on 20 August 2026', 'Federal Reserve Bank of St. Louis'],
  ['10y-2y spread', '**0.5%** on 20 August 2026', ''],
  [
    'initial jobless claims',
    '**206,000 Claims** on 15 August 2026',
    'U.S. Employment and Training Administration',
  ],
  ['jobless claims', '**206,000 Claims**', ''],
  ['continued claims', '**1,799,000 Claims**', ''],
  ['SOFR', '**3.63%** on 20 August 2026', 'Federal Reserve Bank of New York'],
  ['EFFR', '**3.63%** on 20 August 2026', ''],
  ['fed funds target range upper limit', '**3.75%**', 'Board of Governors'],
  ['fed funds target range lower limit', '**3.5%**', 'Board of Governors'],
  ['breakeven inflation', '**2.34%**', ''],
  ['5-year breakeven', '**2.34%**', ''],
  ['Fed balance sheet', '6,745,699,000,000', 'Board of Governors'],
  ['nonfarm payrolls', '**158,858,000 Persons** in July 2026', 'U.S. Bureau of Labor Statistics'],
  ['nonfarm payrolls in January 2015', '140,', '28 October 2022'],
  ['JOLTS', '**7,359,000 Openings** in June 2026', ''],
  ['core PCE', '**130.27 (Index 2017=100)** in June 2026', 'U.S. Bureau of Economic Analysis'],
  ['retail sales', '**763,602,000,000 Dollars** in July 2026', 'U.S. Census Bureau'],
  ['industrial production', '**102.99 (Index 2017=100)** in July 2026', ''],
  ['PPI', '**284.06 (Index 1982=100)** in July 2026', ''],
  ['financial conditions', '**-0.559 (Index)** on 14 August 2026', 'Federal Reserve Bank of Chicago'],
  ['reserve balances', '2,935,287,000,000', ''],
  ['MBS held by the Fed', '1,930,728,000,000', ''],
  ['Treasuries held by the Fed', '4,542,228,000,000', ''],
  ['interest on reserve balances', '**3.65%**', ''],
  ['unadjusted CPI in January 1913', '**9.8 (', 'U.S. Bureau of Labor Statistics, CPI-U'],
  ['DGS10', '**4.69%** on 20 August 2026', ''],
])(
  'an indicator is found by what analysts call it, at its newest figure and under its publisher: %s',
  (question, figure, publisher) => {
    expect(said(question)).toContain(figure);
    expect(said(question)).toContain(publisher);
  },
);
