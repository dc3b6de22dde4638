import { countryKey } from './countries.mjs';

/** Adds the countries that ISO 3166-3 lists as withdrawn, and which of today's took their place. */
export async function addFormerStates(collection, packages) {
  const { iso31663 } = await packages.importModule('iso-3166');
  for (const { alpha4, type, from, to } of iso31663) {
    if (!from.name || collection.entities.has(countryKey(from.alpha2))?.name === from.name) continue;
    const key = `former:${alpha4}`;
    collection.entity({
      key,
      type: 'GPE',
      name: plain(from.name),
      aliases: [from.name, alpha4, from.alpha3, ...(KNOWN_AS[alpha4] ?? [])],
      description: 'Name withdrawn from ISO 3166-1',
      prominence: 0.3,
      sources: ['iso-3166'],
      properties: { iso_3166_3: alpha4, former_iso_alpha2: from.alpha2, withdrawal: type },
    });
    for (const { alpha2 } of to ?? []) {
      if (collection.entities.has(countryKey(alpha2))) {
        collection.link('IS_SUCCEEDED_BY', key, countryKey(alpha2), { sources: ['iso-3166'] });
      }
    }
  }
}

const KNOWN_AS = {
  SUHH: ['Soviet Union', 'USSR'],
  DDDE: ['East Germany', 'GDR'],
  CSHH: ['Czechoslovakia'],
  YUCS: ['Yugoslavia'],
};

const plain = (name) => name.replace(/ \(.*\)$/, '').replace(/^(.*), (.*)$/, '$2 $1');
