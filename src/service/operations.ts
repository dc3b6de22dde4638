/** The five operations of the interface (§4), by the name that counts and descriptions use. */
export const OPERATIONS = {
  searchEntities: { method: 'GET', path: '/v1/entities' },
  retrieveEntity: { method: 'POST', path: '/v1/entities/:entity_id' },
  introspectEntity: { method: 'GET', path: '/v1/entities/:entity_id/introspection' },
  searchKnowledge: { method: 'POST', path: '/v1/knowledge/search' },
  queryKnowledge: { method: 'POST', path: '/v1/knowledge/query' },
} as const;

/** One of the five operations (§4). */
export type OperationName = keyof typeof OPERATIONS;

/** All five, in the document's order. */
export const OPERATION_NAMES: readonly OperationName[] = [
  'searchEntities',
  'retrieveEntity',
  'introspectEntity',
  'searchKnowledge',
  'queryKnowledge',
];

/** How many requests reached each operation since the service was made, refused ones included. */
export type RequestCounts = Record<OperationName, number>;

/** Counts before the first request. */
export function noRequests(): RequestCounts {
  return {
    searchEntities: 0,
    retrieveEntity: 0,
    introspectEntity: 0,
    searchKnowledge: 0,
    queryKnowledge: 0,
  };
}
