import { fc } from '../../fast-check';

import { intersection, type SheetArea } from '../../../src/shared/formula/area';
import { AreaIndex } from '../../../src/shared/formula/area-index';

test('what meets an area is found as by looking at all, whatever their sizes', () => {
  const area = fc.record({
    sheet: fc.constantFrom('Model', 'MODEL', 'Other'),
    row: fc.oneof(fc.nat(200), fc.nat(1_000_000)),
    column: fc.nat(5),
    rows: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constant(48_576)),
    columns: fc.integer({ min: 1, max: 3 }),
  });
  const shared = (a: SheetArea, b: SheetArea): boolean =>
    a.sheet.toLowerCase() === b.sheet.toLowerCase() && intersection(a, b) !== undefined;
  fc.assert(
    fc.property(fc.array(area), area, (all, one) => {
      const index = new AreaIndex(all);
      expect(index.some(one)).toBe(all.some((each) => shared(each, one)));
      const isWide = ({ columns }: SheetArea): boolean => columns > 1;
      expect(index.some(one, isWide)).toBe(all.filter(isWide).some((each) => shared(each, one)));
    }),
  );
});

test('of 20,000 areas below one another, and a long one beside them, a cell is compared with few', () => {
  let looks = 0;
  const watched = (row: number, rows: number): SheetArea => ({
    ...{ sheet: 'Model', column: 0, rows, columns: 3 },
    get row() {
      looks += 1;
      return row;
    },
  });
  const areas = Array.from({ length: 20_000 }, (_, row) => watched(row, 1));
  const index = new AreaIndex([watched(0, 20_000), ...areas]);
  looks = 0;
  expect(index.some({ sheet: 'Model', row: 19_999, column: 7, rows: 1, columns: 1 })).toBe(false);
  expect(looks).toBeLessThan(200);
});
