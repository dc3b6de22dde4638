import { nameText } from '../../src/shared/names/name-text';
import type { CollectedEntity } from './collection';
import type { Inputs } from './inputs';
import { readNouns, type Noun } from './wordnet-nouns';

/** Tells a name that a table took over from a namesake: of a state, a capital, an island or a country of the same name. */
export type OtherPlaceNames = (bearer: CollectedEntity, text: string) => boolean;

/**
 * Reads of WordNet what places are called, each by what it is: `Peach State` is a name of the Georgia that is a state of the
 * United States, and `Republic of El Salvador` of the Salvador that is a country. A city does not have the
 * name of a country either, unless that is a part of its own: Kuwait City may be asked for as Kuwait, Juba not as Cuba.
 */
export function readPlaceNames(inputs: Inputs, entities: readonly CollectedEntity[]): OtherPlaceNames {
  const countries = new Set(entities.filter(({ type }) => type === 'Country').map(({ name }) => name));
  const endings = placeEndings(entities);
  const nouns = new Map<string, Noun[]>();
  for (const noun of readNouns(inputs).filter(({ instance }) => instance))
    for (const word of noun.words) nouns.set(word, [...(nouns.get(word) ?? []), noun]);
  return (bearer, text) => {
    if (isOtherCountry(bearer, text, countries) || isEndingOfSeveral(bearer, text, endings)) return true;
    const namesakes = (nouns.get(text) ?? []).filter(({ words }) => words.includes(bearer.name));
    return namesakes.length > 0 && !namesakes.some((noun) => isBearer(noun, bearer));
  };
}

/** Whether a city would have the name of a country that is no part of its own. */
export function isOtherCountry(
  { type, name }: CollectedEntity,
  text: string,
  countries: ReadonlySet<string>,
): boolean {
  return type === 'Municipality' && !name.includes(text) && countries.has(text);
}

const PLACES: ReadonlySet<CollectedEntity['type']> = new Set(['Country', 'DependentTerritory']);

/** How many countries or territories have a name that ends in further words, by type and those words. */
export function placeEndings(entities: Iterable<CollectedEntity>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { type, name } of entities) {
    if (!PLACES.has(type)) continue;
    const [, ...rest] = nameText(name).split(' ');
    for (let at = 0; at < rest.length; at += 1) {
      const ending = `${type}|${rest.slice(at).join(' ')}`;
      found.set(ending, (found.get(ending) ?? 0) + 1);
    }
  }
  return found;
}

/** Whether several are called so with a word before: who asks for the Virgin Islands may mean either. */
export function isEndingOfSeveral(
  { type, name }: CollectedEntity,
  text: string,
  endings: ReadonlyMap<string, number>,
): boolean {
  return text !== name && (endings.get(`${type}|${nameText(text)}`) ?? 0) > 1;
}

/** What a noun is that is no country, though it shares the name of one. */
const NO_COUNTRY = new Set(['American state', 'national capital', 'city']);

/** A country is called after an island only where it is the island; a city never after a country. */
function isBearer({ words, kinds }: Noun, { type, name }: CollectedEntity): boolean {
  const kindWords = kinds.flatMap((kind) => kind.words);
  if (type === 'Municipality') return !kindWords.some((word) => /country$/.test(word));
  if (type !== 'Country') return true;
  if (kindWords.includes('island')) return words[0] === name;
  return !kindWords.some((word) => NO_COUNTRY.has(word));
}
