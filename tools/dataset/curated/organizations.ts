import * as v from 'valibot';

import type { Collection } from '../collection';
import { countryKey } from '../countries';
import { list, table, texts } from '../table';

/** `members` are those of the founding day, as two-letter codes with blanks between them, where later ones are not known. */
const BODIES = table('bodies', {
  type: v.picklist(['Group', 'IntergovernmentalOrganization']),
  ...texts('id', 'name', 'act', 'date', 'document', 'members'),
  aliases: list,
});
const PUBLISHERS = table('publishers', { ...texts('id', 'name', 'description', 'source'), aliases: list });
const CONTINENTS = table('continents', { ...texts('key', 'name', 'description'), aliases: list });

/** Adds intergovernmental organizations by founding treaty, groups of states by declaration, and publishers of figures. */
export function addOrganizations(collection: Collection): void {
  for (const { type, id, name, act, date, document, members, aliases } of BODIES()) {
    const isGroup = type === 'Group';
    const key = `${isGroup ? 'group' : 'igo'}:${id}`;
    const sources = [collection.source(key, { name: act, date, document })];
    const { host } = new URL(document);
    collection.entity({
      key,
      type,
      name,
      aliases: [id.length < 12 ? id : '', ...aliases],
      description: isGroup ? `Group of states, ${act}` : `Intergovernmental organization under the ${act}`,
      prominence: 0.6,
      sources,
      properties: {
        founding_date: date,
        founding_act: act,
        website: KEEPERS.has(host) ? undefined : [host, key],
      },
    });
    for (const code of members.split(' ').filter(Boolean))
      collection.link('IS_MEMBER_OF', countryKey(code), key, { sources, since: date });
  }
  for (const { id, name, description, source, aliases } of PUBLISHERS())
    collection.entity({
      key: `org:${id}`,
      type: 'Organization',
      name,
      aliases,
      description,
      prominence: 0.5,
      sources: [source],
    });
}

/** Who keeps documents of others: where the founding act stands there, its address is not the organization's own. */
const KEEPERS: ReadonlySet<string> = new Set([
  'digitallibrary.un.org',
  'en.kremlin.ru',
  'eur-lex.europa.eu',
  'www.auswaertiges-amt.de',
  'www.g7.utoronto.ca',
  'www.gov.uk',
]);

/** Adds the continents and supercontinents of WordNet that the M49 standard does not divide the world into. */
export function addFurtherContinents(collection: Collection): void {
  for (const { key, name, description, aliases } of CONTINENTS())
    collection.entity({
      key: `continent:${key}`,
      type: 'Continent',
      name,
      aliases,
      description,
      prominence: 0.3,
      sources: ['wordnet'],
    });
}
