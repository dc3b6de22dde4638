import type { Collection } from './collection';
import type { Tables } from './reference-tables';

/** Adds continents, their regions, and which lies in which. */
export function addRegions(collection: Collection, tables: Tables): void {
  addContinents(collection, tables);
  addParts(collection, tables);
}

function addContinents(collection: Collection, { cldr: { territoryNames: names } }: Tables): void {
  const sources = ['cldr-names'];
  for (const [code, name] of Object.entries({ ...CONTINENTS, AQ: 'Antarctica' })) {
    const properties = { m49_code: code === 'AQ' ? undefined : ([code, 'cldr'] as const) };
    const description = code === '019' ? 'North and South America' : 'Continent';
    const aliases = names[code] === name ? [] : [names[code]];
    collection.entity({
      key: `continent:${code}`,
      type: 'Continent',
      name,
      aliases,
      description,
      prominence: 0.8,
      sources,
      properties,
    });
  }
  for (const part of ['003', '005'])
    collection.link('IS_PART_OF', `continent:${part}`, 'continent:019', { sources: ['cldr'] });
}

function addParts(collection: Collection, { cldr: { territoryNames: names, contains } }: Tables): void {
  for (const code of REGIONS.filter((each) => !(each in CONTINENTS))) {
    collection.entity({
      key: `region:${code}`,
      type: 'CountryRegion',
      name: names[code] ?? code,
      description: 'Geographical region of the UN M49 standard',
      prominence: 0.5,
      sources: ['cldr-names'],
      properties: { m49_code: [code, 'cldr'] },
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

/** The key of a region or continent by its code. */
export const placeKey = (code: string): string =>
  code in CONTINENTS ? `continent:${code}` : `region:${code}`;

/** The regions of the UN M49 standard by code. */
export const REGIONS = [
  '005',
  '011',
  '013',
  '014',
  '015',
  '017',
  '018',
  '021',
  '029',
  '030',
  '034',
  '035',
  '039',
  '053',
  '054',
  '057',
  '061',
  '143',
  '145',
  '151',
  '154',
  '155',
  '202',
  '419',
];

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
