import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { coreLetters } from '../../../tools/dataset/names';
import { whole } from '../whole';

/** Misspelt, shortened and partial names as people type them, each with the entity that is meant. */
const rows = readFileSync(join(__dirname, 'search-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

const { search } = whole;

/** The rows whose entity is not among the first so many matches, with what came first instead. */
const missed = (among: number) =>
  rows.flatMap(([typed, wanted]) => {
    const names = search(typed, { limit: among }).map(({ entity }) => entity.name);
    return names.includes(wanted) ? [] : [`${typed} → ${names[0] ?? 'nothing'}, not ${wanted}`];
  });

test('the list holds at least 300 names, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
});

test('at least 95% of misspelt and partial names find their entity first', () => {
  const misses = missed(1);
  expect(misses.length <= rows.length * 0.05 ? [] : misses).toEqual([]);
});

test('at least 99% find it among the first five', () => {
  const misses = missed(5);
  expect(misses.length <= rows.length * 0.01 ? [] : misses).toEqual([]);
});

test.each(['Apple', 'apple inc', 'Aple', 'AAPL'])('%s finds Apple Inc. first, as a company', (typed) => {
  expect(search(typed, { limit: 1, types: ['Company'] })[0]?.entity.name).toBe('Apple Inc.');
  expect(search(typed, { limit: 1 })[0]?.entity.type).toBe('Company');
});

const namesFound = (typed: string, types: readonly 'Company'[] = []): string[] =>
  search(typed, { limit: 1, types }).map(({ entity }) => entity.name);

test.each([
  ...[
    'Aldi',
    'Barilla',
    'Carrefour',
    'Heidelberg Materials',
    'Kyocera',
    'Lufthansa',
    'Migros',
    'Pirelli',
    'Publicis',
  ],
  ...['Saint-Gobain', 'Swatch', 'Tata Steel', 'Thyssenkrupp', 'Veolia'],
])('%s, which is not in the data, is not taken for another company', (typed) => {
  expect(namesFound(typed, ['Company'])).toEqual([]);
});

test.each([
  ...['Airbus', 'AXA', 'Bayer AG', 'BHP', 'BMW', 'Equinor', 'GSK', 'HSBC Holdings', 'Maersk', 'UBS'],
  ...['Reliance Industries', 'SAP SE', "L'Oréal", 'Nestlé', 'Novo Nordisk', 'Tencent'],
])('%s, which is listed abroad, finds itself first', (typed) => {
  const [found = ''] = namesFound(typed, ['Company']);
  expect([found, typed].map(coreLetters)).toEqual([coreLetters(typed), coreLetters(typed)]);
});

test.each(['Bertelsmann', 'Dr. Oetker', 'Lufthansa', 'Migros', 'Saint-Gobain', 'Tchibo', 'Thyssenkrupp'])(
  '%s, which is not in the data, is not taken for anything else',
  (typed) => {
    expect(namesFound(typed)).toEqual([]);
  },
);
