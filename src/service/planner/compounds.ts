import type { Part } from './question-parts';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** The shortest part of a word that is looked for as a word of its own. */
const LEAST_LETTERS = 3;

/** What the last part of a compound may do: say what becomes of a figure, or which figure. */
const HEADS: ReadonlySet<Part['kind']> = new Set(['change', 'summary', 'fields', 'superlative']);

/** Lengths of time before a figure that it has anyway: the turnover of a year. */
const LENGTHS: ReadonlySet<string> = new Set(['jahres', 'jahr', 'monats']);

/** A length before a figure that says which line of it is meant. */
const QUARTERS: ReadonlySet<string> = new Set(['quartals', 'quartal']);

/**
 * Gets words; gives them with German compounds that mean nothing as a whole taken apart into two that do:
 * `Umsatzentwicklung`, `Jahresdurchschnitt`, `Quartalsumsatz`. Only a figure or a name may stand before what becomes of
 * it, so that `Umsatzsteuer` stays a word that nothing explains.
 */
export function withoutCompounds(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  if (vocabulary.language.tag !== 'de') return words;
  return words.flatMap((word, at) => (isKnown(words, at, vocabulary) ? [word] : partsOf(word, vocabulary)));
}

function isKnown(words: readonly Word[], at: number, { senses, begins }: Vocabulary): boolean {
  const text = words[at]?.text ?? '';
  const runs = [`${words[at - 1]?.text ?? ''} ${text}`, `${text} ${words[at + 1]?.text ?? ''}`];
  const isPart = runs.some((run) => senses(run).length > 0 || begins(run));
  return words[at]?.kind !== 'word' || senses(text).length > 0 || isPart;
}

function partsOf(word: Word, vocabulary: Vocabulary): readonly Word[] {
  const { text } = word;
  const firms = asFirms(text, vocabulary);
  if (firms !== undefined) return [{ ...word, text: firms }];
  const bearer = asGenitive(word, vocabulary);
  if (bearer !== undefined) return [{ ...word, text: bearer }];
  for (let cut = text.length - LEAST_LETTERS; cut >= LEAST_LETTERS; cut -= 1) {
    const [before, after] = [text.slice(0, cut), text.slice(cut)];
    const heads = vocabulary.senses(after).filter(({ part }) => HEADS.has(part.kind));
    if (heads.length === 0) continue;
    const part = (each: string, isJoined: boolean): Word => ({ ...word, text: each, isJoined });
    // `Hoch` alone may say how high something is; of a time it is the highest.
    const most = `allzeit${after}`;
    if (LENGTHS.has(before)) return [part(vocabulary.senses(most).length > 0 ? most : after, word.isJoined)];
    if (QUARTERS.has(before) && heads.some(({ part: { kind } }) => kind === 'fields'))
      return [part('quartals', word.isJoined), part(after, false)];
    const isOfFigure = heads.every(({ part: { kind } }) => kind !== 'superlative');
    // An `s` or an `n` may join the two.
    const first = [before, before.replace(/s$/, ''), before.replace(/n$/, '')].find((each) =>
      vocabulary.senses(each).some(({ part: meant }) =>
        mayBear(
          meant,
          heads.map(({ part: { kind } }) => kind),
        ),
      ),
    );
    if (first !== undefined && isOfFigure) return [part(first, word.isJoined), part(after, false)];
  }
  return [word];
}

/** `Nikes Umsatz` is Nike's: a name with the ending of the genitive, which is known without it alone. */
function asGenitive({ text, written }: Word, { senses }: Vocabulary): string | undefined {
  const bearer = text.slice(0, -1);
  const isName = /^\p{Lu}/u.test(written) && text.endsWith('s') && bearer.length >= LEAST_LETTERS;
  const isBorne = senses(bearer).some(({ part }) => part.kind === 'set' && part.named !== undefined);
  return isName && isBorne ? bearer : undefined;
}

/** What firms of one trade are called, one and several. */
const FIRMS = [
  ['konzern', 'unternehmen', 'firma', 'gesellschaft', 'hersteller', 'riese'],
  ['konzerne', 'konzernen', 'unternehmen', 'firmen', 'gesellschaften', 'hersteller', 'herstellern', 'riesen'],
] as const;

/** `Autokonzerne` by the word for firms of that trade that is known: `Autohersteller`. */
function asFirms(text: string, { senses }: Vocabulary): string | undefined {
  for (const heads of FIRMS)
    for (const head of heads) {
      if (!text.endsWith(head) || text.length < head.length + LEAST_LETTERS) continue;
      const trade = text.slice(0, -head.length);
      const known = heads.map((each) => trade + each).find((each) => senses(each).length > 0);
      if (known !== undefined) return known;
    }
  return undefined;
}

/** A figure may grow, and be averaged; a mean may be one of a figure; a name may have a price. */
function mayBear(part: Part, heads: readonly Part['kind'][]): boolean {
  if (part.kind === 'fields') return heads.some((kind) => kind === 'change' || kind === 'summary');
  if (part.kind === 'summary') return heads.includes('fields');
  const isNamed = part.kind === 'set' && part.named !== undefined;
  return isNamed && heads.some((kind) => kind === 'change' || kind === 'summary');
}
