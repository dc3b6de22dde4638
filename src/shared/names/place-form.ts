import { nameText } from './name-text';

/** A place told with what it is: its name, as `nameText` writes it, and the type of what is called so. */
export type PlaceForm = { name: string; type: 'CountrySubdivision' | 'Municipality' };

/** What parts of countries call themselves before their names: `Commonwealth of Virginia`, `Freistaat Thüringen`, `Prov. of Quebec`. */
const STATE =
  /^(?:the )?(?:(?:state|commonwealth|prov(?:ince)?|free state|canton|region) of|(?:estado|provincia|provincia autonoma|comunidad(?: autonoma)?) d(?:e|o|a|el|i)|(?:province|region|canton) d(?:e|u|es)|regione|canton|bundesland|land|freistaat|kanton|canton de|freie (?:und )?hansestadt) (?:the )?(?<name>.+)/;

/** What they are called behind their names: `Guangdong Province`, `Hokkaido Prefecture`. */
const STATE_BEHIND =
  /^(?<name>.+) (?:state|prov(?:ince)?|prefecture|pref|region|oblast|krai|canton|governorate|voivodeship|department)$/;

/** What a city is called before its name: `City of Boston`, `Stadt Köln`. */
const CITY =
  /^(?:the )?(?:(?:city|town|municipality) of|(?:landeshaupt)?stadt|ville de|ciudad(?: autonoma)? de|citta di|comune di|gemeente) (?<name>.+)/;

const FORMS: readonly { form: RegExp; type: PlaceForm['type'] }[] = [
  { form: STATE, type: 'CountrySubdivision' },
  { form: CITY, type: 'Municipality' },
  { form: STATE_BEHIND, type: 'CountrySubdivision' },
];

/** What Japanese, Korean and Chinese names say of a place behind a hyphen, `Tokyo-to`, with the same in English. */
const SUFFIX = /(?<=\p{L}{2})-(?:(?:to|fu|ken|do|sheng)|(shi|si))$/iu;

/** A name that ends so with the English word before or behind it; any other as it stands. */
export function withPlaceWord(written: string): string {
  const [suffix, city] = SUFFIX.exec(written.trim()) ?? [];
  if (suffix === undefined) return written;
  const name = written.trim().slice(0, -suffix.length);
  return city === undefined ? `${name} prefecture` : `city of ${name}`;
}

/** Reads the qualifier of a place's name from a text of `nameText`; undefined for other texts. */
export function placeForm(text: string): PlaceForm | undefined {
  for (const { form, type } of FORMS) {
    const name = form.exec(text)?.groups?.['name'];
    if (name !== undefined) return { name, type };
  }
  return undefined;
}

/** Whether a text is the name of a place of a type, told with what that is: `Aichi Prefecture`. */
export function isPlaceForm(written: string, { name, type }: { name: string; type: string }): boolean {
  // Most that is asked for is no place: its text need not be read.
  if (type !== 'CountrySubdivision' && type !== 'Municipality') return false;
  const told = placeForm(nameText(withPlaceWord(written)));
  return told?.type === type && told.name === nameText(name);
}

/** What names of countries have no initial of. */
const LINKING: ReadonlySet<string> = new Set(['of', 'the', 'and']);

/**
 * Whether a text is a name with its first words as initials, before the rest or behind it: `P.R. China` and `Iran, I.R.` of
 * People's Republic of China and Islamic Republic of Iran.
 */
export function isInInitials(written: string, name: string): boolean {
  const telling = (text: string): string[] =>
    nameText(text)
      .split(' ')
      .filter((word) => !LINKING.has(word));
  const words = telling(name);
  const typed = telling(written);
  return [typed, [...typed.slice(-1), ...typed.slice(0, -1)]].some(([short = '', ...rest]) => {
    const { length } = short;
    const isInitials = length > 1 && rest.length > 0 && words.length === length + rest.length;
    return (
      isInitials &&
      words.every((word, at) => (at < length ? word[0] === short[at] : word === rest[at - length]))
    );
  });
}
