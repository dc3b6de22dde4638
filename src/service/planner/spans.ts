import type { Evaluator } from '../query/evaluate';
import { EVERYDAY } from '../query/namer';
import type { EntitySearch } from '../search/entity-search';
import type { StoredEntity } from '../store/stored';
import { misspeltAt } from './fuzzy-names';
import { timesAt } from './moments';
import { initialsAt } from './initials';
import { numbersAt } from './numbers';
import type { Sense } from './question-parts';
import { EMPTY_SET } from './empty-set';
import { isMeasure } from './rules/parts';
import { equal } from './value-filter';
import type { Vocabulary } from './vocabulary';
import { isOneOf, SPAN_MARK, type Word } from './words';
import { yearEndsAt } from './year-ends';

/** What the words from one place on may mean; `end` is the place after the last of them. */
export type Span = { start: number; end: number; sense: Sense };

/** What senses come from; `settle` as a graph has it. */
export type Sources = {
  vocabulary: Vocabulary;
  evaluator: Evaluator;
  search: EntitySearch;
  settle: () => void;
};

/** The most words that one sense has. */
const MOST_TOGETHER = 16;

/** Longer codes are met in small letters as names are. */
const MOST_CODE = 3;

/** How many words that nothing explains are looked up as misspelt names. */
const MOST_MISSPELT = 4;

/**
 * Gets the words of a question; gives every sense of every run of them, those of names that are misspelt where a word
 * has no other sense, the words that have none at all, and those that are at best a name in small letters with a slip.
 */
export function spansOf(
  words: readonly Word[],
  { vocabulary, evaluator, search, settle }: Sources,
): { spans: Span[]; unknown: readonly number[]; doubted: readonly number[] } {
  const spans = words.flatMap((_, start) => {
    const region = regionAt(words, start, vocabulary, evaluator);
    return region === undefined ? spansAt(words, start, vocabulary) : [region];
  });
  // Only what has no sense is looked for as a name with a slip.
  settle();
  const covered = new Set<number>();
  for (const { start, end } of spans) for (let at = start; at < end; at += 1) covered.add(at);
  const unknown = words.flatMap((_, at) => (covered.has(at) ? [] : [at]));
  // Beside a number the yen is a unit, and still a currency by itself.
  for (const { start, end, sense } of [...spans])
    if (sense.part.kind === 'number')
      for (let at = start; at < end; at += 1) {
        const code = words[at]?.kind === 'word' ? codeAt(words, at, vocabulary) : undefined;
        if (code !== undefined && isMoney(code) && words[at]?.written === words[at]?.text) spans.push(code);
      }
  if (unknown.length > MOST_MISSPELT) return { spans, unknown, doubted: unknown };
  const found = new Set<number>();
  const sure = new Set<number>();
  for (const at of unknown) {
    if (standsAsNoun(words, at, vocabulary)) continue;
    const code = codeAt(words, at, vocabulary);
    if (code !== undefined) {
      spans.push(code);
      found.add(at);
      sure.add(at);
      continue;
    }
    const name = found.has(at) ? undefined : misspeltAt(words, at, { evaluator, search });
    if (name === undefined) continue;
    const { start, end, entities, misspelt } = name;
    spans.push({ start, end, sense: namedSense(entities, misspelt) });
    for (let place = start; place < end; place += 1) {
      found.add(place);
      if (misspelt === undefined || words[place]?.written !== words[place]?.text) sure.add(place);
    }
  }
  return {
    spans,
    unknown: unknown.filter((at) => !found.has(at)),
    doubted: unknown.filter((at) => !sure.has(at)),
  };
}

/** A code in small letters, `gm`: no other sense of the word stands against it. */
function codeAt(words: readonly Word[], at: number, { senses }: Vocabulary): Span | undefined {
  const text = words[at]?.text ?? '';
  if (text.length > MOST_CODE) return undefined;
  const sense = senses(text).find(({ part }) => part.kind === 'set' && part.named !== undefined);
  return sense === undefined ? undefined : { start: at, end: at + 1, sense };
}

/** The code of a state or province behind a city and a comma: of `Austin, TX` it is no ticker, and of `Portland, OR` no word. */
function regionAt(
  words: readonly Word[],
  start: number,
  { senses }: Vocabulary,
  { means }: Evaluator,
): Span | undefined {
  const { written = '' } = words[start] ?? {};
  if (!/^[A-Z]{2}$/.test(written) || words[start - 1]?.text !== ',') return undefined;
  const cities = [1, 2, 3].flatMap((count) => {
    const before = words.slice(Math.max(0, start - 1 - count), start - 1).map(({ text }) => text);
    return senses(before.join(' ')).flatMap(({ part }) => {
      const [bearers = []] = part.kind === 'set' ? (part.named ?? []) : [];
      return bearers[0]?.type === 'Municipality' ? bearers : [];
    });
  });
  const regions = ['US', 'CA']
    .flatMap((country) => [...means.exact(`${country}-${written}`)])
    .filter(({ type }) => type === 'CountrySubdivision');
  if (cities.length === 0 || regions.length === 0) return undefined;
  const isOf = (type: StoredEntity['type']) => (each: StoredEntity) => each.type === type;
  const countries = regions.flatMap((each) => means.places.around(each).filter(isOf('Country')));
  const there = cities
    .map((city) => means.places.around(city))
    .filter((around) => around.some((each) => countries.includes(each)));
  // Of cities of which only the country is known the code says no more than that.
  const isUnknown = there.length > 0 && !there.flat().some(isOf('CountrySubdivision'));
  const named = [isUnknown ? countries : regions];
  return { start, end: start + 1, sense: { part: { ...EMPTY_SET, named }, cost: 0 } };
}

const isMoney = ({ sense: { part } }: Span): boolean =>
  part.kind === 'set' && part.named?.[0]?.[0]?.type === 'Currency';

/** `$250 in euros`: an amount with a sign, where it stands before what it is wanted in. */
function amountAt(words: readonly Word[], { start, end, sense }: Span, vocabulary: Vocabulary): Span[] {
  const { part, cost } = sense;
  const code = CODES.get(words[start]?.written[0] ?? '');
  const { in: within = '', to = '' } = vocabulary.language.light;
  const isWanted = isOneOf(`${within}|${to}`, words[end]?.text ?? '');
  if (part.kind !== 'number' || code === undefined || !isWanted || !/^\d+$/.test(part.text)) return [];
  return vocabulary.senses(code).flatMap((money) => {
    const span: Span = { start, end, sense: money };
    return isMoney(span) && money.part.kind === 'set'
      ? [{ ...span, sense: { part: { ...money.part, amount: Number(part.text) }, cost: cost + 0.2 } }]
      : [];
  });
}

/** Currencies by the signs that stand before an amount. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
]);

/** A name that begins with a number, of which a letter looks like its scale: `3M`. */
function codedAt(words: readonly Word[], start: number, { senses }: Vocabulary): Span[] {
  const [first, second] = [words[start], words[start + 1]];
  if (first?.kind !== 'number' || second?.kind !== 'word' || !second.isJoined) return [];
  return senses(first.text + second.text)
    .filter(({ part }) => part.kind === 'set' && part.named !== undefined)
    .map((sense) => ({ start, end: start + 2, sense }));
}

/** Every sense of the words from one place on. */
export function spansAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Span[] {
  const times = timesAt(words, start, vocabulary).map(({ moment, end, cost }): Span => ({
    start,
    end,
    sense: { part: { kind: 'times', at: [moment] }, cost },
  }));
  const numbers = numbersAt(words, start, vocabulary).map(({ end, cost, ...number }): Span => ({
    start,
    end,
    sense: { part: { kind: 'number', ...number }, cost },
  }));
  const initials = initialsAt(words, start, vocabulary).map(({ filter, end }): Span => ({
    start,
    end,
    sense: { part: { kind: 'cond', filters: [filter] }, cost: 0 },
  }));
  const yearEnds = yearEndsAt(words, start, vocabulary).map(({ filter, end }): Span => ({
    start,
    end,
    sense: { part: { kind: 'cond', filters: [filter] }, cost: 0 },
  }));
  const spans: Span[] = [
    ...yearEnds,
    ...times,
    ...numbers,
    ...numbers.flatMap((each) => amountAt(words, each, vocabulary)),
    ...initials,
    ...writtenAt(words, start, vocabulary),
    ...codedAt(words, start, vocabulary),
  ];
  let text = '';
  for (let end = start + 1; end <= Math.min(words.length, start + MOST_TOGETHER); end += 1) {
    const word = words[end - 1];
    if (word === undefined) break;
    text = joined(text, word);
    const isMute = word.text === ',' || word.text === '/' || /^['’‘`´]$/.test(word.written);
    if (isMute && end > start + 1) continue;
    for (const sense of vocabulary.senses(text))
      if (
        isMeant(sense, text, words.slice(start, end), { vocabulary, isFirst: start === 0 }) &&
        !isKindAsked(sense, words, { start, end, vocabulary }) &&
        !(sense.part.kind === 'light' && isTickerOfList(words, { start, end, vocabulary })) &&
        !(sense.part.kind === 'light' && counts(words, end, vocabulary)) &&
        !isNoun(sense, words, { start, end, vocabulary })
      ) {
        spans.push({ start, end, sense });
        if (isFirm(sense) && LEGAL_FORMS.has(words[end]?.text ?? ''))
          spans.push({ start, end: end + 1, sense });
      }
    if (!vocabulary.begins(text)) {
      const next = words[end];
      if (next?.kind !== 'possessive' || !/^\p{L}+$/u.test(text)) break;
    }
  }
  const first = words[start];
  if (first?.kind === 'possessive') spans.push(light(start, 'possessive'));
  if (first?.text === ',' || first?.text === ':') spans.push(light(start, 'comma'));
  if (first?.text === '/') spans.push(light(start, 'slash'));
  if (first?.text === SPAN_MARK) spans.push(light(start, 'to'));
  const rank = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(first?.text ?? '')?.[1];
  if (rank !== undefined)
    spans.push({ start, end: start + 1, sense: { part: { kind: 'ordinal', rank: Number(rank) }, cost: 0 } });
  return spans;
}

/** Whether the word that ends at a place counts what stands behind it, or is the rank of something: then it says something. */
function counts(words: readonly Word[], end: number, { language }: Vocabulary): boolean {
  if (!isOneOf(language.counting, words[end - 1]?.text ?? '')) return false;
  const next = words[end];
  const isNumber = language.numbers.some((names) => isOneOf(names, next?.text ?? ''));
  return next?.kind === 'number' || isNumber || isOneOf(language.light.of ?? '', next?.text ?? '');
}

/** Whether what is asked `which` is a kind with its place, whatever firm is called so too: `which US bank`. */
function isKindAsked(
  { part }: Sense,
  words: readonly Word[],
  { start, end, vocabulary }: { start: number; end: number; vocabulary: Vocabulary },
): boolean {
  const [before, last] = [words[start - 1], words[end - 1]];
  if (part.kind !== 'set' || part.named === undefined || before === undefined || last === undefined)
    return false;
  return (
    end - start > 1 &&
    last.written === last.text &&
    vocabulary.senses(before.text).some((sense) => asksWhich(sense, start === 1)) &&
    vocabulary.senses(last.text).some((sense) => sense.part.kind === 'set' && sense.part.topic !== undefined)
  );
}

/** Whether a word asks which of a kind is meant: where a question begins, `which` leads to no clause. */
const asksWhich = ({ part }: Sense, isFirst: boolean): boolean =>
  (part.kind === 'ask' && part.ask === 'what') || (isFirst && part.kind === 'light' && part.light === 'that');

/** Whether a word in small letters that firms are called by is a noun: the target of an acquisition. */
const isNoun = (
  sense: Sense,
  words: readonly Word[],
  { start, end, vocabulary }: { start: number; end: number; vocabulary: Vocabulary },
): boolean => isFirm(sense) && end - start === 1 && standsAsNoun(words, start, vocabulary);

/** Whether what stands beside a word in small letters makes it a noun, so that it is no name by a slip either. */
function standsAsNoun(words: readonly Word[], at: number, { language: { nouns } }: Vocabulary): boolean {
  const word = words[at];
  if (word === undefined || word.written !== word.text || !isOneOf(nouns.words, word.text)) return false;
  return isOneOf(nouns.before, words[at - 1]?.text ?? '') || isOneOf(nouns.behind, words[at + 1]?.text ?? '');
}

/** Legal forms that a firm's name may bear which is held without; those that tell namesakes apart are not among them. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([...['plc', 'inc', 'corp', 'ltd', 'ag', 'se', 'nv', 'spa']]);

const isFirm = ({ part }: Sense): boolean => part.kind === 'set' && part.named?.[0]?.[0]?.type === 'Company';

/** What a word is by how it is written: a dialling code, a web address, a ticker of one letter. */
function writtenAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Span[] {
  const { written = '', kind } = words[start] ?? {};
  const of = (part: Sense['part']): Span[] => [{ start, end: start + 1, sense: { part, cost: 0 } }];
  if (kind === 'number' && written.startsWith('+'))
    return of({ kind: 'cond', filters: [equal('calling_code', written)] });
  if (ADDRESS.test(written)) return of({ kind: 'cond', filters: [equal('website', written.toLowerCase())] });
  // `MUV2` is one that no word is.
  if (!/^[A-Z]{1,5}$|^[A-Z]{2,4}\d$/.test(written) || !isTicker(words, start, vocabulary)) return [];
  return vocabulary
    .listed(written)
    .slice(0, 1)
    .flatMap((entity) => of({ ...EMPTY_SET, named: [[entity]] }));
}

/** Whether capitals are a ticker: they mean nothing else, tickers are asked for, or one letter stands in a list of them. */
function isTicker(words: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  const { written = '', text = '' } = words[at] ?? {};
  if (written.length > 1 && vocabulary.senses(text).length === 0 && !vocabulary.begins(text)) return true;
  return (written.length === 1 && isListed(words, at, vocabulary)) || asksForTicker(words, vocabulary);
}

/** Whether a word that may mean nothing is a ticker among tickers: `PGR, TRV, ALL`. */
const isTickerOfList = (
  words: readonly Word[],
  { start, end, vocabulary }: { start: number; end: number; vocabulary: Vocabulary },
): boolean => {
  const { written = '' } = words[start] ?? {};
  return (
    end - start === 1 &&
    /^[A-Z]{2,5}$/.test(written) &&
    vocabulary.listed(written).length > 0 &&
    isListed(words, start, vocabulary)
  );
};

/** Whether a comma parts a word from a ticker of several letters: `JPM, BAC, C`. */
const isListed = (words: readonly Word[], at: number, vocabulary: Vocabulary): boolean =>
  [-1, 1].some((step) => {
    const parting = words[at + step];
    const { and = '', or = '' } = vocabulary.language.light;
    const isParted = parting?.kind === 'mark' || isOneOf(`${and}|${or}`, parting?.text ?? '');
    const { written = '' } = words[at + 2 * step] ?? {};
    return isParted && /^[A-Z]{2,5}$/.test(written) && vocabulary.listed(written).length > 0;
  });

/** A web address without what nobody says. */
const ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/** Whether a ticker is asked for: a letter alone means a company only then. */
const asksForTicker = (words: readonly Word[], { senses }: Vocabulary): boolean =>
  words.some((_, at) =>
    [1, 2].some((count) =>
      senses(
        words
          .slice(at, at + count)
          .map(({ text }) => text)
          .join(' '),
      ).some(
        ({ part }) =>
          (part.kind === 'fields' && part.fields[0] === 'ticker') ||
          (part.kind === 'relation' && part.relation.field === 'ticker'),
      ),
    ),
  );

const light = (start: number, which: 'possessive' | 'comma' | 'slash' | 'to'): Span => ({
  start,
  end: start + 1,
  sense: { part: { kind: 'light', light: which }, cost: 0 },
});

/** `Moody's` is compared as `moodys`, as names are. */
function joined(text: string, word: Word): string {
  if (text === '') return dayText(word);
  // Names such as `Nike, Inc.` hold a comma, which their compared form does not.
  if (word.text === ',' || word.text === '/') return text;
  // `Shareholders'` ends in the letter that `Moody's` has joined to it.
  if (word.kind === 'possessive') return /s$/i.test(word.written) ? `${text}s` : text;
  return `${text} ${dayText(word)}`;
}

/** A day as names hold it. */
const dayText = ({ kind, text }: Word): string => (kind === 'number' ? text.replaceAll('-', ' ') : text);

/** A code of a few letters, and a name that is a common word, are meant only where they are written as names are. */
function isMeant(
  { part }: Sense,
  text: string,
  words: readonly Word[],
  { vocabulary, isFirst }: { vocabulary: Vocabulary; isFirst: boolean },
): boolean {
  if (part.kind === 'place' && text === 'us') return words[0]?.written === 'US';
  if (part.kind !== 'set' || part.named === undefined) return true;
  const written = words.map((word) => word.written).join(' ');
  if (vocabulary.isCommon(text)) return !isFirst && written !== written.toLowerCase();
  // `Revenue` in small letters is a figure, whatever else is called so.
  const isField = words.length === 1 && written === text && !isMeasure(part) && namesField(vocabulary, text);
  if (isField) return false;
  // Everybody writes `usa` and `uk` so.
  if (EVERYDAY.has(text) && text !== 'us') return true;
  return text.length > 3 || written === written.toUpperCase() || !/^\p{L}+$/u.test(written);
}

const namesField = ({ senses }: Vocabulary, text: string): boolean =>
  senses(text).some(({ part, cost }) => part.kind === 'fields' && cost === 0);

function namedSense(entities: readonly StoredEntity[], misspelt: string | undefined): Sense {
  return {
    part: {
      ...EMPTY_SET,
      named: [entities],
      ...(misspelt === undefined ? {} : { misspelt: [misspelt] }),
    },
    cost: misspelt === undefined ? 0.2 : 0.5,
  };
}
