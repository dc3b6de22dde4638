import type { Evaluator } from '../../query/evaluate';
import { entitiesOf } from '../../query/fact';
import type { Expression, Filter, Operand, Order } from '../../query/tree';
import { isDay } from '../../store/calendar-day';
import { isPlace } from '../../store/places';
import type { StoredEntity, StoredSeries } from '../../store/stored';
import type { Knowledge } from '../knowledge';
import { DATED, figurePath, insideCondition, setAt } from '../parse/combine';
import {
  EMPTY_SET,
  wordsOf,
  type ClaimPart,
  type Compared,
  type Condition,
  type PartOf,
  type SetPart,
  type ValuePart,
} from '../parts';
import { countryMeasure } from '../resolve/country-measures';
import { byQuarters, isFlow } from '../resolve/quarters';
import { printTime, resolveTimes, seriesOf, yearsInMonths, yearsOf } from '../resolve/series-times';
import { moment, type Time } from '../time';
import { nameReadingsOf, topicName, valueName, type NameReading } from './names';

/** A question as an expression, and what prose says beside its rows. */
export type Plan = {
  expression: Expression;
  taken: readonly NameReading[];
  /** Whether the first named is claimed to be first in the order. */
  claims?: 'ASC' | 'DESC';
  /** Whether the first figure is requested as a share of the other's. */
  isShare?: true;
};

/** Why a part that was read makes no expression. */
export type Obstacle = { obstacle: string };

/** How many of a class `the largest` are. */
const SHOWN = 10;

const NOTHING = { filters: [], select: [], orders: [] } as const;

type Question = PartOf<'Question'>;

/** The expression of a question, or why there is none. */
export function compile({ root, asks }: Question, knowledge: Knowledge): Plan | Obstacle {
  if (root.cat === 'Claim') return compileClaim(root, knowledge);
  if (root.cat === 'Value') return compileValue(root, knowledge);
  return compileSet(root, asks === 'count', knowledge);
}

export const isObstacle = (found: Plan | Obstacle): found is Obstacle => 'obstacle' in found;

const timesOf = (times: readonly Time[]): Pick<Expression, 'at' | 'isAnyTime'> => {
  const [any] = times;
  if (any?.kind === 'any') return { at: inOrder(any.times), isAnyTime: true };
  return times.length === 0 ? {} : { at: inOrder(times) };
};

/** Times of one kind as they are written, the earliest first. */
function inOrder(times: readonly Time[]): string[] {
  const texts = times.map(printTime);
  const kinds = new Set(texts.map((text) => text.replaceAll(/\d/g, '0')));
  const key = (text: string): string => text.replace(/^Q(\d) (\d+)$/, '$2 $1');
  return kinds.size === 1 ? texts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) : texts;
}

/** Whether members are narrowed by when they came or left, and not all had done so before the times of a figure. */
const isAmidChanges = ({ conditions }: SetPart, times: readonly Time[]): boolean =>
  conditions.some(
    ({ path: [, part], value }) =>
      value.kind === 'time' &&
      (part === 'since' || part === 'until') &&
      !times.every((time) => value.times.every((change) => endOf(change) < printTime(time))),
  );

/** The end of a time as it is written; an open one ends last. */
const endOf = (time: Time): string =>
  time.kind !== 'span' ? printTime(time) : time.to === undefined ? '~' : printTime(time.to);

function compileSet(set: SetPart, isCount: boolean, knowledge: Knowledge): Plan | Obstacle {
  const head = headOf(set, [], knowledge);
  if ('obstacle' in head) return head;
  const times = wholeYears(set.times, knowledge) ?? resolveTimes(set.times, []);
  if (times === undefined || isAmidChanges(set, times)) return { obstacle: 'time' };
  if (set.names !== undefined && times.length > 0) return { obstacle: 'time' };
  if (set.names === undefined && times.length > 0 && head.filters.length + head.orders.length === 0)
    return { obstacle: 'time' };
  const { taken, limit, offset, ...body } = head;
  return {
    expression: {
      ...NOTHING,
      ...body,
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined || isCount ? {} : { limit }),
      ...timesOf(times),
      ...(isCount ? { aggregate: { summary: 'count', path: [] } } : {}),
    },
    taken,
  };
}

/** Each of the last so many years as those that were over before the day of the dataset. */
function wholeYears([each, last, ...others]: readonly Time[], { evaluator }: Knowledge): Time[] | undefined {
  if (each?.kind !== 'each' || last?.kind !== 'last' || last.unit !== 'year' || others.length > 0)
    return undefined;
  const year = Number(evaluator.today().slice(0, 4));
  return Array.from({ length: last.count }, (_, at) => moment(String(year - last.count + at)));
}

type Head = Pick<Expression, 'topic' | 'also' | 'within' | 'filters' | 'orders' | 'limit' | 'offset'> & {
  taken: NameReading[];
};

/** What an expression is about: names, or a class with its conditions, its order and its cut. */
function headOf(set: SetPart, path: readonly string[], knowledge: Knowledge): Head | Obstacle {
  const { evaluator } = knowledge;
  const taken: NameReading[] = [];
  if (set.names !== undefined) {
    const topics = set.names.map((name) => {
      taken.push(...nameReadingsOf(name, evaluator));
      const [entity] = name.bearers;
      return entity === undefined ? '' : topicName(entity, path, evaluator);
    });
    const [topic = '', ...also] = topics;
    return { topic, ...(also.length === 0 ? {} : { also }), filters: [], orders: [], taken };
  }
  const within = set.within === undefined ? undefined : compileSet(set.within, false, knowledge);
  if (within !== undefined && isObstacle(within)) return within;
  if (within !== undefined) taken.push(...within.taken);
  const filters: Filter[] = [];
  for (const condition of set.conditions) {
    const made = filtersOf(ofSome(set, condition, knowledge), knowledge, taken);
    if (made === undefined) return { obstacle: condition.path.join('.') };
    filters.push(...made);
  }
  const { ranking } = set;
  if (ranking === undefined)
    return {
      topic: set.topic ?? '',
      ...(within === undefined ? {} : { within: within.expression }),
      filters,
      orders: [],
      ...(set.count === undefined ? {} : { limit: set.count }),
      taken,
    };
  const order: Order | undefined =
    ranking.path === undefined ? undefined : { path: ranking.path, direction: ranking.direction };
  if (order === undefined) return { obstacle: 'order' };
  const rank = ranking.rank ?? 1;
  const limit =
    ranking.isOrder === true ? ranking.count : (ranking.count ?? (set.isMany && rank === 1 ? SHOWN : 1));
  // An order without an end holds what has the figure that it goes by.
  const held: Filter[] =
    limit === undefined ? [{ path: order.path, operator: '=', operand: operandOf('*') }] : [];
  return {
    topic: set.topic ?? '',
    ...(within === undefined ? {} : { within: within.expression }),
    filters: [...filters, ...held],
    orders: [order],
    ...(rank > 1 ? { offset: rank - 1 } : {}),
    ...(limit === undefined ? {} : { limit }),
    taken,
  };
}

const operandOf = (text: string): Operand => ({ text, anyOf: [[text]], commas: false });

function filterOf(
  { path, operator, value }: Condition,
  knowledge: Knowledge,
  taken: NameReading[],
): Filter | undefined {
  if (value.kind === 'number' && value.currency !== undefined && value.currency !== 'usd') {
    const last = `${path.at(-1) ?? ''}_in_${value.currency}`;
    return { path: [...path.slice(0, -1), last], operator, operand: operandOf(value.text) };
  }
  if (value.kind === 'time') {
    const [only, ...others] = timeFilters(path, operator, value.times) ?? [];
    return others.length === 0 ? only : undefined;
  }
  const operand = comparedOperand(value, path, knowledge, taken);
  return operand === undefined ? undefined : { path, operator, operand };
}

/** Of namesakes among places those that any of a class are in: companies in Georgia are in the state. */
function ofSome({ topic = '' }: SetPart, condition: Condition, { evaluator }: Knowledge): Condition {
  const { value, path } = condition;
  if (value.kind !== 'names' || !PLACES.has(path.at(-1) ?? '')) return condition;
  const names = value.names.map((name) => {
    const places = name.bearers.filter(isPlace);
    if (places.length < 2 || name.bearers.length !== places.length) return name;
    const first = places.find((entity) => {
      const meant =
        outermost([entity, ...places.filter((each) => each !== entity)], path, evaluator) ?? entity;
      const operand = operandOf(valueName(meant, evaluator));
      const asked = { ...NOTHING, topic, filters: [{ path, operator: '=' as const, operand }], limit: 1 };
      return evaluator.run(asked).rows.length > 0;
    });
    return first === undefined
      ? name
      : { ...name, bearers: [first, ...places.filter((each) => each !== first)] };
  });
  return { ...condition, value: { ...value, names } };
}

/** A condition as one filter, or as the two of a span. */
function filtersOf(condition: Condition, knowledge: Knowledge, taken: NameReading[]): Filter[] | undefined {
  const { value, path, operator } = condition;
  if (value.kind === 'time') return timeFilters(path, operator, value.times);
  const filter = filterOf(condition, knowledge, taken);
  return filter === undefined ? undefined : [filter];
}

const CALENDAR = /^\d{4}(?:-\d{2}){0,2}$/;

/** A quarter or half of a year as the months that it holds. */
function inMonths(time: Time): Time {
  if (time.kind !== 'quarter' && time.kind !== 'half') return time;
  const [length, place] = time.kind === 'half' ? [6, time.half] : [3, time.quarter];
  const at = (month: number): Time => moment(`${time.year}-${String(month).padStart(2, '0')}`);
  return { kind: 'span', from: at(length * place - length + 1), to: at(length * place) };
}

/** When something was, as conditions on its day: a span is two bounds, and of several times it was in one. */
function timeFilters(
  path: readonly string[],
  operator: Filter['operator'],
  times: readonly Time[],
): Filter[] | undefined {
  const all = times.flatMap((time) => (time.kind === 'any' ? time.times : [time])).map(inMonths);
  const [time, ...others] = all;
  if (time === undefined || operator !== '=') return undefined;
  const texts = all.map(printTime);
  if (others.length > 0)
    return texts.every((text) => CALENDAR.test(text))
      ? [{ path, operator, operand: anyOf(texts.map((text) => [text])) }]
      : undefined;
  if (time.kind !== 'span')
    return CALENDAR.test(printTime(time))
      ? [{ path, operator, operand: operandOf(printTime(time)) }]
      : undefined;
  const { from, to } = time;
  const ends = [from, to].flatMap((end) => (end === undefined ? [] : [printTime(end)]));
  if (!ends.every((text) => CALENDAR.test(text))) return undefined;
  return [
    ...(from === undefined ? [] : [{ path, operator: '>=' as const, operand: operandOf(printTime(from)) }]),
    ...(to === undefined ? [] : [{ path, operator: '<=' as const, operand: operandOf(printTime(to)) }]),
  ];
}

function comparedOperand(
  value: Exclude<Compared, { kind: 'time' }>,
  path: readonly string[],
  { evaluator }: Knowledge,
  taken: NameReading[],
): Operand | undefined {
  switch (value.kind) {
    case 'any':
      return operandOf('*');
    case 'number':
      return operandOf(value.text);
    case 'text':
      return anyOf(value.anyOf.map((text) => [text]));
    case 'names': {
      const texts = value.names.map((name) => {
        const meant = outermost(name.bearers, path, evaluator);
        if (meant === undefined) return '';
        const shared = path.at(-1) === 'industry' ? sharedName(name.bearers, evaluator) : undefined;
        if (shared !== undefined) return shared;
        // What lies in the place that is meant is no other one.
        const others = name.bearers.filter(
          (each) => each !== meant && !evaluator.means.places.around(each).includes(meant),
        );
        taken.push(...nameReadingsOf({ ...name, bearers: [meant, ...others] }, evaluator));
        return path.at(-1) === 'city' || path.at(-1) === 'name' ? meant.name : valueName(meant, evaluator);
      });
      return anyOf(value.joint === 'and' ? [texts] : texts.map((text) => [text]));
    }
  }
}

/** The name that several industries share, and no others. */
const sharedName = (bearers: readonly StoredEntity[], { means }: Evaluator): string | undefined =>
  bearers.length < 2
    ? undefined
    : bearers[0]?.aliases.find((alias) => {
        const meant = means.exact(alias);
        return meant.size === bearers.length && bearers.every((each) => meant.has(each));
      });

/** Fields of places, of two of one name the one that holds the other: who lies in New York City lies in New York. */
const PLACES: ReadonlySet<string> = new Set(wordsOf('location headquarters registered_in country continent'));

function outermost(
  bearers: readonly StoredEntity[],
  path: readonly string[],
  { means }: Knowledge['evaluator'],
): StoredEntity | undefined {
  const [first] = bearers;
  if (first === undefined || !PLACES.has(path.at(-1) ?? '')) return first;
  return bearers.find((each) => means.places.around(first).includes(each)) ?? first;
}

function anyOf(groups: readonly (readonly string[])[]): Operand {
  const text = groups.map((group) => group.map(quoted).join(' AND ')).join(' OR ');
  const [only] = groups;
  return {
    text: groups.length === 1 && only?.length === 1 ? (only[0] ?? '') : text,
    anyOf: groups,
    commas: false,
  };
}

const quoted = (text: string): string =>
  /[.,"\\()]|\s(AND|OR)\s/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;

function compileClaim(asked: ClaimPart, knowledge: Knowledge): Plan | Obstacle {
  const { condition: said, where, times, isPast, which } = asked;
  const measure = countryMeasure(asked.set, said.path, times, knowledge);
  const set = measure ?? asked.set;
  // What the output grew by over several years is that of its value, and no yearly rate.
  const isOverYears = said.path.join() === 'gdp_growth' && times.some(({ kind }) => kind === 'span');
  const path = isOverYears ? ['gdp_current_us_dollars_growth'] : said.path;
  const condition = { ...said, path: measure === undefined ? path : ['latest_value'] };
  // Of how many it is so is no claim.
  if (set.ranking !== undefined || set.count !== undefined) return { obstacle: 'ranking' };
  if (which !== undefined) return compileOccasions({ ...asked, set, condition }, which, knowledge);
  const head = headOf(set, condition.path, knowledge);
  if ('obstacle' in head) return head;
  const resolved = resolveTimes(times, seriesOf(set, condition.path, knowledge));
  if (resolved === undefined || isAmidChanges(set, resolved)) return { obstacle: 'time' };
  const taken = [...head.taken];
  const isAnyTime =
    isPast === true &&
    resolved.length === 0 &&
    condition.value.kind === 'number' &&
    condition.path.length === 1 &&
    set.names?.length === 1;
  const isLine = isAnyTime && seriesOf(set, condition.path, knowledge).length > 0;
  const claim = filterOf(
    isLine ? { ...condition, path: history(condition.path) } : condition,
    knowledge,
    taken,
  );
  const filters = where.map((each) => filterOf(each, knowledge, taken));
  if (claim === undefined || filters.includes(undefined)) return { obstacle: condition.path.join('.') };
  const { taken: _taken, limit: _limit, ...body } = head;
  return {
    expression: {
      ...NOTHING,
      ...body,
      filters: [...head.filters, ...filters.flatMap((each) => each ?? [])],
      ...timesOf(resolved),
      claim,
    },
    taken,
  };
}

/** The field of a line of figures whose parts are of a length; nothing where it has none such. */
function lineField(
  { set, condition: { path, value: bound }, unit: asked, times }: ClaimPart,
  knowledge: Knowledge,
): string | undefined {
  const unit = asked ?? times.flatMap((time) => (time.kind === 'each' ? [time.unit] : []))[0];
  const isOfNothing = bound.kind === 'number' && bound.text === '0';
  const own = path.at(-1) ?? '';
  const [, field = own, said = ''] = /^(.+?)(_yearly_growth|_yearly_change)$/.exec(own) ?? [];
  const series = seriesOf(set, [...path.slice(0, -1), field], knowledge);
  const cadences = new Set(series.map(({ cadence }) => cadence));
  // What was below nothing has no growth in percent, but it fell or rose.
  const isSigned = isOfNothing && series.some(({ values }) => values.some((value) => value < 0));
  const change = isSigned ? said.replace('_growth', '_change') : said;
  const isCompany = set.names?.[0]?.bearers[0]?.type === 'Company';
  if (unit === 'quarter')
    return isCompany
      ? `${field}_quarterly${change}_history`
      : cadences.has('q')
        ? `${field}${change}_history`
        : undefined;
  if (unit === 'month' && !cadences.has('m')) return undefined;
  return `${field}${change}_history`;
}

/** When something was so of a line of figures, or how often. */
function compileOccasions(
  claimed: ClaimPart,
  which: NonNullable<ClaimPart['which']>,
  knowledge: Knowledge,
): Plan | Obstacle {
  const { set, condition, times } = claimed;
  const head = headOf(set, condition.path, knowledge);
  if ('obstacle' in head) return head;
  const field = lineField(claimed, knowledge);
  const own = times.filter(({ kind }) => kind !== 'each');
  const resolved = resolveTimes(own, seriesOf(set, condition.path, knowledge));
  if (field === undefined || resolved === undefined) return { obstacle: 'time' };
  const taken = [...head.taken];
  const claim = filterOf({ ...condition, path: [...condition.path.slice(0, -1), field] }, knowledge, taken);
  if (claim === undefined) return { obstacle: condition.path.join('.') };
  const { taken: _taken, limit: _limit, ...body } = head;
  const orders: Order[] =
    which === 'count' ? [] : [{ path: ['date'], direction: which === 'last' ? 'DESC' : 'ASC' }];
  return {
    expression: {
      ...NOTHING,
      ...body,
      orders,
      ...(which === 'first' || which === 'last' ? { limit: 1 } : {}),
      ...timesOf(resolved),
      ...(which === 'count' ? { aggregate: { summary: 'count' as const, path: [] } } : {}),
      claim,
    },
    taken,
  };
}

/** What somebody had at a time of a class whose members have a day, as those members with their days and amounts. */
function happenedAt(value: ValuePart, { evaluator: { topics } }: Knowledge): ValuePart {
  const { set, times, fields, summary } = value;
  const [[topic = '', ...further] = [], ...others] = fields;
  const type = topics.first(topic)?.type;
  const isPlain = further.length + others.length === 0 && summary === undefined && times.length > 0;
  const condition = isPlain && DATED.has(type ?? '') ? insideCondition(set.names ?? [], type) : undefined;
  if (condition === undefined || type === undefined || set.names === undefined) return value;
  const all = setAt({ ...EMPTY_SET, topic, type, isMany: true, conditions: [condition] }, times);
  return all === undefined ? value : { ...value, set: all, fields: [['date'], ['amount']], times: [] };
}

/** A value in the words that the data hold: of offices, days and measures as they are there, over years or quarters. */
function inDataWords(given: ValuePart, knowledge: Knowledge): ReturnType<typeof byQuarters> {
  // What happened did so at the time that is asked.
  const isOfDays = given.set.names === undefined && DATED.has(given.set.type ?? '') && given.times.length > 0;
  const dated = isOfDays ? setAt(given.set, given.times) : undefined;
  const value =
    dated === undefined
      ? ofOffice(happenedAt(given, knowledge), knowledge)
      : { ...given, set: dated, times: [] };
  const measured = ofDays(ofMeasure(overYears(value), knowledge), knowledge);
  return byQuarters(withLosses(inOwnCurrency(measured, knowledge)), knowledge);
}

/** A value as an expression, or why there is none. */
function compileValue(given: ValuePart, knowledge: Knowledge): Plan | Obstacle {
  const counted = inDataWords(given, knowledge);
  if (counted === undefined) return { obstacle: 'quarters' };
  const { isLine } = counted;
  const value = unadjusted(counted.value, knowledge);
  const { set, change, summary, compare, where, group } = value;
  const first = isLine ? history(value.fields[0] ?? []) : (value.fields[0] ?? []);
  const series = seriesOf(set, first, knowledge);
  const ends = endsOf(value, series);
  // Of so many years the first has to be held too.
  const isOpen = value.times.some(({ kind }) => kind === 'last' || kind === 'length');
  const isLeftOpen = isOpen && ends === undefined && value.times.some(isOverYears);
  if (isMove(change) && isLeftOpen && set.names?.length === 1 && !isLine) return { obstacle: 'time' };
  const own = ends !== undefined && isMove(change) ? undefined : changeAt(value, isLine);
  const paths = value.fields.map((path) => (own === undefined ? path : figurePath(path, own)));
  const said = ends ?? timesAt(value, { held: first, series, knowledge });
  const meant = said && isOfYears(value, series) ? togetherAt(said) : said;
  const times = meant && atMonthEnds(meant, { set, path: first, series }, knowledge);
  const isWithoutEnds =
    change === 'annualGrowth' && ends === undefined && compare === undefined && set.names !== undefined;
  if (times === undefined || isAmidChanges(set, times) || isWithoutEnds) return { obstacle: 'time' };
  const head = headOf(set, where.length > 0 ? [where[0]?.path[0] ?? ''] : first, knowledge);
  if ('obstacle' in head) return head;
  const { taken, limit, offset, ...body } = head;
  const noted = [...taken];
  const filters = where.map((each) => filtersOf(each, knowledge, noted));
  if (filters.includes(undefined)) return { obstacle: 'condition' };
  if (group !== undefined && (set.ranking !== undefined || paths.length > 1)) return { obstacle: 'group' };
  // Which of a class are the big ones is not known, and so nothing that they have together.
  if (summary !== undefined && set.ranking?.isOrder === true && limit === undefined)
    return { obstacle: 'order' };
  const base = {
    ...{ ...NOTHING, ...body, filters: [...body.filters, ...filters.flatMap((each) => each ?? [])] },
    ...(offset === undefined ? {} : { offset }),
    ...(limit === undefined ? {} : { limit }),
    ...timesOf(times),
  };
  const shown = figureShown(value, { paths, times, series, isLine });
  if ('obstacle' in shown) return shown;
  const plan = { expression: { ...base, ...shown }, taken: noted };
  if (compare === undefined || shown.orders === undefined) return plan;
  const claims = compare.isClaim === true ? { claims: compare.direction } : {};
  return { ...plan, ...claims, ...(compare.isShare === true ? { isShare: true } : {}) };
}

/** The paths of a value's fields, the times that it is of, and the series that it is read from. */
type FigureContext = {
  paths: readonly (readonly string[])[];
  times: readonly Time[];
  series: ReturnType<typeof seriesOf>;
  isLine: boolean;
};

/** What an expression shows of a value's fields: columns, one figure, an order, or why none of these. */
function figureShown(
  value: ValuePart,
  { paths, times, series, isLine }: FigureContext,
): Partial<Expression> | Obstacle {
  const { set, summary, compare, group } = value;
  const [path = []] = paths;
  if (group !== undefined && summary !== undefined)
    return { aggregate: { summary, path, by: group.split('.') } };
  if (compare !== undefined) return { orders: [{ path, direction: compare.direction }] };
  if (paths.length !== 1)
    return summary === undefined
      ? { returns: ['name', ...paths.map((each) => each.join('.'))] }
      : { obstacle: 'fields' };
  if (summary === undefined)
    return ofMonths(value, times, series)
      ? { aggregate: { summary: 'average', path: history(path) } }
      : { select: isLine ? history(path) : path };
  if (summary === 'count') return { select: path, aggregate: { summary: 'count', path: [] } };
  // A line is held of the rate as it is quoted, whose highest is the lowest of the other.
  if (path.join() === 'inverse_rate')
    return summary === 'average'
      ? { aggregate: { summary, path: history(['rate']) } }
      : { obstacle: 'inverse rate' };
  const isOfPoints = set.names?.length === 1;
  if (isOfPoints && summary === 'sum') {
    const isCompany = set.names?.[0]?.bearers[0]?.type === 'Company';
    const field = path.at(-1)?.replace(/_quarterly$/, '') ?? '';
    // What a company holds does not add up over times.
    if (isCompany && !isFlow(field) && isSeveral(times)) return { obstacle: 'sum' };
    // The total of one name at one time is its figure.
    if (!isLine && times.every(({ kind }) => kind !== 'span') && times.length < 2) return { select: path };
  }
  return { aggregate: { summary, path: isOfPoints ? history(path) : path } };
}

/** Indices whose growth over a year is published of the figures as they are: a whole year has every season once. */
const PRICES = /^(?:Consumer|Producer) Price Index\b/;

/** A growth of prices as that of the index that is not adjusted for the season, where that reaches as far. */
function unadjusted(value: ValuePart, { evaluator: { means } }: Knowledge): ValuePart {
  const isGrowth = value.change === 'growth' || value.change === 'yearlyGrowth';
  const [name, ...others] = value.set.names ?? [];
  const [entity] = name?.bearers ?? [];
  if (!isGrowth || others.length > 0 || entity?.type !== 'MacroIndicator' || !PRICES.test(entity.name))
    return value;
  const plain = [...means.exact(`${entity.name} (not seasonally adjusted)`)].find(
    ({ type, series }) =>
      type === entity.type && newestOf(series) >= lastOf(value.times, newestOf(entity.series)),
  );
  return plain === undefined
    ? value
    : { ...value, set: { ...value.set, names: [{ ...name, bearers: [plain] }] } };
}

/** The month up to which times reach, the newest where they name none. */
function lastOf(times: readonly Time[], newest: string): string {
  const said = times.flatMap((time) => (time.kind === 'versus' ? time.times : [time])).map(printTime);
  const ends = said.flatMap((text) => /(\d{4})(-\d{2})?$/.exec(text)?.slice(1) ?? []);
  const [year, month = '-12'] = ends.slice(-2);
  const last = year === undefined ? newest : `${year}${month}`;
  return last < newest ? last : newest;
}

/** The newest day of all lines. */
const newestOf = (series: readonly StoredSeries[]): string =>
  series.flatMap(({ dates }) => dates.at(-1) ?? []).reduce((a, b) => (a > b ? a : b), '');

/** In `2023 revenue of the company that Tim Cook leads` the time is that of the figure if the office has no dates. */
function ofOffice(value: ValuePart, { factsAt }: Knowledge): ValuePart {
  const [path = [], ...others] = value.fields;
  const [name, ...names] = value.set.names ?? [];
  const entity = name?.bearers[0];
  const isPlain = others.length + names.length + value.where.length === 0 && value.times.length > 0;
  if (!isPlain || entity === undefined || path.length < 2) return value;
  const facts = factsAt(entity, path.slice(0, -1));
  const isUndated = facts.every(
    ({ value: held }) =>
      held.kind === 'entity' &&
      held.edge !== undefined &&
      (held.edge.validSince ?? held.edge.validUntil) === undefined,
  );
  const [whom, ...further] = entitiesOf(facts);
  if (!isUndated || whom === undefined || further.length > 0) return value;
  const isFigure = factsAt(whom, path.slice(-1)).some(({ value: held }) => held.kind === 'point');
  return isFigure
    ? { ...value, set: { ...value.set, names: [{ bearers: [whom] }] }, fields: [path.slice(-1)] }
    : value;
}

/** A figure of a country as the measure that knows the times asked. */
function ofMeasure(value: ValuePart, knowledge: Knowledge): ValuePart {
  const [path = []] = value.fields;
  const set =
    value.fields.length === 1 && value.where.length === 0
      ? countryMeasure(value.set, path, value.times, knowledge)
      : undefined;
  return set === undefined ? value : { ...value, set, fields: [['latest_value']] };
}

/** Of what has a figure for each day the end of a month is the last of them. */
function atMonthEnds(
  times: readonly Time[],
  {
    set: { names = [] },
    path,
    series,
  }: { set: SetPart; path: readonly string[]; series: readonly StoredSeries[] },
  { evaluator: { reader } }: Knowledge,
): readonly Time[] {
  const [entity] = names[0]?.bearers ?? [];
  const isOfDays = series.length > 0 && series.every(({ cadence }) => cadence === 'd');
  if (entity === undefined || (entity.type !== 'ForeignExchangeRate' && !isOfDays)) return times;
  return times.map((time) => {
    if (time.kind !== 'moment' || time.isEnd !== true) return time;
    const [year = 0, month = 0] = time.text.split('-').map(Number);
    const days = Array.from({ length: 5 }, (_, back) =>
      new Date(Date.UTC(year, month, -back)).toISOString().slice(0, 10),
    );
    const isHeld = (day: string): boolean => reader.at([day], true).read(entity, path).length > 0;
    return moment(days.find(isHeld) ?? days[0] ?? time.text);
  });
}

/** Rates of several years combine into one; otherwise a rate is that of its year. */
function overYears(value: ValuePart): ValuePart {
  const isOfSeveral = value.times.some(
    (time) => isOverYears(time) || time.kind === 'versus' || time.kind === 'each',
  );
  const fields = value.fields.map((path) => path.map((field) => field.replace(/_compounded$/, '')));
  return isOfSeveral ? value : { ...value, fields };
}

/** A day of a measure of months, as the end of one is, is looked for in the measure of days beside it. */
function ofDays(value: ValuePart, { evaluator: { means } }: Knowledge): ValuePart {
  const [time, ...others] = value.times;
  const [name, ...more] = value.set.names ?? [];
  const entity = name?.bearers[0];
  const isOneDay =
    time?.kind === 'moment' ? isDay(time.text) || time.isEnd : time?.kind === 'edge' && time.edge === 'end';
  if (isOneDay !== true || others.length + more.length > 0) return value;
  if (entity?.type !== 'MacroIndicator' || entity.series.some(({ cadence }) => cadence === 'd')) return value;
  const [daily] = entity.aliases.flatMap((alias) => [...means.exact(`daily ${alias}`)]);
  return daily === undefined ? value : { ...value, set: { ...value.set, names: [{ bearers: [daily] }] } };
}

/** The losses of a class are of those who made any. */
function withLosses(value: ValuePart): ValuePart {
  const [path] = value.fields;
  if (value.isLoss !== true || path === undefined || value.set.names !== undefined) return value;
  const loss: Condition = { path, operator: '<', value: { kind: 'number', text: '0' } };
  return { ...value, set: { ...value.set, conditions: [...value.set.conditions, loss] } };
}

/** A figure that exists in the requested currency needs no conversion. */
function inOwnCurrency(value: ValuePart, knowledge: Knowledge): ValuePart {
  const fields = value.fields.map((path) => {
    const [, own, currency] = /^(.+)_in_([a-z]{3})$/.exec(path.at(-1) ?? '') ?? [];
    if (own === undefined || currency === undefined) return path;
    const plain = [...path.slice(0, -1), own];
    const series = seriesOf(value.set, plain, knowledge);
    const isOwn = series.length > 0 && series.every(({ unit }) => unit.toLowerCase().startsWith(currency));
    return isOwn ? plain : path;
  });
  return { ...value, fields };
}

/** Whether several years of a line of years are summed up to one figure. */
const isOfYears = ({ summary, times, set }: ValuePart, series: readonly StoredSeries[]): boolean =>
  summary !== undefined &&
  summary !== 'count' &&
  set.names?.length === 1 &&
  times.every(({ kind }) => kind !== 'each') &&
  series.every(({ cadence }) => cadence === 'a');

/** Years that follow each other as one span; nothing where others lie between, of which a summary would be. */
function togetherAt(times: readonly Time[]): readonly Time[] | undefined {
  if (times.length < 2) return times;
  const sorted = [...times].sort((a, b) => printTime(a).localeCompare(printTime(b)));
  const years = sorted.map((time) => (isYear(time) ? Number(yearIn(time)) : Number.NaN));
  const isLine = years.every((year, at) => at === 0 || year - (years[at - 1] ?? 0) === 1);
  const [from, to] = [sorted[0], sorted.at(-1)];
  return isLine && from?.kind === to?.kind && from !== undefined && to !== undefined
    ? [{ kind: 'span', from, to }]
    : undefined;
}

const isYear = (time: Time): boolean =>
  (time.kind === 'moment' && time.text.length === 4) ||
  (time.kind === 'fiscal' && time.quarter === undefined);

/** The times of a value: of each year those of its line, and of a summary of each year the years as a list. */
function timesAt(
  { set, times, summary }: ValuePart,
  {
    held,
    series,
    knowledge,
  }: { held: readonly string[]; series: readonly StoredSeries[]; knowledge: Knowledge },
): readonly Time[] | undefined {
  const isYears = times.some((time) => time.kind === 'each' && time.unit === 'year');
  if (!isYears || (times.length > 1 && summary === undefined))
    return resolveTimes(yearsInMonths(times, series, summary === undefined ? 1 : 0), series);
  const [whole] = yearsOf(set, history(held), knowledge);
  if (whole === undefined || set.names?.length !== 1) return resolveTimes(times, series);
  if (summary === undefined) return [{ kind: 'span', ...(whole.from && { from: whole.from }) }];
  const [span = whole, ...others] =
    resolveTimes(
      times.filter(({ kind }) => kind !== 'each'),
      series,
    ) ?? [];
  if (span.kind !== 'span') return [span, ...others];
  const [from, to] = [span.from ?? whole.from, span.to ?? whole.to].map((end) =>
    end?.kind === 'moment' && end.text.length === 4 ? Number(end.text) : Number.NaN,
  );
  return from === undefined || to === undefined || !(to - from < 200)
    ? undefined
    : Array.from({ length: to - from + 1 }, (_, at) => moment(String(from + at)));
}

/** The two times between which a figure changed: what it was at both tells by how much. */
function endsOf(
  { change, times, compare, set, fields }: ValuePart,
  series: readonly StoredSeries[],
): readonly Time[] | undefined {
  const isCompounded = fields[0]?.at(-1)?.endsWith('_compounded') === true;
  const isPlain = change === 'annualGrowth' || isCompounded || (isMove(change) && set.names?.length === 1);
  if (!isPlain || compare !== undefined) return undefined;
  const ends = spanOfChange(times, series);
  const { from, to } = ends ?? {};
  if (from === undefined || to === undefined) return undefined;
  return isCompounded ? [{ kind: 'span', from, to }] : [from, to];
}

/** The span that a change is over, so many years with one more end. */
function spanOfChange(
  times: readonly Time[],
  series: readonly StoredSeries[],
): { from?: Time; to?: Time } | undefined {
  const [time, other, ...others] = times;
  if (time === undefined || others.length > 0) return undefined;
  if (time.kind === 'versus') {
    const [to, from] = [...time.times].sort((a, b) => printTime(b).localeCompare(printTime(a)));
    return { ...(from && { from }), ...(to && { to }) };
  }
  const years =
    time.kind === 'length'
      ? time.years
      : time.kind === 'last' && time.unit === 'year' && time.count > 1
        ? time.count
        : undefined;
  if (years === undefined) return other === undefined && time.kind === 'span' ? time : undefined;
  if (other === undefined) {
    const line = { kind: 'last', count: years, unit: 'year' } as const;
    const [months = line] = yearsInMonths([line], series, 1);
    const counted = months === line ? { ...line, count: years + 1 } : months;
    const [whole] = resolveTimes([counted], series) ?? [];
    return whole?.kind === 'span' ? whole : undefined;
  }
  const to = other.kind === 'span' && other.from === undefined ? other.to : other;
  if (to?.kind === 'fiscal' && to.quarter === undefined)
    return { from: { ...to, year: to.year - years }, to };
  return to?.kind === 'moment' && to.text.length === 4
    ? { from: moment(String(Number(to.text) - years)), to }
    : undefined;
}

const yearIn = (time: Time | undefined): string | undefined =>
  time === undefined ? undefined : /\d{4}/.exec(printTime(time))?.[0];

const isMove = (change: ValuePart['change']): boolean => change === 'growth' || change === 'change';

const isOverYears = (time: Time): boolean =>
  time.kind === 'span' || time.kind === 'length' || (time.kind === 'last' && time.count > 1);

/** What a change is called at its times: in listed or counted years each has its own, and of an open span the line itself says it. */
function changeAt(
  { change, times, compare, goes, summary }: ValuePart,
  isLine: boolean,
): ValuePart['change'] {
  if (compare !== undefined || summary !== undefined || change === 'annualGrowth') return change;
  if (change === undefined) return undefined;
  const isEach = isLine || times.some(({ kind }) => kind === 'each');
  const isMany = isEach || times.length > 1 || times[0]?.kind === 'versus';
  const isSpan = times[0] !== undefined && isOverYears(times[0]);
  const isGrowth = change === 'growth' || change === 'yearlyGrowth';
  if (isMany || (isSpan && !isMove(change)))
    return isGrowth
      ? 'yearlyGrowth'
      : isEach && goes === undefined && isMove(change)
        ? undefined
        : 'yearlyChange';
  return isSpan ? undefined : isGrowth ? 'growth' : 'change';
}

const history = (path: readonly string[]): string[] => [...path.slice(0, -1), `${path.at(-1) ?? ''}_history`];

/** Whether times hold several periods. */
const isSeveral = (times: readonly Time[]): boolean =>
  times.length > 1 || times.some(({ kind }) => kind === 'span');

/** Measures whose year is the average of its months. */
const AVERAGED: ReadonlySet<string> = new Set(['MacroIndicator', 'Commodity']);

/** Whether a monthly figure is requested for whole years, so that it becomes their average. */
const ofMonths = (
  { set, change }: ValuePart,
  times: readonly Time[],
  series: readonly { cadence: string; dates: readonly string[] }[],
): boolean =>
  change === undefined &&
  set.names?.length === 1 &&
  AVERAGED.has(set.names[0]?.bearers[0]?.type ?? '') &&
  series.every(({ dates }) =>
    times.every((time) => time.kind === 'moment' && (dates.at(-1) ?? '') >= `${time.text}-12`),
  ) &&
  times.length > 0 &&
  series.length > 0 &&
  series.every(({ cadence }) => cadence === 'm') &&
  times.every((time) => time.kind === 'moment' && time.text.length === 4);
