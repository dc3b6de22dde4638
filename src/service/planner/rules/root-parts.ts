import type { Attach } from '../part-combination';
import type { Part, RootPart, SetPart, ValuePart } from '../question-parts';
import { GROUPS } from '../kinds';
import { fieldsPart, isBare, isMeasure, isNamed, isSingle } from './parts';
import { only, type Of } from './rule';

/** Collections that are kinds of places, and the field that leads from anything to its own. */
export const AREAS: ReadonlyMap<string, string> = new Map([
  ['countries', 'country'],
  ['states', 'state'],
  ['cities', 'city'],
  ['continents', 'continent'],
  ['regions', 'region'],
  ['industries', 'industry'],
  ['exchanges', 'exchange'],
  ['currencies', 'currency'],
]);

/** The collection that a kind of place is. */
export const topicOfArea = (field: string): string | undefined =>
  [...AREAS].find(([, area]) => area === field)?.[0];

/** `Which country is Tokyo in`: the place of that kind around a thing. */
export function areaOf(set: SetPart, inner: SetPart, attach: Attach): ValuePart | undefined {
  const isOpen = set.orders.length === 0 && set.end === undefined && set.count === undefined;
  // Several countries lie in a union, and it in none.
  if (set.isPlural && inner.named?.some(([first]) => first !== undefined && GROUPS.has(first.type)) === true)
    return undefined;
  const area = isOpen ? AREAS.get(set.topic ?? '') : undefined;
  const isOf = area !== undefined && attach.fits(inner, [area]);
  return isOf ? { ...attach.valueOf(inner, fieldsPart([area])), where: set.filters } : undefined;
}

/** Fields of which there are many, and of which the way back says more: one firm has many subsidiaries and one parent. */
const BACK: ReadonlyMap<string, string> = new Map([
  ['members', 'member_of'],
  ['subsidiaries', 'parent'],
]);

/** A value and what it is said to be. */
export function claimOf(value: ValuePart, set: SetPart, attach: Attach): Part | undefined {
  const [field = '', ...others] = value.fields;
  const isPlain = value.way.length + value.where.length + others.length === 0 && value.summary === undefined;
  if (!isPlain || !isNamed(set) || !isNamed(value.set) || value.change !== undefined) return undefined;
  if (!attach.leadsToEntities(value.set, [field]) || value.set.joint === 'or') return undefined;
  // Of two that are offered the right one is told.
  if (set.joint === 'or') return attach.typedFor({ field }, set) === undefined ? undefined : value;
  const back = BACK.get(field);
  if (back !== undefined && attach.fits(set, [back])) {
    const held = attach.relationFilter({ field: back }, value.set, false);
    if (held !== undefined) return { kind: 'claim', set, filter: held, at: value.at };
  }
  const filter = attach.relationFilter({ field }, set, false);
  return filter === undefined ? undefined : { kind: 'claim', set: value.set, filter, at: value.at };
}

/** What is asked of a value by a word of asking. */
export function rootOfValue(ask: Of<'ask'>['ask'], value: ValuePart, attach: Attach): RootPart | undefined {
  if (ask === 'yes or no' || ask === 'about') return undefined;
  if (ask === 'where' && !isOfPlace(value)) return undefined;
  if (ask === 'when' && !isOfTime(value)) return undefined;
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
  // How many work somewhere is its staff, and not the few of them that are held by name.
  const { counted } = relation ?? {};
  if (
    ask === 'how many' &&
    counted !== undefined &&
    value.fields[0] === relation?.inverse &&
    attach.fits(value.set, [...value.way, counted])
  )
    return { kind: 'root', root: { ...value, fields: [counted] } };
  if (ask === 'how many' && value.compare === undefined && value.summary === undefined) {
    const isCounted =
      value.fields.length === 1 && attach.leadsToEntities(value.set, [...value.way, ...value.fields]);
    return { kind: 'root', root: isCounted ? { ...value, summary: 'count' } : value };
  }
  return { kind: 'root', root: value };
}

/** What is asked of a set by a word of asking. */
export function rootOfSet(ask: Of<'ask'>['ask'], set: SetPart, attach: Attach): RootPart | undefined {
  const root = (part: RootPart['root'], isProfile = false): RootPart => ({
    kind: 'root',
    root: part,
    ...(isProfile ? { isProfile } : {}),
  });
  if (set.topic !== undefined) {
    // Of meetings only those are held that changed something: which they are is told, and no number of all.
    if (ask === 'how many') return root(set.type === 'Event' ? set : { ...countOf(set) });
    return isBare(set) || only(ask, 'how', 'whose') || ask === 'about' || ask === 'when' || ask === 'how much'
      ? undefined
      : root(set);
  }
  if (attach.isCurrencies(set)) {
    // `How many yen is one dollar` asks for the second in units of the first.
    const isUnits =
      set.joint === 'and' || set.isTold === 'for' || (set.isTold === 'in' && ask === 'how many');
    const isTurned = isUnits && set.amount === undefined && (ask === 'how many' || ask === 'how much');
    const named = isTurned ? [...(set.named ?? [])].reverse() : set.named;
    return root(
      attach.valueOf(
        { ...set, ...(named === undefined ? {} : { named }), joint: 'pair' },
        fieldsPart(['rate']),
      ),
    );
  }
  if (!isSingle(set) || set.amount !== undefined) return undefined;
  const valued = (...fields: readonly string[]): RootPart | undefined => {
    const field = fields.find((each) => attach.fits(set, [each]));
    return field === undefined ? undefined : root(attach.valueOf(set, fieldsPart([field])));
  };
  // Where a rate is asks how high it is.
  if (ask === 'where') {
    const [[first] = []] = attach.narrowed(set, ['location']).named ?? [];
    // A city lies somewhere, though a firm that is called after it has its seat there.
    const seat = first?.type === 'Municipality' ? ['location'] : ['headquarters', 'location'];
    return valued(...(isMeasure(set) ? ['latest_value'] : seat));
  }
  if (ask === 'how much')
    return isMeasure(set) ? valued(isPriced(set) ? 'price' : 'latest_value') : undefined;
  if (ask === 'when') return valued('date', 'founded');
  if (ask === 'how') return isMeasure(set) ? valued('latest_value') : undefined;
  if (ask === 'how many') return isMeasure(set) && set.at.length > 0 ? valued('latest_value') : undefined;
  if (only(ask, 'yes or no', 'whose')) return undefined;
  if (isMeasure(set) && ask !== 'about' && (ask === 'what' || set.at.length > 0)) {
    const measured = valued('latest_value');
    if (measured !== undefined) return measured;
  }
  // Who lists a union wants its members.
  const members = ask === 'list' && isUnion(set) ? attach.countriesOf(set) : undefined;
  if (members !== undefined) return root(members);
  return set.at.length > 0 || ask === 'list' ? undefined : root(set, true);
}

const isUnion = ({ named = [] }: SetPart): boolean => GROUPS.has(named[0]?.[0]?.type ?? 'Entity');

/** Whether what is measured is paid for: nobody asks what an indicator costs. */
const isPriced = ({ named = [] }: SetPart): boolean =>
  named.every((bearers) => bearers[0]?.type !== 'MacroIndicator');

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

const PLACES = new Set([
  ...['headquarters', 'location', 'country', 'continent', 'region', 'state', 'city', 'capital', 'countries'],
  ...[
    'registered_in',
    'exchange',
    'residence',
    'company',
    'leads',
    'headquarters_address',
    'members',
    'fortune_500_rank',
    'region',
    'concerns',
  ],
]);

/** `Where is Portuguese the official language` asks for no language. */
const isOfPlace = ({ fields, compare }: ValuePart): boolean =>
  compare !== undefined || fields.some((field) => PLACES.has(field));

/** `When did Microsoft buy GitHub` asks for no company; the highest of a series comes with its day. */
const isOfTime = ({ fields, summary }: ValuePart): boolean =>
  summary === 'maximum' ||
  summary === 'minimum' ||
  fields.some((field) =>
    /^(?:founded|date|since|until|fiscal_year_end|.+_report_filed|left_office|period_(?:start|end))$/.test(
      field,
    ),
  );
