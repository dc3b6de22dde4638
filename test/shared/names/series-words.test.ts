import { propertiesCalled } from '../../../src/shared/names/property-words';
import { beginningPeriod, sameSeriesAs } from '../../../src/shared/names/series-words';

test.each([
  ['BIP', 'GDP'],
  ['Bruttoinlandsprodukt', 'GDP'],
  ['gross  domestic-product', 'GDP'],
  ['Bevölkerung', 'Population'],
  ['Einwohner', 'Population'],
  ['Einwohnerzahl', 'Population'],
  ['Inflationsrate', 'Inflation rate'],
  ['Umsatz je Kopf', undefined],
])('series of %j begin with %j', (typed, expected) => {
  expect(beginningPeriod(typed)).toBe(expected);
});

test('a word means the properties and the line that it is listed with', () => {
  expect(propertiesCalled('Umsatz je Kopf')).toEqual([]);
  expect(propertiesCalled('employees')).toContain('employee_count');
  expect(sameSeriesAs('turnover')).toBe('Revenue');
});
