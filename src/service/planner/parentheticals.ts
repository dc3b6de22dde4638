import { nameText } from '../../shared/names/name-text';
import type { Ask, Light, Part } from './question-parts';
import { spansAt, type Span } from './spans';
import type { Vocabulary } from './vocabulary';
import { isOneOf, wordsOf, type Word } from './words';

/** A question without what its speaker said beside it. */
export type Shortened = { text: string; left: readonly string[] };

/** Texts of more pieces are no questions with something said beside them. */
const MOST_PIECES = 8;

/** The most ways in which one question is shortened. */
const MOST_WAYS = 6;

/**
 * Gets a question that makes no sense as a whole; gives it without the clauses in which the speaker tells of himself:
 * `I am preparing a memo; what is the revenue of Apple`. Such a clause restricts nothing that is asked. A name in it is
 * what a later `it` or `there` means. What is left aside is said.
 */
export function withoutAsides(question: string, vocabulary: Vocabulary): Shortened[] {
  const pieces = question
    .split(/(?<=[.!?;:,)])(?<!\b\p{L}\.)\s+|\s+[-–—]\s+/u)
    .filter((piece) => piece.trim() !== '');
  if (pieces.length > MOST_PIECES) return [];
  let ways: Shortened[] = [{ text: '', left: [] }];
  for (const piece of pieces) {
    const choices = choicesOf(piece, vocabulary);
    ways = choices
      .flatMap(({ text, left }) =>
        ways.map((way) => ({ text: `${way.text} ${text}`.trim(), left: [...way.left, ...left] })),
      )
      .slice(0, MOST_WAYS);
  }
  return ways
    .filter(
      ({ text, left }) =>
        left.length > 0 && text !== '' && !left.some((aside) => saysWhen(aside, vocabulary)),
    )
    .map((way) => ({ ...way, text: resolved(way, vocabulary) }));
}

/**
 * Whether what would be left aside says of which time something is asked: `the newest quarter you have`, or in the middle of
 * a sentence `2020 and 2022 (I don't need 2021),`.
 */
const saysWhen = (aside: string, vocabulary: Vocabulary): boolean => {
  const words = wordsOf(aside);
  const isSentence = /[.!?;:]$/.test(aside.trim());
  return words.some((_, at) =>
    spansAt(words, at, vocabulary).some(
      ({ sense: { part } }) =>
        part.kind === 'times' && part.at.some((time) => !isSentence || /quarter/.test(time)),
    ),
  );
};

/** A piece as it is, and without what of it is said beside the question. */
function choicesOf(piece: string, vocabulary: Vocabulary): Shortened[] {
  const whole: Shortened = { text: piece, left: [] };
  const words = wordsOf(piece);
  const { persons } = vocabulary.language;
  const gone: Shortened = { text: '', left: [piece] };
  const isPersonal = words.some(
    (word) => isOneOf(persons, word.text) && !isCode(word) && !isVerb(word, vocabulary),
  );
  // What leads to a question, as `A quick one for the newsletter:`, says nothing of what is asked.
  if ((isPersonal || piece.endsWith(':')) && !hasContent(words, vocabulary)) return [gone];
  if (!isPersonal) return [whole];
  // `How many of the firms you hold are …` is a question by itself.
  if (isAnother(words, vocabulary)) return [...tailsOf(piece, words, vocabulary), whole];
  return [...tailsOf(piece, words, vocabulary), gone, whole];
}

/** Whether a piece begins with how many or who, so that it is what is asked and nothing said beside it. */
const isAnother = (words: readonly Word[], vocabulary: Vocabulary): boolean =>
  asksMore(spansAt(words, 0, vocabulary)) && hasContent(words, vocabulary);

/** `ME` behind a city is Maine. */
const isCode = ({ written }: Word): boolean => written === 'ME';

/** `We’re` tells of the speaker, and `were` of anything. */
const isVerb = ({ text, written }: Word, { senses }: Vocabulary): boolean =>
  !/['’]/.test(written) && senses(text).some(({ part }) => part.kind === 'light' && part.light === 'be');

/** What follows the words that lead to a question: from the last word of asking, or from the first that means something. */
function tailsOf(piece: string, words: readonly Word[], vocabulary: Vocabulary): Shortened[] {
  const asked = words.findLastIndex(
    (_, at) => at > 0 && spansAt(words, at, vocabulary).some(({ sense }) => sense.part.kind === 'ask'),
  );
  const meant = words.findIndex((_, at) => isContent(spansAt(words, at, vocabulary), words));
  return [...new Set([asked, meant])].flatMap((at) => {
    const place = at > 0 ? placeOf(piece, words, at) : -1;
    const said = words.slice(0, Math.max(0, at));
    return place > 0 &&
      (at === asked || leadsOn(words, at, vocabulary)) &&
      !said.some((_, before) => asksOfTime(spansAt(words, before, vocabulary))) &&
      (at === asked || !said.some((_, before) => asksMore(spansAt(words, before, vocabulary)))) &&
      said.some(
        (word) =>
          isOneOf(vocabulary.language.persons, word.text) && !isCode(word) && !isVerb(word, vocabulary),
      )
      ? [{ text: piece.slice(place), left: [piece.slice(0, place).trim()] }]
      : [];
  });
}

/**
 * Whether the words before a figure only lead to it. Of `give me basic EPS` and `I need the adjusted profit` the last that
 * nothing explains says which figure is meant.
 */
function leadsOn(words: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  const { persons, wants } = vocabulary.language;
  for (let before = at - 1; before >= 0; before -= 1) {
    const text = words[before]?.text ?? '';
    const spans = spansAt(words, before, vocabulary).filter(({ end }) => end <= at);
    if (isOneOf(persons, text) || isOneOf(wants, text)) return true;
    if (spans.some(({ sense: { part } }) => part.kind === 'light' && part.light !== 'the')) return true;
    if (spans.length === 0) return false;
  }
  return true;
}

/** Whether a word says of which time: `I am looking for the number of quarters between 2020 and 2023 in which …`. */
const asksOfTime = (spans: readonly Span[]): boolean =>
  spans.some(({ sense: { part } }) => part.kind === 'times');

/** Whether a word asks for more than that something be told: `how much tax will I owe on my dividends`. */
const asksMore = (spans: readonly Span[]): boolean =>
  spans.some(({ sense: { part } }) => part.kind === 'ask' && !TELLS.has(part.ask));

const TELLS: ReadonlySet<Ask> = new Set<Ask>(['what', 'list', 'about']);

/** Where a word begins in the text that it was read from. */
function placeOf(piece: string, words: readonly Word[], wanted: number): number {
  let place = 0;
  for (let at = 0; at <= wanted; at += 1) {
    const found = piece.indexOf(words[at]?.written ?? '', place);
    if (found < 0) return -1;
    if (at === wanted) return found;
    place = found + (words[at]?.written.length ?? 0);
  }
  return -1;
}

const hasContent = (words: readonly Word[], vocabulary: Vocabulary): boolean =>
  words.some((_, at) => isContent(spansAt(words, at, vocabulary), words));

const CONTENT: ReadonlySet<Part['kind']> = new Set([
  ...([
    'fields',
    'times',
    'superlative',
    'compared',
    'place',
    'bounded',
    'summary',
    'change',
    'share',
  ] as const),
  ...(['head', 'ratio'] as const),
]);

/** Function words that leave something out or say when. */
const RESTRICTS: ReadonlySet<Light> = new Set<Light>(['not', 'outside', 'after', 'since', 'until']);

/** Whether words mean something that a question may be about; a name only where it is written as one. */
const isContent = (spans: readonly Span[], words: readonly Word[]): boolean =>
  spans.some(({ start, sense: { part } }) =>
    part.kind === 'light'
      ? RESTRICTS.has(part.light)
      : part.kind === 'set'
        ? part.named === undefined || /^[\p{Lu}\d]/u.test(words[start]?.written ?? '')
        : CONTENT.has(part.kind),
  );

/** A text whose `it` and `there` say the one name that stands in what was left aside. */
function resolved({ text, left }: Shortened, vocabulary: Vocabulary): string {
  const names = left.flatMap((aside) => namesIn(aside, vocabulary));
  const name = names.at(-1);
  if (name === undefined) return text;
  const { thing, place, owner } = vocabulary.language.pronouns;
  const said = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${words})(?![\\p{L}'’])`, 'iu');
  for (const [words, meant] of [
    [place, ` in ${name}`],
    [owner, `${name}'s`],
    [thing, name],
  ] as const)
    if (said(words).test(text)) return text.replace(said(words), meant);
  return text;
}

/** The longest names of a text, in its order. */
function namesIn(text: string, vocabulary: Vocabulary): string[] {
  const words = wordsOf(text);
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = spansAt(words, at, vocabulary).filter(
      ({ sense: { part } }) => part.kind === 'set' && part.named !== undefined,
    );
    const end = Math.max(at, ...named.map((span) => span.end));
    if (end === at || !/^[\p{Lu}\d]/u.test(words[at]?.written ?? '')) continue;
    names.push(
      words
        .slice(at, end)
        .map(({ written }) => written)
        .join(' '),
    );
    at = end - 1;
  }
  return names.filter((name) => nameText(name).length > 1);
}
