import type { Expression } from '../query/tree';
import type { Words } from './language/language';
import { isPlan, type Planned, type Refusal } from './plan-result';
import type { Light, SetPart } from './question-parts';
import { isOneOf, wordsOf, type Word } from './words';
import type { Vocabulary } from './vocabulary';

/** Reads a text as a question. */
export type Read = (text: string) => Planned | Refusal;

/** What begins such a question, how the rest is asked, and of whom. */
type Begun = { ask: string; rest: readonly Word[] };

/** How many words may stand before the word that says that something is ranked: `of the 10 US companies with the highest`. */
const SOON = 7;

/** As many ways to part a question as are tried. */
const MOST_TRIED = 6;

/**
 * “How many of the ten largest economies are in Europe”: what is ranked is cut first, and what is said of it narrows then. What
 * stands before the verb is read by itself, and what stands behind it of the whole kind of thing. Where that makes no sense
 * nothing does, since the largest in Europe are others.
 */
export function amongRanked(
  question: string,
  vocabularies: readonly Vocabulary[],
  read: Read,
): Planned | Refusal | undefined {
  for (const vocabulary of vocabularies) {
    const begun = begunIn(wordsOf(question), vocabulary.language.amongRanked);
    // Of `the cities in India has the largest population` none are ranked before one of them is asked for.
    const isRanked = begun?.rest
      .slice(0, verbIn(begun.rest, vocabulary))
      .some(({ text }) => has(vocabulary, text, 'superlative'));
    if (begun === undefined || isRanked !== true) continue;
    const { ask, rest } = begun;
    for (const at of cutsOf(rest, vocabulary).slice(0, MOST_TRIED)) {
      const noun = rest.slice(0, at).findLast(({ text }) => isKind(vocabulary, text));
      const ranked = noun === undefined ? undefined : read(textOf(rest.slice(0, at)));
      if (noun === undefined || ranked === undefined || !isPlan(ranked) || !isCut(ranked)) continue;
      const said = read(`${ask} ${noun.written} ${textOf(rest.slice(at))}`);
      const found = isPlan(said) ? narrowed(ranked, said) : undefined;
      if (found !== undefined) return found;
    }
    const whole = read(question);
    if (!isPlan(whole) || whole.expression.orders.length === 0 || whole.expression.filters.length === 0)
      return undefined;
    return { kind: 'unclear', words: [textOf(rest)] };
  }
  return undefined;
}

/** What a question begins with, of some ways to ask. */
export function begunIn(words: readonly Word[], leads: Readonly<Record<string, Words>>): Begun | undefined {
  for (const [ask, said] of Object.entries(leads))
    for (let length = 4; length > 1; length -= 1) {
      const text = words
        .slice(0, length)
        .map((word) => word.text)
        .join(' ');
      if (isOneOf(said, text)) return { ask, rest: words.slice(length) };
    }
  return undefined;
}

const VERBS: readonly Light[] = ['be', 'have', 'do'];

/** Where the verb stands, or as far as is looked for what is ranked. */
function verbIn(rest: readonly Word[], { language: { light } }: Vocabulary): number {
  const at = rest.findIndex(({ text }) => VERBS.some((kind) => isOneOf(light[kind] ?? '', text)));
  return at < 0 ? SOON : Math.min(SOON, at);
}

/** Words behind which, and before which, what is ranked is not yet told. */
const WITHIN: readonly Light[] = [
  'of',
  'in',
  'by',
  'for',
  'at',
  'on',
  'from',
  'with',
  'per',
  'and',
  'or',
  'that',
  'than',
];

/** Where the verb may begin, first where a word is nothing else. */
function cutsOf(rest: readonly Word[], vocabulary: Vocabulary): number[] {
  const { light } = vocabulary.language;
  const isA = (word: Word | undefined, kinds: readonly Light[]): boolean =>
    word !== undefined && kinds.some((kind) => isOneOf(light[kind] ?? '', word.text));
  const places = rest.map((_, at) => at).filter((at) => at > 1 && rest[at]?.kind === 'word');
  const verbs = places.filter((at) => isA(rest[at], VERBS));
  const others = places.filter(
    (at) => !verbs.includes(at) && !isA(rest[at], WITHIN) && !isA(rest[at - 1], WITHIN),
  );
  return [...verbs, ...others];
}

/** A ranking with its end, of which nothing else is asked. */
export const isCut = ({ expression: { orders, limit = 0, ...others } }: Planned): boolean =>
  orders.length > 0 && limit > 1 && others.select.length === 0 && isOfKind(others);

const isOfKind = ({ also, aggregate, claim, returns, within }: Partial<Expression>): boolean =>
  [also, aggregate, claim, returns, within].every((part) => part === undefined);

/** What is said of the whole kind, said of what is ranked. */
export function narrowed(ranked: Planned, said: Planned): Planned | undefined {
  const { topic, filters, select, orders, limit, at, isAnyTime, aggregate, ...others } = said.expression;
  const inner = ranked.expression;
  const isCount = aggregate?.summary === 'count' && aggregate.by === undefined;
  const known = new Set(inner.filters.map((filter) => JSON.stringify(filter)));
  const own = filters.filter((filter) => !known.has(JSON.stringify(filter)));
  const isSaid = own.length > 0 || orders.length > 0;
  if (topic !== inner.topic || select.length > 0 || !isSaid || !isOfKind(others)) return undefined;
  if (aggregate !== undefined && !isCount) return undefined;
  if (orders.length === 0 && limit !== undefined) return undefined;
  const [time = '', ...further] = at ?? [];
  // The largest of the year in which something was so, where no other was said.
  const isOfOneTime = inner.at === undefined && time !== '' && further.length === 0 && !time.includes('..');
  const expression: Expression = {
    topic,
    within: isOfOneTime ? { ...inner, at: [time] } : inner,
    ...{ filters: own, select: [], orders },
    // The one of them that has most of something is asked for.
    ...(orders.length === 0 ? {} : { limit: 1 }),
    ...(at === undefined ? {} : { at }),
    ...(isAnyTime === undefined ? {} : { isAnyTime }),
    ...(aggregate === undefined ? {} : { aggregate }),
  };
  return { ...said, expression, taken: [...ranked.taken, ...said.taken], others: [] };
}

const has = (vocabulary: Vocabulary, text: string, kind: string): boolean =>
  vocabulary.senses(text).some(({ part }) => part.kind === kind);

const isKind = (vocabulary: Vocabulary, text: string): boolean =>
  isNoun(vocabulary, text, ({ isPlural }) => isPlural);

/** Whether a word is a kind of thing. */
export const isNoun = (
  vocabulary: Vocabulary,
  text: string,
  isMeant: (set: SetPart) => boolean = () => true,
): boolean =>
  vocabulary
    .senses(text)
    .some(({ part }) => part.kind === 'set' && part.topic !== undefined && isMeant(part));

/** Words as they were written. */
export const textOf = (words: readonly Word[]): string =>
  words
    .map(({ written, isJoined, isHyphened }, at) => {
      const before = at === 0 ? '' : isHyphened === true ? '-' : isJoined ? '' : ' ';
      return before + written;
    })
    .join('');
