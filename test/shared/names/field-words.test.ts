import * as v from 'valibot';

import words from '../../../src/shared/names/field-words.json';
import propertyWords from '../../../src/shared/names/property-words.json';
import { plainWords } from '../../../src/shared/names/property-words';
import { tickerKey } from '../../../src/shared/names/code';
import { closeness, SAME_NAME } from '../../../src/shared/names/closeness';
import { fieldSpec } from '../../../src/service/query/field-table';
import { fieldKey } from '../../../src/service/query/field-key';

const texts = v.array(v.pipe(v.string(), v.minLength(1)));
const someTexts = v.pipe(texts, v.minLength(1));
const line = v.strictObject({ series: v.string(), words: someTexts });
const schema = v.strictObject({
  lines: v.array(line),
  perhaps: v.array(line),
  needsPrice: v.array(v.strictObject({ name: v.string(), words: texts })),
});

const rows = [...propertyWords, ...words.lines, ...words.perhaps, ...words.needsPrice];

test('the table obeys its schema, and each word is written as it is compared, in one row of each table', () => {
  v.parse(schema, words);
  v.parse(v.array(v.strictObject({ fields: someTexts, words: someTexts })), propertyWords);
  const all = rows.flatMap((row) => row.words);
  expect(all.filter((word) => plainWords(word) !== word.replaceAll('_', ' '))).toEqual([]);
  // A property that repeats the newest point of a line has its words.
  for (const table of [propertyWords, [...words.lines, ...words.perhaps, ...words.needsPrice]]) {
    const own = table.flatMap((row) => row.words);
    expect(own.length).toBe(new Set(own).size);
  }
});

test.each([
  ['ceo', 'ceo'],
  ['Employees', 'employee_count'],
  ['EPS', 'eps'],
  ['FTE', 'employee_count'],
  ['ticker symbol', 'ticker'],
])('queries answer to %s as sheets do', (word, name) => {
  expect(fieldSpec(fieldKey(word))).toBe(fieldSpec(name));
  expect(fieldSpec(name)).toBeDefined();
});

test('words are compared without case, apostrophes and what parts them', () => {
  expect(plainWords(" Chief_Executive-officer's ")).toBe('chief executive officers');
});

test.each(['BRK.B', 'BRK-B', 'BRK/B', 'BRK_B', 'BRKb'])('%s is one ticker', (ticker) => {
  expect(tickerKey(ticker)).toBe('BRK.B');
});

test.each([
  ['HUMANA COMP', 'Humana Inc.', 'company'],
  ['EXXON MOBIL CORPN', 'Exxon Mobil Corporation', 'company'],
  ['the Republic of Poland', 'Republic of Poland', 'place'],
] as const)('%s names %s', (typed, name, kind) => {
  expect(closeness(typed, name, kind)).toBeGreaterThanOrEqual(SAME_NAME);
});
