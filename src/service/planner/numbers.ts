import { ownValue } from '../../shared/contract/own-value';
import { parseQuantity, round } from '../query/quantity';
import type { Language } from './language/language';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** A number from one word on, with its scale and unit. */
export type Quantity = {
  text: string;
  /** The number where it is a plain one, so that it may count things. */
  count: number | undefined;
  /** What its word of scale multiplied it with. */
  scale: number;
  /** Whether people stand after it: `a million people`. */
  isOfPeople: boolean;
  /** The code of a currency that stands beside it and is not the dollar. */
  currency?: string;
  end: number;
  cost: number;
};

type Read = { value: number; end: number; scale: number; count: number | undefined };

/** Numbers in digits or words, with the scale and the unit that follow. */
export function numbersAt(words: readonly Word[], start: number, vocabulary: Vocabulary): Quantity[] {
  const { language } = vocabulary;
  // `USD 5 bn`: the unit stands before the number.
  const led = words[start + 1]?.kind === 'number' ? moneyOf(words[start]?.text ?? '', language) : undefined;
  if (led !== undefined)
    return numbersAt(words, start + 1, vocabulary).map((each) => ({
      ...each,
      currency: led,
      cost: each.cost + 0.15,
    }));
  const isLed =
    words[start + 1]?.kind === 'number' && isOneOf(language.leadingUnits, words[start]?.text ?? '');
  if (isLed)
    return numbersAt(words, start + 1, vocabulary).map((each) => ({ ...each, cost: each.cost + 0.15 }));
  const read =
    words[start]?.kind === 'number' ? digitsAt(words, start, language) : wordedAt(words, start, language);
  if (read === undefined) return [];
  const { value, scale, count } = read;
  const plain = { text: String(value), count, scale };
  const sign = SIGNS.get(/[€£¥]/.exec(words[start]?.written ?? '')?.[0] ?? '');
  const signed = sign === undefined ? {} : { currency: sign };
  const bare: Quantity = { ...plain, ...signed, isOfPeople: false, end: read.end, cost: 0 };
  for (const length of [2, 1]) {
    const unit = words.slice(read.end, read.end + length).map(({ text }) => text);
    if (unit.length < length) continue;
    const currency = moneyOf(unit.join(' '), language);
    if (currency !== undefined)
      return [
        { ...bare, currency, end: read.end + length },
        { ...bare, cost: 0.1 },
      ];
    const isOfPeople = isOneOf(language.people, unit.join(' '));
    if (isOfPeople || isOneOf(language.units, unit.join(' ')))
      return [
        { ...bare, isOfPeople, end: read.end + length },
        { ...bare, cost: 0.1 },
      ];
  }
  return [bare];
}

/** What stands before an amount that is none of dollars. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['€', 'eur'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
]);

const moneyOf = (text: string, { moneys }: Language): string | undefined => namesIn(moneys).get(text);

/** What a language's tables give, by the words themselves: each word of a question is looked for in all of them. */
const byWord = new WeakMap<object, ReadonlyMap<string, string>>();

/** Which entry of a table names a word first; the entries are words parted by `|`. */
function namesIn(table: Readonly<Record<string, string>> | readonly string[]): ReadonlyMap<string, string> {
  const known = byWord.get(table);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  for (const [own, names] of Object.entries(table))
    for (const name of names.split('|')) if (!made.has(name)) made.set(name, own);
  byWord.set(table, made);
  return made;
}

const lists = new Map<string, ReadonlySet<string>>();

/** Whether a word is one of a list as it stands there. */
function isOneOf(words: string, word: string): boolean {
  const known = lists.get(words) ?? new Set(words.split('|'));
  lists.set(words, known);
  return known.has(word);
}

function scaleOf(word: string | undefined, { scales }: Language): number | undefined {
  const found = word === undefined ? undefined : namesIn(scales).get(word);
  return found === undefined ? undefined : parseQuantity(`1 ${found}`);
}

function digitsAt(words: readonly Word[], start: number, language: Language): Read | undefined {
  const digits = plainDigits(words[start]?.text ?? '', language.tag).replace(/,(?=\d{3})/g, '');
  const value = parseQuantity(digits);
  const scale = scaleOf(words[start + 1]?.text, language);
  if (value === undefined) return undefined;
  if (scale !== undefined) return { value: round(value * scale), end: start + 2, scale, count: undefined };
  return { value, end: start + 1, scale: 1, count: /^\d{1,5}$/.test(digits) ? Number(digits) : undefined };
}

const halves = new Map<string, readonly (readonly string[])[]>();

function halvesOf({ halves: written }: Language): readonly (readonly string[])[] {
  const known = halves.get(written) ?? written.split('|').map((each) => each.split(' '));
  halves.set(written, known);
  return known;
}

/** Numbers of several words: `two hundred thousand`, `half a million`, `a hundred`; single words are senses. */
function wordedAt(words: readonly Word[], start: number, language: Language): Read | undefined {
  const half = halvesOf(language).find((each) => each.every((word, at) => words[start + at]?.text === word));
  if (half !== undefined) {
    const scale = scaleOf(words[start + half.length]?.text, language);
    return scale === undefined
      ? undefined
      : { value: scale / 2, end: start + half.length + 1, scale, count: undefined };
  }
  let [total, group, scale] = [0, 0, 1];
  let at = start + (isOneOf(language.one, words[start]?.text ?? '') ? 1 : 0);
  if (at > start) group = 1;
  const first = at;
  for (; ; at += 1) {
    const word = words[at]?.text;
    const small = smallOf(word, language);
    const step = scaleOf(word, language);
    if (small !== undefined && small < 100 && (at === first ? group === 0 : true)) group += small;
    else if (small !== undefined && small >= 100) group = Math.max(1, group) * small;
    else if (step !== undefined && group > 0) {
      total += group * step;
      group = 0;
      scale = step;
    } else break;
  }
  return at - start < 2 || at === first
    ? undefined
    : { value: total + group, end: at, scale, count: undefined };
}

function smallOf(word: string | undefined, { numbers, furtherNumbers }: Language): number | undefined {
  if (word === undefined) return undefined;
  const at = Number(namesIn(numbers).get(word) ?? -1);
  const found = at > 0 ? at : ownValue(furtherNumbers, word);
  return found === undefined || found >= 1000 ? undefined : found;
}

/** Of `1.234,5` in German the dot parts thousands. */
function plainDigits(written: string, tag: string): string {
  return tag === 'de' ? written.replace(/\.(?=\d{3})/g, '').replace(',', '.') : written;
}
