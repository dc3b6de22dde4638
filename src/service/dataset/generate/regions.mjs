/** Adds continents, their regions, and which lies in which. */
export function addRegions(collection, tables) {
  addContinents(collection, tables);
  addParts(collection, tables);
}

function addContinents(collection, { names }) {
  const sources = ['cldr-names'];
  for (const [code, name] of Object.entries({ ...CONTINENTS, AQ: 'Antarctica' })) {
    const properties = code === 'AQ' ? {} : { m49_code: [code, 'cldr'] };
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

function addParts(collection, { names, contains }) {
  for (const code of REGIONS.filter((each) => !(each in CONTINENTS))) {
    collection.entity({
      key: `region:${code}`,
      type: 'CountryRegion',
      name: names[code],
      description: 'Geographical region of the UN M49 standard',
      prominence: 0.5,
      sources: ['cldr-names'],
      properties: { m49_code: [code, 'cldr'] },
    });
  }
  for (const parent of [...REGIONS, ...Object.keys(CONTINENTS)]) {
    for (const child of contains[parent]?._contains ?? []) {
      if (!REGIONS.includes(child) || child in CONTINENTS) continue;
      collection.link('IS_PART_OF', `region:${child}`, placeKey(parent), { sources: ['cldr'] });
    }
  }
}

/** The key of a region or continent by its code. */
export const placeKey = (code) => (code in CONTINENTS ? `continent:${code}` : `region:${code}`);

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
