import { fc } from '../fast-check';

import { TrackedAreas } from '../../src/trial/document/tracked-areas';

const AREA = { sheet: 'a', row: 5, column: 2, rows: 3, columns: 2 };

function after(axis: 'row' | 'column', at: number, count: number) {
  const areas = new TrackedAreas();
  areas.set('table', AREA);
  areas.shift({ sheet: 'a', axis, at, count });
  return areas.get('table');
}

describe('areas that follow their cells', () => {
  it('move when rows are inserted or removed before them', () => {
    expect(after('row', 0, 2)).toEqual({ ...AREA, row: 7 });
    expect(after('row', 1, -3)).toEqual({ ...AREA, row: 2 });
    expect(after('column', 0, 1)).toEqual({ ...AREA, column: 3 });
  });

  it('grow and shrink when they are cut', () => {
    expect(after('row', 6, 2)).toEqual({ ...AREA, rows: 5 });
    expect(after('row', 6, -1)).toEqual({ ...AREA, rows: 2 });
    expect(after('row', 4, -2)).toEqual({ ...AREA, row: 4, rows: 2 });
  });

  it('stay when something happens behind them or on another sheet', () => {
    expect(after('row', 8, 2)).toEqual(AREA);
    const areas = new TrackedAreas();
    areas.set('table', AREA);
    areas.shift({ sheet: 'b', axis: 'row', at: 0, count: 1 });
    expect(areas.get('table')).toEqual(AREA);
  });

  it('are gone with the last of their cells', () => {
    expect(after('row', 5, -3)).toBeUndefined();
  });

  it('come back to where they were when an insertion is taken back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 5 }), (at, count) => {
        const areas = new TrackedAreas();
        areas.set('table', AREA);
        areas.shift({ sheet: 'a', axis: 'row', at, count });
        areas.shift({ sheet: 'a', axis: 'row', at, count: -count });
        expect(areas.get('table')).toEqual(AREA);
      }),
    );
  });
});
