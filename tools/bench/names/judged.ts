import type { EntitySummary } from '../../../src/shared/contract/entity';
import type { KnownNames } from './known-names';
import type { Row } from './row';

/** The entity that a name is taken for, if for any. */
export type Tell = (row: Row) => Promise<EntitySummary | undefined>;

/**
 * What became of a row: `missing` was not found although the dataset calls the entity so (or, of a slip, a case and a
 * legal form, has the entity at all), `unknown` cannot be; `present` is a name of the absent ones that is in the dataset
 * by now, and counts for nothing.
 */
export type Judged = Row & {
  found: string;
  said: 'right' | 'wrong' | 'missing' | 'unknown' | 'refused' | 'present';
};

/** Classes whose names a dataset must have to find them; the others are made of names that it has. */
const BY_ALIAS: ReadonlySet<string> = new Set(['abbreviation', 'ticker', 'former name', 'exonym']);

/** Judges one row. */
export async function judgedBy(tell: Tell, row: Row, known: KnownNames): Promise<Judged> {
  const entity = await tell(row);
  return { ...row, found: entity?.name ?? '', said: said(row, entity, known) };
}

function said(row: Row, entity: EntitySummary | undefined, known: KnownNames): Judged['said'] {
  const { meant, typed, type } = row;
  const isAbsent = meant === '';
  if (isAbsent && known.called(typed, type).length > 0) return 'present';
  if (entity !== undefined) return meant === '?' || isMeant(row, entity, known) ? 'right' : 'wrong';
  if (isAbsent || meant === '?') return 'refused';
  const isKnown = BY_ALIAS.has(row.group) ? known.hasTyped(row) : known.hasMeant(row);
  return isKnown ? 'missing' : 'unknown';
}

function isMeant({ meant, type }: Row, { id }: EntitySummary, known: KnownNames): boolean {
  return meant.split('|').some((each) => known.called(each, type).some((entity) => entity.id === id));
}
