import { en, type Texts } from './en';

/** The texts of a language (BCP 47 tag); English if there are none or they cannot be loaded. */
export async function chooseTexts(language: string): Promise<Texts> {
  if (language.toLowerCase().split('-')[0] !== 'de') return en;
  const german = import(/* webpackChunkName: "german" */ './de');
  return german.then(
    ({ de }) => de,
    () => en,
  );
}
