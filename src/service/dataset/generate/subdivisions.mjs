import { countryKey } from './countries.mjs';

/** Adds the first-level subdivisions of ISO 3166-2, named as CLDR names them in English. */
export async function addSubdivisions(collection, { read, importModule }) {
  const { iso31662 } = await importModule('iso-3166');
  const names = read('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions.localeDisplayNames
    .subdivisions;
  for (const { code, name, parent } of iso31662) {
    if (!collection.entities.has(countryKey(parent))) continue;
    const english = names[code.replace('-', '').toLowerCase()];
    collection.entity({
      key: `subdivision:${code}`,
      type: 'CountrySubdivision',
      name: english ?? name,
      aliases: [...(english && english !== name ? [name] : []), code],
      description: `Subdivision of ${collection.entities.get(countryKey(parent)).name}`,
      prominence: parent === 'US' ? 0.6 : 0.35,
      sources: [english ? 'cldr-subdivisions' : 'iso-3166'],
      properties: { iso_code: [code, 'iso-3166'] },
    });
    collection.link('IS_SUBDIVISION_OF', `subdivision:${code}`, countryKey(parent), {
      sources: ['iso-3166'],
    });
  }
}
