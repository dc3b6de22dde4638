import type { Language } from './language/language';
import type { Reworded } from './rewrite-rules';
import { MOST_DESCRIPTIONS, TooMuchWork } from './work';

/** The most words of a name behind what it leads to, and before it. */
const MOST = { behind: 4, before: 3 } as const;

/**
 * Ways to put a question with who or what is told by what it is of another said by its name: `does the CEO of Starbucks
 * sit on Walmart's board` asks that of Brian Niccol, whom `nameOf` gives for `the CEO of Starbucks`. A question of
 * another time, at which somebody else may have been it, is put in no other words. Throws `TooMuchWork` where more are
 * told so than may be.
 */
export function withNamesFor(
  question: string,
  language: Language,
  nameOf: (text: string) => string | undefined,
): Reworded[] {
  const { words, of, again, past } = language.toldBy;
  if (/\d/.test(question) || new RegExp(`^(?:${past})\\b`, 'iu').test(question)) return [];
  const descriptions = question.match(new RegExp(String.raw`(?<!\p{L})(?:${words}) (?:${of}) `, 'giu'));
  if ((descriptions?.length ?? 0) > MOST_DESCRIPTIONS) throw new TooMuchWork();
  const led = new RegExp(
    String.raw`(?<!\p{L})(?:(?:the|der|die|das|den|dem) )?(?:${words}) (?:${of}) `,
    'iu',
  ).exec(question);
  if (led !== null) {
    // Of two that are told so the other is named as well, or the one would be compared with what the other is told by.
    const further = new RegExp(String.raw`(?<!\p{L})(?:${again}) `, 'iu');
    const rest = question.slice(led.index + led[0].length);
    const second = further.exec(rest);
    if (second !== null) {
      const both = `${question.slice(0, led.index + led[0].length)}${rest.replace(further, led[0])}`;
      return withNamesFor(both, language, nameOf);
    }
    const isAgain = new RegExp(String.raw`(?<!\p{L})(?:${words}) (?:${of}) `, 'iu').test(rest);
    const after = question.slice(led.index + led[0].length).match(/[^\s,?]+/gu) ?? [];
    return runs(Math.min(MOST.behind, after.length))
      .map((count) => led[0] + after.slice(0, count).join(' '))
      .flatMap((text) => named(question, text, nameOf))
      .flatMap((found) => (isAgain ? furtherNamed(found, language, nameOf) : [found]));
  }
  const owned = new RegExp(String.raw`(?<=\S)['’]s? (?:${words})(?!\p{L})`, 'iu').exec(question);
  if (owned === null) return [];
  const before = question.slice(0, owned.index).trimStart().split(/\s+/);
  return runs(Math.min(MOST.before, before.length))
    .map((count) => before.slice(-count).join(' ') + owned[0])
    .flatMap((text) => named(question, text, nameOf));
}

/** One that is told by two has the names of both, or none. */
const furtherNamed = (
  { text, told = [] }: Reworded,
  language: Language,
  nameOf: (text: string) => string | undefined,
): Reworded[] =>
  withNamesFor(text, language, nameOf).map((found) => ({ ...found, told: [...told, ...(found.told ?? [])] }));

/** The fewest first: with words too many the rest would be left out. */
const runs = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

function named(question: string, text: string, nameOf: (text: string) => string | undefined): Reworded[] {
  const name = question.trim().length > text.length + 1 ? nameOf(text) : undefined;
  const rest = name === undefined ? '' : question.replace(text, name);
  return name === undefined || !question.includes(text)
    ? []
    : [{ text: rest, left: [], told: [{ written: text, as: name }] }];
}
