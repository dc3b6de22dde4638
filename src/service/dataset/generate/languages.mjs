/** Adds the language of a CLDR tag where ISO 639-3 lists it, and gives its key. */
export function addLanguage(collection, { tag, iso6393, languageNames }) {
  const [code] = tag.split('_');
  const row = iso6393.find((each) => each.iso6391 === code || each.iso6393 === code);
  if (!row) return undefined;
  const name = languageNames[code] ?? row.name;
  return collection.entity({
    key: `language:${row.iso6393}`,
    type: 'Language',
    name,
    aliases: [row.name],
    description: row.type === 'living' ? 'Living language' : undefined,
    prominence: row.iso6391 ? 0.5 : 0.3,
    sources: languageNames[code] ? ['cldr-names'] : ['iso-639-3'],
    properties: {
      iso_639_3: [row.iso6393, 'iso-639-3'],
      iso_639_1: row.iso6391 ? [row.iso6391, 'iso-639-3'] : undefined,
      language_type: [row.type, 'iso-639-3'],
    },
  });
}

/** Adds every language that has a two-letter code of ISO 639-1. */
export async function addLanguages(collection, { read, importModule }) {
  const { iso6393 } = await importModule('iso-639-3');
  const languageNames = read('cldr-localenames-full/main/en/languages.json').main.en.localeDisplayNames
    .languages;
  for (const { iso6391 } of iso6393) {
    if (iso6391) addLanguage(collection, { tag: iso6391, iso6393, languageNames });
  }
}
