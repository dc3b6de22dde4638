import { numberOf } from '../query/derived';
import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { isOfDays } from '../query/series-fact';
import type { Expression, Filter, Order } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import {
  calendarOf,
  EACH_QUARTER,
  isQuarterly,
  LATEST_QUARTER,
  parsePeriod,
  yearOfPoint,
} from '../query/period';
import type { ClaimPart, RootPart, SetPart, ValuePart } from './question-parts';
import { orderField } from './rules/parts';
import { GROUPS, WORLD } from './kinds';
import { quarterlyLine } from './lines';
import { topicsOf, type NameReading } from './topics';
import { EMPTY_SET } from './empty-set';
import { OR } from './rules/parts';
import { asRate, compilePair, pairEntity } from './pair';
import { atEdgeOfYear, atYearEnd, byMonth, byYear, isLeftOpen, isOpen } from './open-times';
import { bySum, isSumOfYears, ofWholeQuarters } from './quarter-sums';
import { byNewestMonths, byNewestQuarters, growthEnds, ofOwnCount } from './newest-quarters';
import { withoutKind } from './redundant-kind';
import { unadjusted } from './unadjusted';
import { withSiblingField, byDay, byFixing, byRound } from './siblings';

/** A question as an expression, and what prose says beside its rows. */
export type Plan = {
  expression: Expression;
  /** What was taken for what, where a name means several or has a slip. */
  taken: readonly NameReading[];
  /** The comparison that was claimed, answered with yes or no: whether the first named is first in the order. */
  claims?: 'ASC' | 'DESC';
  /** Whether the entities are compared with each other. */
  isComparison: boolean;
  /** Whether the first one's figure is asked for as a share of the other's. */
  isShare?: true;
  /** The calendar's quarter that was said of one company, which may count its quarters otherwise. */
  quarter?: string;
  /** Whether last year was asked for, and the newest figures that are held stand for it. */
  isLastYear?: true;
};
/** The year before this one, as it is read. */
const LAST_YEAR = 'last 1 years';

/** How many of a collection `the largest` are. */
const SHOWN = 10;

/** The expression of a question; nothing where the parts, though they fit, ask for nothing that can be run. */
export function compile(part: RootPart, evaluator: Evaluator): Plan | undefined {
  const compiled = compileRoot(part, evaluator);
  const plan = compiled && {
    ...compiled,
    expression: unadjusted(overSpan(anyTime(compiled.expression)), evaluator),
  };
  if (plan === undefined || isLeftOpen(plan.expression)) return undefined;
  return isOfLastYear(part, plan) ? { ...plan, isLastYear: true } : plan;
}

/**
 * What an economy grew by over several years is the change of its output in dollars, under the name that says so: the growth
 * that is published is of each year. What prices rose by over several years is what the rates of all make together, in one year its rate.
 */
function overSpan(expression: Expression): Expression {
  const { at = [], filters, select, orders, returns, aggregate, claim } = expression;
  const isSpan = at.some((time) => time.includes('..'));
  const fieldOf = (field: string): string =>
    isSpan && field === 'gdp_growth'
      ? 'gdp_current_us_dollars_growth'
      : isSpan
        ? field
        : field.replace(/_compounded$/, '');
  const named = (path: readonly string[]): string[] => path.map(fieldOf);
  return {
    ...expression,
    filters: filters.map((filter) => ({ ...filter, path: named(filter.path) })),
    select: named(select),
    orders: orders.map((order) => ({ ...order, path: named(order.path) })),
    ...(returns === undefined ? {} : { returns: named(returns) }),
    ...(aggregate === undefined ? {} : { aggregate: { ...aggregate, path: named(aggregate.path) } }),
    ...(claim === undefined ? {} : { claim: { ...claim, path: named(claim.path) } }),
  };
}

/** Of times of which any is meant each stands by itself. */
function anyTime(expression: Expression): Expression {
  const { at = [] } = expression;
  if (!at.some((time) => time.includes(OR))) return expression;
  return { ...expression, at: at.flatMap((time) => time.split(OR)), isAnyTime: true };
}

function compileRoot({ root, isProfile }: RootPart, evaluator: Evaluator): Plan | undefined {
  if (root.kind === 'claim') return compileClaim(root, evaluator);
  if (root.kind === 'set')
    return isProfile === true ? compileProfile(root, evaluator) : compileSet(root, evaluator);
  if (isMeasureBeside(root.set) || isUnitBeside(root.set)) return undefined;
  const plan = compileValue(root, evaluator);
  const quarter = quarterSaid(root);
  return plan === undefined || quarter === undefined ? plan : { ...plan, quarter };
}

/** Whether a measure stands among those of whom something is asked: `capex as % of cash flow, Intel, Ford` is of two. */
function isMeasureBeside({ named = [] }: SetPart): boolean {
  const isMeasure = named.map(([first]) => first?.type === 'FinancialMetric');
  return isMeasure.includes(true) && isMeasure.includes(false);
}

/** Whether a currency stands among those of whom something is asked: in `GDP of Japan, US dollars` it is the unit. */
function isUnitBeside({ named = [] }: SetPart): boolean {
  const isUnit = named.map(([first]) => first?.type === 'Currency');
  return isUnit.includes(true) && isUnit.includes(false);
}

/** Of a time that is told from the day on which it is asked the figures know nothing but which are the newest. */
function isOfLastYear({ root }: RootPart, { expression }: Plan): boolean {
  const at = root.at.length > 0 || root.kind === 'set' ? root.at : root.set.at;
  return at.includes(LAST_YEAR) && expression.at === undefined;
}

/** The one quarter of the calendar that a plain figure of one company is asked of. */
function quarterSaid({ at, set, way, summary, change, compare }: ValuePart): string | undefined {
  const [time = '', ...others] = at.length > 0 ? at : set.at;
  const isOne = set.named?.length === 1 && set.named[0]?.[0]?.type === 'Company';
  const isPlain = summary === undefined && change === undefined && compare === undefined;
  const isQuarter = parsePeriod(time)?.kind === 'calendar' && others.length + way.length === 0;
  return isOne && isPlain && isQuarter ? time : undefined;
}

const noOrder = { filters: [], select: [], orders: [] } as const;

const timesOf = (at: readonly string[]): Pick<Expression, 'at'> => (at.length === 0 ? {} : { at });

function compileProfile(set: SetPart, evaluator: Evaluator): Plan {
  const { topic, taken } = topicsOf(set, [], evaluator);
  return { expression: { ...topic, ...noOrder }, taken, isComparison: false };
}

function compileClaim(claim: ClaimPart, evaluator: Evaluator): Plan | undefined {
  const asked = ofQuarters(quarterly(claim), evaluator);
  const pair = asked.set.joint === 'pair' ? pairEntity(asked.set, evaluator) : undefined;
  if (asked.set.joint === 'pair' && pair === undefined) return undefined;
  const set = pair ?? asked.set;
  const said = { ...asked, at: atEdgeOfYear(asked.at, set) };
  const { filter } = said;
  const each = set.joint === 'or' ? ofEach({ ...said, set }) : undefined;
  if (each !== undefined) return compileValue(each, evaluator);
  const at = isGrowth(filter)
    ? growthTimes({ ...said, set }, evaluator)
    : recentTimes({ ...said, set }, evaluator);
  if (at === undefined || isOpen(at) || !isOfParts(said, set, evaluator)) return undefined;
  if (isOfWords(said, set, evaluator)) return undefined;
  const { topic, taken } = topicsOf(set, filter.path, evaluator);
  return {
    expression: {
      ...topic,
      ...noOrder,
      filters: said.where ?? [],
      ...timesOf(at),
      claim: filter,
      ...occasion(said),
    },
    taken,
    isComparison: false,
  };
}

/**
 * Whether those who joined later than the time of which a figure is asked would be left out: `GDP 2010 of the countries
 * that joined the euro after 2007` asks of all of them.
 */
function losesLater({ set, at }: ValuePart, evaluator: Evaluator): boolean {
  const { topic, filters } = set;
  const since = filters.find(({ path }) => path.length > 1 && path.at(-1) === 'since');
  if (topic === undefined || since === undefined || at.length === 0 || isOpen(at)) return false;
  const joined = filters.filter(({ path }) => path[0] === since.path[0]);
  const namesOf = (times: readonly string[]): Set<string> =>
    new Set(
      evaluator
        .run({ ...noOrder, topic, filters: joined, returns: ['name'], ...timesOf(times) })
        .rows.map(({ entity }) => entity.id),
    );
  const then = namesOf(at);
  return [...namesOf([])].some((id) => !then.has(id));
}

/** When a figure was so within the last years, as the years that they are by the newest. */
function recentTimes({ set, filter, at }: ClaimPart, evaluator: Evaluator): readonly string[] {
  const times = at.length > 0 ? at : set.at;
  const [field = '', ...others] = filter.path;
  if (others.length > 0 || !field.endsWith('_history') || times.length !== 1 || !isOpen(times)) return at;
  const fields = [field.replace(/_history$/, '')] as const;
  const value: ValuePart = { kind: 'value', set, way: [], fields, where: [], at: times };
  return dated(value, evaluator)?.at ?? at;
}

/** Of several that are offered, `Intel or Ford`, the figure of each tells which it is. */
function ofEach({ set, filter, at, which, where }: ClaimPart): ValuePart | undefined {
  const [field = '', ...others] = filter.path;
  const isFigure = /^[<>]=?$/.test(filter.operator) && others.length === 0 && !field.endsWith('_history');
  const isMany = (set.named?.length ?? 0) > 1 && which === undefined && where === undefined;
  return (isFigure || set.joint === 'or') && isMany
    ? { kind: 'value', set, way: [], fields: [field], where: [], at }
    : undefined;
}

/** Whether a field leads to things, of which there is no more or less. */
const isOfThings = (field: string): boolean =>
  (fieldSpec(field)?.look ?? []).some((place) => /^[<>#@]/.test(place)) && !/_count$/.test(field);

/** Whether what is held under a field are texts, which neither grow nor fall. */
function isOfTexts({ named = [] }: SetPart, path: readonly string[], { reader }: Evaluator): boolean {
  const [entity] = named[0] ?? [];
  const facts = entity === undefined ? [] : reader.read(entity, reader.steps(path));
  return facts.length > 0 && facts.every(({ value }) => value.kind === 'text');
}

/** Whether a bound is claimed of what is no figure: `more than one ticker`. A number may be held as a text. */
function isOfWords({ filter }: ClaimPart, set: SetPart, evaluator: Evaluator): boolean {
  const { reader } = evaluator;
  const [entity] = set.named?.[0] ?? [];
  const isNumber = ({ value }: Fact): boolean => value.kind === 'text' && /\d/.test(value.text);
  return (
    /^[<>]=?$/.test(filter.operator) &&
    isOfTexts(set, filter.path, evaluator) &&
    entity !== undefined &&
    !reader.read(entity, reader.steps(filter.path)).some(isNumber)
  );
}

/** What of the times is asked at which something was so. */
function occasion({ which }: ClaimPart): Partial<Expression> {
  if (which === undefined) return {};
  if (which === 'count') return { aggregate: { summary: 'count', path: [] } };
  const orders: Order[] = [{ path: ['date'], direction: which === 'last' ? 'DESC' : 'ASC' }];
  return which === 'each' ? { orders } : { orders, limit: 1 };
}

/** A line of what was called quarterly is that of the quarters. */
function quarterly(claim: ClaimPart): ClaimPart {
  const { filter, at, set } = claim;
  const [path = '', ...others] = filter.path;
  const times = at.filter((time) => time !== EACH_QUARTER && time !== LATEST_QUARTER);
  const isSaid = times.length < at.length && others.length === 0 && path.endsWith('_history');
  return isSaid && set.named?.[0]?.[0]?.type === 'Company'
    ? { ...claim, at: times, filter: { ...filter, path: [quarterlyLine(path)] } }
    : claim;
}

/** Of what a company tells for years and for quarters, the quarters where they are counted. */
function ofQuarters(said: ClaimPart, { reader }: Evaluator): ClaimPart {
  const { cadence, filter, set } = said;
  const [entity] = set.named?.[0] ?? [];
  const line = quarterlyLine(filter.path[0] ?? '');
  const isAsked = cadence === 'q' && entity?.type === 'Company' && filter.path.length === 1;
  if (!isAsked) return said;
  const days = reader
    .read(entity, reader.steps([line]))
    .flatMap(({ value }) => (value.kind === 'point' ? [value.date] : []))
    .sort();
  const [from] = /^\d{4}/.exec(said.at[0] ?? '') ?? [];
  return isWhole(days) && (from === undefined || (days[0] ?? '').slice(0, 4) <= from)
    ? { ...said, filter: { ...filter, path: [line] } }
    : said;
}

/** The most days from one quarter's end to the next. */
const A_QUARTER = 120;

/** Whether no quarter is missing: of those that are held alone a count would say too little. */
const isWhole = (days: readonly string[]): boolean =>
  days.length > 0 &&
  days.every((day, at) => {
    const before = days[at - 1];
    return before === undefined || Date.parse(day) - Date.parse(before) < A_QUARTER * 86_400_000;
  });

/** Whether the line of a claim has such parts: of a line of years no months are counted. */
function isOfParts({ cadence, filter }: ClaimPart, set: SetPart, { reader }: Evaluator): boolean {
  const entity = set.named?.[0]?.[0];
  if (cadence === undefined || entity === undefined) return cadence === undefined;
  const [fact] = reader.read(entity, reader.steps(filter.path));
  return fact?.value.kind === 'point' && fact.value.series.cadence === cadence;
}

const isGrowth = ({ path }: Filter): boolean => path.length === 1 && /_growth$/.test(path[0] ?? '');

/** The span that a growth is claimed of, `since 2014` to the newest figure; of years that are named one by one each has its own. */
function growthTimes({ set, filter, at }: ClaimPart, { reader }: Evaluator): readonly string[] | undefined {
  const [time = '', ...others] = at;
  const [from = '', to] = time.split('..');
  if (others.length > 0) return at.some((each) => each.includes('..')) ? undefined : at;
  if (to === undefined || to !== '') return at;
  const entity = set.named?.[0]?.[0];
  const field = (filter.path[0] ?? '').replace(/_growth$/, '');
  const [fact] = entity === undefined ? [] : reader.read(entity, reader.steps([field]));
  return fact?.value.kind === 'point' ? [`${from}..${fact.value.date.slice(0, from.length)}`] : undefined;
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
  if (set.topic === undefined || (set.isRanked && set.orders.length === 0) || set.isOfGroup === true)
    return undefined;
  if (set.filters.length + set.orders.length === 0 && set.group === undefined) return undefined;
  // Of `companies per state, top 5` the states are ranked, and not the companies.
  if (set.group !== undefined && set.isRanked) return undefined;
  // The newest figure of each is last year's.
  const at = set.at.filter((time) => time !== LAST_YEAR);
  if (isOpen(at)) return undefined;
  const { topic, taken } = topicsOf(set, [], evaluator);
  return {
    expression: {
      ...topic,
      select: [],
      ...bodyOf(set),
      ...timesOf(at),
      ...(set.group === undefined ? {} : { aggregate: { summary: 'count', path: [], by: [set.group] } }),
    },
    taken,
    isComparison: false,
  };
}

function compileValue(spoken: ValuePart, evaluator: Evaluator): Plan | undefined {
  const said = asRate(withoutKind(spoken, evaluator), evaluator);
  const grown = growthEnds(byNewestMonths(byNewestQuarters(said, evaluator)), evaluator);
  const timed = ofOwnCount(
    bySum(byYear(byMonth(atYearEnd(grown), evaluator), evaluator), evaluator),
    evaluator,
  );
  const held = withSiblingField(
    ofWholeYear(dated(timed, evaluator) ?? byQuarter(timed, evaluator)),
    evaluator,
  );
  const whole = ofWholeQuarters(held, evaluator);
  if (whole === undefined) return undefined;
  const value = byFixing(byDay(byRound(whole, evaluator), evaluator), evaluator);
  if (isOpen(value.at) || isOpen(value.set.at)) return undefined;
  // Those with a loss in 2020 need have none in 2021, and no expression is of both.
  if (value.isOfTwoTimes === true || losesLater(value, evaluator)) return undefined;
  if (value.at.includes(LATEST_QUARTER) && (value.summary !== undefined || value.at.length > 1))
    return undefined;
  const { set, way, fields, compare, summary, change } = value;
  // `The smallest drop in revenue` is none of the smallest revenue.
  if (change !== undefined && set.orders.some(({ path }) => path[0] === fields[0])) return undefined;
  // Of a kind of thing those are meant that fell, and not what became of each.
  const isOfKind = set.named === undefined && !set.isRanked && way.length === 0 && summary === undefined;
  if (value.goes !== undefined && change === 'change' && isOfKind) return undefined;
  // What is a place, a person or a currency neither grows nor falls.
  if (change !== undefined && (isOfThings(fields[0] ?? '') || isOfTexts(set, fields.slice(0, 1), evaluator)))
    return undefined;
  if ((set.isRanked && set.orders.length === 0) || set.isOfGroup === true) return undefined;
  const at = value.at.length > 0 ? value.at : set.at;
  const [field = ''] = fields;
  if (field === 'rate' && set.joint === 'pair') {
    const expression = compilePair(value, evaluator);
    return expression === undefined ? undefined : { expression, taken: [], isComparison: false };
  }
  if (compare !== undefined) {
    // `Which country is larger` is none of the countries that France and Spain are in.
    if (isOfThings(field) || isOfTexts(set, [field], evaluator)) return undefined;
    // Currencies have rates together, and none each.
    if (field === 'rate' && set.named?.some(([first]) => first?.type === 'Currency')) return undefined;
    const by = change === undefined || /_growth$/.test(field) ? field : `${field}_growth`;
    // Of several years together none is the higher.
    if (!/_growth$/.test(by) && (at.length > 1 || at.some((time) => time.includes('..')))) return undefined;
    const { topic, taken } = topicsOf(set, [field], evaluator);
    const expression = {
      ...topic,
      ...noOrder,
      orders: [{ path: [by], direction: compare.direction }],
      ...timesOf(at),
    };
    return {
      expression,
      taken,
      isComparison: true,
      ...(compare.isClaim ? { claims: compare.direction } : {}),
      ...(compare.isShare === true ? { isShare: true } : {}),
    };
  }
  const ofParts = wholeOf(value, evaluator);
  if (ofParts !== value) return compileValue(ofParts, evaluator);
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
    // Names that are no longer borne are told each with its last day.
    ...(field === 'former_names' ? {} : timesOf(at)),
  };
  const by = set.group === undefined ? {} : { by: [set.group] };
  // Of `number of companies per state, top 5` the states are ranked.
  if (set.group !== undefined && set.isRanked) return undefined;
  if (summary === 'count')
    return {
      expression: { ...base, select: [...way, ...fields], aggregate: { summary, path: [], ...by } },
      taken,
      isComparison: false,
    };
  // A span of quarters has a list of them, and one of a quarter and a year none.
  const isMixed = (time: string): boolean => new Set(time.split('..').map(isQuarterly)).size > 1;
  if (change === undefined && at.some(isMixed)) return undefined;
  const isOne = set.named?.length === 1 && set.filters.length === 0;
  // Of several the average of what each grew by over years would be none of a year.
  const isOfYears = set.named !== undefined && at.flatMap((time) => time.split('..')).length === 2;
  if (summary !== undefined && change !== undefined && (isOne || isOfYears || way.length > 0))
    return compileYearlyGrowth(value, base, taken);
  // What is held on a day, such as assets, adds up to nothing over several.
  const isOfSpan =
    !field.endsWith('_quarterly') &&
    at.some((time) => time.includes('..')) &&
    set.named?.[0]?.[0]?.type === 'Company';
  if (summary === 'sum' && isOne && (at.length > 1 || isOfSpan) && !isSumOfYears(value)) return undefined;
  const isSummed = summary !== 'sum' || !isOne || isSumOfYears(value) || field.endsWith('_quarterly');
  if (summary !== undefined && isSummed) {
    const path = [
      ...way,
      isOne && way.length === 0 ? historyOf(field, at, evaluator) : orderField(field, change),
    ];
    if (isOne && isEndOfOne(value, { path, at }, evaluator)) return undefined;
    return { expression: { ...base, aggregate: { summary, path, ...by } }, taken, isComparison: false };
  }
  if (change !== undefined) return compileChange(value, base, taken);
  const isRankedOne =
    way.length === 0 && set.orders.length > 0 && fields.length === 1 && field === set.orders[0]?.path[0];
  if (fields.length > 1) {
    const returns = [
      'name',
      ...set.orders.map(({ path }) => path.join('.')),
      ...sinceOfOffice(withCurrencyCode(fields)).map((each) => [...way, each].join('.')),
    ];
    return { expression: { ...base, returns: [...new Set(returns)] }, taken, isComparison: false };
  }
  return { expression: { ...base, select: isRankedOne ? [] : [...way, field] }, taken, isComparison: false };
}

/** Whether the highest or lowest within one year is asked of a country, of whose years one figure each is held. */
function isEndOfOne(
  { set, summary }: ValuePart,
  { path, at }: { path: readonly string[]; at: readonly string[] },
  { reader }: Evaluator,
): boolean {
  const entity = set.named?.[0]?.[0];
  const isEnd = summary === 'maximum' || summary === 'minimum';
  const isYear = at.length === 1 && /^\d{4}$/.test(at[0] ?? '');
  if (!isEnd || !isYear || entity?.type !== 'Country') return false;
  return reader.at(at, true).read(entity, reader.steps(path)).length === 1;
}

/** The points of a figure: of quarters the line that has them, where there is one of its own. */
function historyOf(field: string, at: readonly string[], { reader }: Evaluator): string {
  const own = quarterlyLine(`${field}_history`);
  const isOfQuarters = at.length > 0 && at.every((time) => time.split('..').every(isQuarterly));
  return isOfQuarters && reader.isField(own) ? own : `${field}_history`;
}

/** What holds somebody an office: since when is asked of that, and not of the company. */
const OFFICE = /^(?:ceo|cfo|coo|cto|chair|former_ceos|former_cfos)$/;

/** Behind an office its beginning or its end is asked of whoever holds it. */
const sinceOfOffice = (fields: readonly string[]): readonly string[] =>
  fields.map((field, at) => {
    const before = fields[at - 1] ?? '';
    return OFFICE.test(before) && /^(?:since|until)$/.test(field) ? `${before}_${field}` : field;
  });

/** Behind a currency its code may be meant as well as that of the country, so that both are told. */
function withCurrencyCode(fields: readonly string[]): readonly string[] {
  const [currency, code] = ['currency', 'iso_code'].map((field) => fields.indexOf(field));
  const isBehind = currency !== undefined && currency >= 0 && code !== undefined && code > currency;
  return isBehind ? [...fields, 'currency_code'] : fields;
}

/** The figures of years of an indicator that comes by months or quarters are averages, as statistics offices have them. */
function ofWholeYear(value: ValuePart): ValuePart {
  const { set, way, fields, summary, change, compare } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const [entity] = set.named?.[0] ?? [];
  const isPlain = summary === undefined && change === undefined && compare === undefined && way.length === 0;
  const isYear = at.length > 0 && at.every((time) => /^\d{4}$/.test(time)) && set.named?.length === 1;
  const [field = ''] = fields;
  if (!isPlain || !isYear || entity === undefined) return value;
  const isAverage =
    entity.type === 'MacroIndicator'
      ? field === 'latest_value' && entity.series.every(({ cadence }) => cadence === 'm' || cadence === 'q')
      : isPriceOf(entity, field) && at.every((year) => isOfEachMonth(entity, year));
  return isAverage ? { ...value, summary: 'average' } : value;
}

/** A commodity is priced on average over a year; of a year that is not over the newest price is meant. */
const isPriceOf = ({ type }: StoredEntity, field: string): boolean =>
  type === 'Commodity' && (field === 'price' || field === 'latest_value');

const isOfEachMonth = ({ series }: StoredEntity, year: string): boolean =>
  series.some(
    (line) =>
      line.cadence === 'm' &&
      !isOfDays(line) &&
      line.dates.filter((date) => date.startsWith(`${year}-`)).length === 12,
  );

/** Every quarter of a figure: its own line, with all of its points or those of a year. */
function byQuarter(value: ValuePart, { reader }: Evaluator): ValuePart {
  const at = value.at.length > 0 ? value.at : value.set.at;
  const { summary, fields, change, compare } = value;
  if (!at.includes(EACH_QUARTER)) return value;
  // Its quarters tell how a figure went.
  const isLine = change === undefined || (change === 'change' && value.goes === undefined);
  const isPlain = isLine && compare === undefined && fields.length === 1;
  const line = `${fields[0] ?? ''}_quarterly${summary === undefined ? '_history' : ''}`;
  const times = at.filter((time) => time !== EACH_QUARTER);
  if (times.some(isQuarterly)) return { ...value, set: { ...value.set, at: [] }, at: times };
  // What has no line of quarters may have them among its years: earnings per share.
  const spans = summary === undefined && !reader.isField(line) ? quartersOf(times) : undefined;
  if (spans !== undefined && isPlain) return { ...value, set: { ...value.set, at: [] }, at: spans };
  const { change: _change, goes: _goes, ...plain } = value;
  // What became of each quarter is told over that of the year before.
  const each = change === undefined || isPlain ? undefined : quartersOf(times);
  if (each !== undefined && summary === undefined && compare === undefined && fields.length === 1)
    return {
      ...plain,
      fields: [`${fields[0] ?? ''}_yearly_${change ?? ''}`],
      set: { ...value.set, at: [] },
      at: each,
    };
  // What is asked otherwise stays a time that nothing has.
  if (!isPlain) return value;
  return { ...plain, fields: [line], set: { ...value.set, at: [] }, at: times };
}

/** The quarters of years, from the first to the last; nothing where no year was said. */
function quartersOf(times: readonly string[]): readonly string[] | undefined {
  const years = times.flatMap((time) => time.split('..'));
  const [from = '', to = from] = years;
  if (years.length === 0 || years.length > 2 || !years.every((year) => /^(?:FY)?\d{4}$/.test(year)))
    return undefined;
  return from.startsWith('FY') ? [`${from}-Q1..${to}-Q4`] : [`Q1 ${from}..Q4 ${to}`];
}

/** `The last five years` as the years that they are by the newest figure; nothing where no such time was said. */
function dated(value: ValuePart, { reader }: Evaluator): ValuePart | undefined {
  const { set, way, fields } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const count = Number(/^last (\d+) years$/.exec(at[0] ?? '')?.[1]);
  const entity = set.named?.[0]?.[0];
  if (Number.isNaN(count) || entity === undefined) return undefined;
  const [fact] = reader.read(entity, reader.steps([...way, ...fields.slice(0, 1)]));
  // A growth ends with the last of what it is worked out from.
  const ground = fields[0]?.endsWith('_growth') === true ? fact?.grounds?.at(-1) : fact?.grounds?.[0];
  const newest = (ground ?? fact)?.value;
  // Of what is not held at all no year says so.
  if (fact === undefined) return { ...value, set: { ...set, at: [] }, at: [] };
  if (newest?.kind !== 'point') return undefined;
  const year = Number(yearOfPoint(newest.series, newest.series.dates.lastIndexOf(newest.date)));
  // What rates make together begins with the end of the year before the first of them.
  const before = fields[0]?.endsWith('_compounded') === true ? 0 : 1;
  if (count > 1) return { ...value, at: [`${year - count + before}..${year}`] };
  // The newest of a yearly line is last year's; of a monthly one last year is the newest that is whole.
  const isYearly = newest.series.cadence === 'a' || newest.series.cadence === '5y';
  const whole = newest.date.slice(5, 7) === '12' ? year : year - 1;
  return { ...value, set: { ...set, at: [] }, at: isYearly ? [] : [String(whole)] };
}

/** The average growth of one figure is the compound one of a span, and nothing without its two ends. */
function compileYearlyGrowth(
  { fields: [field = ''], way, at, set, summary }: ValuePart,
  base: Expression,
  taken: NameReading[],
): Plan | undefined {
  const ends = (at.length > 0 ? at : set.at).flatMap((time) => time.split('..'));
  if (summary !== 'average' || ends.length !== 2 || ends.includes('') || way.length > 0) return undefined;
  const times = ends.sort((a, b) => calendarOf(a).localeCompare(calendarOf(b)));
  const select = [`${field}_annual_growth`];
  return { expression: { ...base, ...timesOf(times), select }, taken, isComparison: false };
}

/** Two times of one figure, or its growth over the last year or each of several. */
function compileChange(
  { fields: [field = ''], way, at, set, change, goes }: ValuePart,
  base: Expression,
  taken: NameReading[],
): Plan {
  const spans = at.flatMap((time) => time.split('..'));
  // `Since 2019` leads to the newest figure, by each on the way.
  if (spans.includes('') && set.named !== undefined)
    return { expression: { ...base, select: [...way, field] }, taken, isComparison: false };
  // What rose in 2022 and in 2023 did so in each of them, and what rose between them from the first to the last.
  const isOfEach = goes !== undefined && spans.length === at.length;
  const isPair = spans.length === 2 && !spans.includes('') && set.named !== undefined && !isOfEach;
  // Growth goes from the earlier to the later, whichever was named first.
  const times = isPair ? spans.sort((a, b) => calendarOf(a).localeCompare(calendarOf(b))) : at;
  // What is called the growth of an economy is that of its output without the rise of prices.
  const grown = field === 'gdp' ? 'real_gdp_growth_rate' : `${field}_${change ?? 'growth'}`;
  const select = [...way, isPair ? field : grown];
  return { expression: { ...base, ...timesOf(times), select }, taken, isComparison: false };
}

/** A continent or a region has no figures of its own, but its countries have; then they are added up. */
function wholeOf(value: ValuePart, { reader, factsOf }: Evaluator): ValuePart {
  const { set, fields, way } = value;
  const [field = ''] = fields;
  const region = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isRegion = region !== undefined && WORLD.has(region.type);
  const isGroup = region !== undefined && GROUPS.has(region.type) && region.incoming.has('IS_MEMBER_OF');
  if ((!isRegion && !isGroup) || way.length > 0 || value.change !== undefined) return value;
  const isHeld = reader.read(region, reader.steps([field])).length > 0;
  const isFigure = factsOf({ types: ['Country'] }, reader.steps([field])).some(
    (fact) => numberOf(fact) !== undefined,
  );
  if (isHeld || !isFigure || fields.length > 1) return value;
  const filter: Filter = {
    path: [isGroup ? 'member_of' : 'location'],
    operator: '=',
    operand: { text: region.name, anyOf: [[region.name]], commas: false },
  };
  return {
    ...value,
    set: { ...EMPTY_SET, at: set.at, topic: 'countries', type: 'Country', isPlural: true, filters: [filter] },
    summary: value.summary ?? 'sum',
  };
}
