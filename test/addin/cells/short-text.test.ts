import { brief } from '../../../src/addin/cells/short-text';

test('a text of 100 characters is quoted whole, a longer one up to there', () => {
  expect(brief('x'.repeat(100))).toBe('x'.repeat(100));
  expect(brief('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
});
