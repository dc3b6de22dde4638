import { nameText } from './name-text';

/** Given names with what people call who bears them, and what one name is in its other spellings. */
// Stryker disable StringLiteral: rows of data
const GROUPS: readonly string[] = [
  'alexander alex sandy xander',
  'albert al bert',
  'alfred alf fred',
  'andrew andy drew',
  'anthony tony',
  'arthur art',
  'barbara barb',
  'benjamin ben benny',
  'catherine katherine kathryn kate cathy kathy katie',
  'charles charlie chuck',
  'christine christina chris tina',
  'christopher chris',
  'clifford cliff',
  'daniel dan danny',
  'david dave',
  'deborah debra deb debbie',
  'dennis denny',
  'donald don donnie',
  'dorothy dot',
  'douglas doug',
  'edward ed eddie ted',
  'edwin ed',
  'elizabeth liz beth betsy eliza lisa',
  'eugene gene',
  'francis frank',
  'franklin frank',
  'frederick fred freddy',
  'gabriel gabe',
  'geoffrey jeffrey jeff geoff',
  'gerald gerry jerry',
  'gregory greg gregg',
  'harold harry hal',
  'henry hank harry',
  'herbert herb',
  'howard howie',
  'jacob jake',
  'jacqueline jackie',
  'james jim jimmy jamie',
  'janet jan',
  'jennifer jen jenny',
  'jessica jess',
  'john jack johnny jon',
  'jonathan jon',
  'joseph joe joey',
  'joshua josh',
  'judith judy',
  'kenneth ken kenny',
  'kimberly kim',
  'lawrence laurence larry',
  'leonard len leo lenny',
  'leslie les',
  'louis lewis lou',
  'margaret maggie meg peggy',
  'martin marty',
  'matthew matt',
  'maxwell max',
  'michael mike mick',
  'mitchell mitch',
  'nathaniel nathan nate',
  'nicholas nick nicolas',
  'norman norm',
  'pamela pam',
  'patricia pat patty trish',
  'patrick pat paddy',
  'peter pete',
  'philip phillip phil',
  'randall randolph randy',
  'raymond ray',
  'rebecca becky',
  'richard rick rich dick ricky',
  'robert bob rob bobby robby',
  'ronald ron ronnie',
  'russell russ',
  'samuel sam sammy',
  'sandra sandy',
  'sergei sergey',
  'sidney sydney sid',
  'stephanie steph',
  'stephen steven steve',
  'stuart stewart stu',
  'susan sue suzanne',
  'theodore ted teddy theo',
  'theresa teresa terry tess',
  'terrence terence terry',
  'thomas tom tommy',
  'timothy tim timmy',
  'valerie val',
  'victor vic',
  'vincent vince vinny',
  'virginia ginny',
  'walter walt',
  'william bill will billy willy liam',
  'zachary zach zack',
];
// Stryker restore StringLiteral

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

/** A person's name in its parts: the words that are no initials, and the initials that stand behind the first of them. */
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
