import type { EntityHead } from '../../runtime/knowledge';

/** What can be seen of a text: not spaces, nor marks without width. */
const VISIBLE = /[^\s\p{C}]/u;

/** Anything that names an entity, reduced to what a profile's heading needs; one without a name is called by its id. */
export function entityHead(entity: {
  id: string;
  name: string;
  entity_type: string;
  description?: string | null | undefined;
}): EntityHead {
  const { id, name, entity_type, description = null } = entity;
  return { id, name: VISIBLE.test(name) ? name : id, entity_type, description };
}
