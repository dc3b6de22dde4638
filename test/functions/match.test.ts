import { bestMatch, THRESHOLD } from '../../src/functions/match/best-match';
import { edits } from '../../src/functions/match/edits';
import { nameSimilarity, SAME_NAME } from '../../src/functions/match/name-similarity';
import { normalName } from '../../src/functions/match/normal-name';

test.each([
  ['Apple Inc.', 'apple'],
  ['AMAZON COM INC', 'amazon'],
  ['The Coca-Cola Company', 'coca cola'],
  ['Nestlé S.A.', 'nestle'],
  ['J.P. Morgan Chase & Co.', 'jp morgan chase'],
  ['BP p.l.c.', 'bp'],
  ['WELLS FARGO & COMPANY/MN', 'wells fargo'],
  ['Alphabet Inc. (Class A)', 'alphabet'],
  ['Berkshire Hathaway Inc-CL B', 'berkshire hathaway'],
  ['Volkswagen Aktiengesellschaft', 'volkswagen'],
  ['Grupo Bimbo, S.A.B. de C.V.', 'grupo bimbo'],
  ['LOWE’S COMPANIES, INC.', 'lowes'],
  ['Company', 'company'],
])('takes %s as %s', (name, normal) => {
  expect(normalName(name)).toBe(normal);
});

test.each([
  ['tesla', 'telsa', 1],
  ['apple', 'aple', 1],
  ['', 'abc', 3],
  ['microsoft', 'mircosoft', 1],
  ['kitten', 'sitting', 3],
])('counts the edits from %s to %s', (a, b, count) => {
  expect(edits(a, b)).toBe(count);
  expect(edits(b, a)).toBe(count);
});

test('scores the same text 1, the same name 0.98 and initials 0.9', () => {
  expect(nameSimilarity('Apple Inc.', 'Apple Inc.')).toBe(1);
  expect(nameSimilarity('APPLE', 'Apple Inc.')).toBe(0.98);
  expect(nameSimilarity('Pepsi Co', 'PepsiCo')).toBe(0.98);
  expect(nameSimilarity('International Business Machines Corp.', 'IBM')).toBe(0.9);
});

test.each([
  ['Merck KGaA', 'Merck & Co.'],
  ['Apple GmbH', 'Apple Inc.'],
  ['Sherritt International', 'Marriott International'],
])('scores %s and %s below every match', (typed, name) => {
  expect(nameSimilarity(typed, name)).toBeLessThan(THRESHOLD);
  expect(nameSimilarity(name, typed)).toBeLessThan(THRESHOLD);
});

test.each([
  ['Volkswagen Aktiengesellschaft', 'Volkswagen AG'],
  ['Nestlé', 'Nestlé S.A.'],
  ['Edison Intl', 'Edison International'],
  ['Packaging Corp of America', 'Packaging Corporation of America'],
])('takes %s and %s for the same name', (typed, name) => {
  expect(nameSimilarity(typed, name)).toBe(SAME_NAME);
});

const summary = (name: string): { id: string; name: string; entity_type: string } => ({
  id: name,
  name,
  entity_type: 'Company',
});

test('does not choose between two names that are as near', () => {
  const { match, runnerUp } = bestMatch('Vista', ['Visa Inc.', 'Vistra Corp.'].map(summary));
  expect(match).toBeUndefined();
  expect(runnerUp?.entity.name).toBe('Vistra Corp.');
});

test('keeps the order of the service among namesakes', () => {
  const found = [
    { ...summary('Apple'), id: '1' },
    { ...summary('Apple'), id: '2' },
  ];
  expect(bestMatch('apple', found).match?.entity.id).toBe('1');
});
