import type { Handler } from 'hono';
import * as v from 'valibot';

import { searchRequestSchema } from '../../contract/request';
import { faultsOf } from '../http/faults';
import { lax } from '../http/lax';
import { validationProblem } from '../http/problem';
import type { EntitySearch } from '../search/entity-search';

/** The parameters as the schema wants them; of a parameter given twice the last counts, but every entity type does. */
function parameters(url: string): Record<string, unknown> {
  const query = new URL(url).searchParams;
  const name = query.getAll('name').at(-1);
  const limit = query.getAll('limit').at(-1);
  return {
    ...(name === undefined ? {} : { name }),
    ...(limit === undefined ? {} : { limit }),
    entity_types: query.getAll('entity_types'),
  };
}

/** Answers `GET /v1/entities` (§4.1). */
export function searchEntities(search: EntitySearch): Handler {
  return (context) => {
    const request = v.safeParse(searchRequestSchema, lax(searchRequestSchema, parameters(context.req.url)));
    if (!request.success) return validationProblem(faultsOf('query', request.issues));
    const { name, entity_types: types, limit } = request.output;
    const entities = search(name, { types, limit }).map(({ entity }) => ({
      id: entity.id,
      name: entity.name,
      entity_type: entity.type,
      description: entity.description,
    }));
    return context.json({ entities });
  };
}
