import type { Vocabulary } from './vocabulary';
import { END_OF_LAST_YEAR, endOf, startOf } from './open-times';
import { halfTo, TRAILING_YEAR } from './quarter-sums';
import { endedAt, periodAt } from './periods';
import type { Language } from './language/language';
import { newestMonths, newestQuarters, spanOfYears, YEAR_TO_DATE } from './newest-quarters';
import { beginsOneOf, isOneOf, type Word } from './words';

/** A time from one word on; `end` is the place after its last word, `cost` what it costs that it is none. */
export type Moment = { moment: string; end: number; cost: number };

/** Years, quarters, months and days, with the words that stand before them and say no more. */
export function timesAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Moment[] {
  const { language } = vocabulary;
  const found: Moment[] = [
    ...recentYears(words, start, language),
    ...quartersTogether(words, start, language),
    ...yearsOfGrowth(words, start, language),
    ...decadeAt(words, start, language),
  ];
  if (!hasDigit(words, start)) return found;
  for (let before = 0; before <= 4; before += 1) {
    const prefix = words
      .slice(start, start + before)
      .map(({ text }) => text)
      .join(' ');
    if (before > 0 && !isOneOf(language.yearly, prefix)) continue;
    // Of `buy back in 2022` the second word is the verb's.
    if (isOneOf(language.turned.verbs, words[start - 1]?.text ?? '') && prefix.startsWith(language.turned.by))
      continue;
    const time = timeAt(words, start + before, vocabulary);
    if (time === undefined) continue;
    const cost = before > 0 || time.isSure ? 0 : 0.05;
    // Of a line of months the end of a year is its last, of one of years it is the year.
    const isYear = before > 0 && /^\d{4}$/.test(time.moment);
    const edges = [
      ...(isYear && isOneOf(language.yearEnd, prefix) ? [endOf(time.moment)] : []),
      ...(isYear && isOneOf(language.yearStart, prefix) ? [startOf(time.moment)] : []),
    ];
    found.push(...edges.map((moment) => ({ moment, end: time.end, cost })));
    found.push({ moment: time.moment, end: time.end, cost: edges.length === 0 ? cost : cost + SECOND });
  }
  return found;
}

/** What makes the one of two ways to take the same words the second. */
const SECOND = 0.001;

/** The most words of a time, with what stands before it. */
const MOST_WORDS = 18;

/** Whether a digit stands in the next words: a time of the calendar has a year. */
function hasDigit(words: readonly Word[], start: number): boolean {
  const end = Math.min(words.length, start + MOST_WORDS);
  for (let at = start; at < end; at += 1) if (/\d/.test(words[at]?.text ?? '')) return true;
  return false;
}

/** The newest four quarters, and a half of a year by its last month: `TTM`, `the first half of 2023`, `2H 2023`. */
function quartersTogether(words: readonly Word[], start: number, language: Language): Moment[] {
  const text = (from: number, count: number): string =>
    words
      .slice(from, from + count)
      .map((word) => word.text)
      .join(' ');
  const { yearHalves: halves, trailingYear } = language;
  const word = words[start]?.text ?? '';
  for (
    let length = beginsOneOf(trailingYear, word) ? Math.min(6, words.length - start) : 0;
    length > 0;
    length -= 1
  )
    if (isOneOf(trailingYear, text(start, length)))
      return [{ moment: TRAILING_YEAR, end: start + length, cost: 0 }];
  for (
    let length = beginsOneOf(language.yearToDate, word) ? Math.min(5, words.length - start) : 0;
    length > 0;
    length -= 1
  )
    if (isOneOf(language.yearToDate, text(start, length)))
      return [{ moment: YEAR_TO_DATE, end: start + length, cost: 0 }];
  if (!hasDigit(words, start)) return [];
  const joint = /^(?:h([12])|([12])h)(\d{2})?$/.exec(word);
  const short = joint?.[3];
  if (joint !== null && short !== undefined) return halfOf(joint[1] ?? joint[2], `20${short}`, start + 1);
  const isHalf = joint !== null || beginsOneOf(halves.first, word) || beginsOneOf(halves.second, word);
  for (let length = isHalf ? 4 : 0; length > 0; length -= 1) {
    const written = text(start, length);
    const half =
      length === 1 && joint !== null
        ? (joint[1] ?? joint[2])
        : isOneOf(halves.first, written)
          ? '1'
          : isOneOf(halves.second, written)
            ? '2'
            : undefined;
    const year = words[start + length]?.written ?? '';
    if (half !== undefined && /^(?:19|20)\d{2}$/.test(year)) return halfOf(half, year, start + length + 1);
  }
  const year = words[start]?.written ?? '';
  const after = /^(?:h([12])|([12])h)$/.exec(text(start + 1, 1));
  return /^(?:19|20)\d{2}$/.test(year) && after !== null ? halfOf(after[1] ?? after[2], year, start + 2) : [];
}

const halfOf = (half: string | undefined, year: string, end: number): Moment[] => [
  { moment: halfTo(`${year}-${half === '1' ? '06' : '12'}`), end, cost: 0 },
];

/** Whether a word joins others, by which a number of years behind it is more than how far back. */
const isFunctionWord = (text: string, { light, bounds }: Language): boolean =>
  [...Object.values(light), ...Object.values(bounds)].some((words) => isOneOf(words, text));

/** `5 year CAGR`, `3y CAGR`: so many years are said before what is a growth over years, and of nothing else. */
function yearsOfGrowth(words: readonly Word[], start: number, language: Language): Moment[] {
  const text = (at: number): string => words[at]?.text ?? '';
  const isOfGrowth = (): boolean =>
    words.some(
      (each, at) =>
        beginsOneOf(language.yearlyGrowth, each.text) &&
        [1, 2, 3, 4].some((count) =>
          isOneOf(
            language.yearlyGrowth,
            words
              .slice(at, at + count)
              .map((word) => word.text)
              .join(' '),
          ),
        ),
    );
  const joint = /^(\d{1,2})(?:y|yr|yrs)$/.exec(text(start))?.[1];
  const isYears = joint !== undefined || isOneOf(language.recentYears.single, text(start + 1));
  if (!isYears) return [];
  const written = text(start);
  const count = Number(
    joint ??
      (/^\d{1,2}$/.test(written) ? written : language.numbers.findIndex((names) => isOneOf(names, written))),
  );
  if (!(count > 1)) return [];
  const end = joint === undefined ? start + 2 : start + 1;
  if (isOfGrowth()) return [{ moment: spanOfYears(count), end, cost: 0 }];
  // `Walmart revenue 5 yrs`: what stands alone at the end is how far back.
  const before = text(start - 1);
  const isAlone = end === words.length && start > 1 && !isFunctionWord(before, language);
  return isAlone ? [{ moment: `last ${count} years`, end, cost: 0.1 }] : [];
}

/** `The 2010s`, `the 80s`, `the nineties`, `die neunziger Jahre`: the ten years of a decade. */
function decadeAt(words: readonly Word[], start: number, language: Language): Moment[] {
  const { endings, named, behind } = language.decades;
  const text = words[start]?.text ?? '';
  const [, digits = '', ending = ''] = /^((?:1[5-9]|20)?\d0)(\p{L}+)$/u.exec(text) ?? [];
  // `The 1900s` may be a century, and of `the 20s` nobody knows the century.
  const isWritten = isOneOf(endings, ending) && !/^1\d00$/.test(digits) && digits !== '00';
  const short = isWritten ? digits : (named.find((each) => isOneOf(each.words, text))?.years ?? '');
  const from = short.length === 4 ? Number(short) : Number(short) >= 30 ? 1900 + Number(short) : undefined;
  if (short === '' || from === undefined) return [];
  const end = isOneOf(behind, words[start + 1]?.text ?? '') ? start + 2 : start + 1;
  return [{ moment: `${from}..${from + 9}`, end, cost: 0 }];
}

type Time = { moment: string; end: number; isSure: boolean };

/** `The last five years`: which they are depends on what is known of what is asked. */
function recentYears(words: readonly Word[], start: number, language: Language): Moment[] {
  const { before, after, decades, year, quarters, months } = language.recentYears;
  const text = (from: number, count: number): string =>
    words
      .slice(from, from + count)
      .map((word) => word.text)
      .join(' ');
  const word = words[start]?.text ?? '';
  if (beginsOneOf(decades, word) && isOneOf(decades, text(start, 2)))
    return [{ moment: 'last 10 years', end: start + 2, cost: 0 }];
  for (const before of [1, 2, 3, 4]) {
    if (start + before >= words.length || !isOneOf(language.yearEnd, text(start, before))) continue;
    for (const length of [4, 3, 2, 1])
      if (start + before + length <= words.length && isOneOf(year, text(start + before, length)))
        return [{ moment: END_OF_LAST_YEAR, end: start + before + length, cost: 0 }];
  }
  for (const length of beginsOneOf(year, word) ? [4, 3, 2, 1] : [])
    if (start + length <= words.length && isOneOf(year, text(start, length)))
      return [{ moment: 'last 1 years', end: start + length, cost: 0 }];
  for (const length of beginsOneOf(before, word) ? [2, 1] : []) {
    if (!isOneOf(before, text(start, length))) continue;
    const written = text(start + length, 1);
    const count = /^\d{1,2}$/.test(written)
      ? Number(written)
      : language.numbers.findIndex((names) => isOneOf(names, written));
    for (const noun of [2, 1]) {
      const end = start + length + 1 + noun;
      if (count > 1 && end <= words.length && isOneOf(after, text(start + length + 1, noun)))
        return [{ moment: `last ${count} years`, end, cost: 0 }];
      if (count > 1 && end <= words.length && isOneOf(quarters, text(start + length + 1, noun)))
        return [{ moment: newestQuarters(count), end, cost: 0 }];
      if (count > 1 && end <= words.length && isOneOf(months, text(start + length + 1, noun)))
        return [{ moment: newestMonths(count), end, cost: 0 }];
    }
  }
  return [];
}

function timeAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Time | undefined {
  const ofMonth = quarterOfMonth(words, at, vocabulary.language);
  if (ofMonth !== undefined) return ofMonth;
  const ended = endedAt(words, at, vocabulary.language);
  if (ended === undefined) {
    const plain = calendarAt(words, at, vocabulary);
    // `The November 2022 quarter` is the one that ended then.
    const isQuarter =
      plain !== undefined &&
      /^\d{4}-\d{2}$/.test(plain.moment) &&
      isOneOf(vocabulary.language.quarter, words[plain.end]?.text ?? '');
    return isQuarter ? { ...plain, moment: `quarter to ${plain.moment}`, end: plain.end + 1 } : plain;
  }
  const time = calendarAt(words, ended.at, vocabulary);
  // `The quarter that ended in 2025` says not which of four.
  if (time === undefined || !/^\d{4}-\d{2}/.test(time.moment)) return undefined;
  return { ...time, moment: `${ended.length} to ${time.moment}` };
}

function calendarAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Time | undefined {
  const period = periodAt(words, at, vocabulary.language);
  if (period !== undefined) return period;
  const { months } = vocabulary.language;
  const text = (place: number): string => words[place]?.text ?? '';
  const year = (place: number): string | undefined => /^(?:1[5-9]|20)\d{2}$/.exec(text(place))?.[0];
  const month = (place: number): number => months.findIndex((names) => isOneOf(names, text(place))) + 1;
  const day = (place: number): string | undefined => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text(place))?.[1];
  const pad = (number: number | string): string => String(number).padStart(2, '0');
  const isComma = (place: number): number => (text(place) === ',' ? 1 : 0);
  const half = [2, 1].find((length) =>
    isOneOf(
      vocabulary.language.mid,
      words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' '),
    ),
  );
  const middle = half === undefined ? undefined : year(at + half);
  if (half !== undefined && middle !== undefined)
    return { moment: `${middle}-06`, end: at + half + 1, isSure: true };
  const last = lastDayAt(words, at, vocabulary);
  if (last !== undefined) return last;
  const holiday = holidayAt(words, at, vocabulary.language);
  if (holiday !== undefined) return holiday;
  const plain = year(at);
  if (plain !== undefined && words[at]?.written === plain)
    return { moment: plain, end: at + 1, isSure: true };
  const numeric = numericDay(words[at]?.written ?? '');
  if (numeric !== undefined) return { moment: numeric, end: at + 1, isSure: true };
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(text(at))) return { moment: text(at), end: at + 1, isSure: true };
  if (/^\d{4}[-–]\d{4}$/.test(text(at)))
    return { moment: text(at).replace(/[-–]/, '..'), end: at + 1, isSure: true };
  if (month(at) > 0) {
    const days = day(at + 1);
    const place =
      days !== undefined && year(at + 1) === undefined ? at + 2 + isComma(at + 2) : at + 1 + isComma(at + 1);
    const found = year(place) ?? (text(place) === 'of' ? year(place + 1) : undefined);
    // `Oct 23` without a year beside it is no day.
    if (found === undefined && /^\d{2}$/.test(text(at + 1)))
      return { moment: `20${text(at + 1)}-${pad(month(at))}`, end: at + 2, isSure: true };
    if (found === undefined) return undefined;
    const end = (year(place) === undefined ? place + 1 : place) + 1;
    const date = `${found}-${pad(month(at))}`;
    return {
      moment: days !== undefined && year(at + 1) === undefined ? `${date}-${pad(days)}` : date,
      end,
      isSure: true,
    };
  }
  const days = day(at);
  const named = text(at + 1) === 'of' ? at + 2 : at + 1;
  const found = days === undefined || month(named) === 0 ? undefined : year(named + 1 + isComma(named + 1));
  if (days === undefined || found === undefined) return undefined;
  return {
    moment: `${found}-${pad(month(named))}-${pad(days)}`,
    end: named + 2 + isComma(named + 1),
    isSure: true,
  };
}

/** `The last day of June 2025`. */
function lastDayAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Time | undefined {
  const { lastDayOf } = vocabulary.language;
  if (!beginsOneOf(lastDayOf, words[at]?.text ?? '')) return undefined;
  for (const length of [6, 5, 4, 3]) {
    const said = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const month = isOneOf(lastDayOf, said) ? calendarAt(words, at + length, vocabulary) : undefined;
    const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month?.moment ?? '') ?? [];
    if (month !== undefined && year !== undefined)
      return {
        ...month,
        moment: `${month.moment}-${String(new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()).padStart(2, '0')}`,
      };
  }
  return undefined;
}

/** `Christmas Eve 2024`: a day that has a name. */
function holidayAt(words: readonly Word[], at: number, { holidays }: Language): Time | undefined {
  for (const [day, names] of Object.entries(holidays)) {
    if (!beginsOneOf(names, words[at]?.text ?? '')) continue;
    for (const length of [5, 4, 3, 2, 1]) {
      const said = words
        .slice(at, at + length)
        .map(({ kind, text }) => (kind === 'possessive' ? 's' : text))
        .join(' ');
      const place = at + length + (words[at + length]?.text === ',' ? 1 : 0);
      const year = /^(?:19|20)\d{2}$/.exec(words[place]?.text ?? '')?.[0];
      if (year !== undefined && isOneOf(names, said))
        return { moment: `${year}-${day}`, end: place + 1, isSure: true };
    }
  }
  return undefined;
}

/** `The March quarter of 2024`, `2024 March quarter`: the one that ended with a month. */
function quarterOfMonth(words: readonly Word[], at: number, language: Language): Time | undefined {
  const { months, quarter } = language;
  const text = (place: number): string => words[place]?.text ?? '';
  const yearAt = (place: number): string | undefined => /^(?:19|20)\d{2}$/.exec(text(place))?.[0];
  const monthAt = (place: number): number => months.findIndex((names) => isOneOf(names, text(place))) + 1;
  const isBefore = yearAt(at) !== undefined;
  const month = monthAt(isBefore ? at + 1 : at);
  if (month === 0 || !isOneOf(quarter, text(isBefore ? at + 2 : at + 1))) return undefined;
  const behind = isOneOf(`${language.light.of ?? ''}|${language.light.in ?? ''}`, text(at + 2))
    ? at + 3
    : at + 2;
  const year = isBefore ? yearAt(at) : yearAt(behind);
  return year === undefined
    ? undefined
    : {
        moment: `quarter to ${year}-${String(month).padStart(2, '0')}`,
        end: isBefore ? at + 3 : behind + 1,
        isSure: true,
      };
}

/** `31.12.2021`, as Germans write a day. */
function numericDay(written: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})$/.exec(written) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
