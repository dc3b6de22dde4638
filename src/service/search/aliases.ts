import { kindOf } from '../../shared/names/name-kind';
import { companyName, coreText } from '../../shared/names/legal-form';
import { isOtherBody } from './alias-lookup';
import { codeBeforeForm } from '../../shared/names/closeness';
import { siteOf } from '../../shared/names/code';
import { nameText, otherAlphabetAhead, otherAlphabetIn, squeezed } from '../../shared/names/name-text';
import { hasCurrencySign } from '../store/currency-sign';
import type { Bearer, NameForm, NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { goesBy } from '../../shared/names/given-names';
import { initialsOf } from './initials';
import { LINKING, SCHOOL, TRADE } from './common-words';

/**
 * Finds entities by their further names. These count only as they are written, case, accents, spaces and a company's legal
 * form aside: of so many names in so many languages one is near to any word.
 */
export type AliasIndex = (typed: string, sight?: { isBody?: boolean }) => readonly NameForm[];

/** What an entity is found by beside its names, with the name that the key is of. */
export type AliasKey = { key: string; name: string; isHint?: boolean };

/** An entity as far as its further names go. */
export type Named = Pick<StoredEntity, 'name' | 'type' | 'aliases' | 'furtherNames' | 'properties'>;

/**
 * Finds entities by the stored keys of all names and codes. A company's legal form counts only if a name contains it
 * (Wal-Mart Stores, Inc.).
 */
export function createAliasIndex({ further }: Pick<NameLookups, 'further'>): AliasIndex {
  return (typed, { isBody: mayBeBody = true } = {}) => {
    const written = further(lettersOf(typed));
    if (written.length > 0 || !mayBeBody || hasCurrencySign(typed))
      return written.map((bearer) => formOf(bearer, typed));
    const text = nameText(typed);
    const { core, hasForm, isShell, laws } = companyName(text);
    // A form of the United States is put behind any name: Pacific Gas and Electric Company is another body.
    const isForeign = laws.some((law) => !law.has('US'));
    const letters = core.join('');
    const isOther = otherAlphabetIn(text) !== undefined;
    if (!(hasForm || (isShell && isOther)) || letters.length < fewestLetters(typed, isOther)) return [];
    if (!isShell && codeBeforeForm(typed) !== undefined) return [];
    const isBody = ({ entity, name }: Bearer): boolean => {
      // What another alphabet writes of a form translates many.
      if (entity.type !== 'Company' || (!isOther && isOtherBody(typed, entity))) return false;
      const isSame = (each: string): boolean => coreLetters(each) === letters;
      const once = formerNames(entity).filter(isSame);
      if (isOther || !isSame(name)) return isOther && isSame(name);
      const all = [name, ...once, ...entity.furtherNames.filter(isSame)];
      const isKnown = isForeign || once.length > 0 || !entity.properties.has('cik');
      return isKnown && all.some((each) => isToldShell(each) === isShell);
    };
    return further(letters)
      .filter(isBody)
      .map((bearer) => formOf(bearer, typed));
  };
}

const coreLetters = (name: string): string => squeezed(coreText(nameText(name)));

const isToldShell = (name: string): boolean => companyName(nameText(name)).isShell;

/** Names in other alphabets are shorter, and a code with a form of one law tells as much as a name. */
function fewestLetters(typed: string, isOther: boolean): number {
  return isOther ? 2 : /^\p{Lu}{3} /u.test(typed) ? 3 : FEWEST_LETTERS;
}

/** The keys of an entity, each once. */
export function aliasKeys(entity: Named): AliasKey[] {
  const keys = new Map<string, AliasKey>();
  eachAliasKey(entity, (found) => void (keys.has(found.key) || keys.set(found.key, found)));
  return [...keys.values()];
}

/**
 * Visits the keys of an entity; the first of equal keys counts. Keys in other alphabets may be deferred: then only
 * the letter is given by which `keysOfLetter` finds them.
 */
export function eachAliasKey(
  entity: Named,
  note: (found: AliasKey) => void,
  later?: (letter: string) => void,
): void {
  for (const name of entity.furtherNames) {
    const letter = later && letterOf(entity, name);
    if (letter === undefined) eachKey(entity, name, note);
    else later?.(letter);
  }
  for (const name of entity.aliases) if (hasCurrencySign(name)) eachKey(entity, name, note);
  // Ernst Young is Ernst & Young.
  for (const name of [entity.name, ...entity.aliases])
    if (name.includes(' & ')) note({ key: lettersOf(name.replaceAll(' & ', ' ')), name });
  const legal = entity.properties.get('legal_name')?.value;
  if (typeof legal === 'string') eachKey(entity, legal, note);
  for (const name of formerNames(entity))
    eachKey(entity, name, ({ key }) => note({ key, name, isHint: true }));
  for (const name of siteLabels(entity)) note({ key: lettersOf(name), name });
  for (const name of familiarNames(entity)) note({ key: lettersOf(name), name });
  const city = entity.type === 'Exchange' ? entity.properties.get('city')?.value : undefined;
  if (typeof city === 'string') note({ key: lettersOf(`${city} stock exchange`), name: city, isHint: true });
  for (const name of initialsOf(entity)) note({ key: lettersOf(name), name, isHint: true });
}

/** The keys of an entity that `eachFurtherKey` left for later under a letter. */
export function keysOfLetter(entity: Named, letter: string): string[] {
  return entity.furtherNames.filter((name) => letterOf(entity, name) === letter).map(lettersOf);
}

/** The first letter of the key of a name that has one key, in another alphabet; undefined where that is not seen at once. */
function letterOf({ type }: Named, name: string): string | undefined {
  const letter = otherAlphabetAhead(name);
  return letter === undefined || kindOf(type) === 'company' || hasCurrencySign(name) ? undefined : letter;
}

/**
 * What a register says that a company was called. It is found so, and no cell or question means it by that alone: the name
 * may be another's today.
 */
function formerNames({ properties }: Named): string[] {
  const names = properties.get('former_names')?.value;
  if (!Array.isArray(names)) return [];
  const own = names.map(String).filter((name) => !name.includes(OF_ANOTHER));
  return own.map((name) => name.replace(UNTIL, ''));
}

/** What a dataset says of a former name that another company bears today, behind its last day. */
export const OF_ANOTHER = '; another company’s today';

/** The datasets of 1.0.0 say only `until`. */
const UNTIL = / \((?:in filings )?until [^)]*\)$/;

/**
 * A name as written, and for a company also without its legal form and its final trade word: McGraw Hill Financial is
 * S&P Global today, McGraw Hill another company.
 */
function eachKey(entity: Named, name: string, note: (found: AliasKey) => void): void {
  note({ key: lettersOf(name), name, isHint: false });
  if (kindOf(entity.type) !== 'company' || hasCurrencySign(name)) return;
  const core = coreText(nameText(name));
  const words = core.split(' ');
  const bare = words.slice(0, words.findLastIndex((word) => !TRADE.has(word)) + 1).join(' ');
  if (squeezed(bare).length >= FEWEST_LETTERS) note({ key: squeezed(bare), name, isHint: bare !== core });
  if (squeezed(core).length >= FEWEST_LETTERS) note({ key: squeezed(core), name, isHint: false });
}

/** A shorter rest of a name is too easily another word. */
const FEWEST_LETTERS = 4;

/**
 * What a university's site is called, as `jhu` of jhu.edu, where that is short for its name: the letters stand in it in
 * order; and its initials where the site begins with them.
 */
function siteLabels({ type, name, properties }: Named): string[] {
  const site = properties.get('website')?.value;
  if (type !== 'EducationalInstitution' || typeof site !== 'string') return [];
  const label = LABEL.exec(siteOf(site))?.groups?.['label'] ?? '';
  const words = nameText(name).split(' ');
  const initials = words
    .filter((word) => word.length > 3)
    .map((word) => word[0] ?? '')
    .join('');
  const isBegun = initials.length >= FEWEST_INITIALS && label.startsWith(initials);
  // The first of several telling words is no short for them: Vanguard University of Southern California is not Vanguard.
  const isPart = words[0] === label && words.slice(1).some((word) => !SCHOOL.has(word) && !LINKING.has(word));
  const isShort =
    label !== '' &&
    !isPart &&
    label.length <= LONGEST_LABEL &&
    standIn(label.replaceAll(/\d/g, ''), words.join(''));
  return [...(isShort ? [label] : []), ...(isBegun && label !== initials ? [initials] : [])];
}

function standIn(letters: string, text: string): boolean {
  let found = 0;
  for (const letter of text) if (letter === letters[found]) found += 1;
  return found === letters.length;
}

const FEWEST_INITIALS = 3;

/** A person's given and last name with what the given name is for short: Larry Fink is Laurence D. Fink Jr. */
function familiarNames({ type, name }: Named): string[] {
  if (type !== 'Person') return [];
  const words = nameText(name)
    .split(' ')
    .filter((word) => word.length > 1 && !GENERATIONS.has(word));
  const [given = '', last] = [words[0], words.at(-1)];
  return last === undefined || words.length < 2
    ? []
    : [given, ...goesBy(given), ...(last.length >= FEWEST_LETTERS ? [given.charAt(0)] : [])].map(
        (each) => `${each} ${last}`,
      );
}

const GENERATIONS: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** The label before the domain that a country or the world gives to universities. */
const LABEL = /^(?:[\w-]+\.)*(?<label>[a-z\d]{3,})\.(?:(?:edu|ac|ed|sch)\.)?[a-z]{2,4}$/;

const LONGEST_LABEL = 8;

/** The letters of what was typed or of a further name, by which the two are compared. */
export function lettersOf(name: string): string {
  return hasCurrencySign(name) ? name.trim() : squeezed(nameText(name));
}

/** What is found under another writing of a name is as good as named so. */
function formOf(bearer: Bearer, typed: string): NameForm {
  const text = nameText(typed);
  return { ...bearer, text, core: text, letters: squeezed(text), words: [], isAlias: true };
}
