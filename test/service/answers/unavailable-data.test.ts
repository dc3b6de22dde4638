import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replaceAll('**', '');

test.each([
  ["Who was Apple's CEO before Tim Cook", 'it has no predecessor in office of Tim Cook'],
  ['Who was the CEO of Disney before Bob Iger?', 'it has no predecessor in office of Robert Iger'],
  ['Wer war CEO von Apple vor Tim Cook?', 'it has no predecessor in office of Tim Cook'],
  ['Who chairs JPMorgan', 'it has no chair of the board of JPMorgan Chase'],
] as const)('what is not held is told by its name: %s', (question, told) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(told);
});

test.each([
  ['Brent on 1 July 2025', 'Its figures are of whole months, from May 1987 to'],
  ['Brent.latest_value.at=2025-07-01', 'Its figures are of whole months, from May 1987 to'],
  ['unemployment rate on 1 May 2024', 'Its figures are of whole months'],
  ['US GDP on 1 July 2021', 'Its figures are of whole quarters, from the first quarter of 1947 to'],
] as const)('a day is none of the months that are held: %s', (question, told) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(told);
});

test('the month itself, and a day of which there is a quotation, are told', () => {
  expect(said('Brent in July 2025')).toContain('$71.04 per barrel in July 2025');
  expect(said('gold price on 1 July 2025')).toContain('on 1 July 2025');
});

test('a filing of a quarter is that of the calendar, and the one that the company counts so is named', () => {
  const told = said('10-Q Apple Q3 2025');
  expect(told).toContain('it has no filing date of the quarterly report of Apple Inc. for Q3 2025');
  expect(told).toContain('1 August 2025 for its fiscal Q3 2025');
  expect(said('10-Q Apple FY2025 Q3')).toContain('is 1 August 2025');
});
