import { nameText } from './name-text';
import { namedGroups } from './named-groups';

/** A place as people tell it from others of its name: `Birmingham (UK)`, `Birmingham, UK`, `Birmingham UK`. */
const PLACED =
  /^(?<name>[^,()]{2,}?)(?: \((?<inBrackets>[^,()]{2,})\)|, (?<after>[^()]{2,})| (?<code>\p{Lu}{2,3}))$/u;

/** The other way round, as headings of tables have it: `China: Hong Kong`. */
const HEADED = /^(?<place>[^:()]{2,}): (?<name>[^:,()]{2,})$/u;

/** A place with where it is said to lie. */
export type QualifiedPlace = { name: string; place: string };

/** Reads a place told with where it lies; undefined for other texts. */
export function parseQualifiedPlace(typed: string): QualifiedPlace | undefined {
  const heading = parsePlaceHeading(typed);
  if (heading !== undefined) return heading;
  const { name, inBrackets, after, code } = PLACED.exec(typed.trim())?.groups ?? {};
  const place = inBrackets ?? after ?? code;
  return name === undefined || place === undefined ? undefined : { name, place };
}

/** Reads a place behind what it lies in, or before what it is there, `China: Mainland`; undefined for other texts. */
export function parsePlaceHeading(typed: string): QualifiedPlace | undefined {
  const told = namedGroups<keyof QualifiedPlace>(HEADED, typed.trim());
  return told && KINDS.has(told.name.toLowerCase()) ? { name: told.place, place: told.name } : told;
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['country', 'Country'],
  ['mainland', 'Country'],
  ['sar', 'DependentTerritory'],
  ['state', 'CountrySubdivision'],
  ['province', 'CountrySubdivision'],
  ['city', 'Municipality'],
  ['town', 'Municipality'],
]);

/** Whether a qualifier names the kind of an entity: `Georgia (country)`. */
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
  const told = namedGroups<'places'>(LIES_IN, description)?.places.split(', ').map(nameText);
  return (
    told !== undefined && place.split(', ').every((each) => inFull(each).some((name) => told.includes(name)))
  );
}

/** What people call countries for short; their two letters are known everywhere. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['uae', 'AE'],
  ['great britain', 'GB'],
  ['britain', 'GB'],
]);

/** Parts of countries by the two letters that addresses have: `NEW YORK, NY`; most are those of a country, too. */
const PARTS: ReadonlyMap<string, string> = new Map(
  (
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|' +
    'ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|' +
    'MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|' +
    'TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|SK Saskatchewan'
  )
    .split('|')
    .map((row) => [row.slice(0, 2), row.slice(3)] as const),
);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** What a place that was told in short may be: a country, or a part of one. */
function inFull(place: string): readonly string[] {
  const code = SHORT.get(nameText(place)) ?? place.replaceAll('.', '');
  if (!/^[A-Z]{2}$/.test(code)) return [nameText(place)];
  const names = [countryNames.of(code) ?? place, PARTS.get(code) ?? place];
  return names.map(nameText);
}
