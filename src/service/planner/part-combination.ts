import type { EntityType } from '../../shared/contract/entity-type';
import type { Evaluator } from '../query/evaluate';
import { fieldSpec } from '../query/field-table';
import { isPlace } from '../store/places';
import type { Filter, Operator } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { typeAndAncestors } from '../store/subtypes';
import { createFitting, type MayHold } from './type-compatibility';
import { storedFigure } from './losses';
import { OFFICES } from '../query/succession';
import {
  DATED,
  COUNTED,
  GROUPS,
  WORLD,
  OPPOSITE,
  PLACE_FIELDS,
  PREPOSITIONS,
  SIZE,
  TYPE_OF_EDGE,
} from './kinds';
import type { End, Light, Relation, SetPart, ValuePart } from './question-parts';
import { EMPTY_SET } from './empty-set';

/**
 * How typed parts are put together: gets parts, gives a wider one, or nothing where the types do not fit. What a name
 * may mean is narrowed on the way to what holds the field that is asked of it.
 */
/** What a city is told with. */
const REGIONS: ReadonlySet<EntityType> = new Set(['Country', 'CountrySubdivision', 'DependentTerritory']);

export type Attach = ReturnType<typeof createAttach>;

/** What a people's name may mean beside its place. */
const SPOKEN_OR_PAID: ReadonlySet<string> = new Set(['currency', 'languages']);

/** Kinds of places, the smallest first. */
const AREAS: readonly EntityType[] = ['Municipality', 'CountrySubdivision', 'Country'];

/** Who joined within two years of the first may have taken part in the founding, and ratified later. */
const SOON = 730 * 86_400_000;

const types = new Map<string, ReadonlySet<EntityType>>();

/** The types of what a field may lead to, where its relationships tell; there are as many as the language's tables name. */
function typesOf(field: string): ReadonlySet<EntityType> {
  const known =
    types.get(field) ??
    new Set((fieldSpec(field)?.look ?? []).flatMap((place) => TYPE_OF_EDGE.get(place) ?? []));
  types.set(field, known);
  return known;
}

/** Makes what puts parts together over one store; `mayHold` as fitting takes it. */
export function createAttach(evaluator: Evaluator, mayHold?: MayHold) {
  const { means, run, topics } = evaluator;
  const fitting = createFitting(evaluator, mayHold);
  const { fits, typeHolds } = fitting;

  /** The condition that a preposition makes of a named set: a place holds, a group has members, a branch is operated in. */
  const insideFilter = (
    of: SetPart,
    type: EntityType | undefined,
    isNot = false,
    isBy = false,
  ): Filter | undefined => {
    const named = of.named;
    if (named === undefined || of.filters.length > 0) return undefined;
    const readings = named.map((bearers) => insideField(bearers, type, isBy));
    const [field] = readings;
    if (field === undefined || readings.some((each) => each?.field !== field.field)) return undefined;
    return filterOf(field.field, isNot ? '!=' : '=', {
      ...of,
      named: readings.map((each) => each?.bearers ?? []),
    });
  };

  const insideField = (
    bearers: readonly StoredEntity[],
    type: EntityType | undefined,
    isBy?: boolean,
  ): { field: string; bearers: readonly StoredEntity[] } | undefined => {
    // No country lies in another: the states of one are no countries that pay with its money.
    if (type === 'Country' && bearers[0]?.type === 'Country') return undefined;
    const of = (field: string, fit: (entity: StoredEntity) => boolean) => {
      const fitting = bearers.filter(fit);
      return fitting.length > 0 ? { field, bearers: fitting } : undefined;
    };
    const isA =
      (...types: EntityType[]) =>
      (entity: StoredEntity) =>
        types.includes(entity.type);
    return (
      (type === 'Sanction' && isBy === true
        ? of('is_imposed_by', ({ incoming }) => incoming.has('IS_IMPOSED_BY'))
        : undefined) ??
      (type === 'Law' ? of('concerns', ({ incoming }) => incoming.has('APPLIES_IN')) : undefined) ??
      (type === 'Law' || type === 'Sanction' ? of('concerns', isPlace) : undefined) ??
      (type === 'Exchange' && !bearers.some((each) => each.type === 'Country')
        ? of('city', isA('Municipality'))
        : undefined) ??
      of('location', (entity) => isPlace(entity) && entity.type !== 'Location') ??
      (type === 'Company' || type === undefined ? of('industry', isA('Industry')) : undefined) ??
      (type === 'Company' ? of('exchange', isA('Exchange')) : undefined) ??
      of('member_of', ({ type: own, incoming }) => GROUPS.has(own) && incoming.has('IS_MEMBER_OF')) ??
      (type === 'Person' || type === 'CorporateEvent' ? of('company', isA('Company')) : undefined) ??
      (type === 'Country' ? of('currency', isA('Currency')) : undefined) ??
      (type === 'Country' ? of('languages', isA('Language')) : undefined)
    );
  };

  /** The filter that compares a field with named entities: by name where that means one, by id where it would mean others. */
  const filterOf = (field: string, operator: Operator, object: SetPart): Filter => {
    const isPlaceField = PLACE_FIELDS.has(field);
    const values = (object.named ?? []).map((bearers) => {
      const entity = meant(bearers, field);
      // The city of an exchange is a word of its source, and no entity.
      return field === 'city' && entity !== undefined
        ? { plain: entity.name, written: entity.name }
        : valueText(entity);
    });
    const joint = object.joint === 'and' && !isPlaceField && operator === '=' ? ' AND ' : ' OR ';
    const text = values.map(({ written }) => written).join(joint);
    const plain = values.map((value) => value.plain);
    const anyOf = joint === ' AND ' ? [plain] : plain.map((value) => [value]);
    return {
      path: [field],
      operator,
      operand: { text: values.length === 1 ? (plain[0] ?? '') : text, anyOf, commas: false },
    };
  };

  /** Of the bearers of a name the one that fits the field's kind of value. */
  const meant = (bearers: readonly StoredEntity[], field: string): StoredEntity | undefined => {
    const wanted = typesOf(field);
    const first = bearers.find(({ type }) => wanted.has(type)) ?? bearers[0];
    // Who lies in New York City lies in New York: of two places of one name the outer holds both.
    const outer =
      first === undefined || !PLACE_FIELDS.has(field)
        ? undefined
        : bearers.find((each) => means.places.around(first).includes(each));
    return outer ?? first;
  };

  /** A name where it is the only bearer, so that the expression reads well; else the id. */
  const valueText = (entity: StoredEntity | undefined): { plain: string; written: string } => {
    if (entity === undefined) return { plain: '', written: '' };
    const plain = ownName(entity) ?? entity.id;
    return {
      plain,
      written: /[.,"\\()]|\s(AND|OR)\s/.test(plain) ? `"${plain.replace(/["\\]/g, '\\$&')}"` : plain,
    };
  };

  /** A name or code that the entity shares with none, so that an expression says what it means. */
  const ownName = (entity: StoredEntity): string | undefined =>
    [entity.name, ...entity.aliases].find((name) => {
      const bearers = means.exact(name);
      return (
        name.length > 3 &&
        /^[\p{Script=Latin}\d .,'&()/-]+$/u.test(name) &&
        name.trim() === name &&
        bearers.size === 1 &&
        bearers.has(entity)
      );
    });

  /** Whether a field is a collection that is better narrowed by a set: companies of Texas are those in Texas. */
  const isCollectionOf = (field: string, of: SetPart): boolean => {
    const type = COUNTED.has(field) ? topics.first(field)?.type : undefined;
    return type !== undefined && insideFilter(of, type)?.path[0] === 'location';
  };

  /** The members of a union as the countries that are, so that they can be narrowed and ordered. */
  const membersOf = ({ set, fields, way, where, summary }: ValuePart): SetPart | undefined => {
    const isPlain = way.length + where.length === 0 && summary === undefined && fields.length === 1;
    const filter = isPlain && fields[0] === 'members' ? insideFilter(set, 'Country') : undefined;
    return filter === undefined
      ? undefined
      : { ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true, filters: [filter] };
  };

  /** The countries of a named union or part of the world; nothing where it is another thing. */
  const countriesOf = (set: SetPart): SetPart | undefined => {
    const [first] = set.named?.[0] ?? [];
    const isOne = set.named?.length === 1 && first !== undefined;
    const isWhole = isOne && (WORLD.has(first.type) || GROUPS.has(first.type));
    const filter = isWhole ? insideFilter({ ...set, named: [[first]] }, 'Country') : undefined;
    return filter === undefined
      ? undefined
      : { ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true, filters: [filter], at: set.at };
  };

  /** The laws and sanctions of a place as a collection, so that they can be narrowed. */
  const collected = ({
    set,
    fields: [field = '', ...others],
    way,
    where,
    summary,
  }: ValuePart): SetPart | undefined => {
    const type = topics.first(field)?.type;
    const isPlain = others.length + way.length + where.length === 0 && summary === undefined;
    if (!isPlain || type === undefined || !DATED.has(type)) return undefined;
    const filter = insideFilter(set, type);
    return filter === undefined
      ? undefined
      : { ...EMPTY_SET, topic: field, type, isPlural: true, filters: [filter] };
  };

  /** Whether places of a kind cannot lie in others: no country in a town, and in Texas no states. */
  const isTooSmall = ({ type }: SetPart, { named = [] }: SetPart): boolean => {
    const inner = type === undefined ? -1 : AREAS.indexOf(type);
    return (
      inner >= 0 &&
      named.every((bearers) =>
        bearers.every((each) => {
          const outer = AREAS.indexOf(each.type);
          return outer >= 0 && outer <= inner;
        }),
      )
    );
  };

  /** Of countries but one that one is left out, and not what lies in it. */
  const isAmongItself = ({ type }: SetPart, light: Light, { named = [] }: SetPart): boolean =>
    (light === 'not' || light === 'outside') &&
    type === 'Country' &&
    named.every(([first]) => first?.type === 'Country');

  /** `Not the US` leaves of countries that one out. */
  const leftOut = ({ type }: SetPart, filter: Filter): Filter => {
    const { path, operator, operand } = filter;
    const isOutside = type === 'Country' && operator === '!=' && path.join('.') === 'location';
    const country = isOutside
      ? [...means.exact(operand.text)].find((each) => each.type === 'Country')
      : undefined;
    return country === undefined ? filter : { ...filter, path: ['name'] };
  };

  /** A time that was said of the place is a time of what is in it. */
  const timed = (set: SetPart, { at }: SetPart): SetPart =>
    at.length === 0 ? set : { ...set, at: [...set.at, ...at] };

  const narrow = (set: SetPart, filter: Filter): SetPart => ({ ...set, filters: [...set.filters, filter] });

  /** Those that have been in a union from its first day; nothing where others came so soon after that they may have founded it too. */
  const founders = (set: SetPart, { named = [], at }: SetPart, filter: Filter): SetPart | undefined => {
    const [union] = named[0] ?? [];
    const days = (union?.incoming.get('IS_MEMBER_OF') ?? []).map(({ validSince = '' }) =>
      validSince.slice(0, 10),
    );
    const [first = ''] = [...days].sort();
    const next = days.filter((day) => day > first).sort()[0];
    const isSure = next === undefined || Date.parse(next) - Date.parse(first) > SOON;
    if (first === '' || named.length > 1 || !isSure || at.length > 0) return undefined;
    const since = { path: ['member_of', 'since'], operator: '=' as const };
    return {
      ...set,
      filters: [
        ...set.filters,
        { ...filter, path: ['member_of', 'name'] },
        { ...since, operand: { text: first, anyOf: [[first]], commas: false } },
      ],
    };
  };

  /** The collection of what lies in, belongs to or is listed on something. */
  const inside = (set: SetPart, light: Light, of: SetPart): SetPart | undefined => {
    const isImposed = light === 'by' && (set.type === 'Sanction' || set.type === 'CorporateEvent');
    if (set.topic === undefined || (!PREPOSITIONS.has(light) && !isImposed)) return undefined;
    if (isTooSmall(set, of) || isAmongItself(set, light, of)) return undefined;
    // The states of Asia are countries; those of a country are its own.
    if (set.topic === 'states' && of.named?.every(([first]) => first !== undefined && WORLD.has(first.type)))
      return undefined;
    const isNot = light === 'outside';
    const isBy = ['by', 'from', 'possessive', 'of'].includes(light);
    const filter = insideFilter(of, set.type, isNot, isBy);
    if (filter === undefined || !applies(set, filter)) return undefined;
    const isPlaced = filter.path[0] === 'location' && !isNot;
    const before = isPlaced ? set.filters.filter(({ path }) => path.join('.') === 'location') : [];
    // Of two places of which none lies in the other one was meant otherwise.
    if (before.length > 0 && !leavesAll(set.topic, [...before, filter])) return undefined;
    const { isOfGroup, isFounding, ...known } = set;
    const isGroup = filter.path[0] === 'member_of' && !isNot;
    if (isFounding === true && isGroup) return founders(known, of, filter);
    const open = isOfGroup === true && !isGroup ? set : known;
    return timed(
      narrowedBy(open, of, (object) => insideFilter(object, set.type, isNot, isBy)) ?? narrow(open, filter),
      of,
    );
  };

  const found = new Map<string, boolean>();

  /** Whether a filter leaves anything of a collection. */
  const leavesAny = (topic: string, filter: Filter): boolean => {
    const key = `${topic} ${filter.path.join('.')} ${filter.operand.text}`;
    const known =
      found.get(key) ??
      run({ topic, filters: [{ ...filter, operator: '=' }], select: [], orders: [], returns: [], limit: 1 })
        .rows.length > 0;
    if (found.size > 5000) found.clear();
    found.set(key, known);
    return known;
  };

  /** Whether an entity is one of a collection as it is narrowed. */
  const isAmong = ({ topic = '', filters }: SetPart, { name }: StoredEntity): boolean =>
    filters.length === 0 ||
    leavesAll(topic, [
      ...filters,
      { path: ['name'], operator: '=', operand: { text: name, anyOf: [[name]], commas: false } },
    ]);

  /** Whether several filters together leave anything of a collection. */
  const leavesAll = (topic: string, filters: readonly Filter[]): boolean =>
    run({ topic, filters, select: [], orders: [], returns: [], limit: 1 }).rows.length > 0;

  /** Of the bearers of one name those count by which anything is left; which was taken is kept, to be said. */
  const narrowedBy = (
    set: SetPart,
    object: SetPart,
    filterFor: (object: SetPart) => Filter | undefined,
  ): SetPart | undefined => {
    const [bearers = []] = object.named ?? [];
    if (object.named?.length !== 1 || bearers.length < 2 || set.topic === undefined) return undefined;
    const { topic } = set;
    const filters = new Map<string, { filter: Filter; entity: StoredEntity }>();
    const isOfPlace = filterFor(object)?.path.join('.') === 'location';
    for (const entity of bearers) {
      const filter = filterFor({ ...object, named: [[entity]] });
      if (filter === undefined || !leavesAny(topic, filter)) continue;
      // The states of the US are none that pay with its dollar.
      if (isOfPlace && SPOKEN_OR_PAID.has(filter.path[0] ?? '')) continue;
      // A place within another of its name adds nothing to that.
      const isInner =
        PLACE_FIELDS.has(filter.path[0] ?? '') &&
        bearers.some((each) => each !== entity && means.places.around(entity).includes(each));
      if (!isInner) filters.set(filter.operand.text, { filter, entity });
    }
    const [first, ...others] = filters.values();
    if (first === undefined) return undefined;
    const unsure = others.length === 0 ? [] : [[first.entity, ...others.map(({ entity }) => entity)]];
    return { ...narrow(set, first.filter), unsure: [...(set.unsure ?? []), ...unsure] };
  };

  /** The field that a verb asks for: of a purchase or a law the day is no founding. */
  const dayOf = (set: SetPart, { field, isDated: isTimed }: Relation): string =>
    isTimed === true && !fits(set, [field]) && fits(set, ['date']) ? 'date' : field;

  /** The filter of a collection's day where it was said by a verb of founding: a purchase is closed, a law adopted. */
  const dateField = (set: SetPart, filter: Filter): Filter =>
    filter.path[0] === 'founded' && set.type !== undefined && DATED.has(set.type)
      ? { ...filter, path: ['date'] }
      : filter;

  /** Whether the entities of a collection may have the field of a filter. */
  const applies = (set: SetPart, { path }: Filter): boolean =>
    set.topic === undefined || typeHolds(set.topic, path[0] ?? '');

  const byRelation = (
    set: SetPart,
    relation: Relation,
    object: SetPart,
    isNot: boolean,
  ): SetPart | undefined => {
    if (object.named === undefined || set.topic === undefined) return undefined;
    const filter = relationFilter(relation, object, isNot);
    if (filter === undefined || !applies(set, filter)) return undefined;
    const objects = typedFor(relation, object) ?? object;
    return timed(
      narrowedBy(set, objects, (each) => relationFilter(relation, each, isNot)) ?? narrow(set, filter),
      object,
    );
  };

  const relationFilter = (relation: Relation, object: SetPart, isNot: boolean): Filter | undefined => {
    if (object.named === undefined || object.filters.length > 0) return undefined;
    const objects = typedFor(relation, object);
    // What a law founded is no day on which it was, and what somebody was called is no entity.
    if (relation.field === 'founded' || relation.field === 'former_names') return undefined;
    return objects === undefined ? undefined : filterOf(relation.field, isNot ? '!=' : '=', objects);
  };

  /** The object with its names narrowed to what the relation may lead to; nothing where one means no such thing. */
  const typedFor = (relation: Relation, object: SetPart): SetPart | undefined => {
    const wanted = typesOf(relation.field);
    if (wanted.size === 0 || object.named === undefined) return object;
    const named = object.named.map((bearers) =>
      bearers.filter(({ type }) => typeAndAncestors(type).some((each) => wanted.has(each))),
    );
    return named.some((bearers) => bearers.length === 0) ? undefined : { ...object, named };
  };

  /** A company's financing by its letter. */
  const roundOf = ({ named = [] }: SetPart, name: string): SetPart | undefined => {
    const rounds = named
      .flat()
      .flatMap((entity) => [...means.exact(`${entity.name} ${name}`)])
      .filter(({ type }) => type === 'PrivateCompanyFundingRound');
    return rounds.length === 1 && named.length === 1 ? { ...EMPTY_SET, named: [rounds] } : undefined;
  };

  /** The money that one of a collection is about, where it is about any: the amount of a round. */
  const amountOf = ({ topic, type }: SetPart): string | undefined => {
    const field = type === undefined ? undefined : SIZE[type];
    return topic !== undefined && field === 'amount' && typeHolds(topic, field) ? field : undefined;
  };

  /** Whether what a collection holds happened on a day: purchases, rounds, laws. */
  const isDated = ({ topic, type }: SetPart): boolean =>
    topic !== undefined && type !== undefined && DATED.has(type) && typeHolds(topic, 'date');

  /** A name with the kind of thing beside it: `the insurance industry`, `the city of Paris`. */
  const ofKind = (set: SetPart, kind: SetPart): SetPart | undefined => {
    const { type } = kind;
    if (type === undefined || set.named === undefined || kind.isOfGroup === true) return undefined;
    const named = set.named.map((bearers) =>
      bearers.filter((each) => typeAndAncestors(each.type).includes(type)),
    );
    return named.some((bearers) => bearers.length === 0) ? undefined : { ...set, named };
  };

  /** The fields that an end of an order may mean for a set. */
  const fieldOfEnd = (set: SetPart, { fields, isAmount }: End): string | undefined => {
    if (isAmount === true && (set.size === undefined || set.size === 'employee_count')) return undefined;
    const type = set.type ?? set.named?.[0]?.[0]?.type;
    // The fastest growing economies are those whose output grew, and not their people.
    if (set.size !== undefined && fields?.some((field) => field.endsWith('_growth')) === true) {
      const grown = set.size === 'gdp' ? 'real_gdp_growth_rate' : `${set.size}_growth`;
      return fits(set, [grown]) ? grown : undefined;
    }
    // The richest economies are the largest.
    if (set.size !== undefined && fields?.includes(`${set.size}_per_population`) === true) return set.size;
    if (set.size !== undefined && fields === undefined) return fits(set, [set.size]) ? set.size : undefined;
    const likely = fields ?? (type === undefined ? [] : [SIZE[type] ?? '']);
    return likely.find((field) => field !== '' && fits(set, [field]));
  };

  /** What a value leads to as a set of its own, so that more can be asked of it: the country where a firm is seated. */
  const resolved = (value: ValuePart): SetPart | undefined => {
    const { set, way, fields, where, at } = value;
    const isPlain = fields.length === 1 && where.length + at.length === 0 && set.named?.length === 1;
    if (!isPlain || value.summary !== undefined || value.change !== undefined || value.compare !== undefined)
      return undefined;
    const [bearers = []] = set.named ?? [];
    const steps = evaluator.reader.steps([...way, ...fields]);
    const entities = bearers
      .slice(0, 1)
      .flatMap((entity) => evaluator.reader.read(entity, steps))
      .flatMap((fact) => (fact.value.kind === 'entity' ? [fact.value.entity] : []));
    return entities.length === 1 ? { ...EMPTY_SET, named: [entities] } : undefined;
  };

  const first = new Map<string, StoredEntity>();

  /** The one that is first in its order, as a set of its own: the country with the biggest output. */
  const leader = ({
    topic,
    filters,
    orders,
    isRanked,
    isPlural,
    rank,
    count,
    at,
  }: SetPart): SetPart | undefined => {
    const isOne = isRanked && !isPlural && orders.length === 1 && rank === undefined && count === undefined;
    if (topic === undefined || !isOne || at.length > 0) return undefined;
    const key = JSON.stringify([topic, filters, orders]);
    const known = first.get(key) ?? run({ topic, filters, select: [], orders, limit: 1 }).rows[0]?.entity;
    if (known === undefined) return undefined;
    if (first.size > 1000) first.clear();
    first.set(key, known);
    return { ...EMPTY_SET, named: [[known]] };
  };

  /** The last day on which somebody was a member, where that is over. */
  const lastDayIn = ({ named = [] }: SetPart, union: SetPart): string | undefined => {
    const unions = (union.named ?? []).flat();
    return named
      .flat()
      .flatMap((entity) => entity.outgoing.get('IS_MEMBER_OF') ?? [])
      .filter(({ to, validSince }) => unions.includes(to) && validSince !== undefined)
      .flatMap(({ validUntil }) => validUntil?.slice(0, 10) ?? [])
      .sort()
      .at(-1);
  };

  /** What is listed in a town or a country is listed on an exchange there. */
  const listedIn = ({ named = [] }: SetPart): Filter | undefined => {
    const place = named[0]?.find(({ type }) => type === 'Municipality' || type === 'Country');
    if (place === undefined || named.length > 1) return undefined;
    const path = ['exchange', place.type === 'Country' ? 'country' : 'city'];
    return [place.name, ...place.aliases]
      .map((plain): Filter => ({
        path,
        operator: '=',
        operand: { text: plain, anyOf: [[plain]], commas: false },
      }))
      .find((filter) => leavesAny('companies', filter));
  };

  /** What narrows a collection to those that share a field's value with a named one, without itself. */
  const sharing = (field: string, { named = [] }: SetPart): Filter[] | undefined => {
    const [entity] = named[0] ?? [];
    if (entity === undefined || named.length > 1) return undefined;
    const facts = evaluator.reader.read(entity, evaluator.reader.steps([field]));
    const entities = facts.flatMap(({ value }) => (value.kind === 'entity' ? [value.entity] : []));
    // Of an industry and the one that it is part of the narrower is shared.
    const inner = entities.filter(
      (each) =>
        !entities.some((other) => other.outgoing.get('IS_PART_OF')?.some(({ to }) => to === each) === true),
    );
    const own = inner.map((each) => valueText(each));
    const texts = facts.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
    const values = own.length > 0 ? own : texts.map((plain) => ({ plain, written: plain }));
    if (values.length === 0) return undefined;
    const text =
      values.length === 1 ? (values[0]?.plain ?? '') : values.map(({ written }) => written).join(' OR ');
    const operand = { text, anyOf: values.map(({ plain }) => [plain]), commas: false };
    const { name } = entity;
    return [
      { path: [field], operator: '=', operand },
      { path: ['name'], operator: '!=', operand: { text: name, anyOf: [[name]], commas: false } },
    ];
  };

  /**
   * A city told with what it lies in, `Austin, Texas`: the last of the names before the comma, of whose bearers only those in
   * the first behind it are meant. Undefined where these are no city and its region; with nobody where none lies there.
   */
  const cityIn = (cities: SetPart, regions: SetPart): SetPart | undefined => {
    const [city, region] = [cities.named?.at(-1) ?? [], regions.named?.[0] ?? []];
    if (!REGIONS.has(region[0]?.type ?? 'Entity')) return undefined;
    const inside = city.filter(
      (each) =>
        each.type === 'Municipality' && means.places.around(each).some((place) => region.includes(place)),
    );
    // New York, Texas and California are states of one country, one beside the other.
    const beside = region.flatMap((each) =>
      means.places.around(each).filter(({ type }) => type === 'Country'),
    );
    const isRegion = city.some(
      (each) => REGIONS.has(each.type) && means.places.around(each).some((place) => beside.includes(place)),
    );
    const isCity = city[0]?.type === 'Municipality' && !isRegion;
    if (inside.length === 0 && !isCity) return undefined;
    const named = [...(cities.named ?? []).slice(0, -1), inside, ...(regions.named ?? []).slice(1)];
    const { joint = regions.joint } = cities;
    return {
      ...cities,
      named,
      ...(named.length > 1 && joint !== undefined ? { joint, isPlural: true } : {}),
      at: [...cities.at, ...regions.at],
    };
  };

  return {
    ...fitting,
    cityIn,
    isAmong,
    leader,
    listedIn,
    lastDayIn,
    sharing,
    resolved,
    roundOf,
    amountOf,
    isDated,
    dateField,
    leftOut,
    dayOf,
    insideFilter,
    relationFilter,
    typedFor,
    narrow,
    inside,
    byRelation,
    isCollectionOf,
    membersOf,
    countriesOf,
    collected,
    applies,
    /** Whether a field holds things rather than a figure, so that how many asks for their number. */
    isOfThings: (field: string): boolean =>
      (fieldSpec(field)?.look ?? []).some((place) => /^[<>#@]/.test(place)),
    /** The code of a currency that was named. */
    currencyCode: ({ named = [] }: SetPart): string | undefined => {
      const currency = named.length === 1 ? named[0]?.find(({ type }) => type === 'Currency') : undefined;
      const code = currency?.properties.get('iso_code')?.value;
      return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : undefined;
    },
    /** Whether a field holds figures of which there is a line. */
    isFigure: (field: string): boolean =>
      (fieldSpec(storedFigure(field))?.look ?? []).some((place) => place.startsWith('~')),
    /** Whether somebody holds or held an office of one that one holds after the other. */
    heldOfficeAt: ({ named: [people = []] = [] }: SetPart, { named: [firms = []] = [] }: SetPart): boolean =>
      people.some(({ outgoing }) =>
        OFFICES.some((type) => (outgoing.get(type) ?? []).some(({ to }) => firms.includes(to))),
      ),
    /** Whether a law is one of a country or a union, which before its name says no more. */
    isLawOf: ({ named: [laws = []] = [] }: SetPart, { named: [places = []] = [] }: SetPart): boolean =>
      laws.length > 0 &&
      laws.every(({ type }) => type === 'Law') &&
      laws.some((law) =>
        ['concerns', 'is_imposed_by'].some((field) =>
          evaluator.reader
            .read(law, [field])
            .some(({ value }) => value.kind === 'entity' && places.includes(value.entity)),
        ),
      ),
    /** Whether one company is named, whose years are its own. */
    isOfOneFirm: ({ named = [], filters }: SetPart): boolean =>
      named.length === 1 && filters.length === 0 && named[0]?.some(({ type }) => type === 'Company') === true,
    isTyped: (field: string): boolean =>
      (fieldSpec(field)?.look ?? []).some((place) => TYPE_OF_EDGE.has(place)),
    ofKind,
    fieldOfEnd,
    valueText,
    /** Everything but one. */
    exceptFor: (entity: StoredEntity | undefined): Filter => {
      const text = entity?.name ?? '';
      return { path: ['name'], operator: '!=', operand: { text, anyOf: [[text]], commas: false } };
    },
    opposite: (filter: Filter): Filter => ({ ...filter, operator: OPPOSITE[filter.operator] }),
    countField: ({ topic = '', filters, orders }: SetPart): string | undefined =>
      COUNTED.has(topic) && filters.length + orders.length === 0 ? `${topic}_count` : undefined,
  };
}
