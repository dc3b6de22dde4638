import type { Handler } from 'hono';

import { readEntityId } from '../entity-id';
import { unknownEntityProblem, validationProblem } from '../problem';
import type { Store } from '../../store/store';

/** Answers `GET /v1/entities/{entity_id}/introspection` (§4.3); an unknown id is a 404 (field notes). */
export function introspectEntity(store: Store): Handler {
  return async (context) => {
    const read = readEntityId(context.req.param('entity_id'));
    if ('faults' in read) return validationProblem(read.faults);
    const found = await store.introspection(read.id);
    return found === undefined ? unknownEntityProblem(read.id) : context.json(found);
  };
}
