import { correctionOf } from '../../cells/point-marks';
import type { CellNeed } from '../../runtime/knowledge';

/** Why a figure of one and the same time is another: a release of the data corrected it, or its publisher restated it. */
export type ChangeCause = 'corrected' | 'restated';

/** What cells show, row by row. */
type Values = readonly (readonly { value: unknown }[])[];

/** A figure that is another than before for the same time. */
export type Revision = { was: number; value: number; cause: ChangeCause };

/** The figures of a cell's series that were corrected, or that are other than they were when it ran before. */
export function revisionsOf(
  before: readonly CellNeed[] | undefined,
  now: readonly CellNeed[] | undefined,
): Revision[] {
  const earlier = new Map(
    seriesIn(before).map(({ id, data }) => [id, new Map(data?.map(({ time, value }) => [time, value]))]),
  );
  return seriesIn(now).flatMap(({ id, data }) =>
    (data ?? []).flatMap((point): Revision[] => {
      const { time, value } = point;
      if (value === null) return [];
      const correction = correctionOf(point);
      if (correction !== undefined) return [{ was: correction.was, value, cause: 'corrected' }];
      const was = earlier.get(id)?.get(time) ?? value;
      return was === value ? [] : [{ was, value, cause: 'restated' }];
    }),
  );
}

function seriesIn(needs: readonly CellNeed[] = []) {
  return needs.flatMap((need) => (need.kind === 'observation' && need.held?.value ? [need.held.value] : []));
}

/**
 * The cause of a cell's change; undefined unless revisions explain each of its numbers. They explain multiples as well,
 * such as the same figure in millions.
 */
export function causeOf(
  before: Values,
  after: Values,
  revisions: readonly Revision[],
): ChangeCause | undefined {
  const causes = after.flatMap((row, down) =>
    row.flatMap(({ value }, across) => {
      const was = before[down]?.[across]?.value;
      return was === value ? [] : [causeFor(was, value, revisions)];
    }),
  );
  if (before.length !== after.length || causes.includes(undefined)) return undefined;
  return causes.includes('corrected') ? 'corrected' : causes[0];
}

/** Amounts in millions are rounded by so little. */
const ROUNDING = 1e-9;

function causeFor(was: unknown, value: unknown, revisions: readonly Revision[]): ChangeCause | undefined {
  if (typeof was !== 'number' || typeof value !== 'number') return undefined;
  return revisions.find((revision) => {
    const [one, other] = [was * revision.value, value * revision.was];
    return Math.abs(one - other) <= ROUNDING * Math.abs(one);
  })?.cause;
}
