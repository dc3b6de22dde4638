import * as v from 'valibot';

import { entityIdSchema } from '../../shared/contract/entity-id';
import { faultsOf } from './faults';
import { readLenient } from './lenient-values';
import type { Fault } from './problem';

const pathSchema = v.object({ entity_id: entityIdSchema });

/** Reads the id that a path names; what is no UUID is a 422 (§7). */
export function readEntityId(id: string | undefined): { id: string } | { faults: Fault[] } {
  const path = v.safeParse(pathSchema, readLenient(pathSchema, { entity_id: id }));
  return path.success ? { id: path.output.entity_id } : { faults: faultsOf('path', path.issues) };
}
