import type { NameForm, Word } from './name-index';
import { edits } from '../../names/edits';
import { allowedTypos } from './allowed-typos';

/** A word that was typed; `weight` is that of the dataset's own word, or a middling one where it has none. */
export type TypedWord = { text: string; weight: number };

/** What was typed, prepared once. */
export type TypedName = {
  name: string;
  text: string;
  core: string;
  letters: string;
  words: readonly TypedWord[];
};

/** How well a typed word fits a word of a name: whole, as its beginning, or with slips. */
function wordFit(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.7 + 0.25 * (typed.length / word.length);
  const longer = Math.max(typed.length, word.length);
  const allowed = allowedTypos(longer - 1);
  if (Math.abs(typed.length - word.length) > allowed) return 0;
  const slips = edits(typed, word);
  return slips <= allowed ? 0.97 - 0.9 * (slips / longer) : 0;
}

/** The place of the word that fits a typed one best among those still free, with its fit. */
function bestWord(
  typed: string,
  words: readonly Word[],
  taken: ReadonlySet<number>,
): { at: number; fit: number } {
  let best = { at: -1, fit: 0 };
  for (let at = 0; at < words.length && best.fit < 1; at += 1) {
    const fit = taken.has(at) ? 0 : wordFit(typed, words[at]?.text ?? '');
    if (fit > best.fit) best = { at, fit };
  }
  return best;
}

const total = (words: readonly { weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/** The best word for each typed one, and how much of the name that covers; rare words count for more. */
function wordsFit(typed: readonly TypedWord[], words: readonly Word[]): number {
  const taken = new Set<number>();
  let wanted = 0;
  let found = 0;
  for (const one of typed) {
    const { at, fit } = bestWord(one.text, words, taken);
    const weight = words[at]?.weight ?? one.weight;
    wanted += weight;
    found += weight * fit;
    if (at >= 0) taken.add(at);
  }
  if (wanted === 0) return 0;
  const told = total(words.filter((_word, at) => taken.has(at)));
  return (found / wanted) * (0.82 + 0.13 * (told / Math.max(total(words), Number.EPSILON)));
}

/** How alike the names are as one run of letters; finds `face book` and slips across words. */
function lettersFit(typed: string, name: string): number {
  const longer = Math.max(typed.length, name.length);
  if (Math.abs(typed.length - name.length) > 0.35 * longer) return 0;
  return 0.95 - 0.9 * (edits(typed, name) / longer);
}

/** A name whose beginning was typed, better when the typing ended with a word. */
function beginningFit(typed: TypedName, form: NameForm): number {
  if (form.text.startsWith(typed.text)) {
    const atWordEnd = form.text[typed.text.length] === ' ' ? 0.06 : 0;
    return 0.76 + atWordEnd + 0.12 * (typed.text.length / form.text.length);
  }
  return form.letters.startsWith(typed.letters)
    ? 0.74 + 0.12 * (typed.letters.length / form.letters.length)
    : 0;
}

/** A name that was typed whole with further words around it: `tesla motors`, `adobe systems`. */
function containedFit(typed: TypedName, form: NameForm): number {
  if (!` ${typed.core} `.includes(` ${form.core} `)) return 0;
  return 0.66 + 0.24 * (form.core.length / typed.core.length);
}

/** How well one name answers what was typed, 0 to 1. A legal form more or less costs next to nothing. */
export function relevance(typed: TypedName, form: NameForm): number {
  if (form.text === typed.text) return 1;
  if (form.core === typed.core) return 0.99;
  if (form.letters === typed.letters) return 0.97;
  return Math.max(
    beginningFit(typed, form),
    containedFit(typed, form),
    wordsFit(typed.words, form.words),
    lettersFit(typed.letters, form.letters),
  );
}
