import { repairEncoding } from '../../../src/shared/names/encoding-repair';
import { asLost, hasLostLetters, lostIn, withLostMarked } from '../../../src/shared/names/lost-letters';

test.each([
  ['AT&amp;T', 'AT&T'],
  ['McDonald&#39;s', "McDonald's"],
  ['McDonald&#039;s', "McDonald's"],
  ['McDonald&#x27;s', "McDonald's"],
  ['McDonald&apos;s', "McDonald's"],
  ['McDonald&rsquo;s', 'McDonald’s'],
  ['&quot;Apple&quot;', 'Apple'],
  ['Apple&nbsp;Inc', 'Apple Inc'],
  ['A&other;B', 'A&other;B'],
  ['Johnson & Johnson', 'Johnson & Johnson'],
  ['NestlÃ©', 'Nestlé'],
  ['NestlÃ©\0', 'Nestlé\0'],
  ['1. Apple', 'Apple'],
  [' (23) Apple', 'Apple'],
  ['104)  Apple', 'Apple'],
  ['#3 Apple', 'Apple'],
  ['#312. Apple', 'Apple'],
  ['#4:  Apple', 'Apple'],
  ['1.5 Apple', '1.5 Apple'],
  ['1234. Apple', '1234. Apple'],
  ['No 1. Apple', 'No 1. Apple'],
  ['3M', '3M'],
  ['Amgen Inc¹', 'Amgen Inc'],
  ['Amgen Inc.¹²', 'Amgen Inc.'],
  ['AbbVie Inc. (1) ', 'AbbVie Inc.'],
  ['AbbVie (Inc)[2]', 'AbbVie (Inc)'],
  ['AbbVie [a]', 'AbbVie [a]'],
  ['AbbVie (12)', 'AbbVie (12)'],
  ['(1) ', '(1)'],
  ['Korea, Republic of', 'Republic of Korea'],
  ['Korea, Republic of the ', 'Republic of the Korea'],
  ['Iran, Islamic Rep.', 'Islamic Rep. Iran'],
  ['Congo, Dem. Republic', 'Dem. Republic Congo'],
  ['Korea, Republic ofx', 'Korea, Republic ofx'],
  ['Korea, Rep.', 'Rep. Korea'],
  ['Amgen Inc¹ (US)', 'Amgen Inc¹ (US)'],
  ['A, Republic of', 'A, Republic of'],
  ['One, Two, Republic of', 'One, Two, Republic of'],
])('%j is repaired as %j', (written, expected) => {
  expect(repairEncoding(written)).toBe(expected);
});

test('letters that an export lost are marked, and the word says what it may have been', () => {
  expect(['Nestl? SA', 'Z\uFFFD\uFFFDrich', 'Nestle', '??', '1?'].map(hasLostLetters)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const word = withLostMarked('z\uFFFD\uFFFDr?ch');
  expect(word).toBe(asLost('zürïch'));
  const { count, pattern } = lostIn(word);
  expect(count).toBe(2);
  expect(['zurich', 'zurch', 'xzurich', 'zurichx', 'z1rich'].map((each) => pattern.test(each))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(asLost('Zurich')).toBeUndefined();
});
