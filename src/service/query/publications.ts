import type { StoredSeries } from '../store/stored';
import { groundsOf, type Fact } from './fact';
import type { Cell, Row } from './row';

/**
 * The publication of each figure if one column has figures of one entity from several, since a change may then come
 * from the publication. Null if all are from one.
 */
export function publicationsOfRows(rows: readonly Row[]): (string | null)[] {
  const lines = new Map<string, Set<StoredSeries>>();
  for (const row of rows)
    for (const cell of row.cells) {
      const series = seriesOf(cell);
      if (series === undefined) continue;
      const key = keyOf(row, cell);
      lines.set(key, (lines.get(key) ?? new Set<StoredSeries>()).add(series));
    }
  const isMixed = (row: Row, cell: Cell): boolean => (lines.get(keyOf(row, cell))?.size ?? 0) > 1;
  return rows.map((row) => {
    const told = row.cells.flatMap((cell) => {
      const [fact] = cell.facts;
      if (fact === undefined || seriesOf(cell) === undefined || !isMixed(row, cell)) return ofSeveral(cell);
      return publicationOf(fact);
    });
    return told.length === 0 ? null : [...new Set(told)].join('; ');
  });
}

/** Whether a change goes from the figure of one publication to that of another. */
export function isOverPublications({ field, grounds = [] }: Fact): boolean {
  const lines = new Set(grounds.flatMap((each) => lineOf(each) ?? []));
  return lines.size > 1 && /_(?:growth|change)$/.test(field);
}

/** The publications of a change over two, or of a ratio of what two publishers give. */
function ofSeveral({ facts: [fact, ...others] }: Cell): string[] {
  if (fact?.grounds === undefined || others.length > 0) return [];
  const grounds = groundsOf(fact).filter((each) => each.months === undefined && lineOf(each) !== undefined);
  const publishers = new Set(grounds.map(({ sources: [source] }) => source?.name));
  if (!isOverPublications(fact) && publishers.size < 2) return [];
  return [
    [
      ...new Set(grounds.flatMap((each) => publicationOf(each).map((told) => `${timeOf(each)}: ${told}`))),
    ].join('; '),
  ];
}

/** Of a change the years tell the figures apart, of a ratio what they are of. */
const timeOf = ({ field, value }: Fact): string =>
  value.kind === 'point' ? `${field} ${value.date.slice(0, 4)}` : field;

const publicationOf = ({ sources: [source] }: Fact): string[] =>
  source === undefined ? [] : [[source.name, source.date ?? ''].filter((part) => part !== '').join(', ')];

const keyOf = ({ entity }: Row, { column }: Cell): string => `${column} ${entity.id}`;

/** The series of years that a cell's one figure is of; what companies filed is one line, whatever the filing. */
const seriesOf = ({ facts: [fact, ...others] }: Cell): StoredSeries | undefined =>
  fact === undefined || others.length > 0 ? undefined : lineOf(fact);

function lineOf({ value }: Fact): StoredSeries | undefined {
  if (value.kind !== 'point') return undefined;
  const { series } = value;
  return series.cadence === 'a' && series.detail === undefined ? series : undefined;
}
