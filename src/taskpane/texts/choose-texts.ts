import { de } from './de';
import { en, type Texts } from './en';

/** The texts of a language given as a BCP 47 tag; English where the language has none of its own. */
export function chooseTexts(language: string): Texts {
  return language.toLowerCase().split('-')[0] === 'de' ? de : en;
}
