import { isInItsOwn } from './conversion';
import type { Fact } from './fact';
import type { Row } from './row';
import { isOfSomeYear } from './stale-money';

/**
 * A figure of a time is shown with the date that it is of; of several times one that is worked out has its newest. Of no time
 * only a date that all figures of the row are of is that of the row.
 */
export function dated(
  rows: readonly Row[],
  isAsked: boolean,
  { isOfSeveral = false, isOfOne = false }: { isOfSeveral?: boolean; isOfOne?: boolean } = {},
): readonly Row[] {
  if (!isAsked) return rows;
  return rows.map((row) => {
    const facts = row.cells.flatMap((cell) => cell.facts).map(inItsOwn);
    const [point, ...further] = [...pointsOf(facts), ...(isOfSeveral || isOfOne ? newestFirst(facts) : [])];
    const own = row.cells.find(({ column }) => column === 'date');
    if (point?.value.kind !== 'point' || (own !== undefined && own.facts.length > 0)) return row;
    const { date } = point.value;
    const isOther = ({ value }: Fact): boolean => value.kind === 'point' && value.date !== date;
    if (isOfOne && (further.some(isOther) || facts.some(isOfSomeYear))) return row;
    const fact: Fact = { ...point, field: 'date', value: { kind: 'date', date } };
    const dates = { column: 'date', facts: [fact] };
    if (isOfOne) return { ...row, cells: row.cells.map((cell) => (cell === own ? dates : cell)) };
    const others = row.cells.filter((cell) => cell !== own);
    return { ...row, cells: [...others, dates] };
  });
}

const pointsOf = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.kind === 'point');

/** A figure in another currency is of the time of that in its own. */
const inItsOwn = (fact: Fact): Fact => (isInItsOwn(fact.field) ? (fact.grounds?.[0] ?? fact) : fact);

function newestFirst(facts: readonly Fact[]): Fact[] {
  const dateOf = ({ value }: Fact): string => (value.kind === 'point' ? value.date : '');
  // The day of a rate is none of the figure that was converted at it.
  const grounds = facts.flatMap((fact) => fact.grounds ?? []).filter(({ months }) => months === undefined);
  return pointsOf(grounds).sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1));
}

/** Shows something that is the same in every year of a span once. */
export function eachOnce(rows: readonly Row[], select: readonly string[]): readonly Row[] {
  if (select.length > 0) return rows;
  const known = new Set<unknown>();
  return rows.filter(({ subject, entity }) => {
    const { value, field } = subject;
    if (field === 'name' || value.kind !== 'entity') return true;
    const what = value.edge ?? entity;
    const isNew = !known.has(what);
    known.add(what);
    return isNew;
  });
}

/** A row of a time at which nothing is known tells nothing. */
export function hasFacts({ cells }: Row): boolean {
  return cells.some((cell) => !isOfNoTime(cell) && cell.facts.length > 0);
}

/** What says which entity a row is about is the same at every time. */
export const isOfNoTime = ({ column }: { column: string }): boolean => column === 'name' || column === 'id';
