import { type Collection, scale } from './collection';
import type { Tables } from './reference-tables';
import { addRegions, countryKey, GROUPINGS, placeKey, REGIONS } from './regions';

/** States that are not members of the United Nations but that ISO 3166 or CLDR lists beside those that are. */
const STATES_BESIDE_MEMBERS = new Set(['VA', 'PS', 'TW', 'XK']);

/** For places with fewer people CLDR's 99 % is a placeholder. */
const FEWEST_PEOPLE = 1000;

/** CLDR's everyday names where its first name is a catalogue's. */
const EVERYDAY_NAME: Readonly<Record<string, string>> = {
  ...{ HK: 'HK-alt-short', MO: 'MO-alt-short', PS: 'PS-alt-short', MM: 'MM-alt-short' },
  ...{ CD: 'CD-alt-variant', CG: 'CG-alt-variant' },
};

/** Territories for which CLDR has the name of one of their islands. */
const OF_ONE_ISLAND = new Set(['SH']);

const CONTINENT_CODE: Readonly<Record<string, string>> = {
  ...{ AF: '002', AN: 'AQ', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' },
};

/** Continents of the M49 standard, which knows no Antarctica; where a list of countries says otherwise, it says it. */
const M49_CONTINENTS = ['002', '142', '150', '003', '005', '009'];

/** Adds countries, dependent territories, continents and their regions, with official languages. */
export function addCountries(collection: Collection, tables: Tables): void {
  addRegions(collection, tables);
  const codes = [...tables.iso3166.current.map(({ alpha2 }) => alpha2), 'XK'];
  for (const code of codes.filter((each) => each !== 'AQ').sort()) addCountry(collection, tables, code);
}

/** Whether a territory is in a region, or in a region of it. */
function isWithin(contains: Tables['cldr']['contains'], region: string, code: string): boolean {
  const parts = contains[region] ?? [];
  return parts.includes(code) || parts.some((part) => isWithin(contains, part, code));
}

function addCountry(collection: Collection, tables: Tables, code: string): void {
  const { cldr } = tables;
  const isState = cldr.contains['UN']?.includes(code) === true || STATES_BESIDE_MEMBERS.has(code);
  const iso = isoOf(tables, code);
  const ofIso = OF_ONE_ISLAND.has(code) ? iso?.name : undefined;
  const name = ofIso ?? cldr.territoryNames[EVERYDAY_NAME[code] ?? code] ?? code;
  const listed = tables.countries.get(code);
  const facts = cldr.territories[code];
  const key = countryKey(code);
  collection.entity(key, isState ? 'Country' : 'DependentTerritory', name, {
    description: describe(tables, code, isState),
    aliases: aliasesOf(tables, code, name),
    prominence: scale(facts?.gdp, [1e8, 3e13], isState ? [0.6, 1] : [0.4, 0.7]),
    sources: ['cldr-names', 'cldr'],
    properties: {
      iso_alpha2: [code, iso ? 'iso-3166' : 'cldr'],
      iso_alpha3: [iso?.alpha3, 'iso-3166'],
      iso_numeric: [iso?.numeric, 'iso-3166'],
      population: [facts?.population, 'cldr'],
      literacy_rate: [(facts?.population ?? 0) < FEWEST_PEOPLE ? undefined : facts?.literacy, 'cldr'],
      capital: [listed?.capital, 'countries-list'],
      native_name: [nativeName(listed), 'countries-list'],
      calling_code: [callingCodes(tables, code), 'countries-list'],
    },
  });
  linkCountry(collection, tables, code);
}

function describe({ cldr }: Tables, code: string, isState: boolean): string {
  const { contains, territoryNames: names } = cldr;
  const region = REGIONS.findLast((each) => !GROUPINGS.has(each) && contains[each]?.includes(code));
  return `${isState ? 'Country' : 'Dependent territory'}${region ? ` in ${IN[region] ?? names[region] ?? ''}` : ''}`;
}

const IN: Readonly<Record<string, string>> = { '029': 'the Caribbean', '057': 'Micronesia' };

/** The list holds fifty letters of a name, so one that long is cut. */
const nativeName = (listed: { native?: string | undefined } | undefined): string | undefined =>
  (listed?.native?.length ?? 0) < 50 ? listed?.native : undefined;

/** Of several codes the list has some that are the only one of another country: those that were once used there too. */
function callingCodes({ countries }: Tables, code: string): string | undefined {
  const listed = countries.get(code)?.phone;
  const others = new Set(
    [...countries].flatMap(([other, { phone }]) => (other === code || phone.length > 1 ? [] : phone)),
  );
  const own = listed?.filter((each) => listed.length === 1 || !others.has(each));
  return own?.map((each) => `+${each}`).join(', ');
}

const isoOf = ({ iso3166 }: Tables, code: string): Tables['iso3166']['current'][number] | undefined =>
  iso3166.current.find(({ alpha2 }) => alpha2 === code);

function aliasesOf(tables: Tables, code: string, name: string): (string | undefined)[] {
  const variants = ['', '-alt-short', '-alt-variant'].map(
    (suffix) => tables.cldr.territoryNames[code + suffix],
  );
  const row = isoOf(tables, code);
  const listed = tables.countries.get(code);
  const iso = [code, row?.alpha3, row?.name];
  return [name.replace('&', 'and'), ...variants, ...iso, nativeName(listed), ...(listed?.alias ?? [])];
}

function linkCountry(collection: Collection, tables: Tables, code: string): void {
  const { contains, territories } = tables.cldr;
  const key = countryKey(code);
  for (const parent of REGIONS.filter((each) => !GROUPINGS.has(each))) {
    if (!contains[parent]?.includes(code)) continue;
    collection.link('IS_PART_OF', key, placeKey(parent), { sources: ['cldr'] });
  }
  const listed = CONTINENT_CODE[tables.countries.get(code)?.continent ?? ''];
  const standard = M49_CONTINENTS.find((each) => isWithin(contains, each, code));
  const continent = listed === 'AQ' ? listed : (standard ?? listed);
  const sources = continent === listed ? ['countries-list'] : ['cldr'];
  if (continent) collection.link('IS_PART_OF', key, `continent:${continent}`, { sources });
  const [tags, source] = BY_CONSTITUTION.get(code) ?? [territories[code]?.official ?? [], 'cldr'];
  for (const tag of tags) {
    const language = addLanguage(collection, tables, tag);
    if (language) collection.link('HAS_OFFICIAL_LANGUAGE', key, language, { sources: [source] });
  }
}

/** CLDR calls Swiss German official, which is spoken and not written, and Romansh regional: article 70 says otherwise. */
const BY_CONSTITUTION: ReadonlyMap<string, readonly [tags: readonly string[], source: string]> = new Map([
  ['CH', [['de', 'fr', 'it', 'rm'], 'swiss-constitution']],
]);

/** Adds the language of a CLDR tag where ISO 639-3 lists it, and gives its key. */
export function addLanguage(
  collection: Collection,
  { languages, cldr }: Tables,
  tag: string,
): string | undefined {
  const [code = ''] = tag.split('_');
  const row = languages.find((each) => each.iso6391 === code || each.iso6393 === code);
  if (!row) return undefined;
  const name = cldr.languageNames[code];
  return collection.entity(`language:${row.iso6393}`, 'Language', name ?? row.name, {
    aliases: [row.name],
    description: row.type === 'living' ? 'Living language' : undefined,
    prominence: row.iso6391 ? 0.5 : 0.3,
    // The code and whether it lives are ISO's, the name in English is CLDR's.
    sources: name ? ['iso-639-3', 'cldr-names'] : ['iso-639-3'],
    properties: {
      iso_639_3: [row.iso6393, 'iso-639-3'],
      iso_639_1: row.iso6391 ? [row.iso6391, 'iso-639-3'] : undefined,
      language_type: [row.type, 'iso-639-3'],
    },
  });
}

/** Adds every language that has a two-letter code of ISO 639-1. */
export function addLanguages(collection: Collection, tables: Tables): void {
  for (const { iso6391 } of tables.languages) if (iso6391) addLanguage(collection, tables, iso6391);
}
