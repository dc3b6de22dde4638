import type { PropertyValue } from '../contract/entity';

/** Lets equal lists of sources of one answer be one list: most of its values come from one, which weighs more than they. */
export function shareSources(properties: Readonly<Record<string, PropertyValue>>): void {
  const lists = new Map<string, PropertyValue['sources']>();
  for (const property of Object.values(properties)) {
    const text = JSON.stringify(property.sources);
    const known = lists.get(text);
    if (known === undefined) lists.set(text, property.sources);
    else property.sources = known;
  }
}
