import type { Collection } from './collection';
import type { Tables } from './reference-tables';

/** Adds the language of a CLDR tag where ISO 639-3 lists it, and gives its key. */
export function addLanguage(
  collection: Collection,
  { languages, cldr }: Tables,
  tag: string,
): string | undefined {
  const [code = ''] = tag.split('_');
  const row = languages.find((each) => each.iso6391 === code || each.iso6393 === code);
  if (!row) return undefined;
  const name = cldr.languageNames[code];
  return collection.entity({
    key: `language:${row.iso6393}`,
    type: 'Language',
    name: name ?? row.name,
    aliases: [row.name],
    description: row.type === 'living' ? 'Living language' : undefined,
    prominence: row.iso6391 ? 0.5 : 0.3,
    sources: name ? ['cldr-names'] : ['iso-639-3'],
    properties: {
      iso_639_3: [row.iso6393, 'iso-639-3'],
      iso_639_1: row.iso6391 ? [row.iso6391, 'iso-639-3'] : undefined,
      language_type: [row.type, 'iso-639-3'],
    },
  });
}

/** Adds every language that has a two-letter code of ISO 639-1. */
export function addLanguages(collection: Collection, tables: Tables): void {
  for (const { iso6391 } of tables.languages) if (iso6391) addLanguage(collection, tables, iso6391);
}
