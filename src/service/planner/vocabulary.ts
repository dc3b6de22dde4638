import type { Evaluator } from '../query/evaluate';
import { FIELDS, fieldSpec } from '../query/field-table';
import { EVERYDAY } from '../query/namer';
import { LATEST_QUARTER } from '../query/period';
import type { Filter } from '../query/tree';
import { coreText } from '../../names/legal-form';
import { nameText } from '../../names/name-text';
import type { Store, StoredEntity } from '../store/stored';
import type { Language, Words } from './language/language';
import type { End, Part, Sense, SetPart } from './sense';

/**
 * The typed vocabulary of one language: what one or several words may mean. Gets the store (names, aliases, fields,
 * series) and the language's tables; gives senses by the words' compared form.
 */
export type Vocabulary = {
  language: Language;
  senses: ReadonlyMap<string, readonly Sense[]>;
  /** Whether several words begin something longer. */
  begins: (text: string) => boolean;
  /** Words that do something in a sentence, so that a name is meant only where it is written as one. */
  isCommon: (text: string) => boolean;
  /** The single words of the language's tables, names left out: what a slip may have been meant as. */
  tokens: ReadonlySet<string>;
};

/** A set of nothing but its topic or names. */
export const EMPTY_SET: Omit<SetPart, 'topic' | 'named'> = {
  kind: 'set',
  isPlural: false,
  filters: [],
  orders: [],
  isRanked: false,
  at: [],
};

/** The filter that compares a field with a text, whatever the text holds. */
export function equal(field: string, text: string): Filter {
  return { path: [field], operator: '=', operand: { text, anyOf: [[text]], commas: false } };
}

/** Makes the vocabulary of a language over one store. */
export function createVocabulary(store: Store, evaluator: Evaluator, language: Language): Vocabulary {
  const book = new Book();
  addFunctionWords(book, language);
  const common = new Set(book.senses.keys());
  addCollections(book, language, evaluator);
  addExtremes(book, language);
  addRelations(book, language);
  addPlaces(book, language, evaluator);
  addFields(book, language, evaluator);
  const tokens = new Set([...book.senses.keys()].flatMap((text) => text.split(' ')));
  addNames(book, store);
  addTranslatedNames(book, store, language);
  addFurtherNames(book, store, language);
  addPlaceNames(book, language, evaluator);
  return {
    language,
    senses: book.senses,
    begins: (text) => book.beginnings.has(text),
    isCommon: (text) => common.has(text),
    tokens,
  };
}

/** A misfit of a sense that is possible and seldom meant. */
const FAR = 0.6;

class Book {
  readonly senses = new Map<string, Sense[]>();
  readonly beginnings = new Set<string>();

  add(written: string, part: Part, cost = 0): void {
    const text = nameText(written);
    if (text === '') return;
    const known = this.senses.get(text);
    if (known === undefined) this.senses.set(text, [{ part, cost }]);
    else known.push({ part, cost });
    for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1))
      this.beginnings.add(text.slice(0, cut));
  }

  addAll(words: string | undefined, part: Part, cost = 0): void {
    for (const one of split(words)) this.add(one, part, cost);
  }

  /** Adds a further bearer of a name. */
  addName(written: string, entity: StoredEntity): void {
    const text = nameText(written);
    const set = this.senses.get(text)?.find(({ part }) => part.kind === 'set' && part.named !== undefined);
    if (set?.part.kind !== 'set') {
      this.add(written, { ...EMPTY_SET, named: [[entity]] }, far(entity));
      return;
    }
    const bearers = set.part.named?.[0] ?? [];
    if (bearers.includes(entity)) return;
    set.part = { ...set.part, named: [[...bearers, entity].sort((a, b) => b.prominence - a.prominence)] };
    set.cost = Math.min(set.cost, far(entity));
  }
}

const split = (words: string | undefined): string[] => (words === undefined ? [] : words.split('|'));

/** What few ask for costs a little more than what many do. */
const far = ({ prominence }: StoredEntity): number => 0.3 * (1 - prominence);

function addFunctionWords(book: Book, language: Language): void {
  for (const [light, words] of Object.entries(language.light))
    book.addAll(words, { kind: 'light', light: light as never });
  for (const [ask, words] of Object.entries(language.asks))
    book.addAll(words, { kind: 'ask', ask: ask as never });
  for (const [operator, words] of Object.entries(language.bounds))
    book.addAll(words, { kind: 'bound', operator: operator as never });
  for (const [summary, words] of Object.entries(language.summaries))
    book.addAll(words, { kind: 'summary', summary: summary as never });
  book.addAll(language.latestQuarter, { kind: 'times', at: [LATEST_QUARTER] });
  for (const [operator, words] of Object.entries(language.signs))
    book.addAll(words, {
      kind: 'bounded',
      bounds: [{ operator: operator as never, text: '0' }],
      isTime: false,
    });
  for (const [operator, words] of Object.entries(language.profits))
    book.addAll(words, {
      kind: 'cond',
      filters: [{ path: ['net_income'], operator: operator as never, operand: equal('', '0').operand }],
    });
  book.addAll(language.yearlyGrowth, { kind: 'change', as: 'growth', isYearly: true });
  book.addAll(language.growth, { kind: 'change', as: 'growth' });
  book.addAll(language.change, { kind: 'change', as: 'change' });
  book.addAll(language.percent, { kind: 'percent' });
  book.addAll(language.share, { kind: 'share' });
  book.addAll(language.ratio, { kind: 'ratio' });
  book.addAll(language.multiple, { kind: 'multiple' });
  book.addAll(language.compare, { kind: 'compare' });
  for (const [field, words] of Object.entries(language.heads))
    book.addAll(words, { kind: 'head', field, isReady: false });
  language.numbers.forEach((words, count) => {
    if (count > 0) book.addAll(words, { kind: 'number', text: String(count), count });
  });
  for (const [word, count] of Object.entries(language.furtherNumbers))
    book.add(word, { kind: 'number', text: String(count), count });
  language.ordinals.forEach((stem, at) => {
    for (const ending of language.endings) book.add(stem + ending, { kind: 'ordinal', rank: at + 1 });
  });
}

function addExtremes(book: Book, language: Language): void {
  for (const ending of language.endings)
    for (const word of split(language.top))
      if (ending === '') book.add(word, { kind: 'superlative', end: { direction: 'DESC' }, isTop: true });
  for (const { superlative, comparative, direction, fields, isAmount, isQuality } of language.extremes) {
    const end: End = {
      direction,
      ...(fields === undefined ? {} : { fields }),
      ...(isAmount === undefined ? {} : { isAmount }),
      ...(isQuality === undefined ? {} : { isQuality }),
    };
    for (const stem of split(superlative))
      for (const ending of language.endings) {
        book.add(stem + ending, { kind: 'superlative', end, isTop: false });
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
  { classes, trades, sized, countryWords, memberWords }: Language,
  { topics, means }: Evaluator,
): void {
  const add = (words: string, topic: string, isPlural: boolean, filters: readonly Filter[]): void => {
    const type = topics.collection(topic)?.[0]?.type;
    book.addAll(words, { ...EMPTY_SET, topic, type, isPlural, filters });
  };
  for (const [topic, { one, many }] of Object.entries(classes)) {
    if ((topics.collection(topic)?.length ?? 0) === 0) continue;
    add(one, topic, false, []);
    add(many, topic, true, []);
  }
  // `The states of Central Asia` are countries, and so are `EU members`.
  const type = topics.collection('countries')?.[0]?.type;
  const countries = { ...EMPTY_SET, topic: 'countries', type };
  book.addAll(countryWords.one, countries, FAR / 4);
  book.addAll(countryWords.many, { ...countries, isPlural: true }, FAR / 4);
  const members = { ...countries, isOfGroup: true };
  book.addAll(memberWords.one, members, FAR / 4);
  book.addAll(memberWords.many, { ...members, isPlural: true }, FAR / 4);
  for (const { topic, size, one, many } of sized) {
    const type = topics.collection(topic)?.[0]?.type;
    if (type === undefined) continue;
    book.addAll(one, { ...EMPTY_SET, topic, type, size });
    book.addAll(many, { ...EMPTY_SET, topic, type, size, isPlural: true });
  }
  for (const [industry, { one, many }] of Object.entries(trades)) {
    if (means.industries(industry).size === 0) continue;
    add(one, 'companies', false, [equal('industry', industry)]);
    add(many, 'companies', true, [equal('industry', industry)]);
  }
}

function addRelations(book: Book, { relations }: Language): void {
  for (const { words, ...relation } of relations) book.addAll(words, { kind: 'relation', relation });
}

function addPlaces(book: Book, { adjectives, endings }: Language, { means }: Evaluator): void {
  for (const [place, words] of Object.entries(adjectives)) {
    const places = [...means.exact(place)];
    if (places.length === 0) continue;
    for (const stem of split(words))
      for (const ending of endings) book.add(stem + ending, { kind: 'place', places });
  }
}

/** Names of fields: the language's own, those of the query language where it is this one, and those that the store holds. */
function addFields(book: Book, { fields, tag }: Language, { reader }: Evaluator): void {
  const add = (words: string, field: string, cost = 0): void => {
    const known = book.senses.get(nameText(words)) ?? [];
    const isThere = known.some(({ part }) => part.kind === 'fields' && part.fields[0] === field);
    if (!isThere) book.add(words, { kind: 'fields', fields: [field] }, cost);
  };
  for (const [field, words] of Object.entries(fields))
    for (const one of split(words)) {
      add(one, field);
      if (tag === 'en' && !one.endsWith('s'))
        add(one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`, field);
    }
  if (tag === 'en')
    for (const { name, also, label } of FIELDS) {
      for (const own of [name.replace(/_/g, ' '), label]) if (!isVerb(own)) add(own, name);
      for (const written of also) {
        const words = nameText(written.replace(/_/g, ' '));
        // A verb of the query language is a relation here, and a word that does something already stays that.
        if (!isVerb(words) && !book.senses.has(words)) add(words, name);
      }
    }
  for (const key of reader.fields()) {
    const words = key.replace(/_/g, ' ');
    if (!book.senses.has(words) && !/^(?:is|has|id$|name$|type$)/.test(words))
      add(words, fieldSpec(key)?.name ?? key, FAR / 2);
  }
}

/** `owned by` and `leads` are relations here. */
const isVerb = (words: string): boolean => / (?:by|in|on|of|at)$|^(?:leads|audits|since|until)$/.test(words);

/** Types whose names are common words of a language, or long titles; they are meant less often. */
const RARE = new Set([
  'WorkOfArt',
  'Event',
  'Facility',
  'Location',
  'Organism',
  'Animal',
  'Plant',
  'PositioningMetric',
]);

/** The most letters of a name that a question would spell out. */
const LONGEST_NAME = 120;

function addNames(book: Book, store: Store): void {
  for (const [everyday, name] of EVERYDAY) {
    const [entity] = store.byName(name);
    if (entity !== undefined) book.addName(everyday, entity);
  }
  for (const entity of store.entities) {
    if (entity.name.length > LONGEST_NAME) continue;
    const forms = new Set([entity.name, ...entity.aliases].map(nameText));
    const isFirm = entity.type === 'Company' || entity.type === 'Organization';
    for (const form of [...forms]) {
      if (form.startsWith('the ')) forms.add(form.slice(4));
      if (isFirm) forms.add(coreText(form));
      if (entity.type === 'Currency' && !form.endsWith('s') && form.length > 3) forms.add(`${form}s`);
    }
    const round = /^(.+) (series \w+)$/.exec(nameText(entity.name));
    if (round !== null) for (const form of roundNames(round)) forms.add(form);
    const species = entity.properties.get('scientific_name')?.value;
    if (typeof species === 'string') forms.add(nameText(species));
    for (const form of forms) if (form.length > 1) book.addName(form, entity);
  }
  for (const senses of book.senses.values())
    for (const sense of senses) {
      const isRare = sense.part.kind === 'set' && sense.part.named?.[0]?.every(({ type }) => RARE.has(type));
      if (isRare === true) sense.cost += FAR;
    }
}

/** A funding round is called by whose it is: `Anthropic's Series F round`. */
const roundNames = ([, company = '', series = '']: readonly string[]): string[] => [
  `${company} ${series} round`,
  `${company}s ${series}`,
  `${company}s ${series} round`,
];

/** Names of countries, currencies and languages in a language, as CLDR has them. */
function addTranslatedNames(book: Book, store: Store, { tag }: Language): void {
  if (tag === 'en') return;
  for (const { type, display, property } of TRANSLATED) {
    const names = new Intl.DisplayNames([tag], { type: display, fallback: 'none' });
    for (const entity of store.byType(type)) {
      const code = entity.properties.get(property)?.value;
      const name = typeof code === 'string' ? names.of(code) : undefined;
      if (name === undefined) continue;
      book.addName(name, entity);
      // `Europas größte Länder`.
      if (type !== 'Currency' && type !== 'Language' && !/s$/.test(name)) book.addName(`${name}s`, entity);
      if (type === 'Currency') for (const short of shortNames(name)) book.addName(short, entity);
    }
  }
}

/** What everybody calls a thing whose own name is that of a table. */
function addFurtherNames(book: Book, store: Store, { names }: Language): void {
  for (const [own, words] of Object.entries(names))
    if (own.includes('#')) addNumbered(book, store, [own, words]);
    else for (const entity of store.byName(own)) for (const name of split(words)) book.addName(name, entity);
}

/** Names that differ by a number, such as the year of a prize: `#` stands for it in both. */
function addNumbered(book: Book, store: Store, [own, words]: readonly [string, Words]): void {
  const [before = '', after = ''] = own.split('#');
  for (const entity of store.entities) {
    if (!entity.name.startsWith(before) || !entity.name.endsWith(after)) continue;
    const number = entity.name.slice(before.length, entity.name.length - after.length);
    if (/^\d+$/.test(number))
      for (const name of split(words)) book.addName(name.replace('#', number), entity);
  }
}

/** Names of states and regions that a language has of its own: `Kalifornien`. */
function addPlaceNames(book: Book, { places }: Language, { means }: Evaluator): void {
  for (const [place, words] of Object.entries(places))
    for (const entity of means.exact(place))
      if (entity.type === 'CountrySubdivision') for (const name of split(words)) book.addName(name, entity);
}

/** `US-Dollar` is called `Dollar` too, but only the best known bearer of such a name is meant by it. */
function shortNames(name: string): string[] {
  return [name.replace(/^Japanischer |^Schweizer |^Britisches /, '')].filter((each) => each !== name);
}

const TRANSLATED = [
  { type: 'Country', display: 'region', property: 'iso_alpha2' },
  { type: 'DependentTerritory', display: 'region', property: 'iso_alpha2' },
  { type: 'Continent', display: 'region', property: 'm49_code' },
  { type: 'CountryRegion', display: 'region', property: 'm49_code' },
  { type: 'Currency', display: 'currency', property: 'iso_code' },
  { type: 'Language', display: 'language', property: 'iso_639_1' },
] as const;
