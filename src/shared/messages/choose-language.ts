import { speak } from './message';

/** Loads the sentences of a language, given as a BCP 47 tag; English has none to load, and stands in for all others. */
export async function chooseLanguage(language: string): Promise<void> {
  if (!/^de(?![a-z])/i.test(language)) return;
  const { inGerman } = await import(/* webpackChunkName: "german-cells" */ './german');
  speak(inGerman);
}
