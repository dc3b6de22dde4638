import { dropWhile } from 'es-toolkit/array';

import groups from './given-names.json';
import { nameText } from './name-text';

/** Given names with what people call who bears them, and what one name is in its other spellings. */
const byName = new Map<string, readonly string[]>();
for (const group of groups.map((names) => names.split(' ')))
  for (const name of group) byName.set(name, [...goesBy(name), ...group.filter((each) => each !== name)]);

/** The other names that whoever bears a given name may go by, in small letters. */
export function goesBy(name: string): readonly string[] {
  return byName.get(name) ?? [];
}

/** What a person is called before the name: `Ms. Mary Barra`. */
const TITLES: ReadonlySet<string> = new Set(
  'dr mr mrs ms miss mme sir dame lord prof professor herr frau sen senator rep gov governor pres president hon rev gen'.split(
    ' ',
  ),
);

/** The words of a person's name without the titles before it. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const untitled = dropWhile(words, (word) => TITLES.has(word));
  return untitled.length > 0 ? untitled : words;
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;

/** The parts of a person's name: words that are no initials, and the first initial after the first of them. */
type PersonName = { words: readonly string[]; initial: string | undefined; isElder: boolean };

function personName(name: string): PersonName {
  const told = withoutTitles(nameText(name).split(' '));
  const all = told.filter((word) => !SUFFIX.test(word));
  const isInitial = (word: string, at: number): boolean => at > 0 && word.length === 1;
  return {
    words: all.filter((word, at) => !isInitial(word, at)),
    initial: all.find(isInitial),
    isElder: told.includes('sr'),
  };
}

/**
 * Whether two names may be one person: Jamie Dimon is James Dimon, and Ben Bernanke is `BERNANKE BEN S`, but not Ben
 * T. Bernanke.
 */
export function maySharePerson(one: string, other: string): boolean {
  const [ours, theirs] = [personName(one), personName(other)];
  if (ours.isElder !== theirs.isElder) return false;
  if (haveOtherInitials(ours, theirs)) return false;
  return (
    areGivenAndLast(ours.words, theirs.words) || areGivenAndLast([...ours.words].reverse(), theirs.words)
  );
}

/** Whether two names tell of two persons by their middle initials. */
export function areOtherPersons(one: string, other: string): boolean {
  return haveOtherInitials(personName(one), personName(other));
}

function haveOtherInitials({ initial: ours }: PersonName, { initial: theirs }: PersonName): boolean {
  return ours !== undefined && theirs !== undefined && ours !== theirs;
}

function areGivenAndLast(
  [first = '', ...rest]: readonly string[],
  [second = '', ...others]: readonly string[],
): boolean {
  if (rest.length === 0 || rest.join() !== others.join()) return false;
  return first === second || goesBy(first).includes(second);
}
