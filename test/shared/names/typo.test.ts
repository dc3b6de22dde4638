import { countTypos } from '../../../src/shared/names/typo';

const OTHER = Number.POSITIVE_INFINITY;

/** Each pair is tried at the fewest letters that it needs, and with one letter less. */
test.each([
  ['a doubled letter', 'exxo', 'exo', OTHER],
  ['a doubled letter', 'exxon', 'exon', 1],
  ['a letter held down', 'walmarttt', 'walmart', 1],
  ['a letter held down for long', 'walmartttt', 'walmart', OTHER],
  ['a letter that is not doubled', 'aple', 'apple', 1],
  ['two neighbours that changed places', 'ford', 'frod', OTHER],
  ['two neighbours that changed places', 'telsa', 'tesla', 1],
  ['the first two letters that changed places', 'etsla', 'tesla', 1],
  ['a letter left out', 'vista', 'vistra', OTHER],
  ['a letter left out', 'netfix', 'netflix', 1],
  ['another letter', 'siemans', 'siemens', OTHER],
  ['another letter', 'microsaft', 'microsoft', 1],
  ['another letter', 'macrosof', 'microsof', OTHER],
  ['the next letter twice', 'micrssof', 'microsof', OTHER],
  ['another letter for the first of two', 'haprison', 'harrison', OTHER],
  ['a letter put in', 'amgeno', 'amgen', OTHER],
  ['a letter put in', 'bioegen', 'biogen', OTHER],
  ['a letter put in', 'netfblix', 'netflix', 1],
  ['the last letter left out', 'prologi', 'prologis', OTHER],
  ['the last letter left out', 'chipotl', 'chipotle', OTHER],
  ['the last letter left out', 'microsof', 'microsoft', 1],
  ['a last s left out', 'travelerr', 'travelerrs', OTHER],
  ['a letter behind the whole word', 'microsofts', 'microsoft', OTHER],
  ['another first letter', 'dicrosoft', 'microsoft', OTHER],
  ['a first letter put in', 'amicrosoft', 'microsoft', OTHER],
  ['a first letter left out', 'icrosoft', 'microsoft', OTHER],
  ['a digit', 'micr0soft', 'microsoft', OTHER],
  ['letters of another script', 'ソニーソニーソニー', 'ソニーソニアソニー', OTHER],
  ['greek letters', 'αλφαβητας', 'αλφαβητος', 1],
  ['two slips', 'caterpila', 'caterpillar', OTHER],
  ['two slips', 'microsystms', 'microsystems', 1],
  ['two slips', 'micrsystms', 'microsystems', 2],
  ['two slips, one of the first letter', 'kicrsystems', 'microsystems', OTHER],
  ['three slips', 'micrsytms', 'microsystems', OTHER],
  ['nothing', 'microsoft', 'microsoft', 0],
  ['a vowel left out', 'amazn', 'amazon', 1],
  ['a vowel left out', 'swdn', 'swdan', OTHER],
  ['a vowel left out before a last r', 'keplr', 'kepler', OTHER],
  ['a vowel left out before an r within', 'catrx', 'caterx', 1],
  ['a vowel left out beside another', 'nokla', 'nokila', 1],
  ['a vowel left out beside a vowel', 'visar', 'visaor', OTHER],
  ['a consonant left out', 'amazo', 'amazon', OTHER],
  ['a consonant left out between others', 'canls', 'cantls', OTHER],
  ['another spelling of the sound', 'nvidea', 'nvidia', 1],
  ['another spelling of the sound', 'nikea', 'nikia', OTHER],
  ['another spelling of the first sound', 'fizeram', 'phizeram', OTHER],
])('%s: %s for %s, where that is the whole name, is %p', (_, typed, word, count) => {
  expect(countTypos(typed, word, true)).toBe(count);
});

test.each([
  ['buuy', 'buy', 1],
  ['oo', 'o', OTHER],
  ['bosco', 'bisco', 1],
  ['bsco', 'bisc', OTHER],
  ['stenley', 'stanley', 1],
  ['stanle', 'stanley', 1],
  ['stanleys', 'stanley', OTHER],
  ['ban', 'bank', OTHER],
  ['boy', 'buy', OTHER],
  ['bnk', 'bank', 1],
  ['bk', 'bok', OTHER],
])('%s for %s, beside words that agree, is %p', (typed, word, count) => {
  expect(countTypos(typed, word, false)).toBe(count);
});
