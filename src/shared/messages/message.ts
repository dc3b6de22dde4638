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
  const all: readonly Value[] = values;
  let items = Math.min(MOST_ITEMS, Math.max(0, ...all.map((value) => (isList(value) ? value.length : 0))));
  let shown = withItems(all, items);
  while (items > 1 && fill(template, shown).length > LONGEST_SENTENCE) shown = withItems(all, --items);
  const texts = shown.flat();
  let longest = Math.min(LONGEST_SENTENCE, Math.max(0, ...texts.map((text) => `${text}`.length)));
  let sentence = fill(template, shown, longest);
  while (sentence.length > LONGEST_SENTENCE && longest > 1) {
    longest -= Math.max(1, Math.floor((sentence.length - LONGEST_SENTENCE) / texts.length));
    sentence = fill(template, shown, longest);
  }
  return sentence as Sentence;
}

const isList = (value: Value): value is readonly string[] => typeof value === 'object';

/** Lists with this many of their items, and `…` for the others. */
function withItems(values: readonly Value[], most: number): readonly Value[] {
  return values.map((value) =>
    isList(value) && value.length > most ? [...value.slice(0, most), '…'] : value,
  );
}

function fill(template: Template, values: readonly Value[], longest = Infinity): string {
  // What tells two long names apart mostly stands at their ends.
  const head = Math.floor(longest / 3);
  const cut = (text: string): string =>
    text.length > longest
      ? `${text.slice(0, head).replace(/[\ud800-\udbff]$/, '')}…${text.slice(text.length - (longest - 1 - head)).replace(/^[\udc00-\udfff]/, '')}`
      : text;
  const shown = values.map((value) => {
    if (typeof value === 'string') return cut(value);
    return isList(value) ? value.map(cut).join('; ') : value;
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
