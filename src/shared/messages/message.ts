import type { Template } from './de/templates';

declare const SAID: unique symbol;

/** A sentence, or a part of one, in the language of Office's own texts. Only {@link say} makes one, so none stays English. */
export type Sentence = string & { readonly [SAID]: true };

type Value = string | number;

/** One value for each `{}` of a template. */
type Values<T extends string> = T extends `${string}{}${infer Rest}` ? [Value, ...Values<Rest>] : [];

/** Puts values into the template of another language. */
type Translate = (template: Template, values: readonly Value[]) => string;

let translate: Translate | undefined;

/**
 * A sentence with values for its `{}`. The template is English and the key of its German text in `de`; a missing one
 * does not compile.
 */
export function say<T extends Template>(template: T, ...values: Values<T>): Sentence {
  let at = 0;
  return (translate?.(template, values) ??
    template.replace(/{}/g, () => `${values[at++] ?? ''}`)) as Sentence;
}

/** What others say, such as the service: it stays as it is in every language. */
export function verbatim(text: string): Sentence {
  return text as Sentence;
}

/** From now on sentences are in another language; in English where none is told. */
export function speak(language: Translate | undefined): void {
  translate = language;
}
