import { soundsAlike } from '../../../src/shared/names/phonetic-match';

test.each([
  ['pharma', 'farma', true],
  ['pfizer', 'fizer', true],
  ['axa', 'aksa', true],
  ['nokia', 'nocia', false],
  ['bick', 'bik', true],
  ['qatar', 'katar', true],
  ['cisco', 'sisko', true],
  ['zara', 'sara', true],
  ['kelly', 'keli', true],
  ['reid', 'read', true],
  ['mapper', 'maper', true],
  ['paris', 'faris', false],
])('%s sounds like %s: %j', (typed, word, expected) => {
  expect(soundsAlike(typed, word)).toBe(expected);
});
