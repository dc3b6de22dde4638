import groups from './given-names.json';
import { nameText } from './name-text';

/** Given names with what people call who bears them, and what one name is in its other spellings. */
const GROUPS: readonly string[] = groups;

const byName = new Map<string, Set<number>>();
GROUPS.forEach((group, at) => {
  for (const name of group.split(' ')) byName.set(name, (byName.get(name) ?? new Set()).add(at));
});

/** The other names that whoever bears a given name may go by, in small letters. */
export function goesBy(name: string): readonly string[] {
  return [...(byName.get(name) ?? [])]
    .flatMap((at) => (GROUPS[at] ?? '').split(' '))
    .filter((each) => each !== name);
}

/** What a person is called before the name: `Ms. Mary Barra`. */
const TITLES: ReadonlySet<string> = new Set(
  'dr mr mrs ms miss mme sir dame lord prof professor herr frau sen senator rep gov governor pres president hon rev gen'.split(
    ' ',
  ),
);

/** The words of a person's name without the titles before it. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !TITLES.has(word));
  return start > 0 ? words.slice(start) : words;
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;

/** The parts of a person's name: words that are no initials, and the initials after the first of them. */
type PersonName = { words: readonly string[]; initials: string; isElder: boolean };

function personName(name: string): PersonName {
  const told = withoutTitles(nameText(name).split(' '));
  const all = told.filter((word) => !SUFFIX.test(word));
  const isInitial = (word: string, at: number): boolean => at > 0 && word.length === 1;
  return {
    words: all.filter((word, at) => !isInitial(word, at)),
    initials: all.filter(isInitial).join(''),
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

function haveOtherInitials({ initials: ours }: PersonName, { initials: theirs }: PersonName): boolean {
  return ours !== '' && theirs !== '' && ours[0] !== theirs[0];
}

function areGivenAndLast(
  [first = '', ...rest]: readonly string[],
  [second = '', ...others]: readonly string[],
): boolean {
  if (rest.length === 0 || rest.join(' ') !== others.join(' ')) return false;
  return first === second || goesBy(first).includes(second);
}
