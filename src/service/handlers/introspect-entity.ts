import type { Handler } from 'hono';

import { introspection } from '../entities/introspection';
import { validationProblem } from '../http/problem';
import type { Store } from '../store/stored';
import { namedEntity } from './named-entity';

/** Answers `GET /v1/entities/{entity_id}/introspection` (§4.3). */
export function introspectEntity(store: Store): Handler {
  return (context) => {
    const named = namedEntity(store, context.req.param('entity_id'));
    if ('faults' in named) return validationProblem(named.faults);
    return 'problem' in named ? named.problem : context.json(introspection(named.entity));
  };
}
