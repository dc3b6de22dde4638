import { nameText, squeezed } from '../../names/name-text';
import { hasCurrencySign } from '../store/currency-sign';
import type { StoredEntity } from '../store/stored';
import type { NameForm } from './name-index';

/**
 * Finds entities by their further names. These count only as they are written, case, accents and spaces aside: of so many
 * names in so many languages one is near to any word.
 */
export type FurtherNames = (typed: string) => readonly NameForm[];

type Bearer = { entity: StoredEntity; name: string };

/** Indexes the further names of all entities. */
export function createFurtherNames(entities: readonly StoredEntity[]): FurtherNames {
  const bearers = new Map<string, Bearer[]>();
  for (const entity of entities)
    for (const name of [...entity.furtherNames, ...entity.aliases.filter(hasCurrencySign)]) {
      const key = lettersOf(name);
      const known = bearers.get(key);
      if (known === undefined) bearers.set(key, [{ entity, name }]);
      else known.push({ entity, name });
    }
  return (typed) => (bearers.get(lettersOf(typed)) ?? []).map(formOf);
}

function lettersOf(name: string): string {
  return hasCurrencySign(name) ? name.trim() : squeezed(nameText(name));
}

function formOf({ entity, name }: Bearer): NameForm {
  const text = nameText(name);
  return { entity, name, text, core: text, letters: squeezed(text), words: [], isAlias: true };
}
