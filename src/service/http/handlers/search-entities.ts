import type { Handler } from 'hono';

import { validationProblem } from '../problem';
import { readSearch } from '../read-search';
import type { Store } from '../../store/store';

/** Answers `GET /v1/entities` (§4.1). */
export function searchEntities(store: Store): Handler {
  return async (context) => {
    const request = readSearch(context.req.url);
    if ('faults' in request) return validationProblem(request.faults);
    const { name, entity_types: types, limit } = request.value;
    return context.json({ entities: await store.search(name, { types, limit }) });
  };
}
