import { editDistance } from './edit-distance';
import type { NameKind } from './name-kind';
import { areOfOtherLaws, companyName, type CompanyName } from './legal-form';
import { asLost, hasLostLetters, withLostMarked } from './lost-letters';
import { digraphText, nameText, squeezed } from './name-text';
import { isAbbreviation } from './abbreviations';
import { countTypos } from './typo';
import { isInverted } from './inverted-pairs';
import { remembered } from './remembered';

/** From here on a name is the one that was typed, perhaps with slips of the hand. */
export const CLOSE = 0.8;

/** The closeness of names that differ only in case, accents, punctuation, order of words and legal form. */
export const SAME_NAME = 0.98;

/** The most that two names have in common that are not the same; far enough below `CLOSE` to be told apart from it. */
const OTHER_NAME = 0.75;

/** Names of one thing by the laws of different countries, or a company's name for what is none. */
export const OTHER_BODY = 0.7;

/** A group's name for that of one company: the Merck Group is Merck KGaA, and no part of Merck & Co. */
const OTHER_SHELL = 0.78;

/** The same two things the other way round: as much as says that it is another, and what. */
const OTHER_WAY = 0.5;

/** A name in the short words of registers, or cut off where a field of a terminal ends. */
const IN_SHORT = 0.95;

/** The closeness that one slip costs at least and at most. */
const SLIP = { most: 0.95, least: CLOSE };

/**
 * How close a typed name is, 0 to 1: 1 the same, 0.98 except case, accents, punctuation, word order or legal form,
 * 0.8 to 0.95 with typos. Any other name gives at most 0.75, also a legal form of another country.
 */
export function closeness(typed: string, name: string, kind: NameKind = 'unknown'): number {
  if (kind === 'place' && isTold(name))
    return Math.max(closeness(typed, untold(name), kind), wholeCloseness(typed, name, kind));
  return wholeCloseness(typed, name, kind);
}

/** ISO 3166 writes official names of countries with it: the Republic of Poland. */
const ARTICLE = /^the /i;

/** What tells a place from others of its name: Congo (DRC); Washington, D.C. */
const TELLS_APART = / \([^()]+\)$|, (?:\p{Lu}\.?){2,3}$/u;

const isTold = (name: string): boolean => TELLS_APART.test(name);
const untold = (name: string): string => name.replace(TELLS_APART, '');

/**
 * How close a typed name is to an alias, which is compared in full: Virgin Islands may be any of them, and is no typo
 * of Virgin Islands (U.S.).
 */
export function otherNameCloseness(typed: string, name: string, kind: NameKind): number {
  const score = wholeCloseness(typed, name, kind);
  return kind === 'place' && isTold(name) && score < SAME_NAME ? Math.min(score, OTHER_NAME) : score;
}

function wholeCloseness(typed: string, name: string, kind: NameKind): number {
  if (typed === name) return 1;
  if (kind === 'place' && ARTICLE.test(typed) && !ARTICLE.test(name))
    return wholeCloseness(typed.replace(ARTICLE, ''), name, kind);
  if (hasLostLetters(typed) && isLostOf(typed, name, kind)) return SLIP.most;
  if (kind !== 'company' && isInverted(typed, name)) return OTHER_WAY;
  const [ours, theirs] = [prepared(typed), prepared(name)];
  if (ours.text === '') return 0;
  if (isSame(ours, theirs)) return SAME_NAME;
  if (kind === 'company' || kind === 'unknown') {
    const score = isSpelt(ours.coreSpelling, theirs.coreSpelling)
      ? SAME_NAME
      : Math.max(
          judged(ours.company.core, theirs.company.core, kind),
          formSlip(ours, theirs),
          isAbbreviation(ours.company.core, theirs.company.core, isInCapitals(typed)) ||
            isCutOff(typed, ours, theirs)
            ? IN_SHORT
            : 0,
        );
    if (areOfOtherLaws(ours.company, theirs.company)) return Math.min(score, OTHER_BODY);
    const isOther = isWider(ours, theirs) || (score < SAME_NAME && tellsMore(ours.company, theirs.company));
    return isOther ? Math.min(score, OTHER_SHELL) : score;
  }
  // "Santander S.A." is no city, and a person has no legal form; what looks like one is part of the name.
  const isShort = kind === 'place' && isAbbreviation(ours.words, theirs.words);
  const score = isShort ? IN_SHORT : judged(ours.words, theirs.words, kind);
  return ours.company.hasForm && ours.core === theirs.text ? OTHER_BODY : score;
}

/** Whether a text is a name but for letters that it lost: those outside ASCII alone are lost, and none of the others. */
function isLostOf(typed: string, name: string, kind: NameKind): boolean {
  const lost = asLost(name);
  return lost !== undefined && wholeCloseness(withLostMarked(typed), lost, kind) >= SAME_NAME;
}

/** Whether a text names a company by its legal form. */
export function namesCompany(typed: string): boolean {
  return prepared(typed).company.hasForm;
}

/** Whether a text names a company by its legal form, or in words as a group; `apple.com` is a site. */
export function namesBody(typed: string): boolean {
  const { hasForm, isShell } = prepared(typed).company;
  return hasForm || (isShell && typed.trim().includes(' '));
}

/**
 * Whether a company's full name with its legal form is of another company than one with this alias: by its law (Merck
 * KGaA), or because the alias shortens a longer name (Vertex).
 */
export function isOtherBody(
  typed: string,
  { names, alias }: { names: readonly [string, ...string[]]; alias: string },
): boolean {
  const ours = prepared(typed).company;
  if (!ours.hasForm || prepared(alias).company.hasForm) return false;
  const isShort = names.some((name) => isShortFor(alias, name));
  return isShort || areOfOtherLaws(ours, prepared(names[0]).company);
}

/** Whether a text and names of one company all have legal forms, and none of the names one of the text's countries. */
export function isOfOtherLaws(typed: string, names: readonly string[]): boolean {
  const ours = prepared(typed).company;
  return names.length > 0 && names.every((name) => areOfOtherLaws(ours, prepared(name).company));
}

/** Whether two texts name a company by the same words, whatever their legal forms. */
export function isSameCore(one: string, other: string): boolean {
  return prepared(one).core === prepared(other).core;
}

/** Whether an alias is the first words of a longer name, as Phillips of Phillips 66. */
export function isShortFor(alias: string, name: string): boolean {
  return prepared(name).core.startsWith(`${prepared(alias).text} `);
}

/** Whether a text is one of the words of a name. */
export function isWordOf(text: string, name: string): boolean {
  return prepared(name).words.includes(prepared(text).text);
}

/** A group told without its legal form, and a company told without a group; what is typed may leave the group out. */
function isWider(ours: Prepared, theirs: Prepared): boolean {
  const isGroup = ({ company }: Prepared): boolean => company.isShell && !company.hasForm;
  if (isGroup(ours)) return !theirs.company.isShell;
  return isGroup(theirs) && ours.company.hasForm && !ours.company.isShell;
}

/**
 * Whether a name tells of its body what the other does not: a group, or a legal form of a language other than English,
 * whose forms are put behind any name. Who writes so much copies it from a register, and seldom mistypes the rest: Pacar
 * Holding GmbH is no slip of Paccar.
 */
function tellsMore(ours: CompanyName, theirs: CompanyName): boolean {
  const tellsForm = !theirs.hasForm && ours.laws.some((law) => !law.has('US') && !law.has('GB'));
  return tellsForm || (ours.isShell && !theirs.isShell);
}

type Prepared = {
  text: string;
  words: readonly string[];
  company: CompanyName;
  core: string;
  spelling: Spelling;
  coreSpelling: Spelling;
};

/** The letters of a name, and those where its umlauts are written as two; undefined where it has none. */
type Spelling = { letters: string; spelt: string | undefined };

const MOST_RECENT = 500;

/** One typed name is compared with many. */
const prepared = remembered(MOST_RECENT, (name): Prepared => {
  const text = nameText(name);
  const company = companyName(text);
  const spelt = digraphText(name);
  return {
    text,
    words: text.split(' '),
    company,
    core: company.core.join(' '),
    spelling: { letters: squeezed(text), spelt: spelt && squeezed(spelt) },
    coreSpelling: { letters: company.core.join(''), spelt: spelt && companyName(spelt).core.join('') },
  };
});

/** Whether a code is the first letters of a name's words: AIG of American International Group. */
export function areInitials(code: string, name: string): boolean {
  const words = prepared(name).words.filter((word) => word !== 'and' && word !== 'of' && word !== 'the');
  return words.length > 1 && words.map((word) => word[0]).join('') === code.toLowerCase();
}

/** What is longer is a name in the capitals of a register. */
const LONGEST_CODE = 5;

/** The code before a legal form that is put behind any name in English: AIG of "AIG Inc."; undefined for other texts. */
export function codeBeforeForm(typed: string): string | undefined {
  const { company, core } = prepared(typed);
  const [code = ''] = typed.trim().split(/\s/);
  const isCapitals = code === code.toUpperCase() && code.length <= LONGEST_CODE;
  const isCode = company.hasForm && core === code.toLowerCase() && isCapitals;
  return isCode && company.laws.every((law) => law.has('US')) ? code : undefined;
}

/** How close two names are that differ by a slip in the last word of a legal form alone: "Chevron Corporaton". */
function formSlip(ours: Prepared, theirs: Prepared): number {
  const [a, b] = [ours.words, theirs.words];
  const isForm = b.at(-1) !== theirs.company.core.at(-1);
  const isSame = a.length === b.length && a.slice(0, -1).every((word, at) => word === b[at]);
  if (!isForm || !isSame) return 0;
  return countTypos(a.at(-1) ?? '', b.at(-1) ?? '', true) <= 1 ? SLIP.most : 0;
}

/** Whether a text is written as terminals and registers write names. */
const isInCapitals = (typed: string): boolean => typed === typed.toUpperCase();

/** How many letters the fields have in which terminals and custodians cut names off. */
const FIELD = { least: 24, most: 32 };

/** Whether a name goes on where what was typed ends within a word: `TAIWAN SEMICONDUCTOR MANUFAC`. */
function isCutOff(typed: string, ours: Prepared, theirs: Prepared): boolean {
  const { length } = typed.trim();
  if (length < FIELD.least || length > FIELD.most || ours.words.length < 2) return false;
  return theirs.text.startsWith(ours.text) && /[\p{L}\d]/u.test(theirs.text.charAt(ours.text.length));
}

/** Whole names of the same letters, whatever they name: "Pepsi Co" is PepsiCo, although "Co" looks like a legal form. */
function isSame(ours: Prepared, theirs: Prepared): boolean {
  const isWritten = ours.spelling.letters === theirs.spelling.letters;
  return isWritten || isReordered(ours.words, theirs.words) || isSpelt(ours.spelling, theirs.spelling);
}

function isSpelt(ours: Spelling, theirs: Spelling): boolean {
  return theirs.spelt === ours.letters || ours.spelt === theirs.letters;
}

function isReordered(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join(' ') === [...b].sort().join(' ');
}

function judged(a: readonly string[], b: readonly string[], kind: NameKind): number {
  if (isReordered(a, b)) return SAME_NAME;
  const count = slipsBetween(a, b, kind);
  if (count === 0) return SAME_NAME;
  if (count === Number.POSITIVE_INFINITY) return Math.min(OTHER_NAME, wordsAlike(a, b));
  const share = 1 - count / Math.max(a.join('').length, b.join('').length);
  return Math.min(SLIP.most, Math.max(SLIP.least, share));
}

/** The slips between two names, word by word; where one has its words joined, between all their letters. */
function slipsBetween(a: readonly string[], b: readonly string[], kind: NameKind): number {
  if (a.length !== b.length) return countTypos(a.join(''), b.join(''), true);
  const agree = a.some((word, at) => word === b[at] && word.length > 2);
  // Hansen and Hanson are two persons, whatever else they are called.
  const isAlone = kind === 'person' || !agree;
  const counts = a.map((word, at) => countTypos(word, b[at] ?? '', isAlone));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total <= 2 ? total : Number.POSITIVE_INFINITY;
}

/** How alike the words of two names are, on the mean over the longer name: a long word in common must not make up for the rest. */
function wordsAlike(a: readonly string[], b: readonly string[]): number {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const likeness = longer.map((word) => Math.max(0, ...shorter.map((other) => lettersAlike(word, other))));
  const byWords = likeness.reduce((sum, each) => sum + each, 0) / longer.length;
  return Math.max(byWords, a.length === b.length ? 0 : lettersAlike(a.join(''), b.join('')));
}

/** The share of letters that need no edit. */
function lettersAlike(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}
