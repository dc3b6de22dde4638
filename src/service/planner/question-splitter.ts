import { memoize } from 'es-toolkit/function';

import { ownValue } from '../../shared/contract/own-value';
import type { Language } from './language/language';
import { nameText } from '../../shared/names/name-text';
import { isOneOf, wordsOf } from './words';

/**
 * What was asked first, and what was asked behind it. What is asked `anew` begins as a question does, what is asked
 * `further` is of whatever the first is about, and what stands `beside` it is a figure of its own.
 */
export type Halves = { first: string; second: string; as: 'anew' | 'further' | 'beside' };

/** A half of fewer words is no question; a figure with its name may be two. */
const LEAST_WORDS = { anew: 3, further: 2, beside: 2 } as const;

/** Two questions are no longer than one may be, and each place where they may part costs the reading of both. */
const MOST_LETTERS = 600;
const MOST_JOINTS = 3;

/** Where a question may end and another begin. */
const JOINTS = /(?<=\?)\s+|\s*[,;]?\s+(?:and|und|&|plus|sowie)\s+(?=\p{L})/giu;

/**
 * A question as two: the second begins with a word that asks for something else than the first, as `when` or `who`, or
 * with one that says that it is of the same, as `its`. What begins with `which` or `that` may say more of what the first
 * asks for, and is none, except behind a question mark. Where words compare or add up, nothing stands by itself.
 */
export function halvesOf(question: string, languages: readonly Language[]): Halves[] {
  if (question.length > MOST_LETTERS) return [];
  const isTogether = wordsOf(question).some(({ text }) =>
    languages.some((language) => joinsFigures(text, language)),
  );
  const halves = [...question.matchAll(JOINTS)].flatMap(({ index, 0: joint }) => {
    const [first, second] = [question.slice(0, index).trim(), question.slice(index + joint.length).trim()];
    const isMarked = first.endsWith('?');
    const isBegun = (words: (language: Language) => string): boolean =>
      languages.some((language) => beginsWith(second, words(language)));
    // `On which exchange is it listed` asks by its second word.
    const behindFirst = second.replace(/^\p{L}+ /u, '');
    const asksWhich =
      isBegun(({ asks }) => asks.what) ||
      /^which\b/i.test(behindFirst) ||
      languages.some(({ asks }) => beginsWith(behindFirst, asks.what));
    const as =
      isMarked || isBegun(({ secondAsks }) => secondAsks) || (asksWhich && ofOneThing(second, languages))
        ? 'anew'
        : isBegun(({ secondOwn }) => secondOwn)
          ? 'further'
          : 'beside';
    const isLong = [first, second].every((half) => half.split(/\s+/).length >= LEAST_WORDS[as]);
    return isLong && (as === 'anew' || !isTogether) ? [{ first, second, as } as const] : [];
  });
  return [...ofBothEnds(question, languages), ...halves.slice(0, MOST_JOINTS)];
}

/** `The highest and lowest rate of 2025` asks for the one and for the other. */
function ofBothEnds(question: string, languages: readonly Language[]): Halves[] {
  return languages.flatMap((language) =>
    bothEndsOf(language).flatMap((ends) => {
      const [all, before = '', one = '', other = '', behind = ''] = ends.exec(question) ?? [];
      const [first, second] = [`${before}${one}${behind}`, `${before}${other}${behind}`];
      return all === undefined ? [] : [{ first, second, as: 'anew' } as const];
    }),
  );
}

/** By language: what stands before both ends, each of them in either order, and what stands behind. */
const bothEndsOf = memoize(({ bothEnds }: Language): readonly RegExp[] =>
  bothEnds.map(
    ([high, low]) =>
      new RegExp(
        `^(.*?)(?<!\\p{L})(${high}|${low})(?: ?/ ?|,? (?:and|or|und|sowie|&) (?:which |what |welche[rs]? )?(?:the |der |die |das |den )?)(?!\\2)(${high}|${low})(?!\\p{L})(.*)$`,
        'iu',
      ),
  ),
);

/** Whether a text begins with one of some words. */
function beginsWith(text: string, words: string): boolean {
  const begun = `${nameText(text)} `;
  return words.split('|').some((each) => begun.startsWith(`${each} `));
}

/** Whether a word makes one figure of several. */
const joinsFigures = (
  text: string,
  { compare, difference, ratio, share, multiple, summaries, rank, same }: Language,
): boolean =>
  [compare, difference, ratio, share, multiple, rank, same, ...Object.values(summaries)].some((words) =>
    isOneOf(words, text),
  );

/** Whether a text has a word that stands for what was named before, by what it may stand for. */
export const standsFor = (
  text: string,
  what: keyof Language['pronouns'],
  languages: readonly Language[],
): boolean => languages.some(({ pronouns }) => said(pronouns[what])?.test(text) === true);

/** Whether a text is of the one thing that was named: what is said of several may narrow them. */
const ofOneThing = (text: string, languages: readonly Language[]): boolean =>
  standsFor(text, 'thing', languages) && !/\b(?:they|them)\b/i.test(text);

/** Whether a text has any such word, so that it asks of somebody who is not said. */
export const pointsBack = (text: string, languages: readonly Language[]): boolean =>
  (['person', 'owner', 'thing'] as const).some((what) => standsFor(text, what, languages));

/**
 * The second half with its `it` and `its` said by the name of what the first is about; as it is, where neither stands there.
 * A German `er` is a thing too, where nobody was named.
 */
export function aboutSame(
  second: string,
  name: string,
  languages: readonly Language[],
  isOfNobody = false,
): string {
  if (standsFor(second, 'person', isOfNobody ? languages.filter(({ tag }) => tag !== 'de') : languages))
    return second;
  for (const { pronouns, tag } of languages) {
    const [thing, owner] = [
      said(isOfNobody && tag === 'de' ? `${pronouns.thing}|${pronouns.person}` : pronouns.thing),
      said(pronouns.owner),
    ];
    // `Where does it have its seat` says it twice.
    if (thing?.test(second) === true)
      return owner === undefined
        ? second.replace(thing, name)
        : second.replace(thing, name).replace(owner, '');
    if (owner?.test(second) === true) return second.replace(owner, `${name}'s`);
  }
  return second;
}

/** The second half with its `there` said by the place that the first is answered with. */
export function aboutPlace(second: string, place: string, languages: readonly Language[]): string {
  for (const { tag, pronouns } of languages) {
    const pattern = said(pronouns.place);
    if (pattern?.test(second) === true)
      return second.replace(pattern, ` in ${place}`).replace(tag === 'en' ? /\s+/g : /\s{2,}/g, ' ');
  }
  return second;
}

/** The second half with its `them` said by the names of what the first lists; as it is, where none stands there. */
export function aboutThem(second: string, names: readonly string[], languages: readonly Language[]): string {
  const [last = ''] = names.slice(-1);
  for (const { tag, pronouns } of languages) {
    const { several } = pronouns;
    const and = tag === 'de' ? 'und' : 'and';
    const pattern = said(`(?:(?:each|all|every one|jedes|jeder|jede|alle) (?:of|von) )?(?:${several})`);
    const listed = `${names.slice(0, -1).join(', ')} ${and} ${last}`;
    if (several !== '' && pattern?.test(second) === true) return second.replace(pattern, listed);
  }
  return second;
}

/** The second half as asked of a whole collection, where it counts those of what the first half is about; else nothing. */
export function ofCollection(
  second: string,
  collection: string,
  languages: readonly Language[],
): string | undefined {
  for (const { ofThose, tag, classes } of languages) {
    // The collections of expressions are English words.
    const [own] = tag === 'en' ? [] : (ownValue(classes, collection)?.many.split('|') ?? []);
    const pattern = ofThose.said === '' ? undefined : new RegExp(`^(?:${ofThose.said})(?![\\p{L}'’])`, 'iu');
    if (pattern?.test(second) === true) return second.replace(pattern, `${ofThose.as} ${own ?? collection}`);
  }
  return undefined;
}

const said = (words: string): RegExp | undefined =>
  words === '' ? undefined : new RegExp(`(?<![\\p{L}'’])(?:${words})(?![\\p{L}'’])`, 'iu');
