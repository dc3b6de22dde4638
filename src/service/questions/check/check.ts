import { range } from 'es-toolkit/math';

import type { Fact } from '../../query/fact';
import type { Knowledge } from '../knowledge';
import type { Span } from '../match/span';
import type { Item } from '../parse/chart';
import { WORD_CLASSES, type Category, type PartOf, type SetPart } from '../parts';
import type { Token } from '../tokenize/tokens';

/** Why a question was not answered, with the words of it that are to blame. */
export type Refusal =
  | { kind: 'nothing' | 'too long' | 'tangled' }
  /** Words that no sense was found for, or that the reading could not use. */
  | { kind: 'unclear'; words: readonly string[] }
  /** What a kind of thing does not have. */
  | { kind: 'unfit'; words: readonly string[] }
  /** A field, and who does not have it in the dataset. */
  | { kind: 'missing'; words: readonly string[] }
  /** Quarters of which some are not held. */
  | { kind: 'quarters' };

/** What a check looks at: the reading with the words that it uses. */
export type Checking = {
  item: Item;
  question: PartOf<'Question'>;
  tokens: readonly Token[];
  spans: readonly Span[];
  knowledge: Knowledge;
};

/** A row of checking. */
export type CheckRow = {
  name: string;
  examples: readonly string[];
  run: (checking: Checking) => Refusal | undefined;
};

/** What a reading is made of in the end. */
export const leavesOf = (item: Item): Item[] => (item.from.length > 0 ? item.from.flatMap(leavesOf) : [item]);

const wordsAt = ({ start, end }: Item, tokens: readonly Token[]): string[] =>
  tokens.slice(start, end).map(({ written }) => written);

/** The tokens that a reading uses. */
export const usedTokens = (item: Item): ReadonlySet<number> =>
  new Set(leavesOf(item).flatMap(({ start, end }) => range(start, end)));

/** Whether a reading uses its first word as what it is, and not as a code that is written in capitals. */
function isVerb({ start, from, part }: Item, tokens: readonly Token[]): boolean {
  const [first] = from;
  if (start > 0) return false;
  if (first !== undefined) return isVerb(first, tokens);
  return part.cat !== 'Set' || /^\p{Lu}+$/u.test(tokens[0]?.written ?? '');
}

/** The words of the fields that a reading is made of. */
const fieldWords = (item: Item, tokens: readonly Token[]): string[] =>
  leavesOf(item).flatMap((leaf) => (leaf.part.cat === 'Fields' ? wordsAt(leaf, tokens) : []));

const FUNCTION_WORDS: ReadonlySet<string> = new Set(WORD_CLASSES.filter((word) => word !== 'narrowing'));

/** Whether a token joins others, so that a refusal need not name it. */
export const isFunctionWord = (at: number, spans: readonly Span[]): boolean =>
  spans.some(
    ({ start, end, part }) =>
      start === at && end === at + 1 && part !== undefined && FUNCTION_WORDS.has(part.cat),
  ) && !spans.some(({ start, row }) => start === at && row === 'state');

/** Verbs with which a question begins that is answered with yes or no. */
const ASKING: ReadonlySet<Category> = new Set(['be', 'do', 'have', 'whether']);

/** Offices of which the dataset has today's holders. */
const OFFICES: ReadonlySet<string> = new Set(['ceo', 'cfo', 'coo', 'chair']);

/** What a reading has to pass. */
export const CHECK_ROWS: readonly CheckRow[] = [
  {
    name: 'a verb that asks first is used',
    examples: ['Did the largest banks in Texas'],
    run: ({ item, question: { root }, tokens, spans }) => {
      const first = spans.filter(({ start }) => start === 0);
      const isAsking = first.some(({ part }) => part !== undefined && ASKING.has(part.cat));
      const isTalk = first.some(
        ({ row, part }) =>
          row === 'talk' || (part !== undefined && part.cat !== 'Set' && !ASKING.has(part.cat)),
      );
      return isAsking && !isTalk && root.cat === 'Set' && tokens.length > 1 && !isVerb(item, tokens)
        ? { kind: 'unclear', words: [tokens[0]?.written ?? ''] }
        : undefined;
    },
  },
  {
    name: 'who holds an office today is not all who ever did',
    examples: ['how many CEOs has General Motors had', 'list of CEOs of Apple'],
    run: ({ item, question: { root }, tokens, knowledge: { factsAt } }) => {
      const [path = []] = root.cat === 'Value' ? root.fields : [];
      if (root.cat !== 'Value' || !OFFICES.has(path.at(-1) ?? '')) return undefined;
      if (root.summary === 'count') return { kind: 'unclear', words: [`how many ${path.at(-1) ?? ''}s`] };
      const holders = namedOf(root.set).flatMap(({ entity }) => factsAt(entity, path));
      return root.isMany === true && root.set.names?.length === 1 && holders.length < 2
        ? { kind: 'unclear', words: fieldWords(item, tokens) }
        : undefined;
    },
  },
  {
    name: 'a thing goes with its fact',
    examples: ['revenue of the accounts of Apple'],
    run: ({ item, question: { root }, tokens }) => {
      const asked = root.cat === 'Value' ? root.fields : root.cat === 'Claim' ? [root.condition.path] : [];
      const odd = leavesOf(item).find(
        ({ part }) => part.cat === 'Thing' && !asked.flat().some((step) => part.fields.includes(step)),
      );
      return odd && { kind: 'unclear', words: wordsAt(odd, tokens) };
    },
  },
  {
    name: 'a number is compared with a figure',
    examples: ['Does Alphabet have more than one ticker?'],
    run: ({ question: { root }, knowledge }) => {
      if (root.cat !== 'Claim' || root.condition.value.kind !== 'number') return undefined;
      const { path } = root.condition;
      const facts = namedOf(root.set).flatMap(({ entity }) => knowledge.factsAt(entity, path));
      const isText = facts.length > 0 && facts.every(({ value }) => value.kind === 'text');
      return isText
        ? {
            kind: 'unfit',
            words: [namedOf(root.set)[0]?.entity.name ?? '', path.join('.').replaceAll('_', ' ')],
          }
        : undefined;
    },
  },
  {
    name: 'every word is used or may be left aside',
    examples: ['revenue of Apple in gold'],
    run: ({ item, tokens, spans }) => {
      const used = usedTokens(item);
      const aside = new Set<number>();
      for (const { start, end, part } of spans)
        if (part === undefined) for (let at = start; at < end; at += 1) aside.add(at);
      const left = tokens.flatMap(({ kind }, at) =>
        used.has(at) || aside.has(at) || kind === 'mark' ? [] : [at],
      );
      const telling = left.filter((at) => !isFunctionWord(at, spans));
      return left.length === 0
        ? undefined
        : {
            kind: 'unclear',
            words: (telling.length > 0 ? telling : left).map((at) => tokens[at]?.written ?? ''),
          };
    },
  },
  {
    name: 'a figure is of the one who is named',
    examples: ["Elon Musk's revenue"],
    run: ({ question: { root }, knowledge }) => {
      const path =
        root.cat === 'Value' ? root.fields[0] : root.cat === 'Claim' ? root.condition.path : undefined;
      if (path === undefined || path.length > 1) return undefined;
      const stranger = namedOf(root.cat === 'Set' ? root : root.set).find(({ type, entity }) => {
        const [fact] = type === 'Person' ? knowledge.factsAt(entity, path) : [];
        return fact !== undefined && fact.subject.id !== entity.id && fact.value.kind === 'point';
      });
      return stranger === undefined
        ? undefined
        : { kind: 'unfit', words: [stranger.entity.name, path.join('.').replaceAll('_', ' ')] };
    },
  },
  {
    name: 'a class may have what it is narrowed by',
    examples: ['currencies with more than 100 employees'],
    run: ({ question: { root }, knowledge }) => {
      const set = root.cat === 'Set' ? root : root.set;
      const order = set.ranking?.path === undefined ? [] : [{ path: set.ranking.path }];
      const odd =
        set.names === undefined
          ? [...set.conditions, ...order].find(
              ({ path }) => path[0] !== 'name' && !knowledge.holds(set, path.slice(0, 1)),
            )
          : undefined;
      return odd === undefined
        ? undefined
        : { kind: 'unfit', words: [set.topic ?? '', odd.path.join(' ').replaceAll('_', ' ')] };
    },
  },
  {
    name: 'an order goes by figures, days or names',
    examples: ['largest company by state'],
    run: ({ question: { root }, knowledge }) => {
      const set = root.cat === 'Set' ? root : root.set;
      const path = set.names === undefined ? (set.ranking?.path ?? ['name']) : ['name'];
      const kind = path.join() === 'name' ? undefined : factAt(set, path, knowledge)?.value.kind;
      return kind === 'text' || kind === 'entity'
        ? { kind: 'unfit', words: [set.topic ?? '', `order by ${path.join(' ').replaceAll('_', ' ')}`] }
        : undefined;
    },
  },
  {
    name: 'a share is compared with a share',
    examples: ['companies with net income above 30 percent'],
    run: ({ question: { root }, knowledge }) => {
      const set = root.cat === 'Set' ? root : root.set;
      const odd = set.conditions.find(
        ({ value, path }) =>
          value.kind === 'number' && value.isPercent === true && isMoney(factAt(set, path, knowledge)),
      );
      return odd?.value.kind === 'number'
        ? { kind: 'unfit', words: [odd.path.join('.').replaceAll('_', ' '), `${odd.value.text} percent`] }
        : undefined;
    },
  },
];

/** Whether a figure is one of money. */
const isMoney = (fact: Fact | undefined): boolean =>
  fact?.value.kind === 'point' && /^[A-Z]{3}(?![a-z])/.test(fact.value.series.unit);

/** One stored fact of a class. */
function factAt(
  { topic = '' }: SetPart,
  path: readonly string[],
  { evaluator: { topics, reader, factsOf } }: Knowledge,
): Fact | undefined {
  const collection = topics.collection(topic);
  return collection === undefined ? undefined : factsOf(collection, reader.steps(path))[0];
}

const namedOf = ({ names = [] }: SetPart) =>
  names.flatMap(({ bearers: [entity] }) => (entity === undefined ? [] : [{ entity, type: entity.type }]));
