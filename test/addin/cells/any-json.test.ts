import { fc } from '../../fast-check';

import { fitted } from '../../../src/addin/cells/result-size';
import { toCell } from '../../../src/addin/cells/value';
import { entityCard, MAX_CARD } from '../../../src/addin/cells/card/entity-card';
import { rowTable } from '../../../src/addin/functions/tables/row-table';
import { tableGrid } from '../../../src/addin/functions/tables/table-grid';
import { anyCharacter } from '../../any-character';
import { propertyRuns } from '../../property-runs';
import { fault, PLAIN, RICH } from './test-host';

const hard = fc.oneof(
  fc.constantFrom<unknown>(
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER + 2,
    Infinity,
    '=1+1',
    '+cmd|calc',
    '@x',
    '#REF!',
    '<UNKNOWN>',
    '1815-06-18',
    '0001-01-01',
    '2024-02-29',
    '2023-02-29',
    '2024-01-01T25:61:00Z',
    '👩‍👩‍👧‍👦',
    '\u202eright to left',
    'مرحبا',
    '\ud800',
    '\u0000',
    'x'.repeat(40_000),
    '😀'.repeat(20_000),
  ),
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const json = fc.oneof(fc.jsonValue({ maxDepth: 6 }), hard, fc.array(hard), fc.dictionary(fc.string(), hard));

test('any JSON becomes a legal cell, or is missing', () => {
  fc.assert(
    fc.property(json, fc.boolean(), (value, rich) => {
      const cell = toCell(value, rich ? RICH : PLAIN, { name: 'x' });
      expect(cell === undefined ? undefined : fault([[cell]])).toBeUndefined();
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('very deep and very wide JSON becomes a legal cell', () => {
  let deep: unknown = 'end';
  let nested: unknown = 'end';
  for (let depth = 0; depth < 50_000; depth++) deep = depth % 2 === 0 ? [deep] : { in: deep };
  for (let depth = 0; depth < 50_000; depth++) nested = [nested];
  const wide = Array.from({ length: 200_000 }, (_, at) => `item ${at}`);
  for (const value of [deep, nested, wide, { wide }])
    expect(fault([[toCell(value, RICH) ?? '']])).toBeUndefined();
});

test('any rows of a query become a legal grid, or a failure that says why', () => {
  const rows = fc.array(fc.dictionary(fc.string({ maxLength: 5 }), json, { maxKeys: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.boolean(), (results, headers) => {
      try {
        expect(fault(fitted(tableGrid(rowTable(results, 'q', RICH), headers)))).toBeUndefined();
      } catch (error) {
        expect(String(error)).toMatch(/^Failure: (No rows|The rows|The result)/);
      }
    }),
  );
});

test('any properties become a legal card of less than 50 kB', () => {
  const property = fc.record({
    value: json,
    sources: fc.array(
      fc.record({
        name: fc.string(),
        date: fc.option(fc.constantFrom('2024-01-01', '', 'x'), { nil: null }),
        document: fc.constantFrom('', 'https://x.example', { endpoint: '/e', params: { a: 1 } }),
      }),
      { maxLength: 4 },
    ),
  });
  const properties = fc.dictionary(fc.string({ maxLength: 20 }), property, { maxKeys: 60 });
  fc.assert(
    fc.property(properties, (given) => {
      const facts = { id: 'i', name: 'n', entityType: 'Company', description: 'd', provider: 'p' };
      const card = entityCard({ ...facts, properties: new Map(Object.entries(given)) }, RICH);
      expect(fault([[card]])).toBeUndefined();
      expect(JSON.stringify(card).length).toBeLessThan(MAX_CARD);
    }),
  );
});
