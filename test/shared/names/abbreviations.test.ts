import { expansionsOf, isAbbreviation, isWithoutVowels } from '../../../src/shared/names/abbreviations';

test('a word is short for others, or for none', () => {
  expect(expansionsOf('fed')).toEqual(['federal', 'federated']);
  expect(expansionsOf('air')).toEqual(['airlines', 'air']);
  expect(expansionsOf('apple')).toBeUndefined();
});

test.each([
  ['entrpr', 'enterprise', true],
  ['amzn', 'amazon', true],
  ['amz', 'amazon', false],
  ['mcrsft', 'microsoft', true],
  ['aplx', 'apple', false],
])('%s is %s without vowels: %j', (short, word, expected) => {
  expect(isWithoutVowels(short, word)).toBe(expected);
});

test.each([
  ['texas instrs', 'texas instruments', true],
  ['texas instruments', 'texas instruments', false],
  ['toronto dominion bk ont', 'toronto dominion bank', true],
  ['toronto dominion bk que', 'toronto dominion bank', true],
  ['toronto dominion bk alta', 'toronto dominion bank', true],
  ['toronto dominion bk usa', 'toronto dominion bank', false],
  ['bank amer corp', 'bank of america corp', true],
  ['bank amer the corp', 'the bank and america corp', true],
  ['amer bk', 'american bank', false],
  ['amer bk corp', 'american bank corp', true],
  ['la bk', 'la bank', false],
  ['fed bk', 'fed bank', true],
  ['fed exp', 'federal express', false],
  ['texas bank', 'texas bancorp', false],
  ['texas resorts', 'texas resort', false],
  ['texas e bank', 'texas east bank', false],
  ['bk power ont', 'bank power ont', true],
  ['amer genl bk', 'american general bank', true],
])('%s is %s in short: %j', (typed, name, expected) => {
  expect(isAbbreviation(typed.split(' '), name.split(' '))).toBe(expected);
});

test.each([
  ['koninklijke delhaiz', 'koninklijke delhaize', true],
  ['koninklijke de', 'koninklijke delhaize', false],
  ['koninklijke d', 'koninklijke delhaize', false],
  ['sonic entrpr', 'sonic enterprise', true],
  ['american life', 'american lifesciences', false],
])('%s, which may be cut off, is %s: %j', (typed, name, expected) => {
  expect(isAbbreviation(typed.split(' '), name.split(' '), true)).toBe(expected);
  expect(isAbbreviation(typed.split(' '), name.split(' '))).toBe(false);
});
