import type { EntityType } from '../../shared/contract/entity-type';
import { isUuid } from '../../shared/contract/entity-id';
import { SEARCH_LIMIT } from '../../shared/contract/search-limit';
import type { SearchRequest } from '../../shared/contract/search-request';
import { refuseErrorCode } from './argument';

/** Whether a text is an entity id and so needs no search. */
export function isEntityId(text: string): boolean {
  return isUuid(text);
}

/**
 * The search that a name leads to. Limits up to the service's default ask for that many and use the first few, so that
 * every function that searches one name shares one request.
 */
export function searchOf(name: string, types: readonly EntityType[], limit: number): SearchRequest {
  // Looking for it would cost a credit, and might even find something.
  refuseErrorCode(name, 'name');
  const wanted = Math.max(limit, SEARCH_LIMIT.default);
  return {
    name,
    ...(types.length > 0 && { entity_types: [...types] }),
    ...(wanted > SEARCH_LIMIT.default && { limit: wanted }),
  };
}
