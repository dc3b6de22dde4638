import { COMPLETE } from '../../query/claim';
import { isPlace } from '../../store/places';
import type { Attach } from '../part-combination';
import type { Bound, Part, Relation, SetPart } from '../question-parts';
import {
  belowNothing,
  BEGINNING,
  fieldsPart,
  filterOf,
  isBare,
  isNamed,
  boundsOf,
  isDatedBy,
  rangeFilters,
  isSingle,
} from './parts';
import { rule, only, type Of, type Rule } from './rule';

/** Inverses that lead from a thing to a whole collection, so that the collection is better narrowed. */
const WIDE = new Set(['countries', 'companies', 'members']);

/** Fields that count people, so that `how many people` asks for them. */
const PEOPLE = new Set(['employee_count', 'population']);

/** What is said of a thing by where it is, or since when. */
const SEATS = new Set(['headquarters', 'location', 'registered_in', 'exchange', 'founded']);

/** Verbs that `by` turns around: what is bought by a firm is not what bought it. */
const ACTIVE = new Set(['subsidiaries', 'investments', 'leads', 'audits', 'publishes']);

/** What may be said of a thing before its name: `a Nasdaq-listed company`. */
const BEFORE = new Set([
  'lead_investors',
  'headquarters',
  'registered_in',
  'exchange',
  'languages',
  'currency',
]);

/** Whether somebody is named, and no firm: who takes over a company leads it, and buys nothing. */
const isPerson = ({ named = [] }: SetPart): boolean =>
  named.length > 0 && named.every((bearers) => bearers.every(({ type }) => type === 'Person'));

/** Verbs with what they lead to. */
export const RELATION_RULES: readonly Rule[] = [
  rule(['relation', 'set'], 0, 'audited by Deloitte; runs the largest bank', ({ relation }, object, attach) =>
    relation.field !== 'ticker' && !isBare(object) && attach.typedFor(relation, object) !== undefined
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
      !(light === 'by' && ACTIVE.has(relation.field)) &&
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
  rule(['set', 'relation'], 0.15, 'Texas-based, Spanish-speaking', (object, { relation }, attach) =>
    BEFORE.has(relation.field) && isSingle(object) && attach.typedFor(relation, object) !== undefined
      ? { kind: 'clause', relation, object, isNot: false }
      : undefined,
  ),
  rule(['clause', 'set'], 0.1, 'Texas-based companies', (clause, set, attach) =>
    BEFORE.has(clause.relation.field) && set.topic !== undefined
      ? narrowedBy(set, clause, attach)
      : undefined,
  ),
  rule(['light', 'clause'], 0.05, 'not listed on Nasdaq; and audited by Deloitte', ({ light }, clause) => {
    if (light === 'and' || light === 'comma') return { ...clause, isAnd: true };
    if (only(light, 'that', 'be', 'with', 'have', 'do', 'whose')) return clause;
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
          : narrowedBy(set, clause, attach);
      if (clause.also !== undefined || clause.butNot !== undefined) return undefined;
      const { since } = clause;
      if (
        isNot ||
        isDatedEvent(clause, set) ||
        (relation.field === 'subsidiaries' && relation.isEvent === true && isPerson(set))
      )
        return undefined;
      const { inverse = '' } = relation;
      const claim = (of: SetPart, field: string, to: SetPart): Part | undefined =>
        since === undefined
          ? ofEvent(claimed(of, field, to, attach), clause)
          : begunClaim(of, { field, object: to, since }, attach);
      const there = claim(set, relation.field, object);
      const back = inverse === '' ? undefined : claim(object, inverse, set);
      // Of the two ways to look the one that the dataset knows whole can also say no.
      return COMPLETE.has(inverse) && !COMPLETE.has(relation.field) ? (back ?? there) : (there ?? back);
    },
  ),
  rule(['set', 'clause'], 0.15, 'which company acquired Xilinx', (set, clause, attach) => {
    const { relation, object, isNot, also, butNot } = clause;
    if (also !== undefined || butNot !== undefined || clause.since !== undefined) return undefined;
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
    (set, { relation, object, isNot, also, butNot, since }, attach) => {
      if (set.topic !== 'people' || relation.counted === undefined || isNot) return undefined;
      if (also !== undefined || butNot !== undefined || since !== undefined) return undefined;
      // Of a name that a firm bears the people are its staff, though it be unknown and a town be called so too.
      const isOfFirm = object.named?.some((bearers) => bearers.some((each) => !isPlace(each))) === true;
      const isCounted = isOfFirm || attach.fits(object, [relation.counted]);
      const counted = isCounted ? relation.counted : 'population';
      return { ...attach.valueOf(object, fieldsPart([counted])), relation };
    },
  ),
  rule(['relation', 'set'], 0.05, 'trades under F', ({ relation }, set) =>
    relation.field === 'ticker' && isSingle(set) ? set : undefined,
  ),
  rule(['relation', 'set'], 0, 'which company trades under F', ({ relation }, set) =>
    relation.field === 'ticker' && isSingle(set) && set.at.length === 0
      ? { kind: 'root', root: set, isProfile: true }
      : undefined,
  ),
  rule(['relation', 'phrase'], 0.1, 'listed in Frankfurt', ({ relation }, { light, of }, attach) => {
    const place = of.kind === 'set' && isSingle(of) && light === 'in' ? of : undefined;
    const filter = relation.field === 'exchange' && place !== undefined ? attach.listedIn(place) : undefined;
    return filter === undefined ? undefined : { kind: 'cond', filters: [filter] };
  }),
  rule(['relation', 'phrase'], 0, 'incorporated outside Delaware', ({ relation }, { light, of }, attach) =>
    light === 'outside' &&
    of.kind === 'set' &&
    isSingle(of) &&
    attach.isTyped(relation.field) &&
    attach.typedFor(relation, of) !== undefined
      ? { kind: 'clause', relation, object: of, isNot: true }
      : undefined,
  ),
  rule(['phrase', 'relation'], 0.2, 'in Frankfurt notiert', ({ light, of }, { relation }, attach) => {
    const place = of.kind === 'set' && isSingle(of) && light === 'in' ? of : undefined;
    const filter = relation.field === 'exchange' && place !== undefined ? attach.listedIn(place) : undefined;
    return filter === undefined ? undefined : { kind: 'cond', filters: [filter] };
  }),
  rule(['relation', 'set'], 0.1, 'listed in Frankfurt', ({ relation }, set, attach) => {
    const filter = relation.field === 'exchange' && isSingle(set) ? attach.listedIn(set) : undefined;
    return filter === undefined ? undefined : { kind: 'cond', filters: [filter] };
  }),
  rule(
    ['set', 'relation'],
    0.05,
    'what does BlackRock own; Apple is headquartered',
    (set, { relation }, attach) => {
      // What begins and ends is a year or a quarter, and never a firm.
      if (/^period_/.test(relation.field) || (!isNamed(set) && set.orders.length === 0)) return undefined;
      const field = attach.dayOf(set, relation);
      const value = { ...attach.valueOf(set, fieldsPart([field])), relation };
      if (!attach.fits(set, [field])) return undefined;
      // `Seit 2020 übernommen` says when it happened.
      return relation.isEvent === true && value.at.length > 0 && isDatedBy({ at: value.at })
        ? { ...value, at: [], where: rangeFilters('since', value.at) }
        : value;
    },
  ),
  rule(['relation', 'set'], 0.3, 'wo sitzt Nvidia; wie viel verdiente Pfizer', ({ relation }, set, attach) =>
    relation.field === 'subsidiaries' ? undefined : before(relation, set, attach),
  ),
  // `Who owns Microsoft` asks for its owner first.
  rule(['relation', 'set'], 0.4, 'was besitzt Microsoft', ({ relation }, set, attach) =>
    relation.field === 'subsidiaries' ? before(relation, set, attach) : undefined,
  ),
  rule(['set', 'relation'], 0.35, 'wer hat LinkedIn gekauft', (object, { relation }, attach) =>
    relation.isLast === true && isSingle(object) && !attach.fits(object, [relation.field])
      ? { kind: 'clause', relation, object, isNot: false }
      : undefined,
  ),
  rule(['value', 'clause'], 0.05, 'EU members that do not use the euro', (value, clause, attach) => {
    const members = attach.membersOf(value);
    return members === undefined ? undefined : narrowedBy(members, clause, attach);
  }),
  rule(['clause', 'phrase'], 0.1, 'do they speak French in Canada', (clause, { light, of }, attach) =>
    light === 'in' &&
    of.kind === 'set' &&
    isSingle(of) &&
    only(clause.relation.field, 'languages', 'currency')
      ? plainClaim(of, clause, attach)
      : undefined,
  ),
  rule(['phrase', 'set'], 0.05, "the EU's AI Act", ({ light, of }, law, attach) =>
    light === 'possessive' && of.kind === 'set' && isSingle(of) && isSingle(law) && attach.isLawOf(law, of)
      ? law
      : undefined,
  ),
  rule(['relation', 'times'], 0, 'founded in 1990', ({ relation }, times) =>
    relation.isDated === true && isDatedBy(times)
      ? { kind: 'cond', filters: rangeFilters('founded', times.at) }
      : undefined,
  ),
  rule(['relation', 'times'], 0.1, 'companies that were acquired in 2020', ({ relation }, times) =>
    relation.isEvent === true && relation.field === 'parent' && isDatedBy(times)
      ? {
          kind: 'cond',
          filters: rangeFilters('since', times.at).map((filter) => ({
            ...filter,
            path: ['parent', 'since'],
          })),
        }
      : undefined,
  ),
  rule(['bounded', 'clause'], 0.1, 'vor 1990 der OECD beigetreten', ({ bounds, isTime }, clause) =>
    isTime ? begun(clause, bounds) : undefined,
  ),
  rule(['set', 'bounded'], 0.15, 'countries that were in the OECD before 1970', (set, { bounds, isTime }) =>
    isTime ? alreadyIn(set, bounds) : undefined,
  ),
  rule(['set', 'relation'], 0.2, 'laws passed in the United States in 2002', (set, { relation }, attach) =>
    relation.isDated === true && set.isPlural && set.topic !== undefined && attach.isDated(set)
      ? set
      : undefined,
  ),
  rule(['times', 'relation'], 0.1, '1990 gegründet', (times, { relation }) =>
    relation.isDated === true && isDatedBy(times)
      ? { kind: 'cond', filters: rangeFilters('founded', times.at) }
      : undefined,
  ),
  rule(['clause', 'times'], 0, 'joined the EU in 2004', (clause, times) =>
    isDatedBy(times) ? begun(clause, boundsOf(times.at)) : undefined,
  ),
  rule(['times', 'clause'], 0.1, '2004 der EU beigetreten', (times, clause) =>
    isDatedBy(times) ? begun(clause, boundsOf(times.at)) : undefined,
  ),
  rule(['clause', 'bounded'], 0, 'joined the EU after 2000', (clause, { bounds, isTime }) =>
    isTime ? begun(clause, bounds) : undefined,
  ),
  rule(['relation', 'bounded'], 0, 'founded after 2000; employ more than 100', ({ relation }, within) =>
    boundedRelation(relation, within),
  ),
  rule(
    ['bounded', 'relation'],
    0.1,
    'mehr als 100 beschäftigen; nach 2000 gegründet',
    (within, { relation }) => boundedRelation(relation, within),
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
  rule(
    ['light', 'fields'],
    0,
    'not an official language',
    ({ light }, { fields: [field = '', ...others] }, attach) =>
      light === 'not' && others.length === 0 && attach.isTyped(field)
        ? { kind: 'notFields', field }
        : undefined,
  ),
  rule(['set', 'notFields'], 0.2, 'where Spanish is not an official language', (object, { field }, attach) =>
    isNamed(object) && attach.typedFor({ field }, object) !== undefined
      ? { kind: 'clause', relation: { field }, object, isNot: true }
      : undefined,
  ),
  rule(
    ['fields', 'set'],
    0.25,
    'whose auditor is Deloitte',
    ({ fields: [field = '', ...others], summary, change }, object, attach) => {
      const isPlain = others.length === 0 && summary === undefined && change === undefined;
      if (!isPlain || !isNamed(object) || !attach.isTyped(field)) return undefined;
      return attach.typedFor({ field }, object) === undefined
        ? undefined
        : { kind: 'clause', relation: { field }, object, isNot: false };
    },
  ),
  rule(['light', 'value'], 0, 'whose headquarters are in Texas', ({ light }, value, attach) => {
    const [field = '', ...others] = value.fields;
    const isPlain =
      value.way.length + value.where.length + others.length === 0 && value.summary === undefined;
    if (light !== 'whose' || !isPlain || !isNamed(value.set) || !attach.isTyped(field)) return undefined;
    return attach.typedFor({ field }, value.set) === undefined
      ? undefined
      : { kind: 'clause', relation: { field }, object: value.set, isNot: false };
  }),
  rule(['relation', 'value'], 0.2, 'leads the company that owns GitHub', ({ relation }, value, attach) => {
    const { inverse } = relation;
    const isPlain = value.where.length + value.at.length === 0 && value.fields[0] !== inverse;
    const nested =
      inverse === undefined || !isPlain ? undefined : attach.nested(value, fieldsPart([inverse]));
    return nested !== undefined && attach.fits(nested.set, [...nested.way, inverse ?? ''])
      ? { ...nested, relation }
      : undefined;
  }),
  rule(['fields', 'value'], 0.05, 'in welchen Gremien sitzt sie', ({ fields }, value) =>
    value.relation !== undefined &&
    value.way.length === 0 &&
    fields.length === 1 &&
    value.fields.length === 1 &&
    fields[0] === value.fields[0]
      ? value
      : undefined,
  ),
  rule(
    ['fields', 'clause'],
    0.1,
    'which auditor audits Apple',
    ({ fields: [field = '', ...others] }, clause, attach) =>
      others.length === 0 &&
      clause.relation.inverse === field &&
      !clause.isNot &&
      attach.fits(clause.object, [field])
        ? { ...attach.valueOf(clause.object, fieldsPart([field])), relation: clause.relation }
        : undefined,
  ),
  rule(['fields', 'clause'], 0.05, 'what treaty created the African Union', ({ fields }, clause, attach) =>
    fields.length === 1 &&
    fields[0] === 'founding_act' &&
    clause.relation.field === 'founded' &&
    !clause.isNot &&
    attach.fits(clause.object, fields)
      ? attach.valueOf(clause.object, fieldsPart(fields))
      : undefined,
  ),
  rule(
    ['value', 'relation'],
    0.1,
    'on which boards does she sit; which auditor do they use',
    (value, { relation }, attach) =>
      value.fields.length === 1 &&
      (value.fields[0] === relation.field ||
        (value.fields[0] === 'headquarters' && relation.field === 'location') ||
        isUse(relation, value.fields, attach))
        ? { ...value, relation }
        : undefined,
  ),
  rule(
    ['value', 'relation'],
    0.1,
    'the company that acquired Xilinx is headquartered',
    (value, { relation }, attach) => {
      const isPlain =
        value.where.length + value.at.length + value.way.length === 0 && value.compare === undefined;
      const isLed = value.relation !== undefined && isPlain && value.summary === undefined;
      const nested =
        isLed && SEATS.has(relation.field) && value.fields[0] !== relation.field
          ? attach.nested(value, fieldsPart([relation.field]))
          : undefined;
      return nested !== undefined && attach.fits(nested.set, [...nested.way, relation.field])
        ? { ...nested, relation }
        : undefined;
    },
  ),
  rule(['value', 'relation'], 0.02, 'what did the buyer of Celgene buy', (value, { relation }, attach) => {
    const isPlain = value.where.length + value.at.length === 0 && value.compare === undefined;
    const isBack = value.fields[0] === relation.inverse || value.fields[0] === 'acquirer';
    const nested =
      isPlain && isBack && relation.field === 'subsidiaries'
        ? attach.nested(value, fieldsPart([relation.field]))
        : undefined;
    return nested !== undefined && attach.fits(nested.set, [...nested.way, relation.field])
      ? { ...nested, relation }
      : undefined;
  }),
  rule(['relation', 'value'], 0.1, "sits on Nvidia's board", ({ relation }, value) =>
    ledBackTo(relation, value),
  ),
  rule(['relation', 'phrase'], 0.1, 'sits on the board of Nvidia', ({ relation }, { light, of }) =>
    of.kind === 'value' && only(light, 'on', 'in', 'at', 'of') ? ledBackTo(relation, of) : undefined,
  ),
  rule(['clause', 'phrase'], 0.1, 'listed on Nasdaq rather than the NYSE', (clause, { light, of }, attach) =>
    light === 'not' &&
    of.kind === 'set' &&
    isNamed(of) &&
    clause.butNot === undefined &&
    !clause.isNot &&
    attach.typedFor(clause.relation, of) !== undefined
      ? { ...clause, butNot: of }
      : undefined,
  ),
  rule(['set', 'relation'], 0.1, 'how many yen did one dollar buy', (set, { relation }, attach) =>
    attach.isCurrencies(set) && relation.field === 'subsidiaries' ? set : undefined,
  ),
  rule(['relation', 'compared'], 0.1, 'earns more revenue', ({ relation }, compared) =>
    relation.field === 'net_income' && compared.fields.length > 0 ? compared : undefined,
  ),
  rule(['relation', 'compared'], 0.1, 'employs more people', ({ relation }, compared) =>
    relation.field === 'employee_count' && compared.fields[0] === 'population'
      ? { ...compared, fields: ['employee_count'] }
      : undefined,
  ),
  rule(['relation', 'order'], 0.1, 'earns the most revenue', ({ relation }, order) =>
    relation.field === 'net_income' ? order : undefined,
  ),
  rule(['relation', 'order'], 0.1, 'employs the most people', ({ relation }, order) =>
    relation.field === 'employee_count' && only(order.order.path[0] ?? '', 'population', 'employee_count')
      ? { ...order, order: { ...order.order, path: ['employee_count'] } }
      : undefined,
  ),
  rule(['relation', 'clause'], 0.1, 'headquartered and incorporated in Texas', (relation, clause) =>
    clause.isNot || clause.isAnd !== true || clause.also !== undefined
      ? undefined
      : { ...clause, also: [relation.relation] },
  ),
  rule(['relation', 'superlative'], 0.05, 'spent most on research', ({ relation }, superlative) =>
    relation.field === 'spending' ? superlative : undefined,
  ),
  rule(['relation', 'compared'], 0.05, 'spent more on research', ({ relation }, compared) =>
    relation.field === 'spending' ? compared : undefined,
  ),
  rule(['relation', 'bounded'], 0.05, 'spend more than 10 billion on capex', ({ relation }, bounded) =>
    relation.field === 'spending' && !bounded.isTime && bounded.which === undefined ? bounded : undefined,
  ),
  rule(['relation', 'fields'], 0.01, 'earn (net income)', (relation, { fields, summary, change, at }) =>
    fields.join() === relation.relation.field &&
    summary === undefined &&
    change === undefined &&
    at === undefined
      ? relation
      : undefined,
  ),
  rule(['relation', 'fields'], 0, 'spend on research', ({ relation }, fields, attach) =>
    relation.field === 'spending' && isSpent(fields.fields, attach) ? fields : undefined,
  ),
  rule(['fields', 'relation'], 0.3, 'aus für Forschung ausgegeben', (fields, { relation }, attach) =>
    relation.field === 'spending' && isSpent(fields.fields, attach) ? fields : undefined,
  ),
];

/** What a verb says of the thing that stands behind it. */
function before(relation: Relation, set: SetPart, attach: Attach): Part | undefined {
  if (/^period_/.test(relation.field)) return undefined;
  const isSubject = !attach.isTyped(relation.field) || attach.typedFor(relation, set) === undefined;
  const isOf = isSubject && relation.isEvent !== true && relation.isDated !== true;
  return isSingle(set) && isOf && attach.fits(set, [relation.field])
    ? { ...attach.valueOf(set, fieldsPart([relation.field])), relation }
    : undefined;
}

/** What is spent is a figure, or a currency that is paid in: of the pay of a CEO nothing is known. */
const isSpent = (fields: readonly string[], attach: Attach): boolean =>
  fields.every((field) => field === 'currency' || attach.isFigure(field));

/** Who uses an auditor has him as one. */
const isUse = ({ field, isEvent }: Relation, [used = '']: readonly string[], attach: Attach): boolean =>
  field === 'currency' && isEvent !== true && attach.isOfThings(used);

/** A clause of what happened, with when it did. */
function begun(clause: Of<'clause'>, since: readonly Bound[]): Part | undefined {
  const isPlain = clause.also === undefined && clause.butNot === undefined && clause.since === undefined;
  return clause.relation.isEvent === true && isPlain && !clause.isNot && isSingle(clause.object)
    ? { ...clause, since }
    : undefined;
}

/** Who was in a union before a day joined it before that. */
function alreadyIn(set: SetPart, bounds: readonly Bound[]): SetPart | undefined {
  const last = set.filters.at(-1);
  const isMember = last?.path.join('.') === 'member_of' && last.operator === '=';
  if (!isMember || !bounds.every(({ operator }) => operator === '<' || operator === '<=')) return undefined;
  const begun = bounds.map((bound) => ({ ...filterOf('since', bound), path: ['member_of', 'since'] }));
  return {
    ...set,
    filters: [...set.filters.slice(0, -1), { ...last, path: ['member_of', 'name'] }, ...begun],
  };
}

/** What is left of a collection by a clause, by each of its verbs and without what it leaves out. */
export function narrowedBy(set: SetPart, clause: Of<'clause'>, attach: Attach): SetPart | undefined {
  const { relation, object, isNot, also = [], butNot, since } = clause;
  if (since !== undefined) {
    const filter = attach.relationFilter(relation, object, false);
    const path = [relation.field, 'name'];
    if (filter === undefined || !attach.applies(set, filter)) return undefined;
    const begun = since.map((bound) => ({ ...filterOf('since', bound), path: [relation.field, 'since'] }));
    return { ...set, filters: [...set.filters, { ...filter, path }, ...begun] };
  }
  const met = [relation, ...also].reduce<SetPart | undefined>(
    (narrowed, each) =>
      narrowed === undefined ? undefined : attach.byRelation(narrowed, each, object, isNot),
    set,
  );
  return met === undefined || butNot === undefined ? met : attach.byRelation(met, relation, butNot, true);
}

/** A verb before its own inverse, `sits on Nvidia's board`, says only that it leads to the thing that is named. */
function ledBackTo(relation: Relation, { fields, way, where, at, set }: Of<'value'>): Part | undefined {
  const isInverse = fields.length === 1 && fields[0] === relation.inverse;
  return isInverse && way.length + where.length + at.length === 0 && isNamed(set)
    ? { kind: 'clause', relation, object: set, isNot: false }
    : undefined;
}

/** `Which company bought GitHub` asks for GitHub's owner, with the source that says so. */
function wantsInverse(set: SetPart, { relation, object, isNot }: Of<'clause'>, attach: Attach): boolean {
  const { inverse } = relation;
  if (!isBare(set) || set.isPlural || isNot || inverse === undefined || WIDE.has(inverse)) return false;
  return attach.agrees(set, attach.valueOf(object, fieldsPart([inverse])));
}

function plainClaim(set: SetPart, clause: Of<'clause'>, attach: Attach): Part | undefined {
  const { relation, object, isNot, also, butNot, since } = clause;
  const isPlain = !isNot && also === undefined && butNot === undefined && since === undefined;
  return isPlain ? claimed(set, relation.field, object, attach) : undefined;
}

function claimed(set: SetPart, field: string, object: SetPart, attach: Attach): Part | undefined {
  // Of two that are offered the right one is told.
  if (set.joint === 'or') return undefined;
  if (object.joint === 'or' && isSingle(set))
    return attach.typedFor({ field }, object) !== undefined && attach.fits(set, [field])
      ? attach.valueOf(set, fieldsPart([field]))
      : undefined;
  const filter = isNamed(set) ? attach.relationFilter({ field }, object, false) : undefined;
  return filter !== undefined && attach.fits(set, filter.path)
    ? { kind: 'claim', set: attach.narrowed(set, filter.path), filter, at: set.at }
    : undefined;
}

/** Whether a time said of an event would be one at which it holds: who joined in 1999 was a member in 2004, too. */
function isDatedEvent({ relation: { field, isEvent }, object }: Of<'clause'>, set: SetPart): boolean {
  return isEvent === true && BEGINNING.has(field) && object.at.length + set.at.length > 0;
}

/** A claim of what happened, to which a time is not the time at which it holds. */
function ofEvent(part: Part | undefined, { relation: { field, isEvent } }: Of<'clause'>): Part | undefined {
  return part?.kind === 'claim' && isEvent === true && BEGINNING.has(field) ? { ...part, isEvent } : part;
}

/** A claim of when something came to be so: `Poland.member_of.name=NATO.is(since=1999)`. */
function begunClaim(
  set: SetPart,
  { field, object, since }: { field: string; object: SetPart; since: readonly Bound[] },
  attach: Attach,
): Part | undefined {
  const [bound, ...others] = since;
  const claim = BEGINNING.has(field) ? claimed(set, field, object, attach) : undefined;
  if (bound === undefined || others.length > 0 || claim?.kind !== 'claim' || !isSingle(set)) return undefined;
  const where = [{ ...claim.filter, path: [field, 'name'] }];
  return { ...claim, where, filter: filterOf('since', bound) };
}

/** What a verb says with a bound: of its time where it is dated, else of the figure that it counts. */
function boundedRelation(relation: Relation, { bounds, isTime, isEver }: Of<'bounded'>): Part | undefined {
  if (isEver === true) return undefined;
  const field = isTime ? (relation.isDated === true ? 'founded' : undefined) : countedBy(relation);
  return field === undefined
    ? undefined
    : {
        kind: 'cond',
        filters: bounds.map((bound) =>
          filterOf(field, relation.isLoss === true ? belowNothing(bound) : bound),
        ),
      };
}

/** The figure that a verb with a number asks for: `employ more than 100`, `where more than a million live`. */
function countedBy({ field, counted }: Relation): string | undefined {
  return field === 'employee_count' || field === 'net_income' || field === 'revenue' ? field : counted;
}
