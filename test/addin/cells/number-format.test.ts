import { numberFormat } from '../../../src/addin/cells/number-format';

test.each([
  [[164_000], {}, '#,##0'],
  [[1976], { name: 'founding_year' }, '0'],
  [[1976], { name: 'founded' }, '0'],
  [[1976.5], { name: 'year' }, '#,##0.00'],
  [[391_035_000_000], { unit: 'USD' }, '[$USD] #,##0'],
  [[6.08, 6.1], { unit: 'USD/share' }, '[$USD] #,##0.00'],
  [[1934.56], { unit: 'USD per troy ounce' }, '[$USD] #,##0.00'],
  [[3.5, 4], { unit: '%' }, '#,##0.00" pct"'],
  [[3], { unit: 'Percent' }, '#,##0" pct"'],
  [[1.0832, 1.1], { unit: 'national currency per USD' }, '#,##0.0000'],
  [[1234.5678], {}, '#,##0.00'],
  [[3.25], { unit: '$ per Gallon' }, '"$"#,##0.00'],
  [[1976, 1976.5], { name: 'year' }, '#,##0.00'],
  [[1976], { name: 'employees' }, '#,##0'],
  [[1976], { name: 'year_end' }, '#,##0'],
  [[5], { unit: 'per USD/share' }, '#,##0'],
  [[3], { unit: 'index percent' }, '#,##0'],
  [[5, 0.25, 0.1234], {}, '#,##0.0000'],
  [[5, 1234.5678, -0.25], {}, '#,##0.00'],
  [[1e15], {}, '#,##0'],
  [[1_460_004_083_828_249.5], {}, '#,##0.00'],
  [[1e18], {}, 'General'],
  [[0.001], {}, '#,##0.0000'],
  [[], {}, '#,##0'],
  [[0], {}, '#,##0'],
  [[4_295_905_573], { name: 'permid' }, '0'],
  // Four decimals would show nothing of these, and separators would fill the cell with digits.
  [[0.000064, 0.00007], { unit: 'USD' }, '[$USD] General'],
  [[-1e-9], {}, 'General'],
  [[1e308], {}, 'General'],
])('shows %j of %j as %s', (values, measure, format) => {
  expect(numberFormat(values, measure)).toBe(format);
});
