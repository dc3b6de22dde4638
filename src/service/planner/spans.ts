import type { Evaluator } from '../query/evaluate';
import { parseQuantity } from '../query/quantity';
import type { EntitySearch } from '../search/entity-search';
import type { StoredEntity } from '../store/stored';
import type { Sense } from './sense';
import { EMPTY_SET, type Vocabulary } from './vocabulary';
import type { Word } from './words';

/** What the words from one place on may mean; `end` is the place after the last of them. */
export type Span = { start: number; end: number; sense: Sense };

/** The most words that one sense has. */
const MOST_TOGETHER = 16;

/** Below this a match of the search is another name. */
const MISSPELT = 0.84;

/** How many words that nothing explains are looked up as misspelt names. */
const MOST_MISSPELT = 4;

/**
 * Gets the words of a question; gives every sense of every run of them, those of names that are misspelt where a word
 * has no other sense, and the words that have none at all.
 */
export function spansOf(
  words: readonly Word[],
  { vocabulary, evaluator, search }: { vocabulary: Vocabulary; evaluator: Evaluator; search: EntitySearch },
): { spans: Span[]; unknown: readonly number[] } {
  const spans = words.flatMap((_, start) => spansAt(words, start, vocabulary));
  const covered = new Set<number>();
  for (const { start, end } of spans) for (let at = start; at < end; at += 1) covered.add(at);
  const unknown = words.flatMap((_, at) => (covered.has(at) ? [] : [at]));
  if (unknown.length > MOST_MISSPELT) return { spans, unknown };
  const found = new Set<number>();
  for (const at of unknown) {
    const span = found.has(at) ? undefined : misspeltAt(words, at, { evaluator, search });
    if (span === undefined) continue;
    spans.push(span);
    for (let place = span.start; place < span.end; place += 1) found.add(place);
  }
  return { spans, unknown: unknown.filter((at) => !found.has(at)) };
}

function spansAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Span[] {
  const spans: Span[] = [...timesAt(words, start, vocabulary), ...numbersAt(words, start, vocabulary)];
  let text = '';
  for (let end = start + 1; end <= Math.min(words.length, start + MOST_TOGETHER); end += 1) {
    const word = words[end - 1];
    if (word === undefined) break;
    text = joined(text, word);
    if (word.text === ',' && end > start + 1) continue;
    for (const sense of vocabulary.senses.get(text) ?? [])
      if (isMeant(sense, text, words.slice(start, end), { vocabulary, isFirst: start === 0 }))
        spans.push({ start, end, sense });
    if (!vocabulary.begins(text)) {
      const next = words[end];
      if (next?.kind !== 'possessive' || !/^\p{L}+$/u.test(text)) break;
    }
  }
  const first = words[start];
  if (first?.kind === 'possessive') spans.push(light(start, 'possessive'));
  if (first?.text === ',' || first?.text === ':') spans.push(light(start, 'comma'));
  if (first?.text === '/') spans.push(light(start, 'slash'));
  const rank = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(first?.text ?? '')?.[1];
  if (rank !== undefined)
    spans.push({ start, end: start + 1, sense: { part: { kind: 'ordinal', rank: Number(rank) }, cost: 0 } });
  return spans;
}

const light = (start: number, which: 'possessive' | 'comma' | 'slash'): Span => ({
  start,
  end: start + 1,
  sense: { part: { kind: 'light', light: which }, cost: 0 },
});

/** `Moody's` is compared as `moodys`, as names are. */
function joined(text: string, word: Word): string {
  if (text === '') return word.text;
  // Names such as `Nike, Inc.` hold a comma, which their compared form does not.
  if (word.text === ',') return text;
  return word.kind === 'possessive' ? `${text}s` : `${text} ${word.text}`;
}

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
  return text.length > 3 || written === written.toUpperCase() || !/^\p{L}+$/u.test(written);
}

function numbersAt(words: readonly Word[], start: number, { language }: Vocabulary): Span[] {
  const word = words[start];
  if (word?.kind !== 'number') return [];
  const next = words[start + 1]?.text ?? '';
  const scale = Object.entries(language.scales).find(([, names]) => names.split('|').includes(next));
  const digits = plainDigits(word.text, language.tag).replace(/,(?=\d{3})/g, '');
  const quantity = parseQuantity(scale === undefined ? digits : `${digits} ${scale[0]}`);
  let end = start + (scale === undefined ? 1 : 2);
  if (quantity === undefined) return [];
  const text = String(quantity);
  const units = language.units.split('|');
  for (const length of [2, 1]) {
    const unit = words.slice(end, end + length).map((each) => each.text);
    if (unit.length === length && units.includes(unit.join(' '))) {
      end += length;
      break;
    }
  }
  const count = scale === undefined && /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  const spans: Span[] = [{ start, end, sense: { part: { kind: 'number', text, count }, cost: 0 } }];
  const bare = start + (scale === undefined ? 1 : 2);
  if (bare < end)
    spans.push({ start, end: bare, sense: { part: { kind: 'number', text, count }, cost: 0.1 } });
  return spans;
}

/** Of `1.234,5` in German the dot parts thousands. */
function plainDigits(written: string, tag: string): string {
  return tag === 'de' ? written.replace(/\.(?=\d{3})/g, '').replace(',', '.') : written;
}

/** Years, quarters, months and days, with the words that stand before them and say no more. */
function timesAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Span[] {
  const { language } = vocabulary;
  const yearly = language.yearly.split('|');
  const spans: Span[] = [];
  for (let before = 0; before <= 4; before += 1) {
    const prefix = words
      .slice(start, start + before)
      .map(({ text }) => text)
      .join(' ');
    if (before > 0 && !yearly.includes(prefix)) continue;
    const time = timeAt(words, start + before, vocabulary);
    if (time === undefined) continue;
    const cost = before > 0 || time.isSure ? 0 : 0.05;
    spans.push({ start, end: time.end, sense: { part: { kind: 'times', at: [time.moment] }, cost } });
  }
  return spans;
}

type Time = { moment: string; end: number; isSure: boolean };

function timeAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Time | undefined {
  const { months, quarter, ordinals } = vocabulary.language;
  const text = (place: number): string => words[place]?.text ?? '';
  const year = (place: number): string | undefined => /^(?:1[5-9]|20)\d{2}$/.exec(text(place))?.[0];
  const month = (place: number): number =>
    months.findIndex((names) => names.split('|').includes(text(place))) + 1;
  const day = (place: number): string | undefined => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text(place))?.[1];
  const pad = (number: number | string): string => String(number).padStart(2, '0');
  const isComma = (place: number): number => (text(place) === ',' ? 1 : 0);
  const plain = year(at);
  if (plain !== undefined && words[at]?.written === plain)
    return { moment: plain, end: at + 1, isSure: true };
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(text(at))) return { moment: text(at), end: at + 1, isSure: true };
  if (/^\d{4}[-–]\d{4}$/.test(text(at)))
    return { moment: text(at).replace(/[-–]/, '..'), end: at + 1, isSure: true };
  const fiscal = /^fy(\d{4})$/.exec(text(at))?.[1];
  if (fiscal !== undefined) return { moment: fiscal, end: at + 1, isSure: true };
  const joint = /^q([1-4])$/.exec(text(at))?.[1];
  const nth = ordinals.findIndex((stem) => text(at).startsWith(stem)) + 1 || Number(day(at) ?? 0);
  const isQuarter = quarter.split('|').includes(text(at + 1));
  const ofQuarter = joint !== undefined ? at + 1 : isQuarter && nth >= 1 && nth <= 4 ? at + 2 : undefined;
  if (ofQuarter !== undefined) {
    const place = year(ofQuarter) === undefined ? ofQuarter + 1 : ofQuarter;
    const found = year(place);
    if (found === undefined) return undefined;
    return { moment: `${found}-${pad(Number(joint ?? nth) * 3)}`, end: place + 1, isSure: true };
  }
  if (month(at) > 0) {
    const days = day(at + 1);
    const place =
      days !== undefined && year(at + 1) === undefined ? at + 2 + isComma(at + 2) : at + 1 + isComma(at + 1);
    const found = year(place) ?? (text(place) === 'of' ? year(place + 1) : undefined);
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

/** The name that a word without a sense belongs to: an identifier, an industry by a word of it, or one with a slip. */
function misspeltAt(
  words: readonly Word[],
  at: number,
  { evaluator, search }: { evaluator: Evaluator; search: EntitySearch },
): Span | undefined {
  for (let length = 3; length > 0; length -= 1) {
    for (
      let start = Math.max(0, at - length + 1);
      start <= at && start + length <= words.length;
      start += 1
    ) {
      const run = words.slice(start, start + length);
      if (run.some(({ kind }) => kind === 'mark' || kind === 'possessive')) continue;
      const written = run
        .map((word, place) => (place > 0 && !word.isJoined ? ' ' : '') + word.written)
        .join('');
      if (written.length < 3 || (length > 1 && !run.every(isNameLike))) continue;
      const span = (entities: readonly StoredEntity[], isSlip: boolean): Span => ({
        start,
        end: start + length,
        sense: namedSense(entities, isSlip ? written : undefined),
      });
      const exact = search(written, { limit: 5, isExact: true }).filter(({ relevance }) => relevance >= 0.97);
      if (exact.length > 0)
        return span(
          exact.map(({ entity }) => entity),
          false,
        );
      const industries = length === 1 && written.length > 3 ? [...evaluator.means.industries(written)] : [];
      if (industries.length > 0 && industries.length < 9) return span(industries, false);
      const [best, ...others] = search(written, { limit: 6 }).filter(
        ({ relevance }) => relevance >= MISSPELT,
      );
      if (best === undefined || written.length < 5 || !isSlipOf(written, best.entity)) continue;
      const alike = others.filter(({ relevance }) => relevance > best.relevance - 0.02);
      return span(
        [best, ...alike].map(({ entity }) => entity),
        true,
      );
    }
  }
  return undefined;
}

/** Only a word with a capital, or one of many letters, is looked for as part of a name with a slip. */
function isNameLike({ written, kind }: Word): boolean {
  return kind === 'number' || /^\p{Lu}/u.test(written);
}

/** A word that a name merely holds or begins with is no slip of it. */
function isSlipOf(written: string, { name, aliases }: { name: string; aliases: readonly string[] }): boolean {
  return [name, ...aliases].some(
    (each) =>
      Math.abs(each.length - written.length) <= 2 || each.toLowerCase().startsWith(written.toLowerCase()),
  );
}

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
