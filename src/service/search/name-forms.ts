import { coreTextOf } from '../store/core-text';
import { nameText, squeezed } from '../../shared/names/name-text';
import { hasCurrencySign } from '../store/currency-sign';
import type { Dictionary, NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';

/** A name as it is compared, before its words are weighed. */
export type PlainForm = Omit<NameForm, 'entity' | 'words'> & {
  /** The words of the core, one as often as it stands there. */
  words: readonly string[];
};

/** A university in the languages that universities call themselves so. */
export const UNIVERSITIES: readonly string[] = (
  'university universitaet universiteit universite universita universitat universitate universitatea universitatii ' +
  'universities universidad universidade uniwersytet univerzita univerzitet universitesi universitas yliopisto'
).split(' ');

const UNIVERSITY: ReadonlySet<string> = new Set(UNIVERSITIES);

const MAY_BE_UNIVERSITY = /uni[vw]|yliop/;

/** The words of a name as they are compared: a university is one in every language. */
export function wordsIn(text: string): string[] {
  const words = text.split(' ');
  return MAY_BE_UNIVERSITY.test(text)
    ? words.map((word) => (UNIVERSITY.has(word) ? 'university' : word))
    : words;
}

/** The distinct names of an entity by their texts: its name, then its aliases. */
function namesOf({ name, aliases }: Pick<StoredEntity, 'name' | 'aliases'>): [text: string, name: string][] {
  const names: [text: string, name: string][] = [];
  const note = (each: string): void => {
    const text = nameText(each);
    if (text !== '' && !names.some(([known]) => known === text)) names.push([text, each]);
  };
  note(name);
  for (const alias of aliases) if (!hasCurrencySign(alias)) note(alias);
  return names;
}

/** The names of an entity as they are compared. */
export function formsOf(entity: Pick<StoredEntity, 'name' | 'aliases'>): PlainForm[] {
  return namesOf(entity).map(([text, name], at) =>
    plainForm({ name, text, core: coreTextOf(text), isAlias: at > 0 }),
  );
}

/** One name as it is compared. */
export function plainForm(told: Pick<PlainForm, 'name' | 'text' | 'core' | 'isAlias'>): PlainForm {
  const { name, text, core, isAlias } = told;
  return { name, text, core, letters: squeezed(core), words: wordsIn(core), isAlias };
}

/** What a name is found by as a whole, each key once: with and without its legal form, with and without spaces. */
export function eachExactKey(
  { text, core, letters }: Pick<NameForm, 'text' | 'core' | 'letters'>,
  note: (key: string) => void,
): void {
  note(text);
  if (core !== text) note(core);
  const whole = squeezed(text);
  if (whole !== text && whole !== core) note(whole);
  if (letters !== whole && letters !== core && letters !== text) note(letters);
}

/** A name whose words are weighed when that matters: of most names the first words tell already that they are not meant. */
export function weighedForm<Entity>(
  { name, text, core, isAlias }: Pick<PlainForm, 'name' | 'text' | 'core' | 'isAlias'>,
  dictionary: Dictionary,
  entity: Entity,
): Omit<NameForm, 'entity'> & { entity: Entity } {
  const words = wordsIn(core).map((word) => new WeighedWord(word, dictionary));
  // Put down property by property: what `...` makes of an object outlives several runs of the collector.
  return { name, text, core, letters: squeezed(core), words, isAlias, entity };
}

class WeighedWord {
  readonly text: string;
  readonly #dictionary: Dictionary;

  constructor(text: string, dictionary: Dictionary) {
    this.text = text;
    this.#dictionary = dictionary;
  }

  get weight(): number {
    return this.#dictionary.word(this.text)?.weight ?? 1;
  }
}
