import type { EntitySummary } from '../../../src/shared/contract/entity';

/** A result of a search, with its name for its id, so that tests read as what they mean. */
export function found(
  name: string,
  entityType: EntitySummary['entity_type'] = 'Company',
  description?: string,
): EntitySummary {
  return { id: name, name, entity_type: entityType, description };
}
