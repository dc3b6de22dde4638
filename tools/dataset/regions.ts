import type { Collection } from './collection';
import type { Tables } from './reference-tables';
import { table, texts } from './table';

/** Adds continents, their regions, and which lies in which. */
export function addRegions(collection: Collection, { cldr }: Tables): void {
  const { territoryNames: names, contains } = cldr;
  const sources = ['cldr-names'];
  for (const [code, name] of Object.entries({ ...CONTINENTS, AQ: 'Antarctica' })) {
    const properties = { m49_code: code === 'AQ' ? undefined : ([code, 'cldr'] as const) };
    const description = code === '019' ? 'North and South America' : 'Continent';
    const facts = { aliases: [names[code]], description, prominence: 0.8, sources, properties };
    collection.entity(`continent:${code}`, 'Continent', name, facts);
  }
  for (const part of ['003', '005'])
    collection.link('IS_PART_OF', `continent:${part}`, 'continent:019', { sources: ['cldr'] });
  for (const code of REGIONS.filter((each) => !(each in CONTINENTS))) {
    collection.entity(`region:${code}`, 'CountryRegion', names[code] ?? code, {
      description: 'Geographical region of the UN M49 standard',
      ...{ prominence: 0.5, sources, properties: { m49_code: [code, 'cldr'] } },
    });
  }
  for (const parent of [...REGIONS, ...Object.keys(CONTINENTS)]) {
    for (const child of contains[parent] ?? []) {
      // A continent is a part of what gathers regions, as South America is of Latin America.
      const isPart = child in CONTINENTS ? GROUPINGS.has(parent) : REGIONS.includes(child);
      if (isPart) collection.link('IS_PART_OF', placeKey(child), placeKey(parent), { sources: ['cldr'] });
    }
  }
}

/** The key of a territory's entity by its two-letter code. */
export const countryKey = (code: string): string => `country:${code}`;

/** The key of a region or continent by its code. */
export const placeKey = (code: string): string =>
  code in CONTINENTS ? `continent:${code}` : `region:${code}`;

/** The regions of the UN M49 standard by code. */
export const REGIONS =
  '005 011 013 014 015 017 018 021 029 030 034 035 039 053 054 057 061 143 145 151 154 155 202 419'.split(
    ' ',
  );

/** Regions that gather others. */
export const GROUPINGS = new Set(['202', '419']);

const CONTINENTS = {
  '002': 'Africa',
  '019': 'Americas',
  '003': 'North America',
  '005': 'South America',
  '009': 'Oceania',
  142: 'Asia',
  150: 'Europe',
};

/** English names of parts whose code ISO gave to another part, or whose name it changed: CLDR has those of before. */
const SUBDIVISION_NAMES = table('subdivision-names', texts('code', 'name'));

/** Subdivisions that ISO withdrew and the package still lists beside those that took their place. */
const WITHDRAWN = table('withdrawn-subdivisions', texts('code', 'withdrawn', 'reason'));

/** Adds the first-level subdivisions of ISO 3166-2, named as CLDR names them in English. */
export function addSubdivisions(collection: Collection, { iso3166, cldr }: Tables): void {
  for (const { code, name, parent } of iso3166.subdivisions) {
    if (!collection.entities.has(countryKey(parent)) || TERRITORIES.test(code)) continue;
    if (WITHDRAWN().some((each) => each.code === code)) continue;
    const renamed = SUBDIVISION_NAMES().find((each) => each.code === code)?.name;
    const english = renamed ?? cldr.subdivisionNames[code.replace('-', '').toLowerCase()];
    collection.entity(`subdivision:${code}`, 'CountrySubdivision', english ?? name, {
      aliases: [...(english && english !== name ? [name] : []), code],
      description: `Subdivision of ${collection.known(countryKey(parent)).name}`,
      prominence: parent === 'US' ? 0.6 : 0.35,
      sources: [english === undefined || renamed !== undefined ? 'iso-3166' : 'cldr-subdivisions'],
      properties: { iso_code: [code, 'iso-3166'] },
    });
    const sources = ['iso-3166'];
    collection.link('IS_SUBDIVISION_OF', `subdivision:${code}`, countryKey(parent), { sources });
  }
}

/**
 * What ISO 3166-2 lists under a state though it is a territory that ISO 3166-1 gives a code of its own, or a part of one: Aruba is
 * no province of the Netherlands, and stands as a territory already.
 */
const TERRITORIES =
  /^(?:CN-(?:HK|MO|TW)|FR-(?:BL|MF|NC|PF|PM|TF|WF)|NL-(?:AW|BQ\d|CW|SX)|NO-2[12]|US-(?:AS|GU|MP|PR|UM|VI))$/;

/** Adds the countries that ISO 3166-3 lists as withdrawn, and which of today's took their place. */
export function addFormerStates(collection: Collection, { iso3166 }: Tables): void {
  for (const { alpha4, type, from, to } of iso3166.withdrawn) {
    // The list has Kiribati alone for the Gilbert and Ellice Islands, which became two states.
    if (!from.name || alpha4 === 'GEHH') continue;
    const key = `former:${alpha4}`;
    collection.entity(key, 'GPE', plain(from.name), {
      aliases: [from.name, alpha4, from.alpha3, ...(KNOWN_AS[alpha4] ?? [])],
      description: 'Name withdrawn from ISO 3166-1',
      prominence: 0.3,
      sources: ['iso-3166'],
      properties: { iso_3166_3: alpha4, former_iso_alpha2: from.alpha2, withdrawal: type },
    });
    for (const successor of to.map(countryKey)) {
      if (collection.entities.has(successor))
        collection.link('IS_SUCCEEDED_BY', key, successor, { sources: ['iso-3166'] });
    }
  }
}

const KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  ...{ SUHH: ['Soviet Union', 'USSR'], DDDE: ['East Germany', 'GDR'] },
  ...{ CSHH: ['Czechoslovakia'], YUCS: ['Yugoslavia'] },
};

const plain = (name: string): string => name.replace(/ \(.*\)$/, '').replace(/^(.*), (.*)$/, '$2 $1');
