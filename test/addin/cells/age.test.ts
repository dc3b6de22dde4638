import { ageInDays } from '../../../src/addin/cells/age';

// Late enough that it is another day in UTC, wherever east of it the test runs.
const now = new Date(2026, 10, 21, 1).getTime();

describe('ageInDays', () => {
  it('counts from the newest dated source', () => {
    expect(
      ageInDays(
        [{ name: 'old', date: '2020-01-01' }, { name: 'new', date: '2026-11-01' }, { name: 'undated' }],
        now,
      ),
    ).toBe(20);
  });

  it('is nothing without a date, and never negative', () => {
    expect(ageInDays([{ name: 'undated' }, { name: 'odd', date: 'soon' }], now)).toBeUndefined();
    expect(ageInDays([{ name: 'tomorrow', date: '2026-11-22' }], now)).toBe(0);
  });
});
