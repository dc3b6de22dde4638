import type { Evaluator } from '../query/evaluate';
import { FIELDS } from '../query/field-table';
import { FORMULAS } from '../query/formulas';
import { EACH_MONTH, EACH_QUARTER, EACH_YEAR, LATEST_QUARTER } from '../query/period';
import type { Order } from '../query/tree';
import { nameText } from '../../shared/names/name-text';
import { Staged } from '../store/staged';
import { eachInSteps, type Steps } from '../store/steps';
import { Book, FAR, split, type LatePart } from './lexicon';
import { addCollections } from './collection-words';
import { EMPTY_SET } from './empty-set';
import { crossed } from './language/crossed';
import type { Language, Words } from './language/language';
import type { End, SetPart, ValuePart } from './question-parts';
import { Tokens } from './tokens';
import { equal } from './value-filter';
import { isOneOf } from './words';

/** What the tables of a language give, whatever a dataset holds. Nothing of it is changed once it is made. */
export type LanguageBook = {
  book: Book;
  /** What series are called, which stands behind what a dataset's own fields are called. */
  ofSeries: Book;
  /** Words that do something in a sentence. */
  common: ReadonlySet<string>;
  /** The single words of the book. */
  tokens: Tokens;
};

const books = new WeakMap<Language, Staged<LanguageBook>>();

/** The book of a language, made once for all datasets. */
export function languageBook(language: Language): Staged<LanguageBook> {
  const book = books.get(language) ?? new Staged(() => bookInSteps(language));
  books.set(language, book);
  return book;
}

function* bookInSteps(language: Language): Steps<LanguageBook> {
  const book = new Book();
  yield* addFunctionWords(book, language);
  const common = new Set(book.texts());
  yield;
  addCollections(book, language);
  yield;
  addExtremes(book, language);
  yield;
  addRelations(book, language);
  yield;
  addPlaces(book, language);
  yield;
  yield* addFields(book, language);
  const tokens = new Tokens(book.texts());
  yield;
  const ofSeries = new Book();
  addOfSeries(ofSeries, language.grown, { fields: ['latest_value'], change: 'growth', isRate: true });
  addOfSeries(ofSeries, language.deficits, { fields: ['latest_deficit'] });
  return { book, ofSeries, common, tokens };
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
  for (const {
    superlative,
    comparative,
    direction,
    fields,
    isAmount,
    isQuality,
    isPace,
  } of language.extremes) {
    const end: End = {
      direction,
      ...(fields === undefined ? {} : { fields }),
      ...(isAmount === undefined ? {} : { isAmount }),
      ...(isQuality === undefined ? {} : { isQuality }),
      ...(isPace === undefined ? {} : { isPace }),
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

function addRelations(book: Book, { relations, light }: Language): void {
  for (const { words, ...relation } of relations) book.addAll(words, { kind: 'relation', relation });
  // `Registered in Delaware` says more than that something has to do with it, which would be the cheaper reading.
  for (const word of split(light.have)) {
    const known = book.of(nameText(word));
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

/** Names of fields: the language's own, and those of the query language where it is this one. */
function* addFields(book: Book, { fields, tag, sized }: Language): Steps<void> {
  yield* eachInSteps(Object.entries(fields), ([field, words]) => {
    for (const one of split(words)) {
      if (field.includes(', ')) {
        book.add(one, { kind: 'fields', fields: field.split(', ') });
        continue;
      }
      book.addField(one, field);
      const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
      // Several economies are countries, and no several figures.
      if (tag === 'en' && !one.endsWith('s') && !sized.some((each) => isOneOf(each.many, many)))
        book.addField(many, field);
    }
  });
  yield* eachInSteps(FORMULAS, ({ name, words }) => {
    for (const one of split(tag === 'de' ? words.de : words.en)) book.addField(one, name);
  });
  if (tag === 'en')
    yield* eachInSteps(FIELDS, ({ name, also, label }) => {
      for (const own of [name.replace(/_/g, ' '), label]) {
        if (!isVerb(own)) book.addField(own, name);
        const many = `${own}s`;
        if (
          !isVerb(own) &&
          /(?:rate|ratio|price|index|margin|code|value)$/.test(own) &&
          !book.has(nameText(many))
        )
          book.addField(many, name);
      }
      for (const written of also) {
        const words = nameText(written.replace(/_/g, ' '));
        // A verb of the query language is a relation here, and a word that does something already stays that.
        if (!isVerb(words) && !book.has(words)) book.addField(words, name);
      }
    });
}

/** `owned by` and `leads` are relations here. */
const isVerb = (words: string): boolean => / (?:by|in|on|of|at)$|^(?:leads|audits|since|until)$/.test(words);
