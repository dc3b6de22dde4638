import { judge, type Judged } from './claim';
import type { ColumnReader } from './column';
import type { Fact } from './fact';
import type { PathReader } from './read-path';
import type { Row } from './row';
import type { Found } from './row-columns';
import type { Filter, Expression } from './tree';
import type { Means } from './value-test';

/** Judges a claim at one time, or at the ends of a span that its figure goes over. */
export function judgedAt(
  claim: Filter,
  times: readonly string[],
  { shown, means, today }: { shown: readonly Found[]; means: Means; today: PathReader },
): Judged {
  const [time, ...others] = times;
  const strict = today.at(times, true);
  const judged = judge(shown, claim, {
    reader: time === undefined ? today : strict,
    means,
    ...(time === undefined || others.length > 0 ? {} : { time, at: (each) => today.at([each], true) }),
  });
  // What is so today without a day may have been so then, and what ended later has begun nobody says when.
  const isSo = (said: Filter, isMet: (row: Row) => boolean): boolean =>
    judge(shown, said, { reader: today, means }).rows.some(isMet);
  const former = formerly(claim, today);
  const isUndated =
    judged.verdict === 'no' &&
    times.length > 0 &&
    (isSo(claim, isUndatedSo) || (former !== undefined && isSo(former, (row) => isEndedAfter(row, times))));
  return isUndated ? { ...judged, verdict: 'unknown' } : judged;
}

/** The rows of a claim with the columns that were asked for; what it was judged by stands beside them. */
export function claimRows(rows: readonly Row[], { returns }: Expression, read: ColumnReader): Row[] {
  const columns = returns?.map((field) => ({ column: field, path: field.split('.') }));
  if (columns === undefined) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: columns.map(({ column, path }) => ({
      column,
      facts:
        row.cells.find((cell) => cell.column === column)?.facts ??
        read({ subject: row.subject, matched: new Map() }, path),
    })),
    beside: row.cells,
  }));
}

/** Whether what a claim is about holds by a relationship that bears no day. */
const isUndatedSo = ({ cells }: Row): boolean =>
  cells.some(({ column, facts }) => column !== 'name' && facts.length === 1 && facts.every(isUndatedEdge));

/** The same of what held once, where the dataset knows of such. */
export function formerly(claim: Filter, { isField }: Pick<PathReader, 'isField'>): Filter | undefined {
  const [field = '', ...others] = [...claim.path].reverse();
  const former = `former_${field}`;
  return isField(former) ? { ...claim, path: [...others.reverse(), former] } : undefined;
}

/** Whether what held once ended after one of the times, and began nobody says when. */
const isEndedAfter = ({ cells }: Row, times: readonly string[]): boolean =>
  cells.some(
    ({ column, facts }) =>
      column !== 'name' &&
      facts.some(
        ({ value }) =>
          value.kind === 'entity' &&
          value.edge?.validSince === undefined &&
          times.some((time) => (value.edge?.validUntil ?? '') >= (time.split('..')[0] ?? '')),
      ),
  );

const isUndatedEdge = ({ value }: Fact): boolean =>
  value.kind === 'entity' &&
  value.edge !== undefined &&
  value.edge.validSince === undefined &&
  value.edge.validUntil === undefined;
