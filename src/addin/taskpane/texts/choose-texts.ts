import { en, type Texts } from './en';

/**
 * The texts of a language given as a BCP 47 tag; English where the language has none of its own, and where its own
 * cannot be loaded: a pane in another language is more than none.
 */
export async function chooseTexts(language: string): Promise<Texts> {
  if (language.toLowerCase().split('-')[0] !== 'de') return en;
  const german = import(/* webpackChunkName: "german" */ './de');
  return german.then(
    ({ de }) => de,
    () => en,
  );
}
