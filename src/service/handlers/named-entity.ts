import * as v from 'valibot';

import { entityIdSchema } from '../../contract/request';
import { faultsOf } from '../http/faults';
import { lax } from '../http/lax';
import { unknownEntityProblem, type Fault } from '../http/problem';
import type { Store, StoredEntity } from '../store/stored';

const pathSchema = v.object({ entity_id: entityIdSchema });

/** The entity that a path names, the faults of its id, or the answer for an id that nothing has. */
export type NamedEntity = { entity: StoredEntity } | { faults: Fault[] } | { problem: Response };

/** Finds the entity of a path; a malformed id is a 422, an unknown one a 404 (field notes). */
export function namedEntity(store: Store, id: string | undefined): NamedEntity {
  const path = v.safeParse(pathSchema, lax(pathSchema, { entity_id: id }));
  if (!path.success) return { faults: faultsOf('path', path.issues) };
  const entity = store.byId(path.output.entity_id);
  return entity ? { entity } : { problem: unknownEntityProblem(path.output.entity_id) };
}
