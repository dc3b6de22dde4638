import type { StoredRelationship } from '../store/stored';
import type { Fact } from './fact';
import type { Row } from './row';

/** The newest day on which a source told of a relationship. */
const toldOn = ({ sources }: StoredRelationship): string =>
  sources
    .map(({ date }) => date ?? '')
    .sort()
    .at(-1) ?? '';

/**
 * What ended since the last word of what is claimed: who is a director of a firm by a report from before he left an office
 * there is not known to be there still. Gets the rows of which a claim is so; gives them with what ended, where it did for
 * each of them.
 */
export function findEndedSince(rows: readonly Row[]): Row[] | undefined {
  const over = rows.map((row): Row | undefined => {
    const cells = row.cells.map(({ column, facts }) => ({
      column,
      facts: column === 'name' ? facts : facts.flatMap((fact) => endedAfter(fact) ?? []),
    }));
    const claimed = cells.filter(({ column }) => column !== 'name');
    const isOver = claimed.length > 0 && claimed.every(({ facts }) => facts.length > 0);
    return isOver ? { ...row, cells } : undefined;
  });
  return over.length > 0 && over.every((row) => row !== undefined) ? over : undefined;
}

/** A fact as it ended, where its bearer left what it leads to after anything was told of it. */
function endedAfter(fact: Fact): Fact | undefined {
  const { value } = fact;
  const edge = value.kind === 'entity' ? value.edge : undefined;
  if (edge?.from.type !== 'Person' || edge.validUntil !== undefined || edge.validSince !== undefined)
    return undefined;
  const others = [...edge.from.outgoing.values()].flat().filter(({ to }) => to === edge.to);
  const ended = others.filter(({ validUntil }) => validUntil !== undefined && validUntil > toldOn(edge));
  const [last] = [...ended].sort((a, b) => ((a.validUntil ?? '') < (b.validUntil ?? '') ? 1 : -1));
  const isHeldAgain = others.some(
    (other) => other !== edge && other.validUntil === undefined && toldOn(other) > (last?.validUntil ?? ''),
  );
  return last === undefined || isHeldAgain || value.kind !== 'entity'
    ? undefined
    : { ...fact, value: { ...value, edge: last }, sources: last.sources };
}
