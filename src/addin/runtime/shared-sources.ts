import type { PropertyValue } from '../../shared/contract/entity';
import type { Source } from '../../shared/contract/source';

type Sources = PropertyValue['sources'];

/** Lets equal lists of sources of one answer be one list: most of its values come from one, which weighs more than they. */
export function shareSources(properties: Readonly<Record<string, PropertyValue>>): void {
  const lists = new Map<string, Sources>();
  let last: Sources = null;
  for (const property of Object.values(properties)) {
    // Nearly every value has the sources of the one before it, and to compare them takes a tenth of making their text.
    if (!areSame(property.sources, last)) {
      const text = JSON.stringify(property.sources);
      last = lists.get(text) ?? property.sources;
      lists.set(text, last);
    }
    property.sources = last;
  }
}

/** Whether two lists are seen to be equal; of what is not so plain their texts tell. */
function areSame(one: Sources, other: Sources): boolean {
  return one?.length === other?.length && !!one?.every((source, at) => isSame(source, other?.[at]));
}

function isSame(one: Source, other: Source | undefined): boolean {
  const names = Object.keys(one);
  if (other === undefined || names.length !== Object.keys(other).length) return false;
  // any text: what came with an answer is never what all objects have
  return names.every((name) => one[name] === other[name]);
}
