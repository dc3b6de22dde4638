import { EMPTY_SET } from '../empty-set';
import type { Attach } from '../part-combination';
import type { Bound, ClaimPart, Light, Part, SetPart, ValuePart } from '../question-parts';
import { filterOf, isBare, isDatedBy, isSingle, boundsOf, together } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** Whether what is claimed is that somebody came into a union or began to use a currency. */
const isJoining = ({ filter, isEvent, at }: ClaimPart): boolean =>
  isEvent === true && at.length === 0 && only(filter.path.join('.'), 'member_of', 'currency');

/** Since when each of several has been what is claimed of them. */
function datesOf(
  { filter: { path, operand } }: ClaimPart,
  set: SetPart,
  attach: Attach,
): ValuePart | undefined {
  const [field = ''] = path;
  const isCountries = set.named?.every(([first]) => first?.type === 'Country') === true;
  if (!isCountries || !attach.fits(set, [field])) return undefined;
  const names = (set.named ?? []).map((bearers) => attach.valueText(bearers[0]).plain);
  const own = { text: names.join(' OR '), anyOf: names.map((each) => [each]), commas: false };
  return {
    kind: 'value',
    set: {
      ...{ ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true },
      filters: [
        { path: ['name'], operator: '=', operand: own },
        { path: [field, 'name'], operator: '=', operand },
      ],
    },
    way: [field],
    fields: ['since'],
    where: [],
    at: [],
  };
}

/** A collection of members as those that came in then. */
function enteredThen(set: SetPart, since: readonly Bound[]): SetPart | undefined {
  const at = set.filters.findLastIndex(
    ({ path, operator }) => path.join('.') === 'member_of' && operator === '=',
  );
  const member = set.filters[at];
  if (member === undefined || set.orders.length > 0 || set.isOfGroup === true) return undefined;
  const begun = since.map((bound) => ({ ...filterOf('since', bound), path: ['member_of', 'since'] }));
  const filters = set.filters.with(at, { ...member, path: ['member_of', 'name'] });
  return { ...set, filters: [...filters, ...begun] };
}

/** Of members who came in first, or last. */
function comerInto(
  set: SetPart,
  union: SetPart,
  which: 'first' | 'last',
  attach: Attach,
): SetPart | undefined {
  const member = attach.relationFilter({ field: 'member_of' }, union, false);
  if (member === undefined || !isBare(set) || set.topic !== 'countries' || set.at.length > 0)
    return undefined;
  return {
    ...set,
    filters: [{ ...member, path: ['member_of', 'name'] }],
    orders: [{ path: ['member_of', 'since'], direction: which === 'last' ? 'DESC' : 'ASC' }],
    isRanked: true,
    isPlural: false,
  };
}

const isComing = ({ relation, isNot, also, since }: Of<'clause'>): boolean =>
  relation.field === 'member_of' &&
  relation.isEvent === true &&
  !isNot &&
  also === undefined &&
  since === undefined;

const whichOf = (light: Light): 'first' | 'last' => (light === 'firstTime' ? 'first' : 'last');

const entered = (relation: Of<'relation'>, since: readonly Bound[]): Part | undefined =>
  relation.relation.field === 'member_of' && relation.relation.isEvent === true
    ? { kind: 'entered', since }
    : undefined;

/** Members by when they came in, and which of several came first. */
export const JOINED_RULES: readonly Rule[] = [
  rule(['relation', 'bounded'], 0.05, 'members that joined after 2000', (relation, { bounds, isTime }) =>
    isTime ? entered(relation, bounds) : undefined,
  ),
  rule(['relation', 'times'], 0.1, 'members that joined in 2004', (relation, times) =>
    isDatedBy(times) ? entered(relation, boundsOf(times.at)) : undefined,
  ),
  rule(['bounded', 'relation'], 0.1, 'nach 2000 beigetreten', ({ bounds, isTime }, relation) =>
    isTime ? entered(relation, bounds) : undefined,
  ),
  rule(['light', 'entered'], 0, 'that joined after 2000', ({ light }, part) =>
    only(light, 'that', 'have', 'the', 'be', 'with', 'comma') ? part : undefined,
  ),
  rule(['set', 'entered'], 0, 'NATO members that joined after 2000', (set, { since }) =>
    enteredThen(set, since),
  ),
  rule(['value', 'entered'], 0, 'members of NATO that joined after 2000', (value, { since }, attach) => {
    const members = attach.membersOf(value);
    return members === undefined ? undefined : enteredThen(members, since);
  }),
  rule(['set', 'order'], 0, 'ASEAN members by year of accession', (set, { order }) => {
    const by = order.path.join('.') === 'accession' ? enteredThen(set, []) : undefined;
    return by && { kind: 'value', set: by, way: ['member_of'], fields: ['since'], where: [], at: [] };
  }),
  rule(['value', 'order'], 0, 'members of ASEAN by year of accession', (value, { order }, attach) => {
    const members = order.path.join('.') === 'accession' ? attach.membersOf(value) : undefined;
    const by = members && enteredThen(members, []);
    return by && { kind: 'value', set: by, way: ['member_of'], fields: ['since'], where: [], at: [] };
  }),
  rule(['ask', 'claim'], 0.05, 'when did Poland and Hungary join NATO', ({ ask }, claim, attach) =>
    ask === 'when' && (claim.set.named?.length ?? 0) > 1 && isJoining(claim)
      ? datesOf(claim, claim.set, attach)
      : undefined,
  ),
  rule(['light', 'set'], 0.05, 'before or after Lithuania', ({ light }, of) =>
    only(light, 'order', 'before', 'after') && isSingle(of) && of.at.length === 0
      ? { kind: 'phrase', light, of }
      : undefined,
  ),
  rule(
    ['claim', 'phrase'],
    0,
    'Poland joined NATO before or after Hungary',
    (claim, { light, of }, attach) => {
      if (!only(light, 'order', 'before', 'after') || of.kind !== 'set' || !isJoining(claim))
        return undefined;
      const both = isSingle(claim.set) ? together(claim.set, of, 'and') : undefined;
      return both === undefined ? undefined : datesOf(claim, both, attach);
    },
  ),
  rule(['clause', 'light'], 0.05, 'joined NATO first', ({ relation, object, isNot }, { light }) =>
    only(light, 'firstTime', 'lastTime', 'newest') && relation.field === 'member_of' && !isNot
      ? { kind: 'joining', union: object, which: whichOf(light) }
      : undefined,
  ),
  rule(['set', 'joining'], 0.06, 'the country that joined NATO last', (set, { union, which }, attach) =>
    which === undefined ? undefined : comerInto(set, union, which, attach),
  ),
  rule(['light', 'set'], 0.05, 'the last country', ({ light }, set) =>
    only(light, 'firstTime', 'lastTime', 'newest') && isBare(set) && set.topic === 'countries'
      ? { kind: 'comer', set, which: light === 'firstTime' ? 'first' : 'last' }
      : undefined,
  ),
  rule(['light', 'clause'], 0.05, 'was the last to join NATO', ({ light }, clause) =>
    only(light, 'firstTime', 'lastTime', 'newest') && isComing(clause)
      ? { kind: 'joining', union: clause.object, which: whichOf(light) }
      : undefined,
  ),
  rule(['comer', 'clause'], 0.05, 'the last country to join NATO', ({ set, which }, clause, attach) =>
    isComing(clause) ? comerInto(set, clause.object, which, attach) : undefined,
  ),
  rule(
    ['clause', 'compared'],
    0.05,
    'joined NATO earlier',
    ({ relation, object, isNot }, { end, than, of }) =>
      relation.field === 'member_of' &&
      !isNot &&
      end.fields?.[0] === 'founded' &&
      than === undefined &&
      of === undefined
        ? { kind: 'joining', union: object }
        : undefined,
  ),
  rule(['set', 'joining'], 0.05, 'which country joined NATO first', (set, joining) =>
    isBare(set) && set.topic === 'countries' ? joining : undefined,
  ),
  rule(['light', 'joining'], 0.05, 'did join NATO first', ({ light }, joining) =>
    only(light, 'do', 'have', 'be', 'that') ? joining : undefined,
  ),
];
