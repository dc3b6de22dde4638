import type { Filter } from '../query/tree';
import type { Language } from './language/language';
import { equal } from './value-filter';
import type { Vocabulary } from './vocabulary';
import { isOneOf, type Word } from './words';

/** What closes the books on a day of the year, from one word on. */
type YearEnd = { filter: Filter; end: number };

/** The field that holds it, as `June 30`. */
const FIELD = 'fiscal_year_end';

/** The most words that name it, and the most between. */
const MOST = { naming: 6, between: 2 } as const;

const ENGLISH_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/** `Fiscal year end in June`, `whose fiscal year ends on 31 May`, `a June year end`: no year may follow. */
export function yearEndsAt(words: readonly Word[], start: number, vocabulary: Vocabulary): YearEnd[] {
  if (!saysMonth(words, vocabulary)) return [];
  const before = dayAt(words, start, vocabulary);
  if (before !== undefined) {
    const end = namedUntil(words, before.end, vocabulary);
    return end === undefined ? [] : [{ filter: before.filter, end }];
  }
  const named = namedUntil(words, start, vocabulary);
  if (named === undefined) return aroundDay(words, start, vocabulary);
  for (let between = 0; between <= MOST.between; between += 1) {
    const day = dayAt(words, named + between, vocabulary);
    if (day !== undefined) return /^\d{4}$/.test(words[day.end]?.text ?? '') ? [] : [day];
    if (!isBetween(words[named + between]?.text ?? '', vocabulary)) return [];
  }
  return [];
}

const known = new WeakMap<readonly Word[], Map<Language, boolean>>();

/** Whether a month is named at all, without which nothing says on what day of the year books are closed. */
function saysMonth(words: readonly Word[], { language }: Vocabulary): boolean {
  const byLanguage = known.get(words) ?? new Map<Language, boolean>();
  const found =
    byLanguage.get(language) ??
    words.some(({ text }) => language.months.some((month) => isOneOf(month, text)));
  known.set(words, byLanguage.set(language, found));
  return found;
}

/** `Geschäftsjahr im September endet`: the day stands within what names it. */
function aroundDay(words: readonly Word[], start: number, vocabulary: Vocabulary): YearEnd[] {
  const first = words[start]?.text ?? '';
  if (!vocabulary.begins(first)) return [];
  for (let at = start + 1; at <= start + 1 + MOST.between; at += 1) {
    const day = dayAt(words, at, vocabulary);
    const last = day === undefined ? undefined : words[day.end];
    if (day !== undefined && last !== undefined)
      return isNaming(`${first} ${last.text}`, vocabulary) ? [{ ...day, end: day.end + 1 }] : [];
    if (!isBetween(words[at]?.text ?? '', vocabulary)) return [];
  }
  return [];
}

const isNaming = (text: string, { senses }: Vocabulary): boolean =>
  senses(text).some(({ part }) => part.kind === 'fields' && part.fields.join() === FIELD);

/** The place behind the longest run of words that names the end of a company's year. */
function namedUntil(words: readonly Word[], start: number, vocabulary: Vocabulary): number | undefined {
  const first = words[start]?.text ?? '';
  if (!vocabulary.begins(first)) return isNaming(first, vocabulary) ? start + 1 : undefined;
  let named: number | undefined;
  for (let end = start + 1; end <= Math.min(words.length, start + MOST.naming); end += 1) {
    const text = textOf(words, start, end);
    if (isNaming(text, vocabulary)) named = end;
    // What nothing begins with is no part of a name; each look at one costs.
    if (!vocabulary.begins(text)) break;
  }
  return named;
}

const isBetween = (text: string, { language }: Vocabulary): boolean =>
  [language.light.in, language.light.on, language.light.be, language.light.the, language.light.of].some(
    (words = '') => isOneOf(words, text),
  );

/** A month, with a day before or behind it. */
function dayAt(words: readonly Word[], start: number, { language }: Vocabulary): YearEnd | undefined {
  const monthOf = (at: number): string | undefined =>
    ENGLISH_MONTHS[language.months.findIndex((each) => isOneOf(each, words[at]?.text ?? ''))];
  const dayOf = (at: number): number | undefined => {
    const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[at]?.text ?? '')?.[1]);
    return day >= 1 && day <= 31 ? day : undefined;
  };
  const found = (month: string, day: number | undefined, end: number): YearEnd => ({
    filter: equal(FIELD, day === undefined ? month : `${month} ${day}`),
    end,
  });
  const month = monthOf(start);
  if (month !== undefined) {
    const day = dayOf(start + 1);
    return found(month, day, start + (day === undefined ? 1 : 2));
  }
  const [day, then] = [dayOf(start), monthOf(start + 1)];
  return day === undefined || then === undefined ? undefined : found(then, day, start + 2);
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
