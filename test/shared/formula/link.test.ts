import { linkFormula } from '../../../src/shared/formula/link';

test.each([
  ['https://example.com/a"b', '=HYPERLINK("https://example.com/a""b")'],
  ["#'My sheet'!B2", `=HYPERLINK("#'My sheet'!B2")`],
  ['javascript:alert(1)', undefined],
  ['file:///c:/windows', undefined],
  ['\\\\evil\\share', undefined],
  [`https://example.com/${'x'.repeat(235)}`, `=HYPERLINK("https://example.com/${'x'.repeat(235)}")`],
  [`https://example.com/${'x'.repeat(236)}`, undefined],
  [`https://example.com/${'x'.repeat(9_000)}`, undefined],
])('of %s Excel gets %s', (target, formula) => {
  expect(linkFormula(target)).toBe(formula);
});
