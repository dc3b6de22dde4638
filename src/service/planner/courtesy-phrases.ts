import { eachInSteps, type Steps } from '../store/steps';
import type { Language, Phrase, Words } from './language/language';

/** What says something beside a question at most so often before it, and behind it. */
const MOST_PHRASES = 4;

/** What may part a phrase from the question that it stands beside. */
const MARKS = String.raw`[\s,;:.!?…–—-]`;

/**
 * Gets a question; gives it without what stands around it and says nothing of what is asked: greetings, politeness, on
 * whose behalf it is asked, how sure somebody is. Only whole phrases of the languages' tables go, from the two ends alone,
 * so that no word goes because nobody knows it, and none that narrows anything.
 */
export function withoutEdges(question: string, languages: readonly Language[]): string {
  let text = question.trim();
  for (let count = 0; count < MOST_PHRASES; count += 1) {
    const before = text;
    for (const language of languages) text = withoutOpening(text, language);
    if (text === before) break;
  }
  for (let count = 0; count < MOST_PHRASES; count += 1) {
    const before = text;
    for (const language of languages) text = withoutClosing(text, language);
    if (text === before) break;
  }
  return text;
}

function withoutOpening(text: string, language: Language): string {
  const { opening, interjection, turn } = compiled(language);
  for (const patterns of [opening, interjection, turn]) {
    const [said] = first(patterns, text) ?? [];
    if (said === undefined) continue;
    const rest = text.slice(said.length);
    if (isQuestion(rest) && !(patterns !== opening && isShouted(said, language))) return rest;
  }
  return text;
}

function withoutClosing(text: string, language: Language): string {
  const { closing, behind, asker, check } = compiled(language);
  // What asks whether a statement is so asks nothing behind a question.
  for (const patterns of first(asker, text) ? [closing, behind, check] : [closing, behind]) {
    const found = first(patterns, text);
    if (found === undefined || isShouted(found[0], language)) continue;
    const rest = text.slice(0, found.index);
    if (isQuestion(rest) && !isOpen(rest, language)) return rest;
  }
  return text;
}

/** Whether there are words enough that something may be asked. */
const isQuestion = (text: string): boolean => /\p{L}{2}.*[\p{L}\p{N}]/u.test(text);

/** Whether a question ends with a word that leads to another: of `with the exact number, please` not all is politeness. */
function isOpen(text: string, { light }: Language): boolean {
  const [last = ''] = /[\p{L}’']+$/u.exec(text) ?? [];
  const leading = [light.of, light.with, light.and, light.or, light.per, light.not, light.than, light.by];
  return leading.some((words = '') => isIn(words, last.toLowerCase()));
}

/** Whether a word in capitals may be somebody's ticker, or the code of a place. */
function isShouted(said: string, { edges }: Language): boolean {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [word = ''] = words;
  return words.length === 1 && /^\p{Lu}{1,5}$/u.test(word) && !isIn(edges.shouted, word.toLowerCase());
}

const isIn = (list: Words, word: string): boolean => `|${list}|`.includes(`|${word}|`);

/** Patterns that are tried one after the other, as if they were one: all of a table in one take long to compile. */
type Patterns = readonly RegExp[];

type Compiled = Readonly<
  Record<'opening' | 'interjection' | 'turn' | 'closing' | 'behind' | 'asker' | 'check', Patterns>
>;

/** What is found at the first place, by the first pattern of those that find something there. */
function first(patterns: Patterns, text: string): RegExpExecArray | undefined {
  let found: RegExpExecArray | undefined;
  for (const pattern of patterns) {
    const next = pattern.exec(text);
    if (next !== null && (found === undefined || next.index < found.index)) found = next;
  }
  return found;
}

/** Makes the patterns of a language, a few at a time: to bytecode when they are first tried, to machine code the second time. */
export function* edgesInSteps(language: Language): Steps<void> {
  const patterns = Object.values(compiled(language)).flat();
  yield* eachInSteps([...patterns, ...patterns], (pattern) => pattern.test(SAMPLE));
}

/** With a mark of its own before each end, so that no pattern is done at the first letter. */
const SAMPLE = 'so, what is it, x';

const made = new WeakMap<Language, Compiled>();

function compiled(language: Language): Compiled {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { opening, interjections, turns, askers, starters, closing, behind } = language.edges;
  const each = (phrases: readonly Phrase[], around: (any: string) => string): Patterns =>
    phrases.map((phrase) => new RegExp(around(sourceOf(phrase)), 'iu'));
  const starter = `(?=(?:${wordsOf(`${askers}|${starters}`)})(?:\\s|$))`;
  const now: Compiled = {
    // `Can you tell me about` asks for a summary, and behind `I wonder if you could` stands what is wanted.
    opening: each(
      opening,
      (any) => `^(?:${any})${MARKS}+(?!about\\s|(?:whether|if|ob)\\s+(?:you|i|we|du|sie|ihr)\\s)`,
    ),
    interjection: [
      new RegExp(`^(?:${wordsOf(interjections)})(?:\\s*[,;:.!?…–—-]+\\s*|\\s+${starter})`, 'iu'),
    ],
    turn: [new RegExp(`^(?:${wordsOf(turns)})${MARKS}+${starter}`, 'iu')],
    closing: each(closing, (any) => `(?:${MARKS}|\\()+(?:${any})(?:${MARKS}|\\))*$`),
    behind: [afterMark(behind)],
    check: [afterMark(language.checks.behind)],
    asker: [new RegExp(`^(?:${wordsOf(askers)})\\s`, 'iu')],
  };
  made.set(language, now);
  return now;
}

const afterMark = (list: Words): RegExp =>
  new RegExp(`\\s*(?:[,;:.!?…(]|\\s[–—-]+\\s)+\\s*(?:${wordsOf(list)})(?:${MARKS}|\\))*$`, 'iu');

/** The words of a list as a pattern, the longest first; an apostrophe may be missing, or be a curved one. */
const wordsOf = (list: Words): string =>
  list
    .split('|')
    .filter((each) => each !== '')
    .sort((a, b) => b.length - a.length)
    .map((each) =>
      each
        .replace(/[.*+?^${}()[\]\\]/g, String.raw`\$&`)
        .replaceAll("'", "['’]?")
        .replaceAll(' ', String.raw`\s+`),
    )
    .join('|');

/** A phrase as a pattern; what may be empty may be missing. */
function sourceOf(phrase: Phrase): string {
  let source = '';
  let isFirst = true;
  for (const slot of phrase) {
    const words = wordsOf(slot);
    if (words === '') continue;
    const isOptional = `|${slot}|`.includes('||');
    // The space stands before every word but the first that is there.
    source += isFirst
      ? isOptional
        ? `(?:(?:${words})[\\s,]+)?`
        : `(?:${words})`
      : `(?:[\\s,]+(?:${words}))${isOptional ? '?' : ''}`;
    if (!isOptional) isFirst = false;
  }
  return source;
}
