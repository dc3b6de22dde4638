import { uniqBy } from 'es-toolkit/array';

import { coreText } from '../../../src/shared/names/legal-form';
import { nameText } from '../../../src/shared/names/name-text';
import { everydayName, unmarked } from '../../../src/service/dataset/everyday-name';
import { OF_ANOTHER } from '../../../src/service/search/aliases';
import type { Collection } from '../collection';
import { companyKey } from '../company-table';
import { daysBetween } from '../filings/line';
import type { Registrant } from '../filings/filed-figures';
import { coreLetters, createNameBook } from '../names';
import { table, texts } from '../table';

/** A name that was borne for less is that of a shell, made for a merger and given up with it. */
const FEWEST_DAYS = 365;

/** What a company was called before: the name as it was registered, and its first and last day. */
type FormerName = { name: string; from: string; to: string };

/** What registrants are called, by the letters of their names. */
export const lettersOfNames = (registrants: readonly Registrant[]): ReadonlySet<string> =>
  new Set(registrants.map(({ name, ticker }) => coreLetters(everydayName(name, ticker ?? ''))));

/**
 * The former names of a company as people write them, each with the last day of its registration; undefined where it had
 * none. Of a name that a company bears today which stands in no table here that is told too: who says Alcoa means Alcoa.
 */
export function formerNamesOf(registrant: Registrant, ofOthers: ReadonlySet<string>): string[] | undefined {
  const today = everydayName(registrant.name, registrant.ticker ?? '');
  const shown = formerNames(registrant).map(({ name, to }) => ({
    name: formerDisplay(unmarked(name), today),
    to,
  }));
  // Of a name that was only written otherwise the register has several, and it may be today's.
  const others = shown.filter(({ name }) => coreLetters(name) !== coreLetters(today));
  const names = uniqBy(others, ({ name }) => coreLetters(name)).map(
    ({ name, to }) => `${name} (in filings until ${to}${ofOthers.has(coreLetters(name)) ? OF_ANOTHER : ''})`,
  );
  return names.length > 0 ? names : undefined;
}

/**
 * Gives companies what they were called before and are still called in part, where no other is or was called so. A name
 * that was given up wholly may have gone to a company that stands in no table here, with the business that bore it: Alcoa
 * is no longer Howmet, nor Dun & Bradstreet Moody's.
 */
export function addFormerNames(collection: Collection, registrants: readonly Registrant[]): void {
  const book = createNameBook(collection.entities.values());
  const bearers = new Map<string, Set<string>>();
  for (const registrant of registrants)
    for (const { name } of formerNames(registrant)) {
      const letters = coreLetters(everydayName(name));
      bearers.set(letters, (bearers.get(letters) ?? new Set()).add(registrant.cik));
    }
  for (const registrant of registrants) {
    const company = collection.known(companyKey(registrant.cik));
    for (const { name, from, to } of formerNames(registrant)) {
      const everyday = formerDisplay(unmarked(name), company.name);
      const letters = coreLetters(everyday);
      const isKept = firstWord(everyday) === firstWord(company.name);
      const isOwn = isKept && bearers.get(letters)?.size === 1 && !book.isTaken(letters, company);
      if (isOwn && daysBetween(from, to) >= FEWEST_DAYS) company.furtherNames.add(everyday);
    }
  }
}

const firstWord = (name: string): string | undefined => coreText(nameText(name)).split(' ')[0];

/** A change of letters alone is no change of name. */
function formerNames({ name, ticker, former_names: former }: Registrant): FormerName[] {
  const own = new Set([name, everydayName(name, ticker ?? '')].map(coreLetters));
  const names = former.flatMap(({ name: was, from, to }) =>
    was && from && to && !own.has(coreLetters(unmarked(was))) ? [{ name: was, from, to }] : [],
  );
  return uniqBy(names, ({ name: was }) => coreLetters(unmarked(was)));
}

/** Words that a register writes in capitals, as the companies wrote them. */
const WORDS = table('cased-words', texts('word'));

/** What a register turned round (a person's family name first) or parted, by how a name begins there. */
const BEGINNINGS: readonly (readonly [registered: RegExp, written: string])[] = [
  [/^Coors Adolph$/, 'Adolph Coors'],
  [/^Gallagher Arthur J$/, 'Arthur J. Gallagher'],
  [/^Grainger W W$/, 'W. W. Grainger'],
  [/^Hormel Geo A$/, 'Geo. A. Hormel'],
  [/^Smucker J M$/, 'J. M. Smucker'],
  [/^(Wal|Hewlett|Schering|Tempur|KLA|Snap) (Mart|Packard|Plough|Pedic|Tencor|On)\b/, '$1-$2'],
  [/^Borg Warner\b/, 'Borg-Warner'],
  [/^Columbia HCA\b/, 'Columbia/HCA'],
  [/^St Paul\b/, 'St. Paul'],
  // What follows the dash or the comma is no legal form.
  [/^HCA the Healthcare$/, 'HCA – The Healthcare Company'],
  [/^Baker Hughes a GE$/, 'Baker Hughes, a GE company'],
];

/**
 * A former name as people write it: without legal form and capitals of the register, its words as the company wrote them, and a
 * person's name the right way round where today's name shows which way that is (`LILLY ELI & CO` of Eli Lilly).
 */
export function formerDisplay(registered: string, today: string): string {
  const name = everydayName(registered.replace(/ ET AL$/, '').replace(/\s*\/LONDON$/, ''));
  const words = name.split(' ').map(asWritten).join(' ');
  const [first = '', second = '', ...rest] = words.split(' ');
  const turned = `${second} ${first}`;
  if (second !== '' && today.toLowerCase().startsWith(turned.toLowerCase()))
    return [turned, ...rest].join(' ');
  return BEGINNINGS.reduce((text, [begun, written]) => text.replace(begun, written), words);
}

const asWritten = (word: string): string => casings().get(word.toUpperCase()) ?? word;

let known: ReadonlyMap<string, string> | undefined;

const casings = (): ReadonlyMap<string, string> =>
  (known ??= new Map(WORDS().map(({ word }) => [word.toUpperCase(), word])));
