import { WORKBOOK_DE } from '../../../../src/addin/taskpane/texts/workbook-de';
import { WORKBOOK_EN } from '../../../../src/addin/taskpane/texts/workbook-en';

test('what is known beforehand is one number, and what is not is said as a range, in both languages', () => {
  const exact = { from: 1, to: 1 };
  const range = { from: 2, to: 5 };
  expect(WORKBOOK_EN.plan(3, 1, exact)).toBe('3 cells → 1 entity → 1 request → 1 credit');
  expect(WORKBOOK_EN.plan(3, 2, range)).toBe('3 cells → 2 entities → 2–5 requests → 2–5 credits');
  expect(WORKBOOK_DE.plan(3, 2, exact)).toBe('3 Zellen → 2 Entitäten → 1 Anfrage → 1 Guthaben');
  expect(WORKBOOK_DE.plan(3, 2, range)).toBe('3 Zellen → 2 Entitäten → 2–5 Anfragen → 2–5 Guthaben');
  expect(WORKBOOK_EN.searchCost(2, range)).toBe('Matching 2 entities: 2–5 requests.');
  expect(WORKBOOK_DE.searchCost(2, range)).toBe('2 Entitäten zuordnen: 2–5 Anfragen.');
  expect(WORKBOOK_EN.gridCost(exact)).toBe('Filling the grid: 1 request.');
  expect(WORKBOOK_DE.gridCost(exact)).toBe('Tabelle füllen: 1 Anfrage.');
});
