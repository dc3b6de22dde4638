import type { Collection } from './collection';
import { countryKey } from './countries';
import type { Tables } from './tables';

/** Adds the first-level subdivisions of ISO 3166-2, named as CLDR names them in English. */
export function addSubdivisions(collection: Collection, { iso3166, cldr }: Tables): void {
  for (const { code, name, parent } of iso3166.subdivisions) {
    if (!collection.entities.has(countryKey(parent))) continue;
    const english = cldr.subdivisionNames[code.replace('-', '').toLowerCase()];
    collection.entity({
      key: `subdivision:${code}`,
      type: 'CountrySubdivision',
      name: english ?? name,
      aliases: [...(english && english !== name ? [name] : []), code],
      description: `Subdivision of ${collection.known(countryKey(parent)).name}`,
      prominence: parent === 'US' ? 0.6 : 0.35,
      sources: [english ? 'cldr-subdivisions' : 'iso-3166'],
      properties: { iso_code: [code, 'iso-3166'] },
    });
    collection.link('IS_SUBDIVISION_OF', `subdivision:${code}`, countryKey(parent), {
      sources: ['iso-3166'],
    });
  }
}
