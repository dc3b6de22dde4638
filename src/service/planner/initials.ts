import type { Filter } from '../query/tree';
import type { Vocabulary } from './vocabulary';
import { beginsOneOf, isOneOf, type Word } from './words';

/** What a name begins or ends with, from one word on. */
export type Initials = { filter: Filter; end: number };

/** The most words that lead to the letters, and the most between. */
const MOST = { leading: 4, filler: 2 } as const;

/** The most letters that a name is said to begin with. */
const MOST_LETTERS = 8;

/** `Starting with M`, `whose name ends in land`, `beginning with the letter Q`. */
export function initialsAt(words: readonly Word[], start: number, { language }: Vocabulary): Initials[] {
  const { initials } = language;
  const [first = ''] = (words[start]?.text ?? '').split(' ');
  const isLikely = beginsOneOf(initials.start, first) || beginsOneOf(initials.end, first);
  const leading = (isLikely ? range(MOST.leading) : []).find((count) =>
    [initials.start, initials.end].some((known) => isOneOf(known, textOf(words, start, count))),
  );
  const around = initials.around.flatMap(({ before, after, isStart }) => {
    if (!isOneOf(before, textOf(words, start, 1))) return [];
    const at = afterFiller(words, start + 1, initials.filler);
    return isOneOf(after, textOf(words, at + 1, 1)) ? named(words[at], isStart, at + 2) : [];
  });
  if (leading === undefined) return around;
  const isStart = isOneOf(initials.start, textOf(words, start, leading));
  const at = afterFiller(words, start + leading, initials.filler);
  return [...around, ...named(words[at], isStart, at + 1)];
}

const range = (most: number): number[] => Array.from({ length: most }, (_, at) => most - at);

const textOf = (words: readonly Word[], from: number, count: number): string =>
  words
    .slice(from, from + count)
    .map(({ text }) => text)
    .join(' ');

/** The place behind `the letter`, where such words are followed by others. */
function afterFiller(words: readonly Word[], at: number, filler: string): number {
  const count = range(MOST.filler).find(
    (each) => at + each < words.length && isOneOf(filler, textOf(words, at, each)),
  );
  return at + (count ?? 0);
}

function named(letters: Word | undefined, isStart: boolean, end: number): Initials[] {
  if (letters?.kind !== 'word' || letters.text.length > MOST_LETTERS || letters.text.includes(' ')) return [];
  const wanted = isStart ? `${letters.written}*` : `*${letters.written}`;
  const operand = { text: wanted, anyOf: [[wanted]], commas: false };
  return [{ filter: { path: ['name'], operator: '=', operand }, end }];
}
