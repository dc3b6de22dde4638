import { readEntityId } from '../http/entity-id';
import { unknownEntityProblem, type Fault } from '../http/problem';
import type { Store, StoredEntity } from '../store/stored';

/** The entity that a path names, the faults of its id, or the answer for an id that nothing has. */
export type NamedEntity = { entity: StoredEntity } | { faults: Fault[] } | { problem: Response };

/** Finds the entity of a path; a malformed id is a 422, an unknown one a 404 (field notes). */
export function namedEntity(store: Store, id: string | undefined): NamedEntity {
  const read = readEntityId(id);
  if ('faults' in read) return read;
  const entity = store.byId(read.id);
  return entity ? { entity } : { problem: unknownEntityProblem(read.id) };
}
