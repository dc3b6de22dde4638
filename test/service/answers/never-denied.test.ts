import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const counts = (question: string): unknown[] => engine.rows(question).results.map(({ count }) => count);

test.each([
  [
    'How many of the companies you have are headquartered in Georgia, and how many of those are incorporated in Delaware?',
    'companies.headquarters=US-GA',
    'companies.headquarters=US-GA.registered_in=Delaware',
  ],
  [
    'How many companies are headquartered in Illinois and how many of them are incorporated in Delaware?',
    'companies.headquarters=US-IL',
    'companies.headquarters=US-IL.registered_in=Delaware',
  ],
])('of those that were counted others are counted: %s', (question, first, second) => {
  expect(counts(question)).toEqual([...counts(`${first}.count()`), ...counts(`${second}.count()`)]);
});

test.each([
  ['how many companies have a head office in Minnesota', 'companies.headquarters=US-MN.count()'],
  ['how many companies have their head office in Georgia', 'companies.headquarters=US-GA.count()'],
])('who has its seat in a state is no seat of the state: %s', (question, expression) => {
  expect(counts(question)).toEqual(counts(expression));
});

test.each([
  ['How many of those have their head office in Michigan?'],
  ['Who runs Intel and which of Intel and AMD had more revenue in 2023'],
])('what is not understood denies nothing that is held: %s', (question) => {
  expect(said(question)).toContain('it cannot tell what');
  expect(said(question)).not.toContain('it has no');
});

test('which of two that were named before is asked of both', () => {
  const told = said('Who runs Visa and who runs Mastercard, and which of the two had more sales in 2023?');
  expect(told).toMatch(/chief executive officer of Visa .*\n.*chief executive officer of Mastercard/);
  expect(told).toContain('Visa Inc. has the higher revenue');
});

test.each([
  ['CEO of the company with the largest net income in 2023', 'is the chief executive officer of Apple'],
  ['Who is the CFO of the firm with the highest revenue in 2023', 'chief financial officer of'],
  ['ticker of the company with the highest net income in 2022', 'AAPL'],
])('what was asked of the first of a year is told with its own time: %s', (question, words) => {
  expect(said(question)).toMatch(/has no [^\n]* for 202\d\.\nWhat it has: /);
  expect(said(question)).toContain(words);
});

test.each([
  ['net margin Best Buy FY2022', '29 January 2022', '28 January 2023'],
  ['revenue of Burlington Stores in fiscal 2022', '29 January 2022', '28 January 2023'],
])('of a fiscal year whose number is not held both years are told: %s', (question, one, other) => {
  expect(said(question)).toContain('its filings number 2022');
  expect(said(question)).toContain(one);
  expect(said(question)).toContain(other);
});

test('a fiscal year that lies beyond all figures is none', () => {
  expect(said('revenue of Best Buy FY2041')).toContain('it has no revenue of Best Buy for fiscal 2041');
});
