import { nameText } from '../../shared/names/name-text';

/** Judges whether a text holds these words (in their compared form) as whole words. */
export function hasWords(text: string, words: string): boolean {
  return ` ${keyOf(text)} `.includes(` ${words} `);
}

const texts = new Map<string, string>();

/** The compared form of a text that the dataset holds; filters ask for the same few thousand again and again. */
export function keyOf(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const key = nameText(text);
  if (texts.size < 20_000) texts.set(text, key);
  return key;
}

/** A web address as people write it: `https://www.booking.com/` is `booking.com`. */
export function withoutProtocol(text: string): string {
  return text.replace(/^(https?:\/\/)?(www\.)?|\/+$/g, '');
}
