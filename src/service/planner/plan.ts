import type { Evaluator } from '../query/evaluate';
import { numberOf } from '../query/derived';
import type { Expression, Filter } from '../query/tree';
import type { EntitySearch } from '../search/entity-search';
import type { Store, StoredEntity } from '../store/stored';
import { readChart, type Chart } from './chart';
import { ENGLISH } from './language/english';
import { GERMAN } from './language/german';
import { createJoin } from './rules';
import type { ClaimPart, Part, RootPart, SetPart, ValuePart } from './sense';
import { spansOf, type Span } from './spans';
import { createVocabulary, EMPTY_SET, type Vocabulary } from './vocabulary';
import { MOST_WORDS, wordsOf, type Word } from './words';

/** A question as an expression, and what prose says beside its rows. */
export type Plan = {
  expression: Expression;
  /** What was taken for what, where a name means several or has a slip. */
  taken: readonly Taken[];
  /** The comparison that was claimed, answered with yes or no: whether the first named is first in the order. */
  claims?: 'ASC' | 'DESC';
  /** Whether the entities are compared with each other. */
  isComparison: boolean;
};

/** How a name was understood. */
export type Taken = { entity: StoredEntity; others: readonly StoredEntity[]; misspelt?: string };

/** Why a question was not understood; `word` is the first that nothing explains. */
export type Refusal =
  | { kind: 'nothing' }
  | { kind: 'too long' }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'unclear'; words: readonly string[] };

/** Turns questions into expressions. */
export type Planner = (question: string) => Plan | Refusal;

/** Says whether a question was understood. */
export function isPlan(found: Plan | Refusal): found is Plan {
  return 'expression' in found;
}

/** How many of a collection `the largest` are. */
const SHOWN = 10;

/** Longer texts are no questions. */
const MOST_LETTERS = 600;

type Surroundings = { evaluator: Evaluator; search: EntitySearch; clock: () => number };

/**
 * Makes the planner of a store: question → words → senses (gazetteer and vocabulary, longest first) → typed parts (the
 * chart) → the likeliest part that explains every word → expression. It knows English and German; of the two the one
 * whose words the question has more of is tried first.
 */
export function createPlanner(store: Store, around: Surroundings): Planner {
  const { evaluator, search, clock } = around;
  const join = createJoin(evaluator);
  let made: readonly Vocabulary[] | undefined;
  return (question) => {
    if (question.length > MOST_LETTERS) return { kind: 'too long' };
    const words = wordsOf(question);
    if (words.length > MOST_WORDS) return { kind: 'too long' };
    if (words.length === 0) return { kind: 'nothing' };
    const vocabularies = (made ??= [ENGLISH, GERMAN].map((each) => createVocabulary(store, evaluator, each)));
    let refusal: Refusal | undefined;
    for (const vocabulary of likelyFirst(words, vocabularies)) {
      const { spans, unknown } = spansOf(words, { vocabulary, evaluator, search });
      const found =
        unknown.length > 0
          ? { kind: 'word' as const, words: writtenOf(words, unknown) }
          : planOf(words, spans, { evaluator, chart: readChart(words.length, spans, join, clock) });
      if (isPlan(found)) return found;
      refusal ??= found;
    }
    return refusal ?? { kind: 'nothing' };
  };
}

function likelyFirst(words: readonly Word[], vocabularies: readonly Vocabulary[]): Vocabulary[] {
  const hits = vocabularies.map((vocabulary) => words.filter(({ text }) => vocabulary.isCommon(text)).length);
  const best = Math.max(...hits);
  const order = vocabularies.map((vocabulary, at) => ({ vocabulary, hits: hits[at] ?? 0 }));
  // A language of which only few words are there would read them as something else.
  return order
    .filter((each) => each.hits > 0 || best === 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ vocabulary }) => vocabulary);
}

const writtenOf = (words: readonly Word[], places: readonly number[]): string[] =>
  places.flatMap((at) => words[at]?.written ?? []);

type Read = { evaluator: Evaluator; chart: Chart };

function planOf(words: readonly Word[], spans: readonly Span[], { evaluator, chart }: Read): Plan | Refusal {
  const roots = chart.at(0, words.length).flatMap(({ part, cost }) => {
    const root = rootOf(part);
    return root === undefined ? [] : [{ root, cost: cost + (part.kind === 'root' ? 0 : 0.1) }];
  });
  roots.sort((a, b) => a.cost - b.cost);
  for (const { root } of roots) {
    const plan = compile(root, evaluator);
    if (plan !== undefined) return plan;
  }
  if (chart.isCut) return { kind: 'too long' };
  return unexplained(words, spans, chart);
}

/** A part that is a whole question by itself: a value, a narrowed collection. */
function rootOf(part: Part): RootPart | undefined {
  if (part.kind === 'root') return part;
  if (part.kind === 'value') return { kind: 'root', root: part };
  if (part.kind !== 'set') return undefined;
  if (part.topic === undefined)
    return part.joint === 'pair' && (part.named?.length ?? 0) === 2
      ? { kind: 'root', root: pairValue(part) }
      : undefined;
  const isNarrowed = part.filters.length + part.orders.length > 0;
  return isNarrowed ? { kind: 'root', root: part } : undefined;
}

const pairValue = (set: SetPart): ValuePart => ({
  kind: 'value',
  set,
  way: [],
  fields: ['rate'],
  where: [],
  at: set.at,
});

/** The words beside the widest part that makes sense: the first of them that says something is named. */
function unexplained(words: readonly Word[], spans: readonly Span[], chart: Chart): Refusal {
  const says = new Set(words.map((_, at) => at));
  for (const { start, end, sense } of spans)
    if (sense.part.kind === 'light' || sense.part.kind === 'ask')
      for (let at = start; at < end; at += 1) says.delete(at);
  const content = [...says].filter((at) => words[at]?.kind === 'word' || words[at]?.kind === 'number');
  let best: { left: readonly number[]; cost: number } | undefined;
  for (let start = 0; start < words.length; start += 1)
    for (let end = words.length; end > start; end -= 1) {
      const item = chart.at(start, end).find(({ part }) => rootOf(part) !== undefined || part.kind === 'set');
      if (item === undefined) continue;
      const left = content.filter((at) => at < start || at >= end);
      if (best === undefined || left.length < best.left.length) best = { left, cost: item.cost };
    }
  const left = best === undefined || best.left.length === 0 ? content : best.left;
  const named = left.length > 0 ? left : words.map((_, at) => at);
  return { kind: 'unclear', words: writtenOf(words, named.slice(0, 3)) };
}

/** The expression of a question; nothing where the parts, though they fit, ask for nothing that can be run. */
function compile({ root, isProfile }: RootPart, evaluator: Evaluator): Plan | undefined {
  if (root.kind === 'claim') return compileClaim(root, evaluator);
  if (root.kind === 'set')
    return isProfile === true ? compileProfile(root, evaluator) : compileSet(root, evaluator);
  return compileValue(root, evaluator);
}

type Topic = Pick<Expression, 'topic' | 'also'>;

/** The topics of a set, each by its name where that means it first, else by its id. */
function topicsOf(
  set: SetPart,
  path: readonly string[],
  evaluator: Evaluator,
): { topic: Topic; taken: Taken[] } {
  if (set.named === undefined) return { topic: { topic: set.topic ?? '' }, taken: unsureOf(set) };
  const taken: Taken[] = unsureOf(set);
  const names = set.named.map((bearers, at) => {
    const [entity, ...others] = bearers;
    if (entity === undefined) return '';
    const misspelt = set.misspelt?.[at];
    const rivals = others.filter((other) => isRival(other, entity));
    if (rivals.length > 0 || misspelt !== undefined)
      taken.push({ entity, others: rivals, ...(misspelt === undefined ? {} : { misspelt }) });
    return topicText(entity, path, evaluator);
  });
  const [topic = '', ...also] = names;
  return { topic: { topic, ...(also.length === 0 ? {} : { also }) }, taken };
}

/** Names in conditions that several bear. */
function unsureOf({ unsure = [] }: SetPart): Taken[] {
  return unsure.flatMap(([entity, ...others]) => (entity === undefined ? [] : [{ entity, others }]));
}

/** A namesake that somebody may well have meant: one that is about as well known. */
function isRival(other: StoredEntity, entity: StoredEntity): boolean {
  return other.type === entity.type || entity.prominence - other.prominence < 0.25;
}

function topicText(
  entity: StoredEntity,
  path: readonly string[],
  { topics, reader, means }: Evaluator,
): string {
  // A name that needs no quotes reads best, and a ticker least.
  const names = [entity.name, ...entity.aliases.filter((alias) => alias !== alias.toUpperCase())];
  const plain = names.filter((name) => !/[.,"\\()]/.test(name));
  for (const name of [...plain, ...names]) {
    if (name.trim() !== name || topics.collection(name) !== undefined) continue;
    const bearers = [...means.exact(name)];
    const holding = bearers.filter((each) => reader.read(each, reader.steps(path)).length > 0);
    const first = path.length > 0 && holding.length > 0 ? holding[0] : bearers[0];
    if (first === entity && bearers.length === 1) return name;
    if (first === entity && bearers[0] === entity) return name;
  }
  return entity.id;
}

const noOrder = { filters: [], select: [], orders: [] } as const;

const timesOf = (at: readonly string[]): Pick<Expression, 'at'> => (at.length === 0 ? {} : { at });

function compileProfile(set: SetPart, evaluator: Evaluator): Plan {
  const { topic, taken } = topicsOf(set, [], evaluator);
  return { expression: { ...topic, ...noOrder }, taken, isComparison: false };
}

function compileClaim({ set, filter, at }: ClaimPart, evaluator: Evaluator): Plan {
  const { topic, taken } = topicsOf(set, filter.path, evaluator);
  return {
    expression: { ...topic, ...noOrder, ...timesOf(at), claim: filter },
    taken,
    isComparison: false,
  };
}

/** Filters, order and cut of a collection. */
function bodyOf(set: SetPart): Pick<Expression, 'filters' | 'orders' | 'limit' | 'offset'> {
  const isOrdered = set.orders.length > 0;
  const rank = set.rank ?? 1;
  const isOne = !set.isPlural || rank > 1;
  const limit = set.count ?? (set.isRanked ? (isOne ? 1 : SHOWN) : undefined);
  const [order] = set.orders;
  // A ranking without an end holds what has the figure that it ranks by.
  const held: readonly Filter[] =
    isOrdered && limit === undefined && order !== undefined
      ? [{ path: order.path, operator: '=', operand: { text: '*', anyOf: [['*']], commas: false } }]
      : [];
  return {
    filters: [...set.filters, ...held],
    orders: set.orders,
    ...(rank > 1 ? { offset: rank - 1 } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}

function compileSet(set: SetPart, evaluator: Evaluator): Plan | undefined {
  // `The largest exchanges` is a question only when it says by what, `five companies` only when it says which.
  if (set.topic === undefined || (set.isRanked && set.orders.length === 0)) return undefined;
  if (set.filters.length + set.orders.length === 0) return undefined;
  const { topic, taken } = topicsOf(set, [], evaluator);
  return {
    expression: { ...topic, select: [], ...bodyOf(set), ...timesOf(set.at) },
    taken,
    isComparison: false,
  };
}

function compileValue(value: ValuePart, evaluator: Evaluator): Plan | undefined {
  const { set, way, fields, compare, summary, change } = value;
  if (set.isRanked && set.orders.length === 0) return undefined;
  const at = value.at.length > 0 ? value.at : set.at;
  const [field = ''] = fields;
  if (field === 'rate' && set.joint === 'pair') return compilePair(value, evaluator);
  if (compare !== undefined) {
    const { topic, taken } = topicsOf(set, [field], evaluator);
    const expression = {
      ...topic,
      ...noOrder,
      orders: [{ path: [field], direction: compare.direction }],
      ...timesOf(at),
    };
    return {
      expression,
      taken,
      isComparison: true,
      ...(compare.isClaim ? { claims: compare.direction } : {}),
    };
  }
  const whole = wholeOf(value, evaluator);
  if (whole !== value) return compileValue(whole, evaluator);
  const { topic, taken } = topicsOf(set, [...way, ...fields.slice(0, 1)], evaluator);
  const where = value.where.map((filter) => ({
    ...filter,
    path: [...way, ...fields.slice(0, 1), ...filter.path],
  }));
  const body = bodyOf(set);
  const base: Expression = {
    ...topic,
    select: [],
    ...body,
    filters: [...body.filters, ...where],
    ...timesOf(at),
  };
  if (summary === 'count')
    return {
      expression: { ...base, select: [...way, ...fields], aggregate: { summary, path: [] } },
      taken,
      isComparison: false,
    };
  const isOne = set.named?.length === 1 && set.filters.length === 0;
  if (summary !== undefined && (summary !== 'sum' || !isOne)) {
    const path = [...way, isOne && way.length === 0 ? `${field}_history` : field];
    return { expression: { ...base, aggregate: { summary, path } }, taken, isComparison: false };
  }
  if (change !== undefined) return compileChange(value, base, taken);
  const isRankedOne = set.orders.length > 0 && fields.length === 1 && field === set.orders[0]?.path[0];
  if (fields.length > 1) {
    const returns = [
      'name',
      ...set.orders.map(({ path }) => path.join('.')),
      ...fields.map((each) => [...way, each].join('.')),
    ];
    return { expression: { ...base, returns: [...new Set(returns)] }, taken, isComparison: false };
  }
  return { expression: { ...base, select: isRankedOne ? [] : [...way, field] }, taken, isComparison: false };
}

/** Two times of one figure, or its growth over the last year. */
function compileChange(
  { fields: [field = ''], way, at, set, change }: ValuePart,
  base: Expression,
  taken: Taken[],
): Plan {
  const spans = at.flatMap((time) => time.split('..'));
  const isPair = spans.length === 2 && !spans.includes('') && set.named !== undefined;
  const times = isPair ? spans : at;
  const select = [...way, isPair ? field : `${field}_${change ?? 'growth'}`];
  return { expression: { ...base, ...timesOf(times), select }, taken, isComparison: false };
}

/** A continent or a region has no figures of its own, but its countries have; then they are added up. */
function wholeOf(value: ValuePart, { reader, topics }: Evaluator): ValuePart {
  const { set, fields, way } = value;
  const [field = ''] = fields;
  const region = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isRegion = region?.type === 'Continent' || region?.type === 'CountryRegion';
  if (!isRegion || way.length > 0 || value.change !== undefined) return value;
  const isHeld = reader.read(region, reader.steps([field])).length > 0;
  const isFigure = topics
    .collection('countries')
    ?.some((country) =>
      reader.read(country, reader.steps([field])).some((fact) => numberOf(fact) !== undefined),
    );
  if (isHeld || isFigure !== true || fields.length > 1) return value;
  const filter: Filter = {
    path: ['location'],
    operator: '=',
    operand: { text: region.name, anyOf: [[region.name]], commas: false },
  };
  return {
    ...value,
    set: { ...EMPTY_SET, at: set.at, topic: 'countries', type: 'Country', isPlural: true, filters: [filter] },
    summary: value.summary ?? 'sum',
  };
}

/** The exchange rate of two currencies: of the pair or the turned one whichever reaches furthest. */
function compilePair(value: ValuePart, { means, reader }: Evaluator): Plan | undefined {
  const { set } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const [base, quote] = (set.named ?? []).map((bearers) => bearers.find(({ type }) => type === 'Currency'));
  if (base === undefined || quote === undefined || base === quote) return undefined;
  const found = [
    { name: `${codeOf(base)}/${codeOf(quote)}`, field: 'rate' },
    { name: `${codeOf(quote)}/${codeOf(base)}`, field: 'inverse_rate' },
  ].flatMap(({ name, field }) => {
    const entity = [...means.exact(name)].find(({ type }) => type === 'ForeignExchangeRate');
    const then = at.length === 0 ? reader : reader.at(at, true);
    const [fact] = entity === undefined ? [] : then.read(entity, [field]);
    const point = fact?.grounds?.[0] ?? fact;
    return entity === undefined
      ? []
      : [{ name: entity.name, field, date: point?.value.kind === 'point' ? point.value.date : '' }];
  });
  const [pair] = found.sort((a, b) => b.date.localeCompare(a.date));
  if (pair === undefined) return undefined;
  const expression = { topic: pair.name, ...noOrder, select: [pair.field], ...timesOf(at) };
  return { expression, taken: [], isComparison: false };
}

function codeOf({ properties, name }: StoredEntity): string {
  const code = properties.get('iso_code')?.value;
  return typeof code === 'string' ? code : name;
}
