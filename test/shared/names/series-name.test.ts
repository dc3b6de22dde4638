import type { Introspection } from '../../../src/shared/contract/introspection';
import { seriesNamed } from '../../../src/shared/names/series-name';

const ID = '3ECDE5E3-4a8f-50c9-a63e-816c488a64a7';

const listed = (id: string, name: string) => ({ id, name });
const introspection = {
  numerical_observations: {
    FinancialMetric: [listed(ID, 'Revenue'), listed('b', 'Revenue growth'), listed('c', 'Net revenue')],
    MacroIndicator: [listed('d', 'REVENUE per head')],
  },
} as unknown as Introspection;

const named = (wanted: string, from = introspection) =>
  seriesNamed(from, wanted).map(({ id, type }) => `${type}/${id}`);

test.each([
  ['revenue', [`FinancialMetric/${ID}`]],
  ['revenue ', [`FinancialMetric/${ID}`]],
  ['Growth, revenue', ['FinancialMetric/b']],
  ['revenue g', ['FinancialMetric/b']],
  ['growthrevenue', []],
  ['Growth rev Enue', []],
  ['REVENUE P', ['MacroIndicator/d']],
  ['growth', []],
  [ID.toLowerCase(), [`FinancialMetric/${ID}`]],
  [ID.replace('3', '4'), []],
])('%j means %j', (wanted, series) => {
  expect(named(wanted)).toEqual(series);
});

test('of names of the same words the one in the same order is meant', () => {
  const both = {
    numerical_observations: { FinancialMetric: [listed('a', 'Debt and cash'), listed('b', 'Cash and debt')] },
  } as unknown as Introspection;
  expect(named('cash AND debt', both)).toEqual(['FinancialMetric/b']);
});

test.each([
  ['BIP', 'GDP (current US dollars)'],
  ['Bruttoinlandsprodukt', 'GDP'],
  ['gross domestic product', 'GDP per capita'],
  ['Bevölkerung', 'Population, total'],
  ['Einwohner', 'Population'],
  ['Einwohnerzahl', 'Population'],
  ['Inflationsrate', 'Inflation rate, annual'],
])('%s means the series whose names begin as that of %s', (wanted, name) => {
  const economy = {
    numerical_observations: { MacroIndicator: [listed('x', name), listed('y', `Other ${name}`)] },
  } as unknown as Introspection;
  expect(named(wanted, economy)).toEqual(['MacroIndicator/x']);
});

test('the start of several names means all of them, although one of them leaves out its span', () => {
  const both = {
    numerical_observations: {
      FinancialMetric: [listed('a', 'Net debt (quarterly)'), listed('b', 'Net debt growth')],
    },
  } as unknown as Introspection;
  expect(named('net debt', both)).toEqual(['FinancialMetric/a', 'FinancialMetric/b']);
  const restated = {
    numerical_observations: { FinancialMetric: [listed('a', 'Net debt (quarterly) restated')] },
  } as unknown as Introspection;
  expect(named('net debt', restated)).toEqual(['FinancialMetric/a']);
});

test('an entity without series has none of any name', () => {
  expect(named('revenue', {} as Introspection)).toEqual([]);
});

describe('other words for a line', () => {
  const line = (name: string) =>
    ({ numerical_observations: { FinancialMetric: [listed('x', name)] } }) as unknown as Introspection;

  test.each([
    ['sales', 'Revenue'],
    ['Net Sales', 'Revenue'],
    ['Umsatz', 'Revenue'],
    ['capex', 'Capital expenditure'],
    ['net profit', 'Net income'],
    ["shareholders' equity", "Stockholders' equity"],
    ['R&D', 'Research and development expense'],
  ])('%s means %s', (words, name) => {
    expect(named(words, line(name))).toEqual(['FinancialMetric/x']);
  });

  test.each(['profit', 'debt', 'EBIT', 'equity', 'cash flow'])(
    '%s, which may mean several, means none',
    (words) => {
      for (const name of ['Diluted earnings per share', 'Net income', 'Long-term debt', 'Operating income']) {
        expect(named(words, line(name))).toEqual([]);
      }
    },
  );

  test('a line that is called so comes before the one that is meant', () => {
    const both = {
      numerical_observations: { FinancialMetric: [listed('x', 'Revenue'), listed('y', 'Sales of goods')] },
    } as unknown as Introspection;
    expect(named('sales', both)).toEqual(['FinancialMetric/y']);
  });
});

describe('a line that is held of quarters alone', () => {
  const EPS = 'Diluted earnings per share';
  const quarters = {
    numerical_observations: {
      FinancialMetric: [
        listed('q', `${EPS} (quarterly)`),
        listed('t', 'Gross profit (trailing twelve months)'),
      ],
    },
  } as unknown as Introspection;

  test.each([EPS, 'Diluted earnings', 'Diluted EPS', 'Gross profit', 'Gross'])(
    'is not meant by %s, which does not say so',
    (words) => {
      expect(named(words, quarters)).toEqual([]);
    },
  );

  test.each([
    [`${EPS} (quarterly)`, 'q'],
    [`${EPS} (quart`, 'q'],
    ['Quarterly diluted earnings per share', 'q'],
    ['Diluted EPS (quarterly)', 'q'],
    ['eps diluted (Quarterly)', 'q'],
    ['gross profit (trailing twelve months)', 't'],
  ])('is meant by %s', (words, id) => {
    expect(named(words, quarters)).toEqual([`FinancialMetric/${id}`]);
  });

  test('is among all that a blank name means', () => {
    expect(named('', quarters)).toHaveLength(2);
  });
});
