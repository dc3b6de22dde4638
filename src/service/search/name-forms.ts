import { coreTextOf } from '../store/core-text';
import { nameText, squeezed } from '../../names/name-text';
import { hasCurrencySign } from '../store/currency-sign';
import type { NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';

/** A name as it is compared, before its words are weighed. */
export type PlainForm = Omit<NameForm, 'entity' | 'words'> & {
  /** The words of the core, one as often as it stands there. */
  words: readonly string[];
};

/** A university in the languages that universities call themselves so. */
const UNIVERSITY =
  /^(?:universit(?:y|at|aet|eit|e|a|et|at|atea|atii|ies)|universidad|universidade|universitat|uniwersytet|univerzit(?:a|et)|universitesi|universitas|yliopisto)$/;

/** The words of a name as they are compared: a university is one in every language. */
export function wordsIn(text: string): string[] {
  return text.split(' ').map((word) => (UNIVERSITY.test(word) ? 'university' : word));
}

/** The distinct names of an entity by their texts: its name, then its aliases. */
export function namesOf({
  name,
  aliases,
}: Pick<StoredEntity, 'name' | 'aliases'>): [text: string, name: string][] {
  const names = new Map<string, string>();
  for (const each of [name, ...aliases.filter((alias) => !hasCurrencySign(alias))]) {
    const text = nameText(each);
    if (text !== '' && !names.has(text)) names.set(text, each);
  }
  return [...names];
}

/** The names of an entity as they are compared. */
export function formsOf(entity: Pick<StoredEntity, 'name' | 'aliases'>): PlainForm[] {
  return namesOf(entity).map(([text, name], at) =>
    plainForm({ name, text, core: coreTextOf(text), isAlias: at > 0 }),
  );
}

/** One name as it is compared. */
export function plainForm(told: Pick<PlainForm, 'name' | 'text' | 'core' | 'isAlias'>): PlainForm {
  return { ...told, letters: squeezed(told.core), words: wordsIn(told.core) };
}

/** What a name is found by as a whole: with and without its legal form, with and without spaces. */
export function exactKeys({ text, core, letters }: Pick<NameForm, 'text' | 'core' | 'letters'>): Set<string> {
  return new Set([text, core, squeezed(text), letters]);
}
