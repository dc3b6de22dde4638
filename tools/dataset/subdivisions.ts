import type { Collection } from './collection';
import { countryKey } from './countries';
import type { Tables } from './reference-tables';

/** Adds the first-level subdivisions of ISO 3166-2, named as CLDR names them in English. */
export function addSubdivisions(collection: Collection, { iso3166, cldr }: Tables): void {
  for (const { code, name, parent } of iso3166.subdivisions) {
    if (!collection.entities.has(countryKey(parent)) || TERRITORIES.has(code)) continue;
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

/**
 * What ISO 3166-2 lists under a state though it is a territory that ISO 3166-1 gives a code of its own, or a part of one: Aruba is
 * no province of the Netherlands, and stands as a territory already.
 */
const TERRITORIES = new Set(
  [
    ['CN', 'HK MO TW'],
    ['FR', 'BL MF NC PF PM TF WF'],
    ['NL', 'AW BQ1 BQ2 BQ3 CW SX'],
    ['NO', '21 22'],
    ['US', 'AS GU MP PR UM VI'],
  ].flatMap(([state, codes = '']) => codes.split(' ').map((code) => `${String(state)}-${code}`)),
);
