import type { Collection } from './collection';
import { countryKey } from './countries';
import type { Tables } from './reference-tables';

/** Adds the countries that ISO 3166-3 lists as withdrawn, and which of today's took their place. */
export function addFormerStates(collection: Collection, { iso3166 }: Tables): void {
  for (const { alpha4, type, from, to } of iso3166.withdrawn) {
    if (!from.name) continue;
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
    for (const successor of to.map(countryKey)) {
      if (collection.entities.has(successor))
        collection.link('IS_SUCCEEDED_BY', key, successor, { sources: ['iso-3166'] });
    }
  }
}

const KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  SUHH: ['Soviet Union', 'USSR'],
  DDDE: ['East Germany', 'GDR'],
  CSHH: ['Czechoslovakia'],
  YUCS: ['Yugoslavia'],
};

const plain = (name: string): string => name.replace(/ \(.*\)$/, '').replace(/^(.*), (.*)$/, '$2 $1');
