import type { Judged, Verdict } from './claim';
import { groundsOf, type Fact } from './fact';
import type { StoredEntity } from '../store/stored';
import type { Row } from './row';

/** The subject of a claim, and how its times are read. */
type Asked = {
  /** Of whom it is claimed; of a collection only those count of which something is known. */
  entities: readonly StoredEntity[];
  /** Whether it is to be so at one of the times, and not at each. */
  isAny: boolean;
  /** Whether the times are those of one span, in part of which it may be so. */
  isSpan: boolean;
  /** Whether times without data are ignored. */
  isOpen: boolean;
};

/** The verdict of several times with the rows of each, and of whom it is not known at which of them. */
export type JudgedOver = Judged & { unjudged: readonly { entity: StoredEntity; time: string }[] };

/** Makes one verdict of those of several times, each of which bears its own rows. */
export function judgedOver(
  times: readonly { time: string; judged: Judged }[],
  { entities, isAny, isSpan, isOpen }: Asked,
): JudgedOver {
  const known = times.map(({ time, judged }) => ({
    time,
    // What is not known to be so at a time is not known not to be.
    rows: judged.verdict === 'unknown' ? judged.rows.filter(({ isSo }) => isSo === true) : judged.rows,
  }));
  const each = entities.map((entity) => {
    const told = known.map(({ time, rows }) => ({ time, row: rows.find((row) => row.entity === entity) }));
    const lacking = isOpen ? [] : told.flatMap(({ time, row }) => (row === undefined ? [time] : []));
    const so = told.flatMap(({ row }) => (row?.isSo === undefined ? [] : [row.isSo]));
    return { entity, lacking, verdict: verdictOf(so, { isAny, isSpan, isLacking: lacking.length > 0 }) };
  });
  const rows: Row[] = entities.flatMap((entity) =>
    known.flatMap(({ time, rows }) =>
      rows.filter((row) => row.entity === entity).map((row) => timed(row, time)),
    ),
  );
  const unjudged = each.flatMap(({ entity, lacking }) => lacking.map((time) => ({ entity, time })));
  const verdicts = new Set(each.map(({ verdict }) => verdict));
  const verdict = ORDER.find((one) => verdicts.has(one)) ?? 'unknown';
  return { verdict, rows, unjudged };
}

/** A row with the time that it is of, where its figure bears none. */
function timed(row: Row, time: string): Row {
  const isDated = row.cells.some(({ column, facts }) => column !== 'name' && facts.some(isOfTime));
  const { entity: subject, cells } = row;
  if (isDated) return { ...row, time };
  const fact: Fact = { subject, field: 'date', value: { kind: 'date', date: time }, sources: [] };
  return { ...row, time, cells: [...cells, { column: 'date', facts: [fact] }] };
}

const isOfTime = (fact: Fact): boolean => groundsOf(fact).some(({ value }) => value.kind === 'point');

/** What one of several decides for all of them. */
const ORDER: readonly Verdict[] = ['no', 'partly', 'unknown', 'yes'];

function verdictOf(
  so: readonly boolean[],
  { isAny, isSpan, isLacking }: { isAny: boolean; isSpan: boolean; isLacking: boolean },
): Verdict {
  const [isSome, isNone] = [so.includes(true), so.includes(false)];
  if (isAny && isSome) return 'yes';
  if (isAny) return isNone && !isLacking ? 'no' : 'unknown';
  if (isNone && isSome) return isSpan ? 'partly' : 'no';
  if (isNone) return 'no';
  return isSome && !isLacking ? 'yes' : 'unknown';
}
