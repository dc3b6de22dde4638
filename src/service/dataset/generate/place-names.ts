import type { CollectedEntity } from './collection';
import type { Inputs } from './inputs';
import { readNouns } from './wordnet-nouns';
import type { Noun } from './wordnet-nouns';

/** Tells a name that a table took over from a namesake: of a state, a capital, an island or a country of the same name. */
export type OtherPlaceNames = (bearer: CollectedEntity, text: string) => boolean;

/**
 * Reads of WordNet what places are called, each by what it is: `Peach State` is a name of the Georgia that is a state of the
 * United States, and `Republic of El Salvador` of the Salvador that is a country. A city does not have the
 * name of a country either, unless that is a part of its own: Kuwait City may be asked for as Kuwait, Juba not as Cuba.
 */
export function readPlaceNames(inputs: Inputs, entities: Iterable<CollectedEntity>): OtherPlaceNames {
  const countries = new Set([...entities].filter(({ type }) => type === 'Country').map(({ name }) => name));
  const nouns = new Map<string, Noun[]>();
  for (const noun of readNouns(inputs).filter(({ instance }) => instance))
    for (const word of noun.words) nouns.set(word, [...(nouns.get(word) ?? []), noun]);
  return (bearer, text) => {
    if (isOtherCountry(bearer, text, countries)) return true;
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
