import type { KnownKnowledge } from '../../../src/addin/runtime/knowledge';

/** A snapshot that holds nothing. */
export const NOTHING_KNOWN: KnownKnowledge = {
  cell: () => undefined,
  ran: () => undefined,
  head: () => undefined,
  introspection: () => undefined,
  property: () => undefined,
  observation: () => undefined,
  search: () => undefined,
  relationship: () => undefined,
  query: () => undefined,
  answer: () => undefined,
};
