import { typosOf } from '../../../src/service/search/typo-bounds';

test.each([
  ['amzon', 'amazon', 'a letter left out'],
  ['foshab', 'foshan', 'a key beside the right one'],
  ['cslamba', 'calamba', 'a key below the right one'],
  ['addidas', 'adidas', 'a letter doubled'],
  ['hyundia', 'hyundai', 'two letters swapped'],
  ['palentir', 'palantir', 'a vowel for another in a long word'],
  ['valaro', 'valero', 'a vowel for another in a word of six'],
  ['cosco', 'costco', 'a consonant left out between others'],
  ['caterpilfar', 'caterpillar', 'another letter in a long word'],
  ['phizer', 'pfizer', 'another spelling of the sound'],
  ['krogers', 'kroger', 'a plural'],
  ['icrosoft', 'microsoft', 'the first letter left out'],
  ['nicrosoft', 'microsoft', 'a key beside the right one first'],
])('%s, alone, is a slip of %s: %s', (typed, word) => {
  expect(typosOf(typed, word, true)).toBe(1);
});

test.each([
  ['prada', 'praia', 'another letter in a short word'],
  ['tefal', 'tegal', 'a key beside in a short word'],
  ['deneher', 'danaher', 'two vowels in a word of seven'],
  ['alribe', 'alroba', 'vowels in a word of six'],
  ['asana', 'astana', 'a consonant beside a vowel in a word of six'],
  ['prida', 'prada', 'a vowel for another in a word of five'],
  ['mckinsey', 'mckinley', 'another letter in a word of eight'],
  ['nantucket', 'pawtucket', 'another beginning'],
  ['zakopane', 'zapopan', 'two letters in a word of eight'],
  ['tromso', 'troms', 'a letter behind a short word'],
  ['bahn', 'bank', 'two letters'],
  ['metropolis', 'petropolis', 'another first letter that is no key beside it'],
  ['hamburger', 'hamburg', 'two letters behind a word'],
  ['zions', 'zion', 'a plural of a short word'],
])('%s, alone, is no slip of %s: %s', (typed, word) => {
  expect(typosOf(typed, word, true)).toBe(Infinity);
});

test('beside another word that tells which name is meant, shorter words may hold a slip', () => {
  expect([typosOf('stare', 'state', false), typosOf('epiv', 'epic', false)]).toEqual([1, 1]);
  expect(typosOf('bell', 'dell', false)).toBe(Infinity);
});
