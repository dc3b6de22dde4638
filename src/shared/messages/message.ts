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

let translate: Translate | undefined;

/**
 * A sentence with values for its `{}`, the longest of which are cut so that it fits a cell. The template is English and
 * the key of its German text in `de`; a missing one does not compile.
 */
export function say<T extends Template>(template: T, ...values: Values<T>): Sentence {
  const texts = (values as readonly Value[]).flat();
  let longest = Math.min(LONGEST_SENTENCE, Math.max(0, ...texts.map((text) => `${text}`.length)));
  let sentence = fill(template, values, longest);
  while (sentence.length > LONGEST_SENTENCE && longest > 1) {
    longest -= Math.max(1, Math.floor((sentence.length - LONGEST_SENTENCE) / texts.length));
    sentence = fill(template, values, longest);
  }
  return sentence as Sentence;
}

function fill(template: Template, values: readonly Value[], longest: number): string {
  // What tells two long names apart mostly stands at their ends.
  const head = Math.floor(longest / 3);
  const cut = (text: string): string =>
    text.length > longest
      ? `${text.slice(0, head).replace(/[\ud800-\udbff]$/, '')}…${text.slice(text.length - (longest - 1 - head)).replace(/^[\udc00-\udfff]/, '')}`
      : text;
  const shown = values.map((value) => {
    if (typeof value === 'string') return cut(value);
    return typeof value === 'object' ? value.map(cut).join('; ') : value;
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
