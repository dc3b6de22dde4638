import { ownValue } from '../../../shared/contract/own-value';
import { nameText } from '../../../shared/names/name-text';
import { registerKey, tickerKey } from '../../../shared/names/code';
import { EVERYDAY } from '../../query/namer';
import { isDay } from '../../store/calendar-day';
import type { StoredEntity } from '../../store/stored';
import { fieldSpec } from '../../query/field-table';
import type { Catalogue } from '../../store/graph';
import type { Knowledge } from '../knowledge';
import { Trie } from '../lexicon/trie';
import type { Lexicon } from '../lexicon/lexicon';
import { wordsOf, EMPTY_SET, type Category, type Part } from '../parts';
import { moment } from '../time';
import type { Token } from '../tokenize/tokens';
import { asksMore, clauseSpans } from './clauses';
import type { Span } from './span';

/** What a row of matching looks at. */
export type Matching = { text: string; tokens: readonly Token[]; lexicon: Lexicon; knowledge: Knowledge };

/** A row of matching: what it finds at a token. */
export type MatchRow = {
  name: string;
  examples: readonly string[];
  run: (at: number, matching: Matching) => readonly Omit<Span, 'start' | 'row'>[];
};

/** What a token costs that is left aside. */
const ASIDE = 0.02;
/** What a span costs by itself, so that one long name beats two short ones. */
const A_SPAN = 0.15;
/** The most tokens of a name. */
const LONGEST = 12;

const NAMES = { plain: 0.15, small: 0.25, rare: 0.6, ticker: 0.35 } as const;

/** The rows by which spans are found. */
export const MATCH_ROWS: readonly MatchRow[] = [
  {
    name: 'lexicon',
    examples: ['revenue', 'largest', 'in'],
    run: (at, { tokens, lexicon, knowledge }) => {
      if (isCodeOfList(at, tokens, knowledge)) return [];
      const found: Omit<Span, 'start' | 'row'>[] = [];
      for (const [end, { part, cost, row }] of valuesFrom(lexicon.trie, at, tokens, lexicon.determiners)) {
        if (row.startsWith('talk') || (row === 'class' && isPartOfName(at, tokens, lexicon))) continue;
        const meant = typeof part === 'function' ? part(knowledge.evaluator, knowledge.graph) : part;
        if (part === undefined) found.push({ end, part: undefined, cost: ASIDE * (end - at) + cost });
        else if (meant !== undefined) found.push({ end, part: meant, cost });
      }
      return found;
    },
  },
  {
    name: 'dataset field',
    examples: ['annual change of the gdp deflator'],
    run: (at, { tokens, lexicon, knowledge }) =>
      lexicon.isQueryLanguage === true
        ? Array.from(valuesFrom(datasetFields(knowledge, lexicon), at, tokens), ([end, part]) => ({
            end,
            part,
            cost: DATASET_FIELD,
          }))
        : [],
  },
  { name: 'talk', examples: ['my boss wants to know'], run: talkAt },
  {
    name: 'letters',
    examples: ['countries starting with Z'],
    run: (at, { tokens, lexicon }) =>
      [...valuesFrom(lexicon.trie, at, tokens)].flatMap(([end, { part }]) => {
        const next = tokens[end];
        return typeof part === 'object' && part.cat === 'begins' && next?.kind === 'word'
          ? [{ end: end + 1, part: lettersOf(next.written, part.isPast === true), cost: 0 }]
          : [];
      }),
  },
  { name: 'number', examples: ['100,000', '1.5'], run: numberAt },
  { name: 'date', examples: ['2024-03-31', '2024-03', '31.12.2021'], run: dateAt },
  { name: 'ordinal', examples: ['3rd'], run: ordinalAt },
  { name: 'name', examples: ['Apple', 'Procter & Gamble'], run: namesAt },
  { name: 'state', examples: ['Portland, ME'], run: stateAt },
  { name: 'ticker', examples: ['AAPL'], run: tickerAt },
  { name: 'identifier', examples: ['HWUPKR0MPOU8FGXBT394', 'DE0007164600'], run: identifierAt },
  {
    name: 'preposition at the end',
    examples: ['What exchange is Netflix on'],
    run: (at, { tokens, lexicon }) => {
      const sensesAt = (place: number) =>
        (lexicon.trie.step(tokens[place]?.text ?? '')?.values ?? []).flatMap(({ part }) =>
          typeof part === 'object' ? [part.cat] : [],
        );
      // What follows a time belongs to it: `from 2024 on`.
      const isAfterTime = tokens[at - 1]?.kind === 'number' || sensesAt(at - 1).includes('TimeUnit');
      const isLast = at > 1 && at === tokens.length - 1;
      const isOfTime = isAfterTime && sensesAt(at).includes('on');
      return isLast && !isOfTime && sensesAt(at).some((cat) => PREPOSITIONS.has(cat))
        ? [{ end: at + 1, part: undefined, cost: 0.2 }]
        : [];
    },
  },
  {
    name: 'mark',
    examples: [','],
    run: (at, { tokens }) => {
      const { kind, text = '' } = tokens[at] ?? {};
      return kind === 'mark' && (text === ',' || text === '.' || text === '/' || text === ':')
        ? [{ end: at + 1, part: undefined, cost: text === ',' ? 0.05 : 0.04 }]
        : [];
    },
  },
];

/** What stands in a trie under the tokens from a place on, with the end of them. */
function* valuesFrom<T>(
  trie: Trie<T>,
  at: number,
  tokens: readonly Token[],
  determiners: readonly string[] = [],
): Generator<[end: number, value: T]> {
  let node = trie.step(tokens[at]?.text ?? '');
  for (let end = at + 1; node !== undefined; end += 1) {
    for (const value of node.values) yield [end, value];
    const next = tokens[end];
    if (next === undefined) break;
    const stepped = node.step(next.text);
    // A hyphen parts words that are known without it, as an article does: `3-month bill`, `audits the books`.
    const isSkipped: boolean =
      stepped === undefined && (determiners.includes(next.text) || (next.text === '-' && next.isJoined));
    node = isSkipped ? node.step(tokens[end + 1]?.text ?? '') : stepped;
    if (isSkipped) end += 1;
  }
}

/** How a name begins with letters, or ends with them. */
const lettersOf = (written: string, isEnd: boolean): Part => ({
  cat: 'Letters',
  text: isEnd ? `*${written}` : `${written}*`,
});

/** Words that may be left where what they join was asked for: `What exchange is Netflix on?`. */
const PREPOSITIONS: ReadonlySet<string> = new Set<Category>(wordsOf('in on at to of for by with'));

/** Words that may stand in what is said around a question and mean nothing by themselves. */
const AROUND: ReadonlySet<string> = new Set<Category>([
  ...wordsOf('of in on at for from to with be do have that and or not what who how list about whether'),
  ...wordsOf('as there possessive comma dash when speaker saying'),
]);

/** How much a word is of what is said around a question: what may stand alone, what belongs to it, or a word between. */
const TALKS: Readonly<Record<string, number>> = { 'talk alone': 2, talk: 1, aside: 0 };

/** What the tokens from a place on may be of what is said around a question, as far as they reach. */
function talkFrom(at: number, { tokens, lexicon, knowledge }: Matching): { end: number; talk: number }[] {
  if (isCodeOfList(at, tokens, knowledge)) return [];
  if (tokens[at]?.kind === 'mark') return [{ end: at + 1, talk: 0 }];
  const values = [...valuesFrom(lexicon.trie, at, tokens)];
  const endsOf = (wanted: string) =>
    new Set(values.flatMap(([end, { row }]) => (row === wanted ? [end] : [])));
  const [fields, classes] = [endsOf('field'), endsOf('class')];
  return values.flatMap(([end, { part, row }]) => {
    // Whose boss it is may be asked, unless a mark parts it from the question.
    const talk =
      (fields.has(end) && row === 'talk alone' ? 1 : ownValue(TALKS, row)) ??
      (typeof part === 'object' && AROUND.has(part.cat) && !classes.has(end) ? 0 : undefined);
    return talk === undefined ? [] : [{ end, talk }];
  });
}

/** Whether a token asks when, which is never said around a question. */
const asksWhen = (at: number, { tokens, lexicon }: Matching): boolean =>
  lexicon.trie
    .step(tokens[at]?.text ?? '')
    ?.values.some(({ part }) => typeof part === 'object' && part.cat === 'when') === true;

/** The clauses that may be left out beside a question, to be shown as ignored. */
export const asidesOf = (matching: Matching, spans: readonly Span[]): Span[] =>
  clauseSpans({
    tokens: matching.tokens,
    spans,
    capitalNouns: matching.lexicon.capitalNouns,
    isTalk: (at) => talkFrom(at, matching).some(({ end }) => end === at + 1),
  });

/** What is said around a question: a run of such words at an end of the text. */
function talkAt(at: number, matching: Matching): Omit<Span, 'start' | 'row'>[] {
  const { tokens } = matching;
  const isMark = (place: number): boolean => tokens[place]?.kind === 'mark' && tokens[place].text !== "'s";
  const ends = new Map<number, number>([[at, 0]]);
  for (let end = at; end < tokens.length; end += 1) {
    const before = ends.get(end);
    if (before === undefined) continue;
    for (const { end: next, talk } of talkFrom(end, matching))
      ends.set(next, Math.max(before, talk, ends.get(next) ?? 0));
  }
  return [...ends].flatMap(([end, talk]) => {
    const [isFirst, isLast] = [at === 0, end === tokens.length];
    if (isFirst === isLast || (isFirst && asksWhen(end - 1, matching))) return [];
    const isParted = isFirst ? isMark(end) || isMark(end - 1) : isMark(at - 1) || isMark(at);
    return talk === 2 || (talk === 1 && isParted) ? [{ end, part: undefined, cost: TALK * (end - at) }] : [];
  });
}

/** What a token of such a run costs. */
const TALK = 0.12;

/** Whether a common noun is written as a part of a name: `American Airlines`. */
function isPartOfName(at: number, tokens: readonly Token[], { capitalNouns }: Lexicon): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (capitalNouns === true || before === undefined || at < 2) return false;
  return [before, word].every((token) => /^\p{Lu}\p{Ll}/u.test(token?.written ?? ''));
}

/** A state or province by its code, behind a place and a comma: `Portland, ME`. */
function stateAt(at: number, { tokens, knowledge: { graph } }: Matching): Omit<Span, 'start' | 'row'>[] {
  const { written = '' } = tokens[at] ?? {};
  if (!/^\p{Lu}{2}$/u.test(written) || tokens[at - 1]?.text !== ',') return [];
  const bearers = STATES.flatMap((country) => graph.byName(`${country}-${written}`));
  return bearers.length === 0 ? [] : [{ end: at + 1, part: { ...EMPTY_SET, names: [{ bearers }] }, cost: 0 }];
}

/** Countries whose states are called by codes of two letters. */
const STATES = ['US', 'CA', 'AU'];

const DATASET_FIELD = 0.2;

const fieldTries = new WeakMap<Catalogue, Trie<Part>>();

/** What a dataset calls its fields, beside those that the lexicon names. */
function datasetFields(
  { graph: { catalogue }, evaluator: { reader } }: Knowledge,
  lexicon: Lexicon,
): Trie<Part> {
  const known = fieldTries.get(catalogue);
  if (known !== undefined) return known;
  const trie = new Trie<Part>();
  for (const key of reader.fields()) {
    const words = key.split('_');
    const isKnown = words.reduce<Trie<unknown> | undefined>((node, word) => node?.step(word), lexicon.trie)
      ?.values.length;
    if (words.length < 2 || words[0] === 'is' || words[0] === 'has' || isKnown) continue;
    trie.add(words, { cat: 'Fields', fields: [[fieldSpec(key)?.name ?? key]], times: [] });
  }
  fieldTries.set(catalogue, trie);
  return trie;
}

/** Finds every span. */
export function matchSpans(matching: Matching): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < matching.tokens.length; start += 1)
    for (const { name, run } of MATCH_ROWS)
      for (const found of run(start, matching))
        spans.push({
          ...found,
          cost: found.cost + (found.part === undefined ? 0 : A_SPAN),
          start,
          row: name,
        });
  // A code in a list of codes, and one of a state, is none of the words that it looks like.
  const codes = spans.filter(
    ({ row, start }) =>
      row === 'state' || (row === 'ticker' && isBesideCode(start, matching.tokens, matching.knowledge)),
  );
  return spans.filter(
    ({ part, start, end, row }) =>
      (part !== undefined || !codes.some((code) => start <= code.start && code.start < end)) &&
      !(row === 'talk' && asksMore({ start, end }, spans)),
  );
}

function numberAt(at: number, { tokens, lexicon: { decimal } }: Matching): Omit<Span, 'start' | 'row'>[] {
  const token = tokens[at];
  if (token?.kind !== 'number') return [];
  const text = plainNumber(token.text, decimal);
  const value = Number(text);
  const found: Omit<Span, 'start' | 'row'>[] = [];
  const isPlain = /^\d+$/.test(token.text);
  if (isPlain && token.text.length === 4 && value >= 1500 && value < 2100)
    found.push({ end: at + 1, part: { cat: 'Year', year: value }, cost: 0 });
  found.push({
    end: at + 1,
    part: { cat: 'Number', text, value },
    cost: found.length > 0 ? 0.3 : 0,
  });
  return found;
}

/** A number without signs between its thousands. */
function plainNumber(text: string, decimal: '.' | ','): string {
  const thousands = decimal === '.' ? ',' : '.';
  const isGrouped = (sign: string): boolean =>
    new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+(?:\\${sign === ',' ? '.' : ','}\\d+)?$`).test(text);
  const plain = isGrouped(thousands)
    ? text.replaceAll(thousands, '')
    : isGrouped(decimal) && text.split(decimal).length > 2
      ? text.replaceAll(decimal, '')
      : text;
  return plain.replace(',', '.');
}

/** A date in numbers as `YYYY-MM-DD`; nothing where day and month cannot be told apart. */
function isoDate(text: string): string | undefined {
  const [, first = '', sign, second = '', year] = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (year === undefined) return text;
  const [one, two] = [Number(first), Number(second)];
  if (sign === '/' && one <= 12 && two <= 12 && one !== two) return undefined;
  const [day, month] = sign === '/' && two > 12 ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day or a month that is written in numbers. */
function dateAt(at: number, { tokens }: Matching): Omit<Span, 'start' | 'row'>[] {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind !== 'date') return [];
  const date = isoDate(text);
  if (date === undefined || (date.length === 10 && !isDay(date))) return [];
  return [{ end: at + 1, part: { cat: 'Time', times: [moment(date)] }, cost: 0 }];
}

/** A number with the mark that makes it an ordinal: `3rd`, `3.`. */
function ordinalAt(at: number, { tokens, lexicon }: Matching): Omit<Span, 'start' | 'row'>[] {
  const [number, mark] = tokens.slice(at, at + 2);
  if (number?.kind !== 'number' || mark?.isJoined !== true || !lexicon.ordinalMarks.includes(mark.text))
    return [];
  return [{ end: at + 2, part: { cat: 'Ordinal', rank: Number(number.text) }, cost: 0 }];
}

function namesAt(at: number, { text, tokens, lexicon, knowledge }: Matching): Omit<Span, 'start' | 'row'>[] {
  const { names } = knowledge.graph;
  const tags = lexicon.tag === 'en' ? [''] : ['', lexicon.tag];
  const found: Omit<Span, 'start' | 'row'>[] = [];
  const first = tokens[at];
  if (first === undefined || (first.kind === 'mark' && first.text !== '$')) return found;
  for (let end = at + 1; end <= Math.min(tokens.length, at + LONGEST); end += 1) {
    const last = tokens[end - 1];
    if (last === undefined || (last.kind === 'mark' && last.text === ',' && end === at + 1)) break;
    const written = text.slice(first.start, last.end);
    const isOwned = tokens.slice(at, end - 1).some((token) => token.text === "'s");
    const plain = nameText(writtenIn(tokens.slice(at, end)));
    const own = nameText(written);
    const isPlain = isOwned && bearersOf(own, tags, knowledge).length === 0;
    const key = isPlain ? plain : own;
    const bearers = bearersOf(key, tags, knowledge);
    if (bearers.length > 0 && (last.kind !== 'mark' || last.text === "'s")) {
      const cost = nameCost(written, key, { at, end, lexicon, tokens, bearers });
      if (cost !== undefined) found.push({ end, part: { ...EMPTY_SET, names: [{ bearers }] }, cost });
    }
    const owners =
      lexicon.genitive !== undefined && key.endsWith(lexicon.genitive)
        ? bearersOf(key.slice(0, -lexicon.genitive.length), tags, knowledge)
        : [];
    if (owners.length > 0 && key.length > LEAST_OWNER && /^\p{Lu}/u.test(written))
      found.push({
        end,
        part: { ...EMPTY_SET, names: [{ bearers: owners }], isOwner: true },
        cost: NAMES.small,
      });
    const isOwner = tokens[end]?.text === "'s";
    const isBegun = [own, plain].some((begun) => tags.some((tag) => names.begins(begun, tag)));
    if (!isOwner && !isBegun && !EVERYDAY_BEGINS.has(key)) break;
  }
  return found;
}

/** The words of a name without the ending of its owner: `Anthropic's Series F`. */
const writtenIn = (tokens: readonly Token[]): string =>
  tokens.flatMap(({ text, written }) => (text === "'s" ? [] : [written])).join(' ');

/** The fewest letters of a name that bears the ending of an owner. */
const LEAST_OWNER = 4;

const EVERYDAY_BEGINS = new Set([...EVERYDAY.keys()].flatMap((name) => name.split(' ').slice(0, -1)));

function bearersOf(key: string, tags: readonly string[], { graph }: Knowledge): readonly StoredEntity[] {
  const everyday = EVERYDAY.get(key);
  const found = new Set<StoredEntity>(everyday === undefined ? [] : graph.byName(everyday).slice(0, 1));
  for (const tag of tags) for (const entity of graph.names.asked(key, tag)) found.add(entity);
  return everyday === undefined ? [...found].sort((a, b) => b.prominence - a.prominence) : [...found];
}

/** Types whose names are common words or long titles; their names cost more. */
const RARE: ReadonlySet<string> = new Set(
  wordsOf('WorkOfArt Event Facility Location Organism Animal Plant PositioningMetric'),
);

/** The cost of a name at its position; undefined if it cannot be one. */
function nameCost(
  written: string,
  key: string,
  {
    at,
    end,
    lexicon,
    tokens,
    bearers,
  }: {
    at: number;
    end: number;
    lexicon: Lexicon;
    tokens: readonly Token[];
    bearers: readonly StoredEntity[];
  },
): number | undefined {
  const isSmall = written === written.toLowerCase();
  const isOne = end === at + 1;
  const [token] = tokens.slice(at);
  // `US in` is no code of a state.
  if (/^\d+$/.test(key) || /^\p{Lu}{2} \p{Ll}{2}$/u.test(written)) return undefined;
  // What a name shares with a unit is both: a euro may be counted or named.
  const isWord =
    isOne &&
    (lexicon.trie.step(key)?.values ?? []).some(
      ({ row }) => row !== 'unit' && row !== 'name' && row !== 'place' && !row.startsWith('talk'),
    );
  // A code of a few letters is meant where it is written as one.
  const isCode = key.length <= 3 && isSmall && !EVERYDAY.has(key) && /^\p{L}+$/u.test(key);
  const isFirm = key.length === 3 && lexicon.trie.step(key) === undefined && bearers[0]?.type === 'Company';
  if (isCode && !isFirm) return undefined;
  if (key === 'us' && token?.written !== 'US') return undefined;
  const isVerb =
    isWord &&
    (lexicon.trie.step(key)?.values ?? []).every(({ row }) => row === 'verb' || row.startsWith('talk'));
  if (isWord && isSmall && !isVerb) return undefined;
  // A word of the language that only a ticker is written like names nobody: `ignoring tech`.
  if (isOne && isSmall && lexicon.known.has(key) && bearers.every((each) => isTickerOf(key, each)))
    return undefined;
  const rare = bearers.every(({ type }) => RARE.has(type)) ? NAMES.rare : 0;
  const own = isSmall ? NAMES.small : NAMES.plain;
  const farness = 0.2 * (1 - Math.max(...bearers.map(({ prominence }) => prominence)));
  return own + rare + (isOne ? farness : farness / 10) + (isWord ? (at === 0 ? 0.5 : 0.3) : 0);
}

/** Whether nothing but a ticker of an entity is written as a key. */
const isTickerOf = (key: string, { type, name, aliases }: StoredEntity): boolean =>
  type === 'Company' &&
  [name, ...aliases].every((each) => nameText(each) !== key || each === key.toUpperCase());

function tickerAt(at: number, { text, tokens, lexicon, knowledge }: Matching): Omit<Span, 'start' | 'row'>[] {
  const first = tokens[at];
  if (first?.kind !== 'word' || !/^\p{Lu}{1,5}$/u.test(first.written)) return [];
  const found: Omit<Span, 'start' | 'row'>[] = [];
  for (const end of [at + 1, at + 3]) {
    const last = tokens[end - 1];
    if (last === undefined) break;
    const written = text.slice(first.start, last.end);
    if (!/^\p{Lu}+(?:[.-]\p{Lu})?$/u.test(written)) continue;
    const isListed = [tokens[at - 1], tokens[at + 1]].some((token) => token?.text === ',');
    const isSaid = saysCode(tokens[at - 1], lexicon) || (isListed && isBesideCode(at, tokens, knowledge));
    if (end === at + 1 && first.written.length === 1 && !isSaid) continue;
    if (
      end === at + 1 &&
      !isListed &&
      !saysCode(tokens[at - 1], lexicon) &&
      lexicon.trie.step(first.text)?.values.length
    )
      continue;
    const bearers = knowledge.graph.names.ticker(tickerKey(written)).filter(({ type }) => type === 'Company');
    if (bearers.length > 0)
      found.push({ end, part: { ...EMPTY_SET, names: [{ bearers, isCode: true }] }, cost: NAMES.ticker });
  }
  return found;
}

/** Whether a word says that a ticker follows: `ticker T`, `trades under F`. */
const saysCode = (before: Token | undefined, { trie }: Lexicon): boolean =>
  (trie.step(before?.text ?? '')?.values ?? []).some(
    ({ part }) =>
      typeof part === 'object' &&
      (part.cat === 'at' || (part.cat === 'Fields' && part.fields[0]?.join() === 'ticker')),
  );

/** The fewest letters and digits of an identifier. */
const SHORTEST = 8;

/** An identifier of a register, of whose letters and digits no space parts any. */
function identifierAt(at: number, { text, tokens, knowledge }: Matching): Omit<Span, 'start' | 'row'>[] {
  const first = tokens[at];
  if (first === undefined || first.kind === 'mark' || first.isJoined) return [];
  let end = at + 1;
  while (tokens[end]?.isJoined === true && tokens[end]?.kind !== 'mark') end += 1;
  const written = text.slice(first.start, tokens[end - 1]?.end);
  if (written.length < SHORTEST || !/\d/.test(written)) return [];
  const bearers = knowledge.graph.names.registered(registerKey(written));
  const name = { bearers, isCode: true, misspelt: written } as const;
  return bearers.length === 0 ? [] : [{ end, part: { ...EMPTY_SET, names: [name] }, cost: 0 }];
}

/** Whether capitals among tickers are one: of `PGR, TRV, ALL` the last is no word. */
function isCodeOfList(at: number, tokens: readonly Token[], knowledge: Knowledge): boolean {
  const { written = '' } = tokens[at] ?? {};
  const isParted = [tokens[at - 1], tokens[at + 1]].some((token) => token?.text === ',');
  return (
    isParted &&
    /^\p{Lu}{2,5}$/u.test(written) &&
    isBesideCode(at, tokens, knowledge) &&
    knowledge.graph.names.ticker(tickerKey(written)).length > 0
  );
}

/** Whether a comma parts a letter from a ticker of several letters: `JPM, BAC, C`. */
const isBesideCode = (at: number, tokens: readonly Token[], { graph }: Knowledge): boolean =>
  [at - 2, at + 2].some((place) => {
    const { written = '' } = tokens[place] ?? {};
    return /^\p{Lu}{2,5}$/u.test(written) && graph.names.ticker(tickerKey(written)).length > 0;
  });
