import type { Evaluator } from '../query/evaluate';
import { fieldSpec } from '../query/field-table';
import { tickerKey } from '../../shared/names/code';
import type { Catalogue, Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { Staged } from '../store/staged';
import { eachInSteps, type Steps } from '../store/steps';
import { Book, FAR } from './lexicon';
import type { Language } from './language/language';
import { languageBook, type LanguageBook } from './lexicon-builder';
import { createNamed, makeNamed } from './named';
import type { Sense } from './question-parts';
import { Tokens } from './tokens';

/**
 * The typed vocabulary of one language: what one or several words may mean. Gets a graph (names, aliases, fields,
 * series) and the language's tables; gives senses by the words' compared form, looked up as they are asked for.
 */
export type Vocabulary = {
  language: Language;
  senses: (text: string) => readonly Sense[];
  /** Whether several words begin something longer. */
  begins: (text: string) => boolean;
  /** The companies that are listed under a ticker. */
  listed: (ticker: string) => readonly StoredEntity[];
  /** Words that do something in a sentence, so that a name is meant only where it is written as one. */
  isCommon: (text: string) => boolean;
  /** The single words of the language's tables, names left out: what a slip may have been meant as. */
  tokens: Tokens;
};

/** Makes the vocabulary of a language over one graph. */
export function createVocabulary(graph: Graph, evaluator: Evaluator, language: Language): Vocabulary {
  const { book, ofSeries, common, tokens } = tableOf(graph.catalogue, evaluator, language).value;
  const named = createNamed(graph, evaluator, language);
  const known = new Map<string, readonly Sense[]>();
  const begun = new Map<string, boolean>();
  const look = (text: string): readonly Sense[] => {
    const own = [...book.of(text), ...ofSeries.of(text)].flatMap(({ part, cost }): Sense[] => {
      const meant = typeof part === 'function' ? part(evaluator) : part;
      return meant === undefined ? [] : [{ part: meant, cost }];
    });
    const name = named.sense(text);
    return name === undefined ? own : [...own, name];
  };
  return {
    language,
    senses: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const found = look(text);
      if (known.size >= REMEMBERED) known.clear();
      known.set(text, found);
      return found;
    },
    begins: (text) => {
      const before = begun.get(text);
      if (before !== undefined) return before;
      const found = book.begins(text) || ofSeries.begins(text) || named.begins(text);
      if (begun.size >= REMEMBERED) begun.clear();
      begun.set(text, found);
      return found;
    },
    listed: (ticker) => graph.names.ticker(tickerKey(ticker)).filter(({ type }) => type === 'Company'),
    isCommon: (text) => common.has(text),
    tokens,
  };
}

/** How many words and runs of words a vocabulary remembers. */
const REMEMBERED = 5000;

/** What the tables of a language and the fields of a dataset give, without any entity. */
type Table = Pick<LanguageBook, 'ofSeries' | 'common' | 'tokens'> & { book: Book };

const tables = new WeakMap<Catalogue, Map<Language, Staged<Table>>>();

function tableOf(catalogue: Catalogue, evaluator: Evaluator, language: Language): Staged<Table> {
  const made = tables.get(catalogue) ?? new Map<Language, Staged<Table>>();
  tables.set(catalogue, made);
  const table = made.get(language) ?? new Staged(() => tableInSteps(evaluator, language));
  made.set(language, table);
  return table;
}

/** Makes what the vocabularies of a language over one dataset have in common, step by step. */
export function* vocabularyInSteps(
  { catalogue }: Pick<Graph, 'catalogue'>,
  evaluator: Evaluator,
  language: Language,
): Steps<void> {
  yield* tableOf(catalogue, evaluator, language).steps();
  makeNamed(language);
  yield;
}

/** Lays what a dataset calls its fields over the book of a language. */
function* tableInSteps({ reader }: Evaluator, language: Language): Steps<Table> {
  const made = languageBook(language);
  yield* made.steps();
  const { book: ofLanguage, ofSeries, common, tokens } = made.value;
  const book = new Book(ofLanguage);
  yield* eachInSteps(reader.fields(), (key) => {
    const words = key.replace(/_/g, ' ');
    if (book.has(words) || /^(?:is|has|id$|name$|type$)/.test(words)) return;
    const field = fieldSpec(key)?.name ?? key;
    book.addField(words, field, FAR / 2);
    // `Unemployment rates of Spain and Italy`.
    const many = `${words}s`;
    if (language.tag === 'en' && /(?:rate|ratio|price|index|balance)$/.test(words) && !book.has(many))
      book.addField(many, field, FAR / 2);
  });
  return { book, ofSeries, common, tokens: new Tokens(book.texts(), tokens) };
}
