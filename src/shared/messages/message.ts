import type { Template } from './de/templates';

declare const SAID: unique symbol;

/** A sentence, or a part of one, in the language of Office's own texts. Only {@link say} makes one, so none stays English. */
export type Sentence = string & { readonly [SAID]: true };

/** A text, a number, or the items of a list, which semicolons part. */
type Value = string | number | readonly string[];

/** One value for each `{}` of a template. */
type Values<T extends string> = T extends `${string}{}${infer Rest}` ? [Value, ...Values<Rest>] : [];

/** Puts values into the template of another language. */
type Translate = (template: Template, values: readonly (string | number)[]) => string;

/** The most characters of a cell's message. */
export const LONGEST_SENTENCE = 160;

/** A list of more items does not fit a sentence, however short they are. */
const MOST_ITEMS = 50;

let translate: Translate | undefined;

/**
 * A sentence with values for its `{}`; where it is too long for a cell, lists lose their last items, then the longest
 * values are cut. The template is English and the key of its German text in `de`; a missing one does not compile.
 */
export function say<T extends Template>(template: T, ...values: Values<T>): Sentence {
  let most = values.some((value) => isList(value)) ? MOST_ITEMS : 1;
  let longest = LONGEST_SENTENCE;
  for (;;) {
    const sentence = fill(template, values, { most, longest });
    const excess = sentence.length - LONGEST_SENTENCE;
    if (excess <= 0 || longest < 1) return sentence as Sentence;
    if (most > 1) most--;
    else longest -= Math.ceil(excess / values.length);
  }
}

const isList = (value: Value): value is readonly string[] => typeof value === 'object';

/** With the first items of each list, and texts that are cut in their middle: what tells two long names apart mostly stands at the ends. */
function fill(
  template: Template,
  values: readonly Value[],
  { most, longest }: { most: number; longest: number },
): string {
  const head = Math.floor(longest / 3);
  const cut = (text: string): string => {
    const letters = Array.from(text);
    if (letters.length > longest) letters.splice(head, letters.length - longest + 1, '…');
    return letters.join('');
  };
  const shown = values.map((value) => {
    if (isList(value))
      return [...value.slice(0, most).map(cut), ...(value.length > most ? ['…'] : [])].join('; ');
    return typeof value === 'string' ? cut(value) : value;
  });
  let at = 0;
  return translate?.(template, shown) ?? template.replace(/{}/g, () => `${shown[at++] ?? ''}`);
}

/** What others say, such as the service: it stays as it is in every language. */
export function verbatim(text: string): Sentence {
  return text as Sentence;
}

/** Sets the language of sentences; English if undefined. */
export function speak(language: Translate | undefined): void {
  translate = language;
}
