import type { Evaluator } from '../query/evaluate';
import { FIELDS, fieldSpec } from '../query/field-table';
import { FORMULAS } from '../query/formulas';
import { EACH_MONTH, EACH_QUARTER, EACH_YEAR, LATEST_QUARTER } from '../query/period';
import type { Filter, Order } from '../query/tree';
import { tickerKey } from '../../names/code';
import { nameText } from '../../names/name-text';
import type { Catalogue, Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { Staged } from '../staged';
import { eachInSteps, type Steps } from '../steps';
import { crossed } from './language/crossed';
import type { Language, Words } from './language/language';
import { EMPTY_SET } from './empty-set';
import { isOneOf } from './words';
import { createNamed, makeNamed } from './named';
import type { End, Part, Sense, SetPart, ValuePart } from './sense';

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
  tokens: ReadonlySet<string>;
};

/** The filter that compares a field with a text, whatever the text holds. */
export function equal(field: string, text: string): Filter {
  return { path: [field], operator: '=', operand: { text, anyOf: [[text]], commas: false } };
}

const alternatives = (names: string): string[] => names.split(' OR ');

/** The filter that takes any of several names, as an expression writes them. */
const oneOf = (field: string, names: string): Filter => ({
  path: [field],
  operator: '=',
  operand: { text: names, anyOf: alternatives(names).map((name) => [name]), commas: false },
});

/** Makes the vocabulary of a language over one graph. */
export function createVocabulary(graph: Graph, evaluator: Evaluator, language: Language): Vocabulary {
  const { book, common, tokens } = tableOf(graph.catalogue, evaluator, language).value;
  const named = createNamed(graph, evaluator, language);
  const known = new Map<string, readonly Sense[]>();
  const begun = new Map<string, boolean>();
  const look = (text: string): readonly Sense[] => {
    const own = (book.senses.get(text) ?? []).flatMap(({ part, cost }): Sense[] => {
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
      const found = book.beginnings.has(text) || named.begins(text);
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
type Table = { book: Book; common: ReadonlySet<string>; tokens: ReadonlySet<string> };

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

function* tableInSteps({ reader }: Evaluator, language: Language): Steps<Table> {
  const book = new Book();
  yield* addFunctionWords(book, language);
  const common = new Set(book.senses.keys());
  yield;
  addCollections(book, language);
  yield;
  addExtremes(book, language);
  yield;
  addRelations(book, language);
  yield;
  addPlaces(book, language);
  yield;
  yield* addFields(book, language, reader);
  const tokens = new Set([...book.senses.keys()].flatMap((text) => text.split(' ')));
  addOfSeries(book, language.grown, { fields: ['latest_value'], change: 'growth', isRate: true });
  addOfSeries(book, language.deficits, { fields: ['latest_deficit'] });
  return { book, common, tokens };
}

/** What the growth of a series is called, or it where it is below nothing; a country's own figure of that name is meant first. */
function addOfSeries(
  book: Book,
  names: Readonly<Record<string, Words>>,
  asked: Pick<ValuePart, 'fields' | 'change' | 'isRate'>,
): void {
  for (const [own, words] of Object.entries(names))
    book.addAll(
      words,
      ({ means }) => {
        const [entity] = means.exact(own);
        if (entity === undefined) return undefined;
        const set: SetPart = { ...EMPTY_SET, named: [[entity]] };
        return { kind: 'value', set, way: [], where: [], at: [], ...asked };
      },
      asked.change === undefined ? 0 : FAR,
    );
}

/** A misfit of a sense that is possible and seldom meant. */
const FAR = 0.6;

/** A part that depends on what a graph holds; nothing where it lacks what the words mean. */
type LatePart = (evaluator: Evaluator) => Part | undefined;

class Book {
  readonly senses = new Map<string, { part: Part | LatePart; cost: number }[]>();
  readonly beginnings = new Set<string>();

  add(written: string, part: Part | LatePart, cost = 0): void {
    const text = nameText(written);
    if (text === '') return;
    const known = this.senses.get(text);
    if (known === undefined) this.senses.set(text, [{ part, cost }]);
    else known.push({ part, cost });
    for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1))
      this.beginnings.add(text.slice(0, cut));
  }

  addAll(words: string | undefined, part: Part | LatePart, cost = 0): void {
    for (const one of split(words)) this.add(one, part, cost);
  }
}

const split = (words: string | undefined): string[] => (words === undefined ? [] : words.split('|'));

function* addFunctionWords(book: Book, language: Language): Steps<void> {
  for (const [light, words] of Object.entries(language.light))
    book.addAll(words, { kind: 'light', light: light as never });
  for (const [ask, words] of Object.entries(language.asks))
    book.addAll(words, { kind: 'ask', ask: ask as never });
  for (const [operator, words] of Object.entries(language.bounds))
    book.addAll(words, { kind: 'bound', operator: operator as never });
  for (const [summary, words] of Object.entries(language.summaries))
    book.addAll(words, { kind: 'summary', summary: summary as never });
  for (const letter of 'abcdefghijklm')
    book.addAll(crossed(`series ${letter}`, '|round|funding round|financing round|raise'), {
      kind: 'round',
      name: `Series ${letter.toUpperCase()}`,
    });
  book.addAll(language.latestQuarter, { kind: 'times', at: [LATEST_QUARTER] });
  book.addAll(language.eachQuarter, { kind: 'times', at: [EACH_QUARTER] }, 0.05);
  book.addAll(language.eachMonth, { kind: 'times', at: [EACH_MONTH] }, 0.05);
  book.addAll(language.eachYear, { kind: 'times', at: [EACH_YEAR] }, 0.05);
  for (const [operator, words] of Object.entries(language.signs))
    book.addAll(words, {
      kind: 'bounded',
      bounds: [{ operator: operator as never, text: '0' }],
      isTime: false,
    });
  yield;
  for (const [operator, words] of Object.entries(language.profits))
    book.addAll(words, {
      kind: 'cond',
      filters: [{ path: ['net_income'], operator: operator as never, operand: equal('', '0').operand }],
    });
  book.addAll(language.yearlyGrowth, { kind: 'change', as: 'growth', isYearly: true });
  book.addAll(language.yearOnYear, { kind: 'change', as: 'growth', isEachYear: true });
  book.addAll(language.growth, { kind: 'change', as: 'growth', isRate: true });
  book.addAll(language.relativeChange, { kind: 'change', as: 'growth' });
  book.addAll(language.change, { kind: 'change', as: 'change' });
  book.addAll(language.rises, { kind: 'change', as: 'change', goes: 'up' });
  book.addAll(language.falls, { kind: 'change', as: 'change', goes: 'down' });
  book.addAll(language.percent, { kind: 'percent' });
  book.addAll(language.share, { kind: 'share' });
  book.addAll(language.ratio, { kind: 'ratio' });
  book.addAll(language.multiple, { kind: 'multiple' });
  yield;
  book.addAll(language.compare, { kind: 'compare' });
  book.addAll(language.difference, { kind: 'compare', isLess: true });
  for (const direction of ['ASC', 'DESC'] as const)
    book.addAll(language.directions[direction], { kind: 'direction', direction });
  book.addAll(language.alphabetic, {
    kind: 'order',
    order: { path: ['name'], direction: 'ASC' },
    isRanked: false,
  });
  book.addAll(language.same, { kind: 'same' });
  book.addAll(language.tongues, { kind: 'tongue' });
  // What was found is looked at when it is: annualised figures are none of another basis where a series is at annual rates.
  book.addAll(language.annualised, { kind: 'light', light: 'the' });
  book.addAll(language.rank, { kind: 'rank' });
  book.addAll(language.leaving, { kind: 'leaving' });
  book.addAll(language.andWhich, { kind: 'andWhich' });
  book.addAll(language.andDates, { kind: 'andWhen' });
  for (const [cadence, words] of Object.entries(language.often))
    book.addAll(words, cadence === 'any' ? { kind: 'often' } : { kind: 'often', cadence });
  book.addAll(language.howBig, { kind: 'size' });
  book.addAll(language.lows, { kind: 'extreme', direction: 'ASC' }, 0.1);
  book.addAll(language.highs, { kind: 'extreme', direction: 'DESC' }, 0.1);
  yield;
  const decisions = ({ topics }: Evaluator): SetPart | undefined => {
    const type = topics.first('events')?.type;
    const filters = [equal('category', 'Monetary policy decision')];
    return type === undefined ? undefined : { ...EMPTY_SET, topic: 'events', type, filters, isPlural: true };
  };
  book.addAll(language.decisions.many, decisions);
  book.addAll(language.decisions.newest, (evaluator) => {
    const set = decisions(evaluator);
    const order: Order = { path: ['date'], direction: 'DESC' };
    if (set === undefined) return undefined;
    const newest: SetPart = { ...set, isPlural: false, isRanked: true, orders: [order] };
    return { kind: 'value', set: newest, way: [], fields: ['target_range'], where: [], at: [] };
  });
  for (const [percent, words] of Object.entries(language.multiplied))
    book.addAll(words, { kind: 'multiplied', percent: Number(percent) });
  for (const [field, words] of Object.entries(language.heads))
    book.addAll(words, { kind: 'head', field, isReady: false });
  yield;
  language.numbers.forEach((words, count) => {
    if (count > 0) book.addAll(words, { kind: 'number', text: String(count), count });
  });
  for (const [word, count] of Object.entries(language.furtherNumbers))
    book.add(word, { kind: 'number', text: String(count), count });
  yield;
  language.ordinals.forEach((stem, at) => {
    for (const ending of language.endings) book.add(stem + ending, { kind: 'ordinal', rank: at + 1 });
  });
}

function addExtremes(book: Book, language: Language): void {
  for (const ending of language.endings)
    for (const word of split(language.top))
      if (ending === '') book.add(word, { kind: 'superlative', end: { direction: 'DESC' }, isTop: true });
  for (const word of split(language.firstFew))
    book.add(word, { kind: 'superlative', end: { direction: 'DESC', isAmount: true }, isTop: true });
  for (const { superlative, comparative, direction, fields, isAmount, isQuality } of language.extremes) {
    const end: End = {
      direction,
      ...(fields === undefined ? {} : { fields }),
      ...(isAmount === undefined ? {} : { isAmount }),
      ...(isQuality === undefined ? {} : { isQuality }),
    };
    for (const stem of split(superlative))
      for (const ending of language.endings) {
        const isOfQuarter = isOneOf(language.extremeQuarter, stem + ending);
        const own: End = isOfQuarter ? { ...end, isOfQuarter } : end;
        book.add(stem + ending, { kind: 'superlative', end: own, isTop: false });
        // `zweitgrößte` is one word.
        if (language.endings.length > 1)
          language.ordinals.forEach((ordinal, at) => {
            book.add(ordinal + stem + ending, { kind: 'superlative', end, isTop: false, rank: at + 1 });
          });
      }
    for (const stem of split(comparative))
      for (const ending of language.endings) book.add(stem + ending, { kind: 'compared', end, fields: [] });
  }
}

function addCollections(
  book: Book,
  { classes, further, kept, trades, lines, sized, countryWords, memberWords, foundingWords, byLaw }: Language,
): void {
  const typeOf = ({ topics }: Evaluator, topic: string) => topics.first(topic)?.type;
  const named = [
    ...Object.entries(classes).map(([topic, words]) => ({ topic, ...words, cost: 0 })),
    ...Object.entries(further).map(([topic, words]) => ({ topic, ...words, cost: FAR / 2 })),
  ];
  for (const { topic, one, many, cost } of named) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type === undefined ? undefined : { ...EMPTY_SET, topic, type, isPlural };
      };
    book.addAll(one, part(false), cost);
    book.addAll(many, part(true), cost);
  }
  // `The states of Central Asia` are countries, and so are `EU members`.
  const countries =
    (further: Pick<SetPart, 'isOfGroup' | 'isFounding'>, isPlural: boolean): LatePart =>
    (evaluator) => ({
      ...{ ...EMPTY_SET, ...further, topic: 'countries', type: typeOf(evaluator, 'countries'), isPlural },
    });
  book.addAll(countryWords.one, countries({}, false), FAR / 4);
  book.addAll(countryWords.many, countries({}, true), FAR / 4);
  book.addAll(memberWords.one, countries({ isOfGroup: true }, false), FAR / 4);
  book.addAll(memberWords.many, countries({ isOfGroup: true }, true), FAR / 4);
  book.addAll(foundingWords.one, countries({ isOfGroup: true, isFounding: true }, false));
  book.addAll(foundingWords.many, countries({ isOfGroup: true, isFounding: true }, true));
  const lawful =
    (isPlural: boolean): LatePart =>
    (evaluator) => ({
      ...{ ...EMPTY_SET, topic: 'companies', type: typeOf(evaluator, 'companies'), isPlural, isByLaw: true },
    });
  book.addAll(byLaw.one, lawful(false));
  book.addAll(byLaw.many, lawful(true));
  for (const { topic, size, one, many } of sized) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type === undefined ? undefined : { ...EMPTY_SET, topic, type, size, isPlural };
      };
    book.addAll(one, part(false));
    book.addAll(many, part(true));
  }
  for (const { topic, field, value, one, many, type: own } of kept) {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const type = typeOf(evaluator, topic);
        return type && { ...EMPTY_SET, topic, type: own ?? type, isPlural, filters: [oneOf(field, value)] };
      };
    book.addAll(one, part(false));
    book.addAll(many, part(true));
  }
  const ofTrade = (
    words: { one: Words; many: Words },
    filterOf: (evaluator: Evaluator) => Filter | undefined,
  ) => {
    const part =
      (isPlural: boolean): LatePart =>
      (evaluator) => {
        const filter = filterOf(evaluator);
        const type = typeOf(evaluator, 'companies');
        return filter && { ...EMPTY_SET, topic: 'companies', type, isPlural, filters: [filter] };
      };
    book.addAll(words.one, part(false));
    book.addAll(words.many, part(true));
    for (const own of split(words.one))
      if (!own.includes(' ')) for (const noun of ['names', 'stocks']) book.add(`${own} ${noun}`, part(true));
    // `Pharma cos` is written for the companies.
    for (const own of split(words.many))
      if (own.endsWith(' companies'))
        for (const noun of FIRMS) book.add(own.replace(/companies$/, noun), part(true));
  };
  for (const [industry, words] of Object.entries(trades))
    ofTrade(words, ({ means }) =>
      means.industries(alternatives(industry)[0] ?? '').size === 0 ? undefined : oneOf('industry', industry),
    );
  for (const [line, words] of Object.entries(lines)) ofTrade(words, () => equal('sic_description', line));
  const addLine = (name: string, { one }: { one: Words }, filter: Filter): void => {
    for (const words of lineNames(name, one)) book.add(words, { kind: 'cond', filters: [filter] }, FAR / 12);
  };
  for (const [industry, words] of Object.entries(trades))
    addLine(industry, words, oneOf('industry', industry));
  for (const [line, words] of Object.entries(lines)) addLine(line, words, equal('sic_description', line));
}

/** What those who trade in them write for companies. */
const FIRMS = ['cos', 'names', 'stocks', 'issuers', 'players'];

/** What a line of business is called by those who are in it: the software industry has software companies. */
function lineNames(name: string, one: Words): string[] {
  const stems = split(one).flatMap((word) => {
    const parted = /^(.+) (?:company|firm|maker|group|producer|chain)$/.exec(word)?.[1];
    const joined = /^(.+?)(?:unternehmen|firma|konzern|hersteller)$/.exec(word)?.[1];
    return [...(parted === undefined ? [] : [parted]), ...(joined === undefined ? [] : [joined])];
  });
  return [...new Set([name.toLowerCase(), ...stems])].flatMap((stem) => [
    ...[`${stem} industry`, `${stem} sector`, `${stem} business`],
    ...[`${stem}branche`, `${stem}industrie`, `${stem}sektor`],
  ]);
}

function addRelations(book: Book, { relations, light }: Language): void {
  for (const { words, ...relation } of relations) book.addAll(words, { kind: 'relation', relation });
  // `Registered in Delaware` says more than that something has to do with it, which would be the cheaper reading.
  for (const word of split(light.have)) {
    const known = book.senses.get(nameText(word)) ?? [];
    if (known.some(({ part }) => typeof part !== 'function' && part.kind === 'relation'))
      for (const sense of known)
        if (typeof sense.part !== 'function' && sense.part.kind === 'light') sense.cost += SAID;
  }
}

/** What it costs to pass over a word that says something. */
const SAID = 0.35;

function addPlaces(book: Book, { adjectives, endings }: Language): void {
  for (const [place, words] of Object.entries(adjectives)) {
    const part: LatePart = ({ means }) => {
      const places = [...means.exact(place)];
      return places.length === 0 ? undefined : { kind: 'place', places };
    };
    for (const stem of split(words)) for (const ending of endings) book.add(stem + ending, part);
  }
}

/** Names of fields: the language's own, those of the query language where it is this one, and those that the store holds. */
function* addFields(book: Book, { fields, tag, sized }: Language, reader: Evaluator['reader']): Steps<void> {
  const add = (words: string, field: string, cost = 0): void => {
    const known = book.senses.get(nameText(words)) ?? [];
    const isThere = known.some(
      ({ part }) => typeof part !== 'function' && part.kind === 'fields' && part.fields[0] === field,
    );
    if (!isThere) book.add(words, { kind: 'fields', fields: [field] }, cost);
  };
  yield* eachInSteps(Object.entries(fields), ([field, words]) => {
    for (const one of split(words)) {
      if (field.includes(', ')) {
        book.add(one, { kind: 'fields', fields: field.split(', ') });
        continue;
      }
      add(one, field);
      const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
      // Several economies are countries, and no several figures.
      if (tag === 'en' && !one.endsWith('s') && !sized.some((each) => isOneOf(each.many, many)))
        add(many, field);
    }
  });
  yield* eachInSteps(FORMULAS, ({ name, words }) => {
    for (const one of split(tag === 'de' ? words.de : words.en)) add(one, name);
  });
  if (tag === 'en')
    yield* eachInSteps(FIELDS, ({ name, also, label }) => {
      for (const own of [name.replace(/_/g, ' '), label]) {
        if (!isVerb(own)) add(own, name);
        const many = `${own}s`;
        if (
          !isVerb(own) &&
          /(?:rate|ratio|price|index|margin|code|value)$/.test(own) &&
          !book.senses.has(nameText(many))
        )
          add(many, name);
      }
      for (const written of also) {
        const words = nameText(written.replace(/_/g, ' '));
        // A verb of the query language is a relation here, and a word that does something already stays that.
        if (!isVerb(words) && !book.senses.has(words)) add(words, name);
      }
    });
  yield* eachInSteps(reader.fields(), (key) => {
    const words = key.replace(/_/g, ' ');
    if (book.senses.has(words) || /^(?:is|has|id$|name$|type$)/.test(words)) return;
    add(words, fieldSpec(key)?.name ?? key, FAR / 2);
    // `Unemployment rates of Spain and Italy`.
    const many = `${words}s`;
    if (tag === 'en' && /(?:rate|ratio|price|index|balance)$/.test(words) && !book.senses.has(many))
      add(many, fieldSpec(key)?.name ?? key, FAR / 2);
  });
  yield;
}

/** `owned by` and `leads` are relations here. */
const isVerb = (words: string): boolean => / (?:by|in|on|of|at)$|^(?:leads|audits|since|until)$/.test(words);
