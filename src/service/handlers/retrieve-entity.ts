import type { Handler } from 'hono';

import { entityQuerySchema } from '../../contract/request';
import { misplacedLists } from '../entities/misplaced-lists';
import { coarseProfile, projectedProfile } from '../entities/profile';
import { readBody } from '../http/read-body';
import { validationProblem } from '../http/problem';
import type { Store } from '../store/stored';
import { namedEntity } from './named-entity';

/** Answers `POST /v1/entities/{entity_id}` (§4.2): coarse without a body, projected with one. */
export function retrieveEntity(store: Store): Handler {
  return async (context) => {
    const named = namedEntity(store, context.req.param('entity_id'));
    const body = await readBody(context.req.raw, entityQuerySchema, misplacedLists);
    if ('faults' in named || 'faults' in body) {
      return validationProblem([
        ...('faults' in named ? named.faults : []),
        ...('faults' in body ? body.faults : []),
      ]);
    }
    if ('problem' in named) return named.problem;
    const { entity } = named;
    return context.json(body.value ? projectedProfile(entity, body.value) : coarseProfile(entity));
  };
}
