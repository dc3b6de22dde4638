import { addLanguage } from './languages.mjs';
import { scale } from './prominence.mjs';
import { addRegions, GROUPINGS, placeKey, REGIONS } from './regions.mjs';

/** States that are not members of the United Nations but that ISO 3166 or CLDR lists beside those that are. */
const STATES_BESIDE_MEMBERS = new Set(['VA', 'PS', 'TW', 'XK']);

/** CLDR's everyday names where its first name is a catalogue's. */
const EVERYDAY_NAME = {
  HK: 'HK-alt-short',
  MO: 'MO-alt-short',
  PS: 'PS-alt-short',
  MM: 'MM-alt-short',
  CD: 'CD-alt-variant',
  CG: 'CG-alt-variant',
};

const CONTINENT_CODE = { AF: '002', AN: 'AQ', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' };

/** Adds countries, dependent territories, continents and their regions, with official languages. */
export async function addCountries(collection, packages) {
  const tables = await openTables(packages);
  addRegions(collection, tables);
  for (const code of tables.codes) addCountry(collection, tables, code);
}

async function openTables({ read, importModule }) {
  const cldr = (name) => read(`cldr-core/supplemental/${name}.json`).supplemental;
  const { iso31661 } = await importModule('iso-3166');
  const { iso6393 } = await importModule('iso-639-3');
  const iso = new Map(iso31661.map((row) => [row.alpha2, row]));
  return {
    iso,
    iso6393,
    codes: [...iso.keys(), 'XK'].filter((code) => code !== 'AQ').sort(),
    contains: cldr('territoryContainment').territoryContainment,
    info: cldr('territoryInfo').territoryInfo,
    names: read('cldr-localenames-full/main/en/territories.json').main.en.localeDisplayNames.territories,
    languageNames: read('cldr-localenames-full/main/en/languages.json').main.en.localeDisplayNames.languages,
    list: read('countries-list').countries,
  };
}

/** The key of a territory's entity by its two-letter code. */
export const countryKey = (code) => `country:${code}`;

function addCountry(collection, tables, code) {
  const { iso, info, names, contains, list } = tables;
  const isState = contains.UN._contains.includes(code) || STATES_BESIDE_MEMBERS.has(code);
  const name = names[EVERYDAY_NAME[code] ?? code];
  const listed = list[code] ?? {};
  const facts = info[code] ?? {};
  const key = countryKey(code);
  collection.entity({
    key,
    type: isState ? 'Country' : 'DependentTerritory',
    name,
    description: describe(tables, code, isState),
    aliases: aliasesOf(tables, code, name),
    prominence: scale(Number(facts._gdp ?? 0), 1e8, 3e13, isState ? 0.6 : 0.4, isState ? 1 : 0.7),
    sources: ['cldr-names'],
    properties: {
      iso_alpha2: [code, iso.has(code) ? 'iso-3166' : 'cldr'],
      iso_alpha3: iso.has(code) ? [iso.get(code).alpha3, 'iso-3166'] : undefined,
      iso_numeric: iso.has(code) ? [iso.get(code).numeric, 'iso-3166'] : undefined,
      population: facts._population ? [Number(facts._population), 'cldr'] : undefined,
      gdp_ppp: facts._gdp ? [Number(facts._gdp), 'cldr'] : undefined,
      literacy_rate: facts._literacyPercent ? [Number(facts._literacyPercent), 'cldr'] : undefined,
      capital: listed.capital ? [listed.capital, 'countries-list'] : undefined,
      native_name: listed.native ? [listed.native, 'countries-list'] : undefined,
      calling_code:
        listed.phone?.length > 0
          ? [listed.phone.map((each) => `+${each}`).join(', '), 'countries-list']
          : undefined,
    },
  });
  linkCountry(collection, tables, code);
}

function describe({ contains, names }, code, isState) {
  const region = REGIONS.findLast((each) => !GROUPINGS.has(each) && contains[each]?._contains.includes(code));
  return `${isState ? 'Country' : 'Dependent territory'}${region ? ` in ${IN[region] ?? names[region]}` : ''}`;
}

const IN = { '029': 'the Caribbean', '057': 'Micronesia' };

function aliasesOf({ iso, names, list }, code, name) {
  const variants = ['', '-alt-short', '-alt-variant'].map((suffix) => names[code + suffix]);
  const row = iso.get(code);
  const all = [...variants, code, row?.alpha3, row?.name, list[code]?.native, ...(list[code]?.alias ?? [])];
  const spelled = name.includes('&') ? [name.replace('&', 'and')] : [];
  return [...new Set([...spelled, ...all])].filter((alias) => alias && alias !== name);
}

function linkCountry(collection, { contains, info, list, iso6393, languageNames }, code) {
  const key = countryKey(code);
  for (const parent of REGIONS.filter((each) => !GROUPINGS.has(each))) {
    if (!contains[parent]?._contains.includes(code)) continue;
    collection.link('IS_PART_OF', key, placeKey(parent), { sources: ['cldr'] });
  }
  const continent = CONTINENT_CODE[list[code]?.continent];
  if (continent)
    collection.link('IS_PART_OF', key, `continent:${continent}`, { sources: ['countries-list'] });
  for (const [tag, facts] of Object.entries(info[code]?.languagePopulation ?? {})) {
    if (!['official', 'de_facto_official'].includes(facts._officialStatus)) continue;
    const language = addLanguage(collection, { tag, iso6393, languageNames });
    if (language) collection.link('HAS_OFFICIAL_LANGUAGE', key, language, { sources: ['cldr'] });
  }
}
