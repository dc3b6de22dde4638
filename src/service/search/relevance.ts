import type { EntityType } from '../../shared/contract/entity-type';
import { isOfOtherLaws, namesCompany } from '../../shared/names/closeness';
import { squeezed } from '../../shared/names/name-text';
import type { NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { isMinor, LINKING, mayLack, SCHOOL } from './common-words';
import { describesEnough } from './descriptive-names';
import { isShortCode, isThatCode, areCapitals, mayBeCapitals } from './short-code';
import { typosOf } from './typo-bounds';

type NameWord = NameForm['words'][number];

/** A name as far as its text goes, whose entity is perhaps not known yet. */
export type TextForm = Omit<NameForm, 'entity'> & { entity: Pick<StoredEntity, 'type' | 'name'> };

/** A word that was typed; `weight` is that of the dataset's own word, or a middling one where it has none. */
export type TypedWord = { text: string; weight: number };

/** What was typed, prepared once. */
export type TypedName = {
  name: string;
  text: string;
  core: string;
  letters: string;
  /** Whether a company was typed with the ending of a full name: a legal form, `Group` or `Holdings`. */
  isWhole: boolean;
  words: readonly TypedWord[];
  /** How it is compared with names of bodies, whose legal form counts for little, and with those of all others. */
  asBody: View;
  asOther: View;
};

/** What was typed as it is compared with names of one kind. */
export type View = {
  letters: string;
  /** For names of bodies without those of a legal form. */
  words: readonly TypedWord[];
  isWhole: boolean;
  /** Whether a name was written, and not begun: it starts with a capital. */
  isWritten: boolean;
  /** Whether it is one word: `toro` begins Toronto, Toro is another name. */
  isWord: boolean;
  /** Whether only one word identifies the name, so that few misspellings are accepted. */
  isAlone: boolean;
};

/** Makes a view of the words that were typed. */
export function viewOf(told: Omit<View, 'isAlone'>): View {
  return { ...told, isAlone: told.words.filter(({ text }) => !isMinor(text)).length < 2 };
}

/** How much of a word must have been typed to be its beginning, where other words stand before it. */
const MOST_OF_WORD = 0.6;

/** How well a typed word fits the word at a place of a name: whole, as its beginning, or with slips. */
function wordFit(typed: string, word: string, { isAlone, isWhole, isWritten, isWord }: View): number {
  if (typed === word) return 1;
  const part = typed.length / word.length;
  // A whole name's words do not end early, where it is one word: Mars is not Marsh.
  if (
    !(isWhole && isAlone) &&
    !(isWritten && isWord) &&
    word.startsWith(typed) &&
    (isAlone || part >= MOST_OF_WORD)
  )
    return isAlone ? 0.8 + 0.05 * part : 0.7 + 0.25 * part;
  const slips = typosOf(typed, word, isAlone);
  return slips === Infinity ? 0 : 0.97 - 0.9 * (slips / Math.max(typed.length, word.length));
}

/** The place of the word that fits a typed one best among those still free, with its fit; -1 where none does. */
function bestWord(typed: string, words: readonly NameWord[], { view, taken }: Fitting): Fit {
  let [best, bestFit] = [-1, 0];
  for (let at = 0; at < words.length && bestFit < 1; at += 1) {
    const word = words[at]?.text ?? '';
    // A word that is all that was typed may end early, or hold slips, where the name begins: Vesta is no part of Húnaþing vestra.
    // So does the one behind all linking words that were typed too: los angelas.
    const isFirst = at === taken.length;
    if (taken.includes(at) || (view.isAlone && !isFirst && word !== typed)) continue;
    const fit = wordFit(typed, word, view);
    if (fit > bestFit) [best, bestFit] = [at, fit];
  }
  return { at: best, fit: bestFit };
}

/** What was typed, and the places of the words that others fit already. */
type Fitting = { view: View; taken: readonly number[] };

type Fit = { at: number; fit: number };

const total = (words: readonly { weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The best word of a name for each typed one and how much of the name that covers; rare words weigh more. A word that
 * only one of both has makes it another name (Bridgewater Associates, Bridgewater).
 */
function wordsFit(name: string, view: View, form: TextForm): number {
  const { words: typed, isWhole, isAlone, isWritten } = view;
  const { words } = form;
  const { type } = form.entity;
  const taken: number[] = [];
  const fitting = { view, taken };
  let [wanted, found] = [0, 0];
  let [isSaid, isLacking] = [false, false];
  for (const one of typed) {
    const { at, fit } = bestWord(one.text, words, fitting);
    const weight = words[at]?.weight;
    if (weight === undefined) {
      if (isOfForm(one.text, form)) continue;
      // What ends with such a word is not yet whole: "general el" begins General Electric and is not Dollar General.
      if (!LINKING.has(one.text) || (one === typed.at(-1) && typed.length > 1)) return 0;
      isLacking = one.text !== 'the';
      continue;
    }
    if (fit < 1 && isShortSlip(one.text, words[at]?.text ?? '') && words.length > 2 * typed.length) return 0;
    wanted += weight;
    found += weight * fit;
    taken.push(at);
    isSaid ||= fit === 1 && !LINKING.has(one.text) && one.text !== 'university';
  }
  // A name that lacks a linking word must have two others of those that were typed, one as it stands: Los Alamos is not the Alamo.
  if (taken.length === 0 || (isLacking && (!isSaid || taken.length < 2))) return 0;
  const lacks = words.filter(({ text }, at) => !taken.includes(at) && !isMinor(text));
  if (!isSaid && isAlone && lacks.length > 0 && !mayBePart(view, form)) return 0;
  if (isWritten && !areCapitals(name) && isOnlyPart(form, taken)) return 0;
  if (isWritten && !areCapitals(name) && !BY_ANY_WORD.has(type) && lacksWithin(form, taken)) return 0;
  if (
    wanted === 0 ||
    (isWhole && words.some(({ text }, at) => !taken.includes(at) && isTelling(text, at, words)))
  )
    return 0;
  const told = total(words.filter((_word, at) => taken.includes(at)));
  return (found / wanted) * (0.82 + 0.13 * (told / Math.max(total(words), Number.EPSILON)));
}

/** Whether a whole name would have a word: one that ends a name is no link, as Snap-on is not Snap. */
const isTelling = (word: string, at: number, words: readonly NameWord[]): boolean =>
  !isMinor(word) || (LINKING.has(word) && at === words.length - 1);

/** A slip in few letters is none of a name of many more words: Pacific Ford is no form that Union Pacific filed. */
const isShortSlip = (typed: string, word: string): boolean => typed.length < 5 && !word.startsWith(typed);

/** Types of places and things, which are called by their whole names: a part of one is what it is called after. */
const IN_FULL: ReadonlySet<EntityType> = new Set([
  ...['CountrySubdivision', 'Municipality', 'Location', 'Facility', 'Event', 'WorkOfArt'],
  ...['Animal', 'Plant', 'Organism', 'DependentTerritory', 'GPE', 'CountryRegion'],
] as EntityType[]);

/**
 * Whether matched words are only part of a place's, thing's or school's name: Pisa is no tower, and Palm not Palm
 * Beach Atlantic University.
 */
function isOnlyPart({ words, isAlias, entity: { type } }: TextForm, taken: readonly number[]): boolean {
  const isLeft = isAlias ? isMinor : mayLack;
  const isSchool = type === 'EducationalInstitution';
  if (!isSchool && !IN_FULL.has(type)) return false;
  if (isSchool && taken.some((at) => SCHOOL.has(words[at]?.text ?? ''))) return false;
  return words.some(
    ({ text }, at) => !taken.includes(at) && !isLeft(text) && !(isSchool && SCHOOL.has(text)),
  );
}

/** Types that any word of the name identifies: a person by the last, described things by the significant ones. */
const BY_ANY_WORD: ReadonlySet<EntityType> = new Set([
  ...['Person', 'Industry', 'MacroIndicator', 'FinancialMetric', 'PositioningMetric'],
  ...['ForeignExchangeRate', 'Currency', 'Award', 'Sanction', 'MacroIndicatorPublication', 'Future'],
] as EntityType[]);

/** Whether a name has a telling word, before the last of those that were typed, that was not: the Bank of Canada is not the Royal Bank of Canada. */
function lacksWithin({ words, isAlias }: TextForm, taken: readonly number[]): boolean {
  const isLeft = isAlias ? isMinor : mayLack;
  const last = Math.max(...taken);
  return words.some(({ text }, at) => at < last && !taken.includes(at) && !isLeft(text) && !SCHOOL.has(text));
}

/** A slip is believed in a word that begins a name of several, where that is a body's and the word is long or whole: Chanel is no slip of the Channel Islands. */
function mayBePart(
  { words: typed, isWritten }: View,
  { words: [first], entity: { type } }: TextForm,
): boolean {
  const start = first?.text ?? '';
  return typed.some(
    ({ text }) =>
      (!isWritten && start.startsWith(text)) ||
      (BODIES.has(type) && (text.length >= LONG_WORD || text.startsWith(start))),
  );
}

const LONG_WORD = 8;

/** Whether a word is a slip of one of a name's legal form: `CBRE Gorup`. */
function isOfForm(typed: string, { text, core }: TextForm): boolean {
  if (text.length === core.length) return false;
  return text.split(' ').some((word) => typosOf(typed, word, false) < Infinity);
}

/** How alike single words are, or names of more or fewer words as one run of letters, as `face book`; with one slip at most. */
function lettersFit({ letters, words }: View, form: TextForm): number {
  if (form.letters.startsWith(letters) || (words.length === form.words.length && words.length > 1)) return 0;
  // A letter behind a whole name begins another word: "university of houston, d".
  if (letters.startsWith(form.letters) && words.at(-1)?.text.length === 1) return 0;
  const slips = typosOf(letters, form.letters, true);
  return slips > 1 ? 0 : 0.95 - 0.9 * (slips / Math.max(letters.length, form.letters.length));
}

/**
 * A name whose beginning was typed, better if the typing ended with a word. The best known of such names wins,
 * however long.
 */
function beginningFit({ name, text, core }: TypedName, view: View, form: TextForm): number {
  const { letters, isWritten, isWord } = view;
  if (form.text.startsWith(text)) {
    const begun = view.words.map((_word, at) => at);
    if (isWritten && !areCapitals(name) && isOnlyPart(form, begun)) return 0;
    if (isWritten && isWord && form.text[text.length] !== ' ' && !isJoined(name.trim(), form.name)) return 0;
    const atWordEnd = form.text[text.length] === ' ' ? 0.06 : 0;
    return 0.79 + atWordEnd + 0.04 * (text.length / form.text.length);
  }
  // What was told with its legal form is a whole name: Pioneer Corporation is not Pioneer Natural Resources.
  return core === text && form.letters.startsWith(letters) && endsWithWord(letters, form.words)
    ? 0.74 + 0.12 * (letters.length / form.letters.length)
    : 0;
}

/** Whether a name goes on with a capital within a word: Lyondell of LyondellBasell. */
function isJoined(typed: string, name: string): boolean {
  return name.startsWith(typed) && /^\p{Ll}\p{Lu}/u.test(name.slice(typed.length - 1));
}

/** Whether so many letters are whole words of a name: `goldmansachs` of Goldman Sachs Group, but Tromsø not of Troms og Finnmark. */
function endsWithWord(letters: string, words: readonly NameWord[]): boolean {
  let length = 0;
  return words.some(({ text }) => (length += text.length) === letters.length);
}

/** The types of entities whose names may have a legal form. */
export const BODIES: ReadonlySet<EntityType> = new Set(['Company', 'Organization', 'Exchange', 'Entity']);

/**
 * Below this a name is no match at all: another firm's figures are worse than none. A name of four letters with a slip
 * (0.725) still is one; a ticker or code of four with a slip (0.72, as an alias) is another ticker.
 */
export const LEAST = 0.722;

/** How well a text answers what was typed, 0 to 1. A legal form more or less costs a company's name next to nothing. */
export function textRelevance(typed: TypedName, form: TextForm): number {
  if (form.text === typed.text) return 1;
  return mayBeCapitals(typed, form) ? fitOf(typed, form, isOfBody(typed, form)) : 0;
}

const isOfBody = (typed: TypedName, form: TextForm): boolean =>
  BODIES.has(form.entity.type) && typed.core.length > 1;

/** How well a name answers what was typed, whose text is as relevant as `fit` says: another body's not at all. */
export function relevance(typed: TypedName, form: NameForm, fit: number): number {
  if (form.text === typed.text) return fit;
  if (!describesEnough(typed.text, { type: form.entity.type, text: form.text })) return 0;
  // What a company is registered as is looked up only where it decides: a database would fetch it for every name.
  // What begins a longer name tells no form: "goldman sa" is not yet Goldman Sachs.
  const isTold =
    fit >= LEAST && isOfBody(typed, form) && typed.core !== typed.text && !form.text.startsWith(typed.text);
  return isTold && isRegisteredOtherwise(typed, form.entity) ? 0 : fit;
}

function fitOf(typed: TypedName, form: TextForm, isBody: boolean): number {
  if (isBody && form.core === typed.core) return 0.99;
  const view = isBody ? typed.asBody : typed.asOther;
  // Written as a name, Bergamo is no slip of a plant.
  if (SPECIES.has(form.entity.type) && view.isWritten && form.letters !== view.letters) return 0;
  // BT Group is no country.
  if (isShortCode(form)) return typed.isWhole && !isBody ? 0 : codeFit(typed, form);
  if (form.letters === view.letters || (view.isWord && squeezed(form.text) === typed.text)) return 0.97;
  return Math.max(beginningFit(typed, view, form), wordsFit(typed.name, view, form), lettersFit(view, form));
}

const SPECIES: ReadonlySet<EntityType> = new Set(['Animal', 'Plant', 'Organism'] as EntityType[]);

/** A code is typed whole, or begun in small letters. */
function codeFit(typed: TypedName, form: TextForm): number {
  if (isThatCode(typed, form)) return 0.9;
  return form.text.startsWith(typed.text) && !areCapitals(typed.name) ? 0.75 : 0;
}

/** Whether a company is registered as another body than was typed; where its name alone tells that it is not, nothing more is looked up. */
function isRegisteredOtherwise({ name: typed }: TypedName, entity: StoredEntity): boolean {
  const { name } = entity;
  if (namesCompany(name) && !isOfOtherLaws(typed, [name])) return false;
  return isOfOtherLaws(typed, registered(entity));
}

/** The names of a company that tell its legal form: Linde AG is not Linde plc, and Prudential plc not what PRUDENTIAL FINANCIAL INC is called for short. */
function registered({ name, aliases, properties }: StoredEntity): string[] {
  const legal = properties.get('legal_name')?.value;
  const own = [name, ...(typeof legal === 'string' ? [legal] : [])].filter(namesCompany);
  return own.length > 0 ? own : aliases.filter(namesCompany);
}
