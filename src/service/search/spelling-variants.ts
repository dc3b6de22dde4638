import { expansionsOf } from '../../shared/names/abbreviations';
import { singularOrPlural } from '../../shared/names/trade-words';

/** Words that are written in short before the names of places, with what they are short for. */
const SHORT = new Map([
  ['saint', 'st'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

const FULL = new Map([...SHORT].reverse().map(([full, short]) => [short, full]));

/**
 * The other ways to write a name, as `nameText` writes it: umlauts in one letter that were typed in two (`zuerich`), and
 * what is written in full or in short (`saint louis`, `st louis`).
 */
export function spellingVariants(text: string): readonly string[] {
  const plain = text.replaceAll(/([aou])e/g, '$1');
  const words = text.split(' ');
  const written = [SHORT, FULL].map((other) => words.map((word) => other.get(word) ?? word).join(' '));
  return [...new Set([plain, ...written])].filter((each) => each !== text);
}

/** An article before a name that is seldom written with it: `the Bailiwick of Jersey`, `Die Schweiz`. */
const ARTICLE = /^(?:the|die|der|das|la|le|les|el|los|las|il|lo|gli|os|as) (?=.{4})/;

/** One that has lost its vowel, as in `L'Italie`, and what is left of it: without the mark, Lanholini would be Anholini too. */
const ELIDED = /^\s*l['’‘`´]/i;
const ELIDED_TEXT = /^l(?=[aeiouh].{3})/;

/** More ways to read a name of several such words are not tried. */
const MOST_WAYS = 24;

/**
 * What a name may be with such words in full, without an article, or with its trade in the other number: `charter comms` is
 * charter communications; none for a name without them.
 */
export function withoutShortWords(text: string, name = text): readonly string[] {
  let ways: readonly string[] = [''];
  for (const word of text.replace(SEAT, '').split(' ')) {
    const full = expansionsOf(word) ?? [word];
    ways = ways.flatMap((way) => full.map((each) => `${way} ${each}`)).slice(0, MOST_WAYS);
  }
  const written = ways.map((way) => way.slice(1));
  const bare = text.replace(ELIDED.test(name) ? ELIDED_TEXT : ARTICLE, '');
  return [...written, ...initialsFirst(text), bare, ...inOtherNumbers(text)].filter((way) => way !== text);
}

/** A name of several words with one that says its trade in the other number: `micron technologies`. */
function inOtherNumbers(text: string): readonly string[] {
  const words = text.split(' ');
  if (words.length < 2) return [];
  return words.flatMap((word, at) => {
    const other = singularOrPlural(word);
    return other === undefined ? [] : [words.with(at, other).join(' ')];
  });
}

/** The seat of a Canadian company, as custodians put it behind the name: `ROYAL BK CDA MONTREAL QUE`. */
const SEAT = /(?<= \w.*) (?:\w+ )?(?:que|ont|alta)$/;

/** A name as a list in order of last names writes it, `grainger w w inc`, with its initials before it. */
function initialsFirst(text: string): readonly string[] {
  const { last, initials, rest = '' } = INITIALS_BEHIND.exec(text)?.groups ?? {};
  return last === undefined || initials === undefined
    ? []
    : [`${initials.replaceAll(' ', '')} ${last}${rest}`];
}

const INITIALS_BEHIND = /^(?<last>\w{3,}) (?<initials>\w(?: \w)+)(?<rest> \w.*)?$/;
