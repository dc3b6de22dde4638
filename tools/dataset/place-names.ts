import { nameText } from '../../src/shared/names/name-text';
import { grouped, type CollectedEntity } from './collection';
import type { Inputs } from './inputs';
import { readNouns, type Noun } from './wordnet';

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
  const instances = readNouns(inputs).filter(({ instance }) => instance);
  const called = instances.flatMap((noun) => noun.words.map((word) => ({ word, noun })));
  const nouns = grouped(called, ({ word }) => word);
  return (bearer, text) => {
    if (isOtherCountry(bearer, text, countries) || isEndingOfSeveral(bearer, text, endings)) return true;
    const namesakes = (nouns.get(text) ?? []).filter(({ noun }) => noun.words.includes(bearer.name));
    return namesakes.length > 0 && !namesakes.some(({ noun }) => isBearer(noun, bearer));
  };
}

/** Whether a city would have the name of a country that is no part of its own. */
export const isOtherCountry = ({ type, name }: CollectedEntity, text: string, countries: Names): boolean =>
  type === 'Municipality' && !name.includes(text) && countries.has(text);

type Names = ReadonlySet<string>;

/** The ends of names of countries or territories that several have, by type and words. */
export function placeEndings(entities: Iterable<CollectedEntity>): Names {
  const places = [...entities].filter(({ type }) => type === 'Country' || type === 'DependentTerritory');
  const endings = places.flatMap(({ type, name }) => {
    const [, ...rest] = nameText(name).split(' ');
    return rest.map((_, at) => `${type}|${rest.slice(at).join(' ')}`);
  });
  return new Set(endings.filter((ending, at) => endings.indexOf(ending) < at));
}

/** Whether several are called so with a word before: who asks for the Virgin Islands may mean either. */
export const isEndingOfSeveral = ({ type, name }: CollectedEntity, text: string, endings: Names): boolean =>
  text !== name && endings.has(`${type}|${nameText(text)}`);

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
