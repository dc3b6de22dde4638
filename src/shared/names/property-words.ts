import words from './property-words.json';

const PROPERTIES: ReadonlyMap<string, readonly string[]> = new Map(
  words.flatMap(({ fields, words: all }) => all.map((word) => [word, fields] as const)),
);

/** The properties that a word may mean, the likeliest first. */
export function propertiesCalled(typed: string): readonly string[] {
  return PROPERTIES.get(plainWords(typed)) ?? [];
}

/** Words without letter case, apostrophes and what parts them. */
export function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
