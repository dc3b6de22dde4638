import { isDiscontinued } from '../../../src/shared/contract/series-staleness';

test.each([
  [491, 'a', true, true],
  [490, 'a', true, false],
  [491, 'A', false, false],
  [901, 'a', false, true],
  [201, 'q', true, true],
  [201, 'q', false, false],
  [366, 'Q', false, true],
  [181, 'm', true, true],
  [91, 'd', false, true],
  [90, 'w', false, false],
  [2701, '5y', false, true],
  [99_999, 'decennial', false, false],
])(
  '%s days after the end of a period of cadence %s, filed %s, the next is overdue: %s',
  (days, cadence, isFiled, so) => {
    expect(isDiscontinued(days, cadence, isFiled)).toBe(so);
  },
);
