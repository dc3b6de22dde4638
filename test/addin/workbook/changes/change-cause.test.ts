import { causeOf, revisionsOf } from '../../../../src/addin/workbook/changes/change-cause';
import type { CellNeed } from '../../../../src/addin/runtime/knowledge';
import type { ObservationPoint } from '../../../../src/shared/contract/observation';

/** What a cell asked of one series, as it is held. */
function asked(...data: ObservationPoint[]): CellNeed[] {
  const value = { id: 's', name: 'Revenue', type: 'FinancialMetric', properties: { unit: 'USD' }, data };
  const need = { id: 'e', type: 'FinancialMetric', observation: 's' };
  return [{ kind: 'observation', need, held: { value, fetchedAt: 0 } }];
}

const cell = (value: unknown) => [[{ value }]];
const point = (time: string, value: number, rest: object = {}) => ({ time, value, ...rest });
const corrected = { corrected: { since: '2026-11-28', was: 38_038_000_000 } };

describe('why a cell shows another value', () => {
  const before = asked(point('2016-12-31', 5_000_000), point('2017-12-31', 38_038_000_000));

  it('is a correction where a release of the data tells of one, also in millions', () => {
    const now = asked(point('2017-12-31', 39_365_000_000, corrected));
    expect(causeOf(cell(38_038_000_000), cell(39_365_000_000), revisionsOf(before, now))).toBe('corrected');
    expect(causeOf(cell(38_038), cell(39_365), revisionsOf(undefined, now))).toBe('corrected');
  });

  it('is a restatement where the value of the same time is another and nothing was corrected', () => {
    const now = asked(point('2016-12-31', 5_100_000), point('2017-12-31', 38_038_000_000));
    expect(causeOf(cell(5_000_000), cell(5_100_000), revisionsOf(before, now))).toBe('restated');
  });

  it('is left open where a newer value came, a text changed, or only some numbers are explained', () => {
    const now = asked(
      point('2016-12-31', 5_100_000),
      point('2017-12-31', 38_038_000_000),
      point('2018-12-31', 7),
    );
    const revisions = revisionsOf(before, now);
    expect(causeOf(cell(38_038_000_000), cell(7), revisions)).toBeUndefined();
    expect(causeOf(cell('a'), cell('b'), revisions)).toBeUndefined();
    const row = (...values: number[]) => [values.map((value) => ({ value }))];
    expect(causeOf(row(5_000_000, 1), row(5_100_000, 2), revisions)).toBeUndefined();
    expect(causeOf(row(5_000_000, 1), row(5_100_000, 1), revisions)).toBe('restated');
  });
});
