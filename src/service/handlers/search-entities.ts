import type { Handler } from 'hono';

import { validationProblem } from '../http/problem';
import { readSearch } from '../http/read-search';
import type { EntitySearch } from '../search/entity-search';

/** Answers `GET /v1/entities` (§4.1). */
export function searchEntities(search: EntitySearch): Handler {
  return (context) => {
    const request = readSearch(context.req.url);
    if ('faults' in request) return validationProblem(request.faults);
    const { name, entity_types: types, limit } = request.value;
    const entities = search(name, { types, limit }).map(({ entity }) => ({
      id: entity.id,
      name: entity.name,
      entity_type: entity.type,
      description: entity.description,
    }));
    return context.json({ entities });
  };
}
