import { facetName, OF_A_ROLE, type Matched } from './conditions';
import type { Fact } from './fact';
import type { PathReader } from './read-path';

/** Reads one column of one found subject. */
export type ColumnReader = (
  found: { subject: Fact; matched: Matched },
  path: readonly string[],
) => readonly Fact[];

/**
 * Makes the reader of columns. A column on a facet shows what the filters on that facet matched; a field that the
 * subject has not is looked for on those matches, then on the roles that a person has.
 */
export function columnReader(reader: PathReader): ColumnReader {
  // A column is read of row after row.
  const paths = new Map<readonly string[], readonly string[]>();
  return ({ subject, matched }, written) => {
    const path = paths.get(written) ?? reader.steps(written);
    paths.set(written, path);
    for (const [name, facts] of matched) {
      const facet = name.split('.');
      if (facetName(path.slice(0, facet.length)) === name) {
        return facts.flatMap((fact) => reader.follow(fact, path.slice(facet.length)));
      }
    }
    const own = reader.follow(subject, path);
    if (own.length > 0) return own;
    for (const facts of matched.values()) {
      const found = facts.flatMap((fact) => reader.follow(fact, path));
      if (found.length > 0) return found;
    }
    const isPerson = subject.value.kind === 'entity' && subject.value.entity.type === 'Person';
    if (!isPerson || path[0] === 'aliases') return [];
    // A company's figure is not the person's.
    return reader.follow(subject, [...OF_A_ROLE, ...path]).filter(({ value }) => !isFigure(value.kind));
  };
}

const isFigure = (kind: Fact['value']['kind']): boolean => kind === 'number' || kind === 'point';
