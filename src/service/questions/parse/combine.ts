import { isPlace } from '../../store/places';
import type { EntityType } from '../../../shared/contract/entity-type';
import type { StoredEntity } from '../../store/stored';
import type { Knowledge } from '../knowledge';
import { mayBeginAt, mayLeadTo } from './targets';
import type { Time } from '../time';
import {
  wordsOf,
  EMPTY_SET,
  type ClaimPart,
  type Condition,
  type DatedBy,
  type Direction,
  type FieldsPart,
  type Name,
  type PartOf,
  type Ranking,
  type SetPart,
  type ValuePart,
} from '../parts';

/** What countries and companies are members of. */
const GROUPS: ReadonlySet<EntityType> = new Set(['Group', 'IntergovernmentalOrganization', 'Organization']);

/** The field by which a named thing holds the members of a class, by what it is: the first that fits. */
const INSIDE: readonly {
  field: string;
  of?: readonly EntityType[];
  notOf?: readonly EntityType[];
  /** Whether it says who made them, which an adjective does: `US sanctions`. */
  isMaker?: true;
  fits: (entity: StoredEntity) => boolean;
}[] = [
  { field: 'concerns', of: ['Law'], fits: (entity) => entity.incoming.has('APPLIES_IN') || isPlace(entity) },
  { field: 'concerns', of: ['Sanction'], fits: isPlace },
  {
    field: 'is_imposed_by',
    of: ['Sanction'],
    isMaker: true,
    fits: ({ incoming }) => incoming.has('IS_IMPOSED_BY'),
  },
  { field: 'city', of: ['Exchange'], fits: ({ type }) => type === 'Municipality' },
  {
    field: 'location',
    notOf: ['Currency', 'Language', 'Industry', 'Award'],
    fits: (entity) => isPlace(entity) && entity.type !== 'Location',
  },
  { field: 'industry', of: ['Company'], fits: ({ type }) => type === 'Industry' },
  { field: 'exchange', of: ['Company'], fits: ({ type }) => type === 'Exchange' },
  {
    field: 'member_of',
    notOf: ['Currency', 'Language', 'Industry', 'Award'],
    fits: ({ type, incoming }) => GROUPS.has(type) && incoming.has('IS_MEMBER_OF'),
  },
  {
    field: 'company',
    of: ['Person', 'CorporateEvent', 'PrivateCompanyFundingRound'],
    fits: ({ type }) => type === 'Company',
  },
  { field: 'currency', of: ['Country'], fits: ({ type }) => type === 'Currency' },
  { field: 'languages', of: ['Country'], fits: ({ type }) => type === 'Language' },
];

export const isOne = (set: SetPart): boolean => set.names?.length === 1;
/** Whether nothing was said of a class yet. */
export const isBare = (set: SetPart): boolean =>
  set.names === undefined &&
  set.conditions.length === 0 &&
  set.ranking === undefined &&
  set.within === undefined;
export const isClass = (set: SetPart): boolean => set.names === undefined;

/** Places that hold no country. */
const NARROW: ReadonlySet<EntityType> = new Set(wordsOf('Country CountrySubdivision Municipality'));

/** The condition that named things hold the members of a class; the path of one whose class is not known is empty. */
export function insideCondition(
  names: readonly Name[],
  type: EntityType | undefined,
  joint: 'and' | 'or' = 'or',
  isAdjective = false,
): Condition | undefined {
  // No country lies in another, nor in a state or a city.
  const isTooWide = type === 'Country' && names.some(({ bearers: [one] }) => one && NARROW.has(one.type));
  if (isTooWide) return undefined;
  const rows = isAdjective
    ? INSIDE.toSorted((a, b) => Number(b.isMaker ?? false) - Number(a.isMaker ?? false))
    : INSIDE;
  for (const { field, of, notOf, fits } of rows) {
    if (of !== undefined && (type === undefined || !of.includes(type))) continue;
    if (type !== undefined && notOf?.includes(type) === true) continue;
    const narrowed = names.map((name) => ({ ...name, bearers: name.bearers.filter(fits) }));
    if (narrowed.every(({ bearers }) => bearers.length > 0))
      return {
        path: [field],
        operator: '=',
        value: { kind: 'names', names: narrowed, joint: field === 'member_of' ? joint : 'or' },
      };
  }
  return undefined;
}

/** A class narrowed by conditions, those that only say where it is made of the field that its kind has for it. */
export function narrow(
  set: SetPart,
  { conditions, times, dated }: Pick<PartOf<'Cond'>, 'conditions' | 'times' | 'dated'>,
): SetPart | undefined {
  const meant: Condition[] = [];
  for (const condition of conditions) {
    if (condition.path.length > 0) {
      meant.push(condition);
      continue;
    }
    const { value, operator } = condition;
    const inside = value.kind === 'names' ? insideCondition(value.names, set.type, value.joint) : undefined;
    if (inside === undefined) return undefined;
    meant.push({ ...inside, operator });
  }
  if (meant.some((condition) => isOfCountries(set, condition)))
    return narrow({ ...set, topic: 'countries', type: 'Country' }, { conditions: meant, times });
  if (meant.some(({ path }) => !mayBeginAt(path, set.type))) return undefined;
  const found = dateOfMembers(set, meant);
  if (found !== undefined) return found;
  // Of several memberships the one whose time is meant has to be named with it.
  const isOpen = meant.some(
    ({ path: [step = '', part] }) =>
      (part === 'since' || part === 'until') &&
      LISTED.has(step) &&
      ![...meant, ...set.conditions].some(({ path }) => path[0] === step && path[1] === 'name'),
  );
  if (isOpen) return undefined;
  const said = [...set.conditions, ...meant];
  // `Member states` are of any union until one is named.
  const isSaid = ({ path, value }: Condition): boolean =>
    value.kind === 'any' &&
    said.some((other) => other.value.kind !== 'any' && other.path.join() === path.join());
  const joined = joinTimes(set.times, times);
  if (joined === undefined) return undefined;
  const base = said.filter((condition) => !isSaid(condition));
  return { ...set, conditions: base, times: joined, ...(dated === undefined ? {} : { dated }) };
}

/** Whether the states of a place are countries: those of a part of the world. */
const isOfCountries = ({ type }: SetPart, { path, value }: Condition): boolean =>
  type === 'CountrySubdivision' &&
  path.join() === 'location' &&
  value.kind === 'names' &&
  value.names.every(({ bearers: [one] }) => one?.type === 'Continent' || one?.type === 'CountryRegion');

/** When members of something came to be so, of which no other thing is named: `EU countries that joined in 2004`. */
function dateOfMembers(set: SetPart, [date, ...others]: readonly Condition[]): SetPart | undefined {
  const [step, part, ...further] = date?.path ?? [];
  const isDate = date?.value.kind === 'time' && (part === 'since' || part === 'until');
  if (date === undefined || !isDate || others.length + further.length > 0) return undefined;
  const at = set.conditions.findIndex(
    ({ path, operator, value }) => path.join() === step && operator === '=' && value.kind === 'names',
  );
  const condition = set.conditions[at];
  return condition === undefined
    ? undefined
    : {
        ...set,
        conditions: [...set.conditions.with(at, { ...condition, path: [...condition.path, 'name'] }), date],
      };
}

/** The condition that something came to be so, with the time of that. */
export function datedConditions(
  conditions: readonly Condition[],
  dated: DatedBy,
  times: readonly Time[],
): readonly Condition[] | undefined {
  if (dated === 'date')
    return [...conditions, { path: ['date'], operator: '=', value: { kind: 'time', times } }];
  const last = conditions.at(-1);
  const [step, ...others] = last?.path ?? [];
  if (last === undefined || step === undefined || others.length > 0 || last.operator !== '=')
    return undefined;
  return [
    ...conditions.slice(0, -1),
    { ...last, path: [step, 'name'] },
    { path: [step, dated], operator: '=', value: { kind: 'time', times } },
  ];
}

/** A set at a time; the newest of a class is an order, and no time; what happened on a day happened at that time. */
export function setAt(set: SetPart, times: readonly Time[]): SetPart | undefined {
  if (set.times.length > 0) return undefined;
  if (!isClass(set))
    return times.some((time) => time.kind === 'newest' && time.isLatest === true)
      ? undefined
      : { ...set, times };
  if (set.dated !== undefined) {
    const { dated, ...rest } = set;
    const conditions = datedConditions(set.conditions, dated, times);
    return conditions && { ...rest, conditions };
  }
  const isCounted = times.some(({ kind }) => kind === 'last');
  const isNow = times.every((time) => time.kind === 'newest' && time.isLatest !== true);
  if (isNow && (set.conditions.length > 0 || set.ranking !== undefined)) return set;
  if (times.some(({ kind }) => kind === 'newest' || (kind === 'each' && !isCounted))) return undefined;
  // Who has a prize had it from a day on.
  const prize = set.conditions.findIndex(
    ({ path, value }) => path.join() === 'awards' && value.kind === 'any',
  );
  if (prize >= 0) {
    const value = { kind: 'time', times } as const;
    return {
      ...set,
      conditions: set.conditions.with(prize, { path: ['awards', 'date'], operator: '=', value }),
    };
  }
  if (!DATED.has(set.type ?? '')) return { ...set, times };
  return narrow(set, {
    conditions: [{ path: ['date'], operator: '=', value: { kind: 'time', times } }],
    times: [],
  });
}

/** Times of two parts, where one has none or both the same. */
export function joinTimes(left: readonly Time[], right: readonly Time[]): readonly Time[] | undefined {
  if (left.length === 0) return right;
  // `Quarterly` says in what periods another time is counted.
  const isEach = (times: readonly Time[]): boolean =>
    times.length === 1 && (times[0]?.kind === 'each' || times[0]?.kind === 'length');
  if (right.length > 0 && isEach(left) !== isEach(right)) {
    const [each, other] = isEach(left) ? [left, right] : [right, left];
    return other.some(({ kind }) => kind === 'each' || kind === 'length') ? undefined : [...each, ...other];
  }
  // `Quarterly development` is that of each quarter.
  const [own, also] = [left[0], right[0]];
  if (own?.kind === 'each' && also?.kind === 'each')
    return own.unit === 'year' ? [also, ...left.slice(1)] : also.unit === 'year' ? left : undefined;
  return right.length === 0 || JSON.stringify(left) === JSON.stringify(right) ? left : undefined;
}

/** Two lists of names as one. */
export function joinSets(left: SetPart, right: SetPart, joint: 'and' | 'or'): SetPart | undefined {
  if (left.names === undefined || right.names === undefined) return undefined;
  const isPlain = [left, right].every((set) => set.conditions.length === 0 && set.ranking === undefined);
  const times = joinTimes(left.times, right.times);
  if (
    !isPlain ||
    times === undefined ||
    (left.joint !== undefined && left.names.length > 1 && left.joint !== joint && left.joint !== 'and')
  )
    return undefined;
  return { ...EMPTY_SET, names: [...left.names, ...right.names], joint, isMany: true, times };
}

/** Fields of a set. */
export function valueOf(set: SetPart, fields: FieldsPart, knowledge: Knowledge): ValuePart | undefined {
  const [path] = fields.fields;
  if (path === undefined) return undefined;
  const summary =
    fields.summary ?? (ADDITIVE.has(path.at(-1) ?? '') && !isChanged(fields) ? 'sum' : undefined);
  const union = summary === undefined || summary === 'count' ? undefined : countriesOf(set, path, knowledge);
  if (union !== undefined && summary !== undefined) return valueOf(union, { ...fields, summary }, knowledge);
  // What somebody's rounds have is told of the rounds, each of which has its day.
  const type = knowledge.evaluator.topics.first(path[0] ?? '')?.type;
  const rounds =
    path[0] === 'funding_rounds' && path.length === 2 ? insideCondition(set.names ?? [], type) : undefined;
  if (rounds !== undefined && type !== undefined && set.names !== undefined && fields.fields.length === 1) {
    const all: SetPart = { ...EMPTY_SET, topic: path[0] ?? '', type, isMany: true, conditions: [rounds] };
    return valueOf({ ...all, times: set.times }, { ...fields, fields: [path.slice(1)] }, knowledge);
  }
  const times = joinTimes(set.times, fields.times);
  if (times === undefined) return undefined;
  if (fields.summary === 'sum' && path.some((step) => /_percent_of_|_per_/.test(step))) return undefined;
  // What a union has without some is what the others have together.
  const isRest = set.conditions.some(({ path: [step], operator }) => step === 'name' && operator === '!=');
  const isUnion = set.conditions.some(({ path: [step] }) => step === 'member_of');
  if (isRest && isUnion && fields.summary === undefined && ADDITIVE.has(path.at(-1) ?? ''))
    return valueOf(set, { ...fields, summary: 'sum' }, knowledge);
  if (!fields.fields.every((each) => knowledge.holds(set, each) || knowledge.mayHold(set, each)))
    return undefined;
  if (isClassOf(path, set, knowledge)) return undefined;
  if (set.isBoth === true && knowledge.leadsToEntities(set, path)) return undefined;
  // The latest of several things is one of them, and not all that there are today.
  const isLatest = times.some((time) => time.kind === 'newest' && time.isLatest === true);
  if (isLatest && knowledge.leadsToEntities(set, path)) return undefined;
  const { cat: _cat, ...asked } = fields;
  return {
    ...asked,
    cat: 'Value',
    set: { ...bearersWith(set, path, knowledge), times: [] },
    where: [],
    times,
  };
}

const isChanged = ({ fields, change }: FieldsPart): boolean => fields.length > 1 || change !== undefined;

/** Figures of countries that add up. */
const ADDITIVE: ReadonlySet<string> = new Set(wordsOf('population gdp'));

/** The countries of a union or a part of the world of which a figure is worked out, where it holds none itself. */
function countriesOf(set: SetPart, path: readonly string[], knowledge: Knowledge): SetPart | undefined {
  if (set.names?.length !== 1 || set.conditions.length > 0 || knowledge.holds(set, path)) return undefined;
  const condition = insideCondition(set.names, 'Country');
  const countries: SetPart = {
    ...EMPTY_SET,
    topic: 'countries',
    type: 'Country',
    isMany: true,
    times: set.times,
  };
  return condition === undefined || !knowledge.holds(countries, path)
    ? undefined
    : { ...countries, conditions: [condition] };
}

/** Fields that are classes too. */
const NARROWED: ReadonlySet<string> = new Set(
  wordsOf('companies cities countries states universities laws sanctions'),
);

/** Whether a field is a class that is better narrowed: the cities of France are those in France. */
function isClassOf(
  [field = '', ...others]: readonly string[],
  { names }: SetPart,
  { evaluator }: Knowledge,
): boolean {
  if (names === undefined || others.length > 0) return false;
  const type = NARROWED.has(field) ? evaluator.topics.first(field)?.type : undefined;
  return type !== undefined && insideCondition(names, type) !== undefined;
}

/** The set with each name narrowed to the bearers that hold a path; all stay where none does. */
export function bearersWith(set: SetPart, path: readonly string[], { factsAt }: Knowledge): SetPart {
  if (set.names === undefined) return set;
  const names = set.names.map((name) => {
    if (name.bearers.length < 2) return name;
    const held = name.bearers.filter((entity) => factsAt(entity, path).length > 0);
    return held.length > 0 ? { ...name, bearers: held } : name;
  });
  return { ...set, names };
}

/** The only field of a part that neither sums it up nor compares it nor tells its change. */
export const plainPath = ({
  fields: [path, ...others],
  summary,
  change,
  compare,
}: Pick<ValuePart, 'fields' | 'summary' | 'change' | 'compare'>): readonly string[] | undefined =>
  others.length > 0 || (summary ?? change ?? compare) !== undefined ? undefined : path;

/** Fields of what a value leads to: `the population of the capital of France`. */
export function nest(value: ValuePart, fields: FieldsPart, knowledge: Knowledge): ValuePart | undefined {
  const path = plainPath(value);
  if (path === undefined || !knowledge.leadsToEntities(value.set, path)) return undefined;
  const longer = fields.fields.map((each) => [...path, ...each]);
  if (!longer.some((each) => knowledge.holds(value.set, each))) return undefined;
  const times = joinTimes(value.times, fields.times);
  if (times === undefined) return undefined;
  const { cat: _cat, ...asked } = fields;
  return { ...value, ...asked, cat: 'Value', fields: longer, times };
}

/** How many facts named entities hold at the end of a path: of two sides of a relationship that which has fewer tells more. */
export const factCount = ({ names = [] }: SetPart, path: readonly string[], { factsAt }: Knowledge): number =>
  Math.min(...names.map(({ bearers }) => Math.max(...bearers.map((entity) => factsAt(entity, path).length))));

/** A claim about named entities. */
export function claimOf(
  set: SetPart,
  condition: Condition,
  times: readonly Time[] = [],
): ClaimPart | undefined {
  if (set.names === undefined && set.conditions.length === 0 && set.topic === undefined) return undefined;
  const joined = joinTimes(set.times, times);
  if (joined === undefined) return undefined;
  return { cat: 'Claim', set: { ...set, times: [] }, condition, where: [], times: joined };
}

/** The condition that a field is a named thing, limited to bearers of the name to which the field may lead. */
export function isNamedThing(path: readonly string[], set: SetPart): Condition | undefined {
  if (set.names === undefined || set.conditions.length > 0 || set.isVersus === true) return undefined;
  const names = set.names.map((name) => ({
    ...name,
    bearers: name.bearers.filter((entity) => mayLeadTo(path, entity)),
  }));
  if (names.some(({ bearers }) => bearers.length === 0)) return undefined;
  return { path, operator: '=', value: { kind: 'names', names, joint: set.joint ?? 'or' } };
}

/** A set in the order of a field. */
export function ranked(
  set: SetPart,
  direction: Direction,
  path: readonly string[],
  more: Pick<Ranking, 'count' | 'rank' | 'isOrder'> = {},
): SetPart {
  return { ...set, ranking: { ...set.ranking, ...more, direction, path } };
}

/** The first field of a degree that members of a class hold. */
export function degreeField(
  set: SetPart,
  fields: readonly string[] | undefined,
  { holds, mayHold }: Knowledge,
): string | undefined {
  // Laws and deals have a day of their own.
  if (fields?.includes('date') === true && DATED.has(set.type ?? '')) return 'date';
  if (fields !== undefined)
    return [holds, mayHold].flatMap((has) =>
      fields.filter((field) => has(set, [field.replace(/_growth$/, '')])),
    )[0];
  return set.size ?? (set.type === undefined ? undefined : SIZE[set.type]);
}

/** A whole class, by its collection. */
export function everyOf(topic: string, { evaluator: { topics } }: Knowledge): SetPart | undefined {
  const type = topics.first(topic)?.type;
  return type && { ...EMPTY_SET, topic, type, isMany: true };
}

/** The countries of a union, or of a part of the world. */
export function membersOf({ names = [] }: SetPart, knowledge: Knowledge): SetPart | undefined {
  const countries = names.length === 1 ? everyOf('countries', knowledge) : undefined;
  const condition = insideCondition(names, countries?.type);
  return countries && condition && { ...countries, conditions: [condition] };
}

/** The class that has a figure, where none is said: companies before countries. */
export function allOf(path: readonly string[], knowledge: Knowledge): SetPart | undefined {
  const field = path[0]?.replace(/_growth$/, '') ?? '';
  const topic = ['companies', 'countries'].find((each) =>
    knowledge.holds({ ...EMPTY_SET, topic: each }, [field]),
  );
  return topic === undefined ? undefined : everyOf(topic, knowledge);
}

/** Kinds of which each happened on a day. */
export const DATED: ReadonlySet<string> = new Set(
  wordsOf('CorporateEvent PrivateCompanyFundingRound Law Sanction Event'),
);

/** What `largest` and `larger` mean of a kind of entity. */
const SIZE: Partial<Record<EntityType, string>> = {
  Company: 'revenue',
  Country: 'population',
  DependentTerritory: 'population',
  Municipality: 'population',
  PrivateCompanyFundingRound: 'amount',
};

/** The conditions that an amount makes of a field. */
export const amountConditions = (
  path: readonly string[],
  { bounds }: Pick<PartOf<'Amount'>, 'bounds'>,
): Condition[] =>
  bounds.map(({ operator, text, currency, isPercent }) => ({
    path,
    operator,
    value: {
      kind: 'number',
      text,
      ...(currency === undefined ? {} : { currency }),
      ...(isPercent === true ? { isPercent } : {}),
    },
  }));

/** Fields of which there may be many, so that the most of them is a count. */
export const LISTED: ReadonlySet<string> = new Set([
  ...wordsOf('universities companies cities countries states subsidiaries board_members officers'),
  ...wordsOf('languages currency members member_of former_member_of investors funding_rounds audits'),
  ...wordsOf('directs'),
]);

/** The path that an order or a bound goes by. */
export function figurePath(path: readonly string[], change?: FieldsPart['change']): readonly string[] {
  const last = path.at(-1) ?? '';
  const own = change !== undefined ? `${last}${CHANGES[change]}` : LISTED.has(last) ? `${last}_count` : last;
  return [...path.slice(0, -1), own];
}

/** A path measured in another way: the GDP at purchasing power parity. */
export const onBasis = (
  path: readonly string[],
  { from, to }: PartOf<'Basis'>,
): readonly string[] | undefined => {
  const last = path.at(-1) ?? '';
  const isOf = last === from || last.startsWith(`${from}_per_`);
  return isOf ? [...path.slice(0, -1), `${to}${last.slice(from.length)}`] : undefined;
};

/** The paths of fields measured in another way, where each may be. */
export function allOnBasis<P extends FieldsPart | ValuePart>(part: P, basis: PartOf<'Basis'>): P | undefined {
  const fields = part.fields.flatMap((path) => {
    const other = onBasis(path, basis);
    return other === undefined ? [] : [other];
  });
  return fields.length < part.fields.length ? undefined : { ...part, fields };
}

/** What a change is called in the query language. */
export const CHANGES = {
  growth: '_growth',
  change: '_change',
  yearlyGrowth: '_yearly_growth',
  yearlyChange: '_yearly_change',
  annualGrowth: '_annual_growth',
} as const;
