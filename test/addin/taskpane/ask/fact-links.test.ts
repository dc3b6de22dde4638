import { linksOf } from '../../../../src/addin/taskpane/ask/fact-links';

test.each([
  ['Fortune 500 (2025)', 'Fortune 500 (2025), 2025-06-02', ['Fortune 500 (2025), 2025-06-02']],
  ['SEC EDGAR', 'SEC EDGAR', ['SEC EDGAR']],
  ['SEC', 'SEC EDGAR', ['SEC EDGAR']],
  ['SEC', 'Secretary of State', ['SEC', 'Secretary of State']],
  ['Form', 'Former names', ['Form', 'Former names']],
  ['SEC EDGAR', 'Apple Form 10-K', ['SEC EDGAR', 'Apple Form 10-K']],
])('of %s and %s stand %j', (publisher, document, names) => {
  expect(linksOf({ name: publisher }, { name: document }).map((link) => link?.name)).toEqual(names);
});

test('a publisher that is not told twice leaves its address where its document has none', () => {
  expect(linksOf({ name: 'SEC', url: 'https://www.sec.gov/' }, { name: 'SEC, 2024' })).toEqual([
    { name: 'SEC, 2024', url: 'https://www.sec.gov/' },
  ]);
});
