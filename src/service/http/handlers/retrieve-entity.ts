import type { Handler } from 'hono';

import { entityQuerySchema } from '../../../shared/contract/request';
import { misplacedLists } from '../profiles/misplaced-lists';
import { readEntityId } from '../entity-id';
import { readBody } from '../read-body';
import { unknownEntityProblem, validationProblem } from '../problem';
import type { Store } from '../../store/store';

/**
 * Answers `POST /v1/entities/{entity_id}` (§4.2): coarse without a body, projected with one. A malformed id is a 422, an
 * unknown one a 404 (field notes).
 */
export function retrieveEntity(store: Store): Handler {
  return async (context) => {
    const read = readEntityId(context.req.param('entity_id'));
    const body = await readBody(context.req.raw, entityQuerySchema, misplacedLists);
    if ('faults' in read || 'faults' in body) {
      return validationProblem([
        ...('faults' in read ? read.faults : []),
        ...('faults' in body ? body.faults : []),
      ]);
    }
    const found = await store.profile(read.id, body.value);
    return found === undefined ? unknownEntityProblem(read.id) : context.json(found);
  };
}
