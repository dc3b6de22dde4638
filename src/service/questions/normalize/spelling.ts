import { uniq } from 'es-toolkit/array';
import { range } from 'es-toolkit/math';

import { editDistance } from '../../../shared/names/edit-distance';
import { nameText } from '../../../shared/names/name-text';
import { namesShareClass } from '../../../shared/names/share-marks';
import { isOtherBody } from '../../search/alias-lookup';
import type { StoredEntity } from '../../store/stored';
import type { Knowledge } from '../knowledge';
import type { Lexicon } from '../lexicon/lexicon';
import type { Span } from '../match/span';
import { EMPTY_SET } from '../parts';
import type { Token } from '../tokenize/tokens';

/** A word that was read as another of the language. */
export type Misread = { written: string; as: string };

/** What a token that nothing is known of may be meant as: another word, or a part of a name. */
export type Respelt = { tokens?: readonly Token[]; spans: readonly Span[]; misread?: Misread };

export type Spelling = {
  text: string;
  tokens: readonly Token[];
  at: number;
  lexicon: Lexicon;
  knowledge: Knowledge;
};

/** A row of spelling. */
export type SpellingRow = {
  name: string;
  examples: readonly string[];
  /** Whether it finds names alone. */
  isOfNames?: true;
  run: (spelling: Spelling) => Respelt | undefined;
};

/** Letters that a word needs so that one or two may be wrong. */
const LEAST = { turned: 3, one: 5, two: 8 } as const;

/** From this relevance on a search's match is the name with a slip. */
const SAME = { exact: 0.97, slip: 0.84, known: 0.76 } as const;

/** How many words may be equally near. */
const MOST_ALIKE = 3;

/** How many tokens a name with a slip may have, and what such a name costs. */
const LONGEST = 3;
const SLIP_COST = 0.5;

/** The rows by which words that nothing is known of are read. */
export const SPELLING_ROWS: readonly SpellingRow[] = [
  {
    name: 'near word',
    examples: ['populaton of France', 'net incme of Apple', 'waht is OPEC'],
    run: ({ tokens, at, lexicon }) => {
      const token = tokens[at];
      const turned = token === undefined ? [] : turnedWords(token.text, lexicon);
      const near = token === undefined || turned.length > 0 ? turned : nearWords(token.text, lexicon);
      const [as] = near;
      if (token === undefined || as === undefined) return undefined;
      return {
        tokens: near.map((text) => ({ ...token, text })),
        spans: [],
        // Letters that stand for one with a mark are no slip.
        ...(withoutMarks(token.text) === as ? {} : { misread: { written: token.written, as } }),
      };
    },
  },
  {
    name: 'near name',
    isOfNames: true,
    examples: ['revenue of Microsfot', 'revenue of Proctor and Gamble'],
    run: (spelling) => {
      const span = nearName(spelling);
      return span === undefined ? undefined : { spans: [span] };
    },
  },
];

/** A word in which two letters stand for one with a mark: `Bevoelkerung`. */
const withoutMarks = (text: string): string => text.replaceAll(/(?<=[aou])e/g, '');

/** The words of the lexicon that two neighbouring letters in their other order make, or one letter for two. */
const turnedWords = (text: string, { words, others }: Lexicon): string[] =>
  text.length < LEAST.turned || others.has(text)
    ? []
    : uniq(
        range(text.length - 1).map((at) => {
          const [letter = '', next = ''] = text.slice(at);
          return `${text.slice(0, at)}${letter === next ? '' : next}${letter}${text.slice(at + 2)}`;
        }),
      ).filter((word) => words.has(word));

/** The words of the lexicon that are nearest, a letter left out before one put in; nothing where they are many. */
function nearWords(text: string, { words, others }: Lexicon): string[] {
  if (text.length < LEAST.one - 1 || others.has(text) || words.has(text)) return [];
  const most = text.length < LEAST.two ? 1 : 2;
  let found: { word: string; count: number }[] = [];
  for (const word of words) {
    if (word[0] !== text[0] || Math.abs(word.length - text.length) > most || word.length < LEAST.one)
      continue;
    const count = editDistance(text, word);
    const best = found[0]?.count ?? most;
    if (count > best) continue;
    found = count < best ? [{ word, count }] : [...found, { word, count }];
  }
  const longest = Math.max(...found.map(({ word }) => word.length));
  const nearest = found.filter(({ word }) => word.length === longest).map(({ word }) => word);
  return nearest.length > MOST_ALIKE ? [] : nearest;
}

/** The name that a token belongs to, by the search of the store: the longest run of tokens that is one. */
function nearName({ text, tokens, at, lexicon, knowledge: { search } }: Spelling): Span | undefined {
  for (let length = LONGEST; length > 0; length -= 1)
    for (
      let start = Math.max(0, at - length + 1);
      start <= at && start + length <= tokens.length;
      start += 1
    ) {
      const run = tokens.slice(start, start + length);
      const [first, last] = [run[0], run.at(-1)];
      if (first === undefined || last === undefined || run.some(({ kind }) => kind === 'mark')) continue;
      if (length > 1 && !run.every((token, place) => isNameLike(token) || (place === 1 && length === 3)))
        continue;
      const written = text.slice(first.start, last.end);
      // What means something else is no slip of a name: a franc is not France.
      const isWord =
        length === 1 && (lexicon.others.has(written) || (lexicon.known.has(written) && !isNameLike(first)));
      if (written.length < 4 || isWord) continue;
      // A class of shares is not its company: `Alphabet class C`.
      if (namesShareClass(written)) continue;
      const found = search(written, { limit: 5 }).filter(({ isHint }) => isHint !== true);
      const exact = found.filter(({ relevance }) => relevance >= SAME.exact);
      const bearers = (exact.length > 0 ? exact : found.filter((each) => isSlip(written, each))).map(
        ({ entity }) => entity,
      );
      const isAlone = [tokens[start - 1], tokens[start + length]].every(
        (token, place) => token === undefined || !isNameLike(token) || (place === 0 && start === 1),
      );
      if (bearers.length === 0 && isAlone) bearers.push(...begunBy(written, found));
      if (bearers.length === 0) continue;
      const name = { bearers, ...(exact.length > 0 ? {} : { misspelt: written }) };
      return {
        start,
        end: start + length,
        part: { ...EMPTY_SET, names: [name] },
        cost: SLIP_COST,
        row: 'near name',
      };
    }
  return undefined;
}

/** The one company whose name goes on behind what was written: `Micron` is Micron Technology. */
function begunBy(written: string, found: readonly { entity: StoredEntity }[]): StoredEntity[] {
  if (written === written.toLowerCase()) return [];
  const begun = found.filter(
    ({ entity }) => entity.type === 'Company' && nameText(entity.name).startsWith(`${nameText(written)} `),
  );
  return begun.length === 1 ? begun.map(({ entity }) => entity) : [];
}

const isNameLike = ({ written, kind }: Token): boolean => kind === 'number' || /^\p{Lu}/u.test(written);

/** Whether a match is the name that was meant: nearly all of its letters, and no other body's name. */
function isSlip(
  written: string,
  { entity, relevance }: { entity: StoredEntity; relevance: number },
): boolean {
  if (relevance < (entity.prominence >= 0.75 ? SAME.known : SAME.slip)) return false;
  const typed = nameText(written);
  if (typed.length < LEAST.one) return false;
  const isNear = [entity.name, ...entity.aliases].some((each) => {
    const name = nameText(each);
    const most = Math.min(typed.length, name.length) < LEAST.two ? 1 : 2;
    return (
      name[0] === typed[0] && Math.abs(name.length - typed.length) <= 2 && editDistance(typed, name) <= most
    );
  });
  return isNear && !isOtherBody(written, entity);
}
