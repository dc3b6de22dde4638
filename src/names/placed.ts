import { nameText } from './name-text';

/** A place as people tell it from others of its name: `Birmingham (UK)`, `Birmingham, UK`, `Birmingham UK`. */
const PLACED =
  /^(?<name>[^,()]{2,}?)(?: \((?<inBrackets>[^,()]{2,})\)|, (?<after>[^()]{2,})| (?<code>\p{Lu}{2,3}))$/u;

/** A place with where it is said to lie. */
export type Placed = { name: string; place: string };

/** Reads a place told with where it lies; undefined for other texts. */
export function placed(typed: string): Placed | undefined {
  const { name, inBrackets, after, code } = PLACED.exec(typed.trim())?.groups ?? {};
  const place = inBrackets ?? after ?? code;
  return name === undefined || place === undefined ? undefined : { name, place };
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['country', 'Country'],
  ['state', 'CountrySubdivision'],
  ['province', 'CountrySubdivision'],
  ['city', 'Municipality'],
  ['town', 'Municipality'],
]);

/** Whether what is told beside a name is what the entity is: `Georgia (country)`. */
export function isOfKind(entityType: string, told: string): boolean {
  return KINDS.get(told.toLowerCase()) === entityType;
}

/** What a description says of where something lies: `City in British Columbia, Canada`. */
const LIES_IN = /^\p{L}+ (?:in|of) (?<places>.+)$/u;

/**
 * Whether a service describes a place as lying there, in whole names: each that was told, the inner first, stands in the
 * description. A country may be told by its code.
 */
export function liesIn(description: string, place: string): boolean {
  const told = LIES_IN.exec(description)?.groups?.['places']?.split(', ').map(nameText) ?? [];
  const wanted = place.split(', ').map(inFull);
  return told.length > 0 && wanted.every((each) => told.includes(each));
}

/** What people call countries for short; their two letters are known everywhere. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['uae', 'AE'],
  ['great britain', 'GB'],
  ['britain', 'GB'],
]);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function inFull(place: string): string {
  const text = nameText(place);
  const code = SHORT.get(text) ?? place.replaceAll('.', '');
  return nameText(/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? place) : place);
}
