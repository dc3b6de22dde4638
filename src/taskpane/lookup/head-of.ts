import type { EntityHead } from '../../runtime/knowledge';

/** Anything that names an entity, reduced to what a profile's heading needs. */
export function headOf(entity: {
  id: string;
  name: string;
  entity_type: string;
  description?: string | null | undefined;
}): EntityHead {
  const { id, name, entity_type, description = null } = entity;
  return { id, name, entity_type, description };
}
