import { COMPLETE } from '../query/claim';
import type { Evaluator } from '../query/evaluate';
import type { Filter, Order } from '../query/tree';
import { createAttach, MEASURES, type Attach } from './attach';
import type { Bound, FieldsPart, Light, Part, RootPart, SetPart, ValuePart } from './sense';
import { EMPTY_SET } from './vocabulary';

/** A wider part and what it costs to read the two as one: 0 for what is said so, more for what is seldom meant. */
export type Joined = { part: Part; cost: number };

/** Puts two neighbouring parts together in every way that types correctly. */
export type Join = (left: Part, right: Part) => readonly Joined[];

type Kind = Part['kind'];
type Of<K extends Kind> = Extract<Part, { kind: K }>;
type Rule = {
  left: Kind;
  right: Kind;
  cost: number;
  /** Words that the rule reads. */
  example: string;
  join: (left: never, right: never, attach: Attach) => Part | undefined;
};

/** A rule: what stands left and right, what the two are together, and an example. */
function rule<L extends Kind, R extends Kind>(
  [left, right]: readonly [L, R],
  cost: number,
  example: string,
  join: (left: Of<L>, right: Of<R>, attach: Attach) => Part | undefined,
): Rule {
  return { left, right, cost, example, join };
}

const isNamed = ({ named }: SetPart): boolean => named !== undefined;
const isSingle = ({ named }: SetPart): boolean => named?.length === 1;
const isBare = ({ filters, orders, end, named, count }: SetPart): boolean =>
  named === undefined && filters.length + orders.length === 0 && end === undefined && count === undefined;

const fieldsPart = (fields: readonly string[], more: Partial<FieldsPart> = {}): FieldsPart => ({
  kind: 'fields',
  fields,
  ...more,
});

const only = (light: Light, ...lights: readonly Light[]): boolean => lights.includes(light);

/** Fields by which things are named: who asks for the company with a ticker wants the company. */
const IDENTIFIERS = new Set(['ticker', 'cik', 'lei', 'code', 'iso_code', 'iso3']);

/** Inverses that lead from a thing to a whole collection, so that the collection is better narrowed. */
const WIDE = new Set(['countries', 'companies', 'members']);

/** Fields that count people, so that `how many people` asks for them. */
const PEOPLE = new Set(['employee_count', 'population']);

function ordered(set: SetPart, order: Order, more: Partial<SetPart> = {}): SetPart {
  const { end, ...rest } = set;
  return end === undefined ? { ...set, orders: [order], ...more } : { ...rest, orders: [order], ...more };
}

/** Several named entities compared by a field. */
function comparison(
  set: SetPart,
  field: string,
  direction: 'ASC' | 'DESC',
  way: readonly string[] = [],
): ValuePart {
  return {
    kind: 'value',
    set: { ...set, at: [] },
    way,
    fields: [field],
    where: [],
    compare: { direction, isClaim: false },
    at: set.at,
  };
}

function together(left: SetPart, right: SetPart, joint: 'and' | 'or' | 'pair'): SetPart | undefined {
  if (left.named === undefined || right.named === undefined) return undefined;
  if (left.filters.length + right.filters.length > 0) return undefined;
  return {
    ...EMPTY_SET,
    named: [...left.named, ...right.named],
    joint,
    isPlural: true,
    misspelt: [...(left.misspelt ?? []), ...(right.misspelt ?? [])],
    at: [...left.at, ...right.at],
  };
}

const jointOf = (light: Light): 'and' | 'or' | undefined =>
  light === 'or' ? 'or' : light === 'and' || light === 'comma' ? 'and' : undefined;

function filterOf(field: string, { operator, text }: Bound): Filter {
  return { path: [field], operator, operand: { text, anyOf: [[text]], commas: false } };
}

/** What two sets of a question give when the one is narrowed by the other. */
const SET_RULES: readonly Rule[] = [
  rule(['light', 'set'], 0, 'in Texas, of Apple, outside Europe, than Microsoft', ({ light }, set) =>
    PHRASED.has(light) ? { kind: 'phrase', light, of: set } : undefined,
  ),
  rule(['light', 'phrase'], 0.1, 'than in Texas, and outside Europe', ({ light }, phrase) => {
    if (only(light, 'and', 'or', 'comma') && only(phrase.light, 'and', 'or')) return phrase;
    if (light === 'than' && phrase.of.kind === 'set' && only(phrase.light, 'possessive', 'of', 'in'))
      return { ...phrase, light: 'than' };
    return light === 'not' && only(phrase.light, 'in', 'on', 'of', 'from')
      ? { ...phrase, light: 'outside' }
      : undefined;
  }),
  rule(['set', 'light'], 0, "Apple's", (set, { light }) =>
    light === 'possessive' ? { kind: 'phrase', light, of: set } : undefined,
  ),
  rule(['value', 'light'], 0, "the largest bank's", (value, { light }) =>
    light === 'possessive' ? { kind: 'phrase', light, of: value } : undefined,
  ),
  rule(['light', 'value'], 0, 'of the capital of France', ({ light }, value) =>
    only(light, 'of', 'in', 'for', 'at', 'than', 'and', 'on', 'or', 'between')
      ? { kind: 'phrase', light, of: value }
      : undefined,
  ),
  rule(
    ['set', 'phrase'],
    0,
    'companies in Texas; Apple and Microsoft; euro to dollar',
    (set, phrase, attach) => {
      if (phrase.of.kind !== 'set') return undefined;
      const joint = jointOf(phrase.light);
      if (joint !== undefined) return together(set, phrase.of, joint);
      const pair = only(phrase.light, 'to', 'in', 'on', 'slash', 'per', 'for', 'by')
        ? together(set, phrase.of, 'pair')
        : undefined;
      if (pair !== undefined && attach.isCurrencies(pair)) return pair;
      return attach.inside(set, phrase.light, phrase.of);
    },
  ),
  rule(['phrase', 'set'], 0.1, "Africa's largest city; In Texas, which companies", (phrase, set, attach) =>
    phrase.of.kind === 'set' ? attach.inside(set, phrase.light, phrase.of) : undefined,
  ),
  rule(['set', 'set'], 0.1, 'EU countries; Texas insurers; which country France', (left, right, attach) => {
    if (isNamed(left) && isNamed(right)) {
      const pair = together(left, right, 'and');
      return pair !== undefined && attach.isCurrencies(pair) ? pair : undefined;
    }
    if (isNamed(left) && left.at.length === 0) return attach.inside(right, 'in', left);
    return undefined;
  }),
  rule(['set', 'set'], 0.05, 'the insurance industry, the country Georgia', (left, right, attach) => {
    const [set, kind] = isNamed(left) ? [left, right] : [right, left];
    return isBare(kind) && !kind.isPlural ? attach.ofKind(set, kind) : undefined;
  }),
  rule(['place', 'set'], 0, 'German companies; US unemployment rate', ({ places }, set, attach) => {
    if (set.topic !== undefined) return attach.inside(set, 'in', { ...EMPTY_SET, named: [places] });
    const isOfPlace = set.named?.every((bearers) =>
      bearers.some(
        ({ type, description }) =>
          MEASURES.has(type) && places.some(({ name }) => description?.includes(name)),
      ),
    );
    return isOfPlace === true ? set : undefined;
  }),
  rule(['set', 'place'], 0.3, 'which companies are German', (set, { places }, attach) =>
    set.topic === undefined ? undefined : attach.inside(set, 'in', { ...EMPTY_SET, named: [places] }),
  ),
  rule(['light', 'place'], 0, 'not German', ({ light }, { places }, attach) => {
    const filter =
      light === 'not' ? attach.insideFilter({ ...EMPTY_SET, named: [places] }, 'Company', true) : undefined;
    return filter === undefined ? undefined : { kind: 'cond', filters: [filter] };
  }),
  rule(
    ['light', 'cond'],
    0,
    'with more than 10 employees; and founded in 1990',
    ({ light }, cond, attach) => {
      if (only(light, 'with', 'have', 'and', 'comma', 'be', 'whose', 'of')) return cond;
      const [filter, ...others] = cond.filters;
      return light === 'not' && filter !== undefined && others.length === 0
        ? { kind: 'cond', filters: [attach.opposite(filter)] }
        : undefined;
    },
  ),
  rule(['set', 'cond'], 0, 'companies with more than 10 employees', (set, { filters }, attach) => {
    if (set.topic !== undefined)
      return filters.every((filter) => attach.applies(set, filter))
        ? { ...set, filters: [...set.filters, ...filters] }
        : undefined;
    const [filter, ...others] = filters;
    return filter !== undefined && others.length === 0
      ? { kind: 'claim', set, filter, at: set.at }
      : undefined;
  }),
  rule(['cond', 'cond'], 0.1, 'more than 10 and fewer than 20 employees', (left, right) => ({
    kind: 'cond',
    filters: [...left.filters, ...right.filters],
  })),
  rule(['light', 'set'], 0.1, 'not banks', ({ light }, set, attach) => {
    const [filter, ...others] = set.filters;
    if (light !== 'not' || set.topic === undefined || filter === undefined || others.length > 0)
      return undefined;
    return set.orders.length > 0 ? undefined : { kind: 'cond', filters: [attach.opposite(filter)] };
  }),
  rule(['number', 'set'], 0, 'five companies; one dollar', ({ count }, set) => {
    if (set.topic !== undefined)
      return count === undefined || set.count !== undefined ? undefined : { ...set, count };
    return count === 1 && isSingle(set) ? set : undefined;
  }),
];

const PHRASED: ReadonlySet<Light> = new Set<Light>([
  ...(['of', 'in', 'for', 'on', 'at', 'from', 'to', 'by', 'per', 'between', 'outside'] as const),
  ...(['and', 'or', 'than', 'comma', 'slash'] as const),
]);

/** Verbs with what they lead to. */
const RELATION_RULES: readonly Rule[] = [
  rule(
    ['relation', 'set'],
    0,
    'audited by Deloitte; runs the largest bank',
    ({ relation }, object, attach) =>
      !isBare(object) && attach.typedFor(relation, object) !== undefined
        ? { kind: 'clause', relation, object, isNot: false }
        : undefined,
  ),
  rule(
    ['relation', 'phrase'],
    0.05,
    'headquartered in Texas, audited by Deloitte',
    ({ relation }, { light, of }, attach) =>
      of.kind === 'set' &&
      isNamed(of) &&
      only(light, 'in', 'on', 'at', 'by', 'for', 'of', 'to') &&
      attach.typedFor(relation, of) !== undefined
        ? { kind: 'clause', relation, object: of, isNot: false }
        : undefined,
  ),
  rule(
    ['phrase', 'relation'],
    0.2,
    'in Texas gegründet; an der NYSE notiert',
    ({ light, of }, { relation }, attach) =>
      of.kind === 'set' &&
      isNamed(of) &&
      only(light, 'in', 'on', 'at', 'by', 'of', 'from') &&
      attach.typedFor(relation, of) !== undefined
        ? { kind: 'clause', relation, object: of, isNot: false }
        : undefined,
  ),
  rule(['light', 'clause'], 0.05, 'not listed on Nasdaq; and audited by Deloitte', ({ light }, clause) => {
    if (only(light, 'that', 'be', 'and', 'comma', 'with', 'have', 'do', 'whose')) return clause;
    return light === 'not' && !clause.isNot ? { ...clause, isNot: true } : undefined;
  }),
  rule(
    ['set', 'clause'],
    0,
    'companies audited by Deloitte; is Chevron headquartered in Texas',
    (set, clause, attach) => {
      const { relation, object, isNot } = clause;
      if (set.topic !== undefined)
        return (set.topic === 'people' && relation.counted !== undefined) || wantsInverse(set, clause, attach)
          ? undefined
          : attach.byRelation(set, relation, object, isNot);
      if (isNot) return undefined;
      const { inverse = '' } = relation;
      const there = claimed(set, relation.field, object, attach);
      const back = inverse === '' ? undefined : claimed(object, inverse, set, attach);
      // Of the two ways to look the one that the dataset knows whole can also say no.
      return COMPLETE.has(inverse) && !COMPLETE.has(relation.field) ? (back ?? there) : (there ?? back);
    },
  ),
  rule(['set', 'clause'], 0.15, 'which company acquired Xilinx', (set, clause, attach) => {
    const { relation, object, isNot } = clause;
    const { inverse } = relation;
    if (
      set.topic === undefined ||
      isNot ||
      inverse === undefined ||
      WIDE.has(inverse) ||
      set.orders.length > 0
    )
      return undefined;
    const value = attach.valueOf(object, fieldsPart([inverse]));
    const isOfPeople = set.topic === 'people' && PEOPLE.has(relation.counted ?? '');
    if (isOfPeople || !attach.agrees(set, value)) return undefined;
    return { ...value, where: set.filters, relation };
  }),
  rule(
    ['set', 'clause'],
    0,
    'people that work at Apple, live in France',
    (set, { relation, object, isNot }, attach) => {
      if (set.topic !== 'people' || relation.counted === undefined || isNot) return undefined;
      const counted = attach.fits(object, [relation.counted]) ? relation.counted : 'population';
      return { ...attach.valueOf(object, fieldsPart([counted])), relation };
    },
  ),
  rule(
    ['set', 'relation'],
    0.05,
    'what does BlackRock own; Apple is headquartered',
    (set, { relation }, attach) => {
      if (!isNamed(set) && set.orders.length === 0) return undefined;
      const value = { ...attach.valueOf(set, fieldsPart([relation.field])), relation };
      return attach.fits(set, [relation.field]) ? value : undefined;
    },
  ),
  rule(['relation', 'times'], 0, 'founded in 1990', ({ relation }, { at: [moment = ''] }) =>
    relation.isDated === true ? { kind: 'cond', filters: rangeFilters('founded', moment) } : undefined,
  ),
  rule(['times', 'relation'], 0.1, '1990 gegründet', ({ at: [moment = ''] }, { relation }) =>
    relation.isDated === true ? { kind: 'cond', filters: rangeFilters('founded', moment) } : undefined,
  ),
  rule(
    ['relation', 'bounded'],
    0,
    'founded after 2000; employ more than 100',
    ({ relation }, { bounds, isTime }) => {
      if (isTime)
        return relation.isDated === true
          ? { kind: 'cond', filters: bounds.map((bound) => filterOf('founded', bound)) }
          : undefined;
      return relation.field === 'employee_count' || relation.field === 'net_income'
        ? { kind: 'cond', filters: bounds.map((bound) => filterOf(relation.field, bound)) }
        : undefined;
    },
  ),
  rule(
    ['bounded', 'relation'],
    0.1,
    'mehr als 100 beschäftigen; nach 2000 gegründet',
    ({ bounds, isTime }, { relation }) => {
      if (isTime)
        return relation.isDated === true
          ? { kind: 'cond', filters: bounds.map((bound) => filterOf('founded', bound)) }
          : undefined;
      return relation.field === 'employee_count'
        ? { kind: 'cond', filters: bounds.map((bound) => filterOf(relation.field, bound)) }
        : undefined;
    },
  ),
  rule(
    ['set', 'fields'],
    0.25,
    'have the euro as currency',
    (object, { fields: [field = '', ...others] }, attach) => {
      if (!isNamed(object) || others.length > 0 || !attach.isTyped(field)) return undefined;
      return attach.typedFor({ field }, object) === undefined
        ? undefined
        : { kind: 'clause', relation: { field }, object, isNot: false };
    },
  ),
  rule(['relation', 'fields'], 0, 'spend on research', ({ relation }, fields) =>
    relation.field === 'spending' ? fields : undefined,
  ),
  rule(['fields', 'relation'], 0.3, 'aus für Forschung ausgegeben', (fields, { relation }) =>
    relation.field === 'spending' ? fields : undefined,
  ),
];

/** `Which company bought GitHub` asks for GitHub's owner, with the source that says so. */
function wantsInverse(set: SetPart, { relation, object, isNot }: Of<'clause'>, attach: Attach): boolean {
  const { inverse } = relation;
  if (!isBare(set) || set.isPlural || isNot || inverse === undefined || WIDE.has(inverse)) return false;
  return attach.agrees(set, attach.valueOf(object, fieldsPart([inverse])));
}

function claimed(set: SetPart, field: string, object: SetPart, attach: Attach): Part | undefined {
  const filter = isNamed(set) ? attach.relationFilter({ field }, object, false) : undefined;
  return filter !== undefined && attach.fits(set, filter.path)
    ? { kind: 'claim', set: attach.narrowed(set, filter.path), filter, at: set.at }
    : undefined;
}

/** A span of years is two bounds. */
function rangeFilters(field: string, moment: string): Filter[] {
  const [from = '', to] = moment.split('..');
  if (to === undefined) return [filterOf(field, { operator: '=', text: from })];
  const bounds: Bound[] = [
    { operator: '>=', text: from },
    ...(to === '' ? [] : [{ operator: '<=' as const, text: to }]),
  ];
  return bounds.map((bound) => filterOf(field, bound));
}

/** Fields with what they are asked of. */
const FIELD_RULES: readonly Rule[] = [
  rule(['fields', 'phrase'], 0, 'revenue of Apple', (fields, { light, of }, attach) => {
    if (of.kind === 'fields')
      return light === 'and' || light === 'comma'
        ? { ...fields, fields: [...fields.fields, ...of.fields] }
        : undefined;
    if (!only(light, 'of', 'in', 'for', 'at', 'from', 'between', 'on')) return undefined;
    return of.kind === 'set' ? attach.valueOf(of, fields) : attach.nested(of, fields);
  }),
  rule(['phrase', 'fields'], 0, "Apple's revenue; of Apple the revenue", ({ light, of }, fields, attach) => {
    if (of.kind === 'fields' || !only(light, 'possessive', 'of', 'for', 'at')) return undefined;
    return of.kind === 'set' ? attach.valueOf(of, fields) : attach.nested(of, fields);
  }),
  rule(['set', 'fields'], 0.3, 'Apple revenue; the largest bank has employees', (set, fields, attach) =>
    isBare(set) || !attach.fits(set, fields.fields.slice(0, 1)) ? undefined : attach.valueOf(set, fields),
  ),
  rule(['fields', 'set'], 0.4, 'how many employees does Apple have', (fields, set, attach) =>
    isBare(set) || !attach.fits(set, fields.fields.slice(0, 1)) ? undefined : attach.valueOf(set, fields),
  ),
  rule(['place', 'fields'], 0.1, 'Japanese currency', ({ places }, fields, attach) => {
    const set: SetPart = { ...EMPTY_SET, named: [places] };
    return attach.fits(set, fields.fields.slice(0, 1)) ? attach.valueOf(set, fields) : undefined;
  }),
  rule(['value', 'fields'], 0.6, 'the largest bank of Texas revenue', (value, fields, attach) =>
    attach.nested(value, fields),
  ),
  rule(['fields', 'value'], 0.5, 'how many inhabitants has the capital of France', (fields, value, attach) =>
    attach.nested(value, fields),
  ),
  rule(['light', 'fields'], 0, 'and employees', ({ light }, fields) => {
    if (light === 'and' || light === 'comma') return { kind: 'phrase', light, of: fields };
    return undefined;
  }),
  rule(['light', 'fields'], 0.05, 'in revenue', ({ light }, fields) =>
    light === 'in' || light === 'of' ? fields : undefined,
  ),
  rule(['fields', 'head'], 0, 'GDP per capita', (fields, { field, isReady }) =>
    isReady && fields.fields.length === 1
      ? { ...fields, fields: [`${fields.fields[0] ?? ''}_per_${field}`] }
      : undefined,
  ),
  rule(['light', 'head'], 0, 'per head', ({ light }, head) =>
    light === 'per' ? { ...head, isReady: true } : undefined,
  ),
  rule(['value', 'head'], 0.1, "Apple's revenue per employee", (value, { field, isReady }) =>
    isReady && value.fields.length === 1 && value.change === undefined && value.summary === undefined
      ? { ...value, fields: [`${value.fields[0] ?? ''}_per_${field}`] }
      : undefined,
  ),
  rule(['summary', 'fields'], 0, 'average revenue', ({ summary }, fields) =>
    fields.summary === undefined ? { ...fields, summary } : undefined,
  ),
  rule(['fields', 'summary'], 0.3, 'revenue on average', (fields, { summary }) =>
    fields.summary === undefined ? { ...fields, summary } : undefined,
  ),
  rule(['summary', 'value'], 0, 'the average of the revenue of banks', ({ summary }, value) =>
    value.summary === undefined && value.compare === undefined ? { ...value, summary } : undefined,
  ),
  rule(['value', 'summary'], 0.2, "the banks' revenue in total", (value, { summary }) =>
    value.summary === undefined && value.compare === undefined ? { ...value, summary } : undefined,
  ),
  rule(['summary', 'phrase'], 0.1, 'sum of the revenue of banks', ({ summary }, { light, of }) =>
    light === 'of' && of.kind === 'value' && of.summary === undefined ? { ...of, summary } : undefined,
  ),
  rule(['summary', 'set'], 0.1, 'average unemployment rate', ({ summary }, set, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? { ...attach.valueOf(set, fieldsPart(['latest_value'])), summary }
      : undefined,
  ),
  rule(['fields', 'change'], 0, 'revenue growth', (fields, { as }) =>
    fields.change === undefined && fields.fields.length === 1 ? { ...fields, change: as } : undefined,
  ),
  rule(['change', 'phrase'], 0, 'growth of the population of India', ({ as }, { light, of }) =>
    only(light, 'of', 'in') && of.kind === 'value' && of.change === undefined
      ? { ...of, change: as }
      : undefined,
  ),
  rule(['change', 'fields'], 0.1, 'increase in revenue', ({ as }, fields) =>
    fields.change === undefined && fields.fields.length === 1 ? { ...fields, change: as } : undefined,
  ),
  rule(['value', 'change'], 0.05, 'how did the revenue of Apple change', (value, { as }) =>
    value.change === undefined && value.fields.length === 1 ? { ...value, change: as } : undefined,
  ),
  rule(['change', 'value'], 0.1, 'wie wuchs der Umsatz von Apple', ({ as }, value) =>
    value.change === undefined && value.fields.length === 1 ? { ...value, change: as } : undefined,
  ),
  rule(['set', 'change'], 0.1, 'how did the unemployment rate change', (set, { as }, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? { ...attach.valueOf(set, fieldsPart(['latest_value'])), change: as }
      : undefined,
  ),
];

function isMeasure({ named }: SetPart): boolean {
  return named !== undefined && named.every((bearers) => bearers.some(({ type }) => MEASURES.has(type)));
}

/** Superlatives, orders and counts. */
const ORDER_RULES: readonly Rule[] = [
  rule(['ordinal', 'superlative'], 0, 'second largest', ({ rank }, superlative) =>
    superlative.rank === undefined ? { ...superlative, rank } : undefined,
  ),
  rule(['superlative', 'number'], 0, 'top five', (superlative, { count }) =>
    count === undefined || superlative.count !== undefined ? undefined : { ...superlative, count },
  ),
  rule(['number', 'superlative'], 0, 'five largest', ({ count }, superlative) =>
    count === undefined || superlative.count !== undefined ? undefined : { ...superlative, count },
  ),
  rule(['superlative', 'superlative'], 0.1, 'top five largest', (left, right) =>
    left.isTop && !right.isTop
      ? { ...right, ...(left.count === undefined ? {} : { count: left.count }) }
      : undefined,
  ),
  rule(['superlative', 'set'], 0, 'largest companies in Texas', ({ end, rank, count }, set, attach) => {
    if (set.topic === undefined || set.orders.length > 0 || set.end !== undefined) return undefined;
    const more: Partial<SetPart> = {
      isRanked: true,
      ...(rank === undefined ? {} : { rank }),
      ...(count === undefined ? {} : { count }),
    };
    const field = attach.fieldOfEnd(set, end.fields);
    return field === undefined
      ? { ...set, end, ...more }
      : { ...ordered(set, { path: [field], direction: end.direction }, more), end };
  }),
  rule(['superlative', 'set'], 0.1, 'which is the largest: Apple or Microsoft', ({ end }, set, attach) => {
    const field = (set.named?.length ?? 0) > 1 ? attach.fieldOfEnd(set, end.fields) : undefined;
    return field === undefined ? undefined : comparison(set, field, end.direction);
  }),
  rule(['superlative', 'set'], 0.2, 'most universities', ({ end, rank }, set, attach) => {
    const field = end.fields === undefined ? attach.countField(set) : undefined;
    return field === undefined ? undefined : orderPart(field, end.direction, rank);
  }),
  rule(
    ['superlative', 'fields'],
    0,
    'highest revenue',
    ({ end, rank, count, isTop }, { fields, change, summary }) => {
      const [field = ''] = fields;
      if (
        end.fields !== undefined ||
        fields.length > 1 ||
        count !== undefined ||
        isTop ||
        summary !== undefined
      )
        return undefined;
      const isCounted = LISTED.some((topic) => topic === field);
      return orderPart(
        change === undefined ? (isCounted ? `${field}_count` : field) : `${field}_growth`,
        end.direction,
        rank,
      );
    },
  ),
  rule(['superlative', 'value'], 0, 'the highest price of gold', ({ end, rank, count }, value) =>
    extremeOf(value, end.direction, rank ?? count),
  ),
  rule(['value', 'superlative'], 0.1, 'when was the price of gold highest', (value, { end, rank, count }) =>
    extremeOf(value, end.direction, rank ?? count),
  ),
  rule(['superlative', 'set'], 0.1, 'highest unemployment rate', ({ end, rank }, set, attach) =>
    isMeasure(set)
      ? extremeOf(attach.valueOf(set, fieldsPart(['latest_value'])), end.direction, rank)
      : undefined,
  ),
  rule(
    ['set', 'superlative'],
    0.15,
    'when was the unemployment rate highest',
    (set, { end, rank }, attach) =>
      isMeasure(set)
        ? extremeOf(attach.valueOf(set, fieldsPart(['latest_value'])), end.direction, rank)
        : undefined,
  ),
  rule(['set', 'superlative'], 0.3, 'which country is most populous', (set, { end, rank }, attach) => {
    if (end.fields === undefined && !set.isRanked && set.named === undefined && set.type === undefined)
      return undefined;
    const field = set.orders.length > 0 ? undefined : attach.fieldOfEnd(set, end.fields);
    if (field === undefined) return undefined;
    if ((set.named?.length ?? 0) > 1) return comparison(set, field, end.direction);
    return isNamed(set)
      ? undefined
      : ordered(
          set,
          { path: [field], direction: end.direction },
          { isRanked: true, ...(rank === undefined ? {} : { rank }) },
        );
  }),
  rule(['light', 'fields'], 0, 'by revenue', ({ light }, { fields, change }) =>
    light === 'by' && fields.length === 1
      ? {
          kind: 'order',
          order: { path: [orderField(fields[0] ?? '', change)], direction: 'DESC' },
          isRanked: false,
        }
      : undefined,
  ),
  rule(['light', 'order'], 0, 'with the highest revenue', ({ light }, order) =>
    only(light, 'with', 'have', 'by', 'the', 'of', 'and') ? order : undefined,
  ),
  rule(
    ['set', 'order'],
    0,
    'companies by revenue; company with the highest revenue',
    (set, { order, isRanked, rank }, attach) => {
      const [field = ''] = order.path;
      if (!attach.fits(set, [field])) return undefined;
      if ((set.named?.length ?? 0) > 1) return comparison(set, field, set.end?.direction ?? order.direction);
      if (isNamed(set)) return undefined;
      if (isRanked) {
        if (set.orders.length > 0) return undefined;
        return ordered(set, order, { isRanked, ...(rank === undefined ? {} : { rank }) });
      }
      return ordered(set, { ...order, direction: set.end?.direction ?? order.direction });
    },
  ),
  rule(['order', 'set'], 0.3, 'the most employees: Apple or Microsoft', ({ order }, set, attach) => {
    const [field = ''] = order.path;
    return (set.named?.length ?? 0) > 1 && attach.fits(set, [field])
      ? comparison(set, field, order.direction)
      : undefined;
  }),
  rule(
    ['order', 'set'],
    0.4,
    'Wo gibt es die meisten Universitäten: in which country',
    ({ order, isRanked, rank }, set, attach) => {
      const [field = ''] = order.path;
      return isBare(set) && attach.fits(set, [field])
        ? ordered(set, order, { isRanked, ...(rank === undefined ? {} : { rank }) })
        : undefined;
    },
  ),
  rule(['order', 'phrase'], 0.2, 'the highest revenue of Apple', ({ order, rank }, { light, of }, attach) =>
    of.kind === 'set' && isSingle(of) && only(light, 'of', 'in', 'for') && rank === undefined
      ? extremeOf(attach.valueOf(of, fieldsPart([order.path[0] ?? ''])), order.direction)
      : undefined,
  ),
];

/** Fields of which there may be many, so that the most of them is a count. */
const LISTED = [
  'universities',
  'companies',
  'cities',
  'countries',
  'states',
  'subsidiaries',
  'board_members',
  'officers',
  'languages',
  'currency',
  'members',
  'member_of',
  'investors',
  'events',
  'laws',
  'sanctions',
  'funding_rounds',
  'industry',
  'audits',
];

const orderField = (field: string, change: FieldsPart['change']): string =>
  change !== undefined ? `${field}_growth` : LISTED.includes(field) ? `${field}_count` : field;

function orderPart(field: string, direction: 'ASC' | 'DESC', rank: number | undefined): Part {
  return {
    kind: 'order',
    order: { path: [field], direction },
    isRanked: true,
    ...(rank === undefined ? {} : { rank }),
  };
}

/** The highest or lowest of all points of one series. */
function extremeOf(value: ValuePart, direction: 'ASC' | 'DESC', rank?: number): ValuePart | undefined {
  const isOne = isSingle(value.set) && value.fields.length === 1 && value.summary === undefined;
  if (!isOne || rank !== undefined || value.change !== undefined || value.compare !== undefined)
    return undefined;
  return { ...value, summary: direction === 'DESC' ? 'maximum' : 'minimum' };
}

/** Numbers that something is compared with, and entities that are compared with each other. */
const COMPARE_RULES: readonly Rule[] = [
  rule(['bound', 'number'], 0, 'more than 100', ({ operator }, { text }) => ({
    kind: 'bounded',
    bounds: [{ operator, text }],
    isTime: false,
  })),
  rule(['light', 'number'], 0, 'between 10', ({ light }, { text }) => {
    if (light === 'between') return { kind: 'bounded', bounds: [{ operator: '>=', text }], isTime: false };
    return light === 'and'
      ? { kind: 'bounded', bounds: [{ operator: '<=', text }], isTime: false }
      : undefined;
  }),
  rule(['bounded', 'bounded'], 0, 'between 10 and 20 million', (left, right) => {
    const [low, high] = [left.bounds[0], right.bounds[0]];
    if (
      left.isTime ||
      low?.operator !== '>=' ||
      high?.operator !== '<=' ||
      left.bounds.length + right.bounds.length > 2
    )
      return undefined;
    // A scale that only the second number has is meant for both.
    const scale = /[a-z]/i.test(low.text) ? '' : (/ [a-z]+$/i.exec(high.text)?.[0] ?? '');
    return { ...left, bounds: [{ ...low, text: low.text + scale }, high] };
  }),
  rule(['bounded', 'fields'], 0, 'more than 100 employees', ({ bounds, isTime }, { fields, change }) =>
    isTime || fields.length > 1
      ? undefined
      : {
          kind: 'cond',
          filters: bounds.map((bound) => filterOf(orderField(fields[0] ?? '', change), bound)),
        },
  ),
  rule(['fields', 'bounded'], 0, 'revenue over $100 billion', ({ fields, change }, { bounds, isTime }) =>
    isTime || fields.length > 1
      ? undefined
      : {
          kind: 'cond',
          filters: bounds.map((bound) => filterOf(orderField(fields[0] ?? '', change), bound)),
        },
  ),
  rule(['light', 'bounded'], 0, 'of more than 100 million', ({ light }, bounded) =>
    only(light, 'of', 'be', 'in', 'at', 'with') && !bounded.isTime ? bounded : undefined,
  ),
  rule(['value', 'bounded'], 0.1, "is Apple's revenue above $100 billion", (value, { bounds, isTime }) => {
    const [bound] = bounds;
    if (
      isTime ||
      bound === undefined ||
      !isNamed(value.set) ||
      value.fields.length > 1 ||
      value.way.length > 0 ||
      value.summary !== undefined
    )
      return undefined;
    return { kind: 'claim', set: value.set, filter: filterOf(value.fields[0] ?? '', bound), at: value.at };
  }),
  rule(['compared', 'fields'], 0, 'more employees', (compared, { fields, change }) =>
    compared.fields.length > 0 || compared.end.fields !== undefined || fields.length > 1
      ? undefined
      : { ...compared, fields: [orderField(fields[0] ?? '', change)] },
  ),
  rule(['compared', 'set'], 0.2, 'more universities', (compared, set, attach) => {
    const field = compared.fields.length === 0 ? attach.countField(set) : undefined;
    return field === undefined ? undefined : { ...compared, fields: [field] };
  }),
  rule(['compared', 'phrase'], 0, 'larger than Apple', (compared, { light, of }) => {
    if (light !== 'than' || compared.than !== undefined) return undefined;
    const set = of.kind === 'set' ? of : of.kind === 'value' ? of.set : undefined;
    return set !== undefined && isSingle(set) ? { ...compared, than: set } : undefined;
  }),
  rule(['phrase', 'compared'], 0.2, 'als Apple mehr Mitarbeiter', ({ light, of }, compared) =>
    light === 'than' && of.kind === 'set' && isSingle(of) && compared.than === undefined
      ? { ...compared, than: of }
      : undefined,
  ),
  rule(['compared', 'set'], 0.1, 'the larger company', (compared, set) =>
    isBare(set) && !set.isPlural ? compared : undefined,
  ),
  rule(['compared', 'order'], 0, 'larger by revenue', (compared, { order, isRanked }) =>
    isRanked || compared.fields.length > 0 ? undefined : { ...compared, fields: [order.path[0] ?? ''] },
  ),
  rule(['light', 'compared'], 0, 'with more employees than Apple', ({ light }, compared) =>
    only(light, 'with', 'have', 'be', 'and') ? compared : undefined,
  ),
  rule(['set', 'compared'], 0, 'Apple has more employees than Microsoft', (set, compared, attach) => {
    const { than, end, fields } = compared;
    const field = fields[0] ?? attach.fieldOfEnd(than ?? set, end.fields);
    if (field === undefined || compared.of !== undefined) return undefined;
    if (than === undefined) {
      if ((set.named?.length ?? 0) > 1)
        return attach.fits(set, [field]) ? comparison(set, field, end.direction) : undefined;
      return isSingle(set) ? { ...compared, fields: [field], of: set } : undefined;
    }
    if (!attach.fits(than, [field])) return undefined;
    if (set.topic !== undefined && attach.typeHolds(set.topic, field)) {
      const other = than.named?.[0]?.[0];
      const { plain } = attach.valueText(other);
      return attach.narrow(
        set,
        filterOf(field, { operator: end.direction === 'DESC' ? '>' : '<', text: plain }),
      );
    }
    const both = isSingle(set)
      ? together(attach.narrowed(set, [field]), attach.narrowed(than, [field]), 'or')
      : undefined;
    return both === undefined || !attach.fits(both, [field])
      ? undefined
      : comparison(both, field, end.direction);
  }),
  rule(['compared', 'set'], 0.1, 'which has more employees, Apple or Microsoft', (compared, set, attach) => {
    const field = compared.fields[0] ?? attach.fieldOfEnd(set, compared.end.fields);
    if (
      field === undefined ||
      compared.than !== undefined ||
      !attach.fits(set, [field]) ||
      compared.of !== undefined
    )
      return undefined;
    if (isSingle(set)) return { ...compared, fields: [field], of: set };
    return (set.named?.length ?? 0) > 1 ? comparison(set, field, compared.end.direction) : undefined;
  }),
  rule(
    ['compared', 'phrase'],
    0.05,
    'how many more employees has Walmart than Amazon',
    ({ of: set, fields, end }, { light, of }, attach) => {
      const [field] = fields;
      const other = of.kind === 'set' ? of : undefined;
      if (light !== 'than' || set === undefined || field === undefined || other === undefined)
        return undefined;
      const both = together(set, other, 'or');
      return both !== undefined && attach.fits(both, [field])
        ? comparison(both, field, end.direction)
        : undefined;
    },
  ),
  rule(
    ['value', 'compared'],
    0,
    "Apple's revenue is higher than Microsoft's",
    (value, { than, end, fields }, attach) => {
      const [field = ''] = value.fields;
      if (
        than === undefined ||
        fields.length > 0 ||
        end.fields !== undefined ||
        !isSingle(value.set) ||
        value.way.length > 0
      )
        return undefined;
      const both = together(value.set, than, 'or');
      return both === undefined || !attach.fits(both, [field])
        ? undefined
        : { ...comparison(both, field, end.direction), at: value.at };
    },
  ),
  rule(['compare', 'value'], 0, 'compare the revenue of Apple and Microsoft', (_compare, value) =>
    (value.set.named?.length ?? 0) > 1 && value.fields.length === 1 && value.compare === undefined
      ? { ...value, compare: { direction: 'DESC', isClaim: false } }
      : value.compare !== undefined
        ? value
        : undefined,
  ),
  rule(
    ['compare', 'phrase'],
    0,
    'the difference between the revenue of Apple and that of Microsoft',
    (_compare, { light, of }) =>
      of.kind === 'value' &&
      only(light, 'of', 'in', 'between') &&
      (of.set.named?.length ?? 0) > 1 &&
      of.fields.length === 1
        ? { ...of, compare: { direction: 'DESC', isClaim: false } }
        : undefined,
  ),
  rule(['compare', 'fields'], 0.1, 'difference in revenue', (_compare, fields) => fields),
  rule(['compare', 'set'], 0.1, 'compare Apple and Microsoft by revenue', (_compare, set) =>
    (set.named?.length ?? 0) > 1 ? set : undefined,
  ),
];

/** Times and what they are times of. */
const TIME_RULES: readonly Rule[] = [
  rule(['light', 'times'], 0, 'in 2010; since 2010; to 2014', ({ light }, times) => {
    if (only(light, 'in', 'for', 'on', 'at', 'from', 'of', 'the', 'comma', 'by') && times.joint === undefined)
      return times;
    if (light === 'between' && times.at.length === 2) return { kind: 'times', at: [times.at.join('..')] };
    if (only(light, 'to', 'until') && times.joint === undefined) return { ...times, joint: 'to' };
    if (light === 'and' && times.joint === undefined) return { ...times, joint: 'and' };
    if (light === 'since' && times.at.length === 1) return { kind: 'times', at: [`${times.at[0] ?? ''}..`] };
    return undefined;
  }),
  rule(['light', 'times'], 0, 'before 2000, after 2010', ({ light }, { at: [moment = ''], joint }) => {
    if (joint !== undefined || moment.includes('..')) return undefined;
    if (light === 'before')
      return { kind: 'bounded', bounds: [{ operator: '<', text: moment }], isTime: true };
    if (light === 'after')
      return { kind: 'bounded', bounds: [{ operator: '>', text: moment }], isTime: true };
    return light === 'since'
      ? { kind: 'bounded', bounds: [{ operator: '>=', text: moment }], isTime: true }
      : undefined;
  }),
  rule(['times', 'times'], 0, 'from 2010 to 2014; 2010 and 2014', (left, right) => {
    if (left.joint !== undefined) return undefined;
    if (right.joint === 'to' && left.at.length === 1)
      return { kind: 'times', at: [`${left.at[0] ?? ''}..${right.at[0] ?? ''}`] };
    return { kind: 'times', at: [...left.at, ...right.at] };
  }),
  rule(['value', 'times'], 0, 'the revenue of Apple in 2023', (value, { at, joint }) => {
    if (joint !== undefined || value.at.length > 0) return undefined;
    if (value.relation?.isEvent === true)
      return { ...value, where: [...value.where, ...rangeFilters('since', at[0] ?? '')] };
    return { ...value, at };
  }),
  rule(['times', 'value'], 0.1, 'in 2023 the revenue of Apple', ({ at, joint }, value) =>
    joint !== undefined || value.at.length > 0 ? undefined : { ...value, at },
  ),
  rule(
    ['set', 'times'],
    0.1,
    'the unemployment rate in 2020; largest companies in 2023',
    (set, { at, joint }) =>
      joint !== undefined || set.at.length > 0 || isBare(set) ? undefined : { ...set, at },
  ),
  rule(['claim', 'times'], 0, 'was Tim Cook the CEO of Apple in 2015', (claim, { at, joint }) =>
    joint !== undefined || claim.at.length > 0 ? undefined : { ...claim, at },
  ),
];

/** Whole questions. */
const QUESTION_RULES: readonly Rule[] = [
  rule(
    ['set', 'value'],
    0.05,
    'which exchange is Apple listed on; companies that Deloitte audits',
    (set, value, attach) => {
      if (
        set.topic === undefined ||
        set.orders.length > 0 ||
        set.end !== undefined ||
        value.summary !== undefined
      )
        return undefined;
      if (set.topic === 'people' && PEOPLE.has(value.fields[0] ?? '') && isBare(set)) return value;
      const area = AREAS.get(set.topic);
      if (area !== undefined && isBare(set) && value.relation !== undefined && isNamed(value.set)) {
        if (attach.agrees(set, value)) return value;
        const path = value.fields[0] === 'location' || value.fields[0] === 'headquarters' ? [] : value.fields;
        const inner = path.length === 0 ? attach.valueOf(value.set, fieldsPart([area])) : undefined;
        if (inner !== undefined && attach.fits(inner.set, inner.fields)) return { ...inner, at: value.at };
      }
      if (!attach.agrees(set, value)) return undefined;
      return { ...value, where: [...value.where, ...set.filters] };
    },
  ),
  rule(['set', 'value'], 0.1, 'which company has the ticker AAPL', (set, value) =>
    isBare(set) && isSingle(value.set) && IDENTIFIERS.has(value.fields[0] ?? '') && value.way.length === 0
      ? { kind: 'root', root: value.set, isProfile: true }
      : undefined,
  ),
  rule(['set', 'value'], 0, 'is Tim Cook the CEO of Apple', (set, value, attach) =>
    claimOf(value, set, attach),
  ),
  rule(['value', 'set'], 0.05, "is Apple's CEO Tim Cook", (value, set, attach) =>
    claimOf(value, set, attach),
  ),
  rule(['set', 'phrase'], 0, 'is Germany in Europe', (set, { light, of }, attach) => {
    if (!isNamed(set) || of.kind !== 'set' || !only(light, 'in', 'on', 'at', 'of')) return undefined;
    const filter = attach.insideFilter(of, set.named?.[0]?.[0]?.type);
    return filter === undefined ? undefined : { kind: 'claim', set, filter, at: set.at };
  }),
  rule(['set', 'place'], 0.2, 'is Siemens German', (set, { places }, attach) => {
    const filter = isNamed(set)
      ? attach.insideFilter({ ...EMPTY_SET, named: [places] }, 'Company')
      : undefined;
    return filter === undefined ? undefined : { kind: 'claim', set, filter, at: set.at };
  }),
  rule(['light', 'claim'], 0, 'is …, does …, has …', ({ light }, claim) =>
    only(light, 'be', 'do', 'have') ? { kind: 'root', root: claim } : undefined,
  ),
  rule(['ask', 'claim'], 0, 'is it true that …', ({ ask }, claim) =>
    ask === 'yes or no' ? { kind: 'root', root: claim } : undefined,
  ),
  rule(['light', 'value'], 0, 'does Apple have more employees than Microsoft', ({ light }, value) =>
    value.compare !== undefined && only(light, 'be', 'do', 'have')
      ? { kind: 'root', root: { ...value, compare: { ...value.compare, isClaim: true } } }
      : undefined,
  ),
  rule(['ask', 'value'], 0, 'what is the revenue of Apple', (ask, value, attach) =>
    askedValue(ask.ask, value, attach),
  ),
  rule(['value', 'ask'], 0.2, 'and the revenue of Apple is what', (value, ask, attach) =>
    askedValue(ask.ask, value, attach),
  ),
  rule(['ask', 'set'], 0, 'which companies are in Texas', ({ ask }, set, attach) =>
    askedSet(ask, set, attach),
  ),
  rule(['ask', 'clause'], 0.05, 'who audits Apple', ({ ask }, clause, attach) => {
    const { relation, object, isNot } = clause;
    if (isNot || relation.inverse === undefined || !only2(ask, 'who', 'what', 'list', 'where'))
      return undefined;
    const value = attach.valueOf(object, fieldsPart([relation.inverse]));
    return attach.fits(value.set, value.fields) || ask === 'who' ? { ...value, relation } : undefined;
  }),
  rule(['ask', 'fields'], 0.05, 'which currency; how many subsidiaries', ({ ask }, fields) => {
    if (ask !== 'how many')
      return only2(ask, 'what', 'list', 'who', 'how much', 'where') ? fields : undefined;
    return fields.fields.length === 1 ? { ...fields, summary: 'count' } : undefined;
  }),
  rule(['ask', 'set'], 0.6, 'by number of universities', ({ ask }, set, attach) => {
    const field = ask === 'how many' ? attach.countField(set) : undefined;
    return field === undefined ? undefined : fieldsPart([field]);
  }),
  rule(['ask', 'compared'], 0, 'how many more employees', (_ask, compared) => compared),
  rule(['ask', 'root'], 0.1, 'tell me …; which is larger', (_ask, root) =>
    root.root.kind === 'value' && root.root.compare !== undefined
      ? { ...root, root: { ...root.root, compare: { ...root.root.compare, isClaim: false } } }
      : root,
  ),
  rule(['ask', 'ask'], 0.1, 'tell me what', (left, right) =>
    only2(left.ask, 'list', 'about', 'what') ? right : undefined,
  ),
  rule(['light', 'ask'], 0, 'in which country', ({ light }, ask) =>
    only(light, 'in', 'of', 'on', 'at', 'for', 'by', 'from', 'to', 'with') ? ask : undefined,
  ),
  rule(['set', 'light'], 0.1, 'which country is Tokyo in', (set, { light }) =>
    isSingle(set) && light === 'in' ? { kind: 'asked', set } : undefined,
  ),
  rule(['set', 'asked'], 0, 'which country is Tokyo in', (set, { set: inner }, attach) =>
    areaOf(set, inner, attach),
  ),
  rule(['set', 'set'], 0.3, 'in which country is Tokyo', (set, inner, attach) =>
    isSingle(inner) ? areaOf(set, inner, attach) : undefined,
  ),
];

const only2 = <Word extends string>(word: Word, ...words: readonly Word[]): boolean => words.includes(word);

/** Collections that are kinds of places, and the field that leads from anything to its own. */
const AREAS: ReadonlyMap<string, string> = new Map([
  ['countries', 'country'],
  ['states', 'state'],
  ['cities', 'city'],
  ['continents', 'continent'],
  ['regions', 'region'],
]);

function areaOf(set: SetPart, inner: SetPart, attach: Attach): ValuePart | undefined {
  const area = isBare(set) ? AREAS.get(set.topic ?? '') : undefined;
  const isOf = area !== undefined && attach.fits(inner, [area]);
  return isOf ? attach.valueOf(inner, fieldsPart([area])) : undefined;
}

/** A value and what it is said to be. */
function claimOf(value: ValuePart, set: SetPart, attach: Attach): Part | undefined {
  const [field = '', ...others] = value.fields;
  const isPlain = value.way.length + value.where.length + others.length === 0 && value.summary === undefined;
  if (!isPlain || !isNamed(set) || !isNamed(value.set) || value.change !== undefined) return undefined;
  if (!attach.leadsToEntities(value.set, [field])) return undefined;
  const filter = attach.relationFilter({ field }, set, false);
  return filter === undefined ? undefined : { kind: 'claim', set: value.set, filter, at: value.at };
}

function askedValue(ask: Of<'ask'>['ask'], value: ValuePart, attach: Attach): RootPart | undefined {
  if (ask === 'yes or no' || ask === 'about') return undefined;
  const { relation } = value;
  // Who asks for the people wants their names, and not how many there are.
  if (
    relation?.counted !== undefined &&
    value.fields[0] === relation.counted &&
    ask !== 'how many' &&
    ask !== 'how much'
  ) {
    const named =
      relation.inverse === undefined || relation.inverse === relation.counted
        ? undefined
        : { ...value, fields: [relation.inverse] };
    return named === undefined ? undefined : { kind: 'root', root: named };
  }
  if (ask === 'how many' && value.compare === undefined && value.summary === undefined) {
    const isCounted =
      value.fields.length === 1 && attach.leadsToEntities(value.set, [...value.way, ...value.fields]);
    return { kind: 'root', root: isCounted ? { ...value, summary: 'count' } : value };
  }
  return { kind: 'root', root: value };
}

function askedSet(ask: Of<'ask'>['ask'], set: SetPart, attach: Attach): RootPart | undefined {
  const root = (part: RootPart['root'], isProfile = false): RootPart => ({
    kind: 'root',
    root: part,
    ...(isProfile ? { isProfile } : {}),
  });
  if (set.topic !== undefined) {
    if (ask === 'how many') return root({ ...countOf(set) });
    return isBare(set) || ask === 'about' || ask === 'when' || ask === 'how much' ? undefined : root(set);
  }
  if (attach.isCurrencies(set)) {
    // `How many yen is one dollar` asks for the second in units of the first.
    const isTurned = set.joint === 'and' && (ask === 'how many' || ask === 'how much');
    const named = isTurned ? [...(set.named ?? [])].reverse() : set.named;
    return root(
      attach.valueOf(
        { ...set, ...(named === undefined ? {} : { named }), joint: 'pair' },
        fieldsPart(['rate']),
      ),
    );
  }
  if (!isSingle(set)) return undefined;
  const valued = (...fields: readonly string[]): RootPart | undefined => {
    const field = fields.find((each) => attach.fits(set, [each]));
    return field === undefined ? undefined : root(attach.valueOf(set, fieldsPart([field])));
  };
  if (ask === 'where') return valued('headquarters', 'location');
  if (ask === 'how much') return valued('price');
  if (ask === 'when') return valued('date', 'founded');
  if (ask === 'how many' || ask === 'yes or no') return undefined;
  if (isMeasure(set) && ask !== 'about' && (ask === 'what' || set.at.length > 0)) {
    const measured = valued('latest_value');
    if (measured !== undefined) return measured;
  }
  return set.at.length > 0 || ask === 'list' ? undefined : root(set, true);
}

function countOf(set: SetPart): ValuePart {
  return {
    kind: 'value',
    set: { ...set, at: [] },
    way: [],
    fields: [],
    where: [],
    summary: 'count',
    at: set.at,
  };
}

/** Every rule of the grammar; it knows types and no words. */
export const RULES: readonly Rule[] = [
  ...SET_RULES,
  ...RELATION_RULES,
  ...FIELD_RULES,
  ...ORDER_RULES,
  ...COMPARE_RULES,
  ...TIME_RULES,
  ...QUESTION_RULES,
];

/** What the light words cost that are passed over: nothing for an article, much for what may mean something. */
const PASSED: ReadonlyMap<Light, number> = new Map<Light, number>([
  ['the', 0.01],
  ['be', 0.03],
  ['do', 0.03],
  ['have', 0.06],
  ['that', 0.05],
  ['comma', 0.05],
  ['of', 0.35],
  ['in', 0.7],
  ['for', 0.5],
  ['at', 0.6],
  ['on', 0.7],
  ['to', 0.8],
  ['from', 0.7],
  ['by', 0.9],
  ['with', 0.4],
]);

/** Makes what puts neighbouring parts together. */
export function createJoin(evaluator: Evaluator): Join {
  const attach = createAttach(evaluator);
  const byKinds = new Map<string, Rule[]>();
  for (const each of RULES) {
    const key = `${each.left} ${each.right}`;
    byKinds.set(key, [...(byKinds.get(key) ?? []), each]);
  }
  return (left, right) => {
    const found: Joined[] = [];
    for (const { cost, join } of byKinds.get(`${left.kind} ${right.kind}`) ?? []) {
      const part = join(left as never, right as never, attach);
      if (part !== undefined) found.push({ part, cost });
    }
    if (left.kind === 'light' && right.kind !== 'light') {
      const passed = PASSED.get(left.light);
      // `Is …` asks for yes or no only where nothing that asks stands before it.
      const isAsked = right.kind === 'root' && left.light !== 'the' && left.light !== 'comma';
      if (passed !== undefined && !isAsked) found.push({ part: right, cost: passed });
    } else if (right.kind === 'light') {
      const passed = PASSED.get(right.light);
      if (passed !== undefined) found.push({ part: left, cost: passed + 0.01 });
    }
    return found;
  };
}
