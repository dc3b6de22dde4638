import { groupBy } from 'es-toolkit/array';

import { nameText } from '../../src/shared/names/name-text';
import { kindOf } from '../../src/shared/names/name-kind';
import type { CollectedEntity } from './collection';

/**
 * What several countries are called that are told apart by a further word: Congo, of Congo (DRC) and Congo (Republic),
 * and Korea. No place is called so: who types it has to say which is meant.
 */
export function sharedNames(entities: Iterable<CollectedEntity>): ReadonlySet<string> {
  const countries = [...entities].filter(({ type }) => type === 'Country').map(({ name }) => name);
  const names = new Set(countries.map(nameText));
  const shared = Object.entries(groupBy(countries, bareName)).flatMap(([bare, of]) =>
    of.length > 1 ? [bare] : [],
  );
  return new Set(shared.filter((bare) => !names.has(bare)));
}

/** Takes these names from all places that have them beside their own. */
export function dropSharedNames(entities: ReadonlyMap<string, CollectedEntity>): void {
  const shared = sharedNames(entities.values());
  for (const { type, aliases, furtherNames } of entities.values()) {
    if (kindOf(type) !== 'place') continue;
    for (const names of [aliases, furtherNames])
      for (const name of names) if (shared.has(nameText(name))) names.delete(name);
  }
}

/** A name without what tells it from others: a text in brackets at its end, or the quarter of the sky before it. */
function bareName(name: string): string {
  return nameText(name.replace(/ \([^()]*\)$/, '').replace(/^(?:North|South|East|West) /, ''));
}
