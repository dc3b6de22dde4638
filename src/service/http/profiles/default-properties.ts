import type { StoredEntity, StoredProperty } from '../../store/stored';

/** What a company's profile holds when nothing is asked by name, in the document's order (§2.3). */
const COMPANY_PROPERTIES = [
  'id',
  'name',
  'aliases',
  'registered_address',
  'headquarters_address',
  'cik',
  'lei',
  'bics',
  'legal_name',
] as const;

/**
 * The properties of a coarse profile (§4.2 rule 1). The document fixes them for companies alone; an entity of any other
 * type carries few properties and gives them all.
 */
export function defaultProperties(entity: StoredEntity): readonly (readonly [string, StoredProperty])[] {
  if (entity.type !== 'Company') return [...entity.properties];
  return COMPANY_PROPERTIES.flatMap((name) => {
    const property = entity.properties.get(name);
    return property ? [[name, property] as const] : [];
  });
}
