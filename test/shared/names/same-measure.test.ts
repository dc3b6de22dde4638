import { groupBy } from 'es-toolkit';

import type { Introspection } from '../../../src/shared/contract/introspection';
import {
  hasOnePrice,
  isOneThing,
  isOnePrice,
  isSameMeasure,
  isSameUnit,
  matchSeries,
  meansPrice,
  withPublications,
} from '../../../src/shared/names/same-measure';
import type { ListedSeries } from '../../../src/shared/names/series-name';

const listed = (name: string, unit: string, more: Partial<ListedSeries> = {}): ListedSeries => ({
  ...{ id: name, name, unit, type: 'MacroIndicator', cadence: 'a', taxonomy: 'World Bank WDI' },
  ...more,
});

const GDP = listed('GDP (current US dollars)', 'US dollars');

test.each([
  [GDP, listed('Newest GDP (current US dollars, World Bank, July 2026)', 'US dollars')],
  [listed('Population', 'persons'), listed('Newest population (World Bank, July 2026)', 'persons')],
  [
    listed('All Employees', 'Thous. of Persons', { cadence: 'm' }),
    listed('All Employees, from May 2021', 'Thousands of Persons', { cadence: 'm' }),
  ],
  [listed('Producer prices', '1982=100'), listed('Producer prices, from May 2021', 'Index 1982=100')],
])('publications of one measure are of one measure: %j', (one, other) => {
  expect(isSameMeasure(one, other)).toBe(true);
  expect(isSameMeasure(other, one)).toBe(true);
});

test.each([
  ['another basis', listed('Newest GDP (2021 international dollars, World Bank, July 2026)', 'US dollars')],
  ['another unit', listed('GDP (current US dollars)', 'mil. US dollars')],
  ['no unit', { ...GDP, unit: null }],
  ['another cadence', { ...GDP, cadence: 'q' }],
  ['another type', { ...GDP, type: 'FinancialMetric' }],
  ['another name', listed('GDP per capita (current US dollars)', 'US dollars')],
  ['another basis that a date is in', listed('GDP (current US dollars, July 2026 prices)', 'US dollars')],
  [
    'another basis that ends with a date',
    listed('GDP (current US dollars, prices of July 2026)', 'US dollars'),
  ],
  [
    'another publisher, whose method may be another',
    listed('GDP (current US dollars, Maddison)', 'US dollars'),
  ],
])('%s makes another measure', (_, other) => {
  expect(isSameMeasure(GDP, other)).toBe(false);
});

test.each([
  ['Price of newest goods', 'Price of goods'],
  ['Prices, from May 2021 on', 'Prices on'],
  ['GDP (World Bank) per head', 'GDP per head'],
])('words that only elsewhere say which publication it is make another measure: %s', (one, other) => {
  expect(isSameMeasure(listed(one, 'USD'), listed(other, 'USD'))).toBe(false);
});

test('a series without a publisher is of the measure of its name', () => {
  expect(isSameMeasure({ ...GDP, taxonomy: undefined }, { ...GDP, taxonomy: null })).toBe(true);
});

test('an index is one, however its year is written', () => {
  expect(isSameUnit({ unit: 'Index 1982 = 100' }, { unit: '1982 = 100' })).toBe(true);
});

test('prices of another year are another basis', () => {
  const [older, newer] = [listed('Core prices', '2012=100'), listed('Core prices', 'Index 2017=100')];
  expect(isSameMeasure(older, newer)).toBe(false);
});

const rate = (unit: string): ListedSeries => listed(unit, unit, { type: 'ForeignExchangeRate' });
const price = (unit: string): ListedSeries => listed(unit, unit, { type: 'Commodity' });

test.each([
  [true, [rate('USD per EUR'), rate('U.S. $ to 1 Euro')]],
  [false, [rate('USD per EUR'), rate('EUR per USD')]],
  [true, [rate('USD per EUR'), rate('Mean CHF per EUR'), rate('CHF per EUR mean')]],
  [true, [rate('USD per EUR'), { ...rate(''), unit: undefined }, { ...rate(''), unit: null }]],
  [true, [price('US dollars per troy ounce'), price('USD per troy ounce')]],
  [false, [price('USD per troy ounce'), price('EUR per troy ounce')]],
  [false, [rate('USD per EUR'), price('USD per EUR')]],
  [false, [GDP, GDP]],
  [false, []],
])('one price: %s of %j', (expected, all) => {
  expect(isOnePrice(all)).toBe(expected);
});

test('a price is called so in English and German', () => {
  expect(['rate', 'Exchange rate', ' Kurs ', 'price'].map(meansPrice)).toEqual([true, true, true, true]);
  expect(['revenue', 'rating', ''].map(meansPrice)).toEqual([false, false, false]);
});

const NEWEST = listed('Newest GDP (current US dollars, World Bank, July 2026)', 'US dollars');
const DEBT = listed('Debt', 'US dollars');
const rateCalled = (name: string) => listed(name, 'USD per EUR', { type: 'ForeignExchangeRate' });
const introspectionOf = (...all: ListedSeries[]) =>
  ({ numerical_observations: groupBy(all, ({ type }) => type) }) as unknown as Introspection;

test('publications of one measure follow the series that is named, unless it is named by its id', () => {
  expect(withPublications([GDP], [GDP, DEBT, NEWEST], 'gdp')).toEqual([GDP, NEWEST]);
  expect(withPublications([GDP, NEWEST], [NEWEST, GDP], 'gdp')).toEqual([GDP, NEWEST]);
  expect(withPublications([GDP, DEBT], [GDP, DEBT, NEWEST], 'gdp')).toEqual([GDP, DEBT, NEWEST]);
  expect(withPublications([GDP], [GDP, NEWEST], GDP.id.toUpperCase())).toEqual([GDP]);
});

test('publications of one measure are one thing, and so are those of one price', () => {
  expect(isOneThing([GDP, NEWEST])).toBe(true);
  expect(isOneThing([GDP, DEBT])).toBe(false);
  expect(isOneThing([rateCalled('Spot'), rateCalled('Fixing')])).toBe(true);
});

test('a name means the series that is called so, all of a price, or none', () => {
  const pair = introspectionOf(rateCalled('Spot fixing'), rateCalled('Noon fixing'));
  expect(matchSeries(pair, 'rate')).toEqual([rateCalled('Spot fixing'), rateCalled('Noon fixing')]);
  expect(matchSeries(pair, 'Noon fixing')).toEqual([rateCalled('Noon fixing')]);
  expect(matchSeries(introspectionOf(rateCalled('Spot'), rateCalled('Noon')), 'spot')).toEqual([
    rateCalled('Spot'),
  ]);
  expect(matchSeries(pair, 'volume')).toEqual([]);
  expect(matchSeries(introspectionOf(GDP, DEBT), 'rate')).toEqual([]);
  expect(matchSeries(introspectionOf(GDP, DEBT), 'debt')).toEqual([DEBT]);
});

test('where shorter periods are wanted, a finer series stands in for the only one of its name', () => {
  const quarterly = listed('Debt (quarterly)', 'US dollars');
  const finer = { name: 'Debt (quarterly)', instead: () => quarterly };
  const all = introspectionOf(DEBT, quarterly);
  expect(matchSeries(all, 'Debt', finer)).toEqual([quarterly]);
  expect(matchSeries(all, 'Nothing', finer)).toEqual([quarterly]);
  expect(matchSeries(all, 'Nothing', { ...finer, name: 'Nothing (quarterly)' })).toEqual([]);
  const two = introspectionOf(DEBT, { ...DEBT, id: 'other' });
  expect(matchSeries(two, 'Debt', finer)).toEqual([DEBT, { ...DEBT, id: 'other' }]);
});

test.each([
  ['US dollars', 'USD', true],
  ['U.S. dollar', 'usd', true],
  ['U.S. $', 'USD', true],
  ['Bil. of $', 'Billions of USD', true],
  ['Mil. of US dollars', 'Millions of USD', true],
  ['Thous. of persons', 'Thousands of persons', true],
  ['Index 2017=100', '2017=100', true],
  ['A$', 'AUSD', false],
  ['$5', 'usd5', false],
  ['price index 2017=100', 'price 2017=100', false],
  ['EUR', 'USD', false],
])('the units %s and %s are one: %j', (one, other, expected) => {
  expect(isSameUnit({ unit: one }, { unit: other })).toBe(expected);
});

test('a pair of currencies and a commodity have one price', () => {
  expect(['ForeignExchangeRate', 'Commodity', 'Company'].map(hasOnePrice)).toEqual([true, true, false]);
});
