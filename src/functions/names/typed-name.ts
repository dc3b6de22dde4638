import * as v from 'valibot';

import { isErrorCode } from '../../cells/argument';
import type { EntityType } from '../../contract/entity-type';
import { Failure } from '../../contract/failure';
import { entityIdSchema, SEARCH_LIMIT } from '../../contract/request';
import type { SearchRequest } from '../../contract/request';

/** Whether a text is an entity id and so needs no search. */
export function isEntityId(text: string): boolean {
  return v.is(entityIdSchema, text);
}

/**
 * The search that a name leads to. Limits up to the service's default ask for that many and use the first few, so that
 * every function that searches one name shares one request.
 */
export function searchOf(name: string, types: readonly EntityType[], limit: number): SearchRequest {
  // Looking for it would cost a credit, and might even find something.
  if (isErrorCode(name))
    throw new Failure('no-match', `The cell of the name shows ${name}. Correct it first`);
  const wanted = Math.max(limit, SEARCH_LIMIT.default);
  return {
    name,
    ...(types.length > 0 && { entity_types: [...types] }),
    ...(wanted > SEARCH_LIMIT.default && { limit: wanted }),
  };
}
