import type { EntityType } from '../../../shared/contract/entity-type';
import type { Attach } from '../part-combination';
import { EMPTY_SET } from '../empty-set';
import type { SetPart, ValuePart } from '../question-parts';
import { isNamed, isSingle } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** The collections among whose entities one has a rank. */
const POOLS: ReadonlyMap<EntityType, string> = new Map<EntityType, string>([
  ['Company', 'companies'],
  ['Country', 'countries'],
  ['Municipality', 'cities'],
  ['CountrySubdivision', 'states'],
]);

/** Where one stands by a figure: how many have more of it. */
export const RANK_RULES: readonly Rule[] = [
  rule(['rank', 'phrase'], 0, 'rank of Apple', (_rank, { light, of }) =>
    of.kind === 'set' && only(light, 'of', 'for') ? ranked(of) : undefined,
  ),
  rule(['set', 'rank'], 0.05, 'where does Apple rank', (set) => ranked(set)),
  rule(['rank', 'set'], 0.3, 'what rank does Apple have', (_rank, set) => ranked(set)),
  rule(['phrase', 'rank'], 0, "Apple's rank", ({ light, of }) =>
    of.kind === 'set' && light === 'possessive' ? ranked(of) : undefined,
  ),
  rule(['ranked', 'order'], 0, 'rank of Apple by revenue', (own, { order, isRanked }, attach) =>
    isRanked || order.direction !== 'DESC' || own.field !== undefined
      ? undefined
      : withField(own, order.path[0] ?? '', attach),
  ),
  rule(['ranked', 'fields'], 0, 'where does Apple rank in revenue', (own, { fields, change, at }, attach) =>
    own.field === undefined && fields.length === 1 && change === undefined && at === undefined
      ? withField(own, fields[0] ?? '', attach)
      : undefined,
  ),
  rule(
    ['ranked', 'phrase'],
    0,
    'where does Apple rank among the EU countries',
    (own, { light, of }, attach) => {
      return of.kind === 'set' && only(light, 'in', 'of', 'between', 'on')
        ? among(own, of, attach)
        : undefined;
    },
  ),
  rule(['ranked', 'times'], 0, 'rank of Apple by revenue in 2022', (own, { at, joint }) =>
    joint === undefined && own.at.length === 0 && at.length === 1 ? { ...own, at } : undefined,
  ),
  rule(['ask', 'ranked'], 0, 'where does Apple rank by revenue', ({ ask }, own, attach) => {
    const root = only(ask, 'what', 'where', 'list', 'how') ? counted(own, attach) : undefined;
    return root === undefined ? undefined : { kind: 'root', root };
  }),
  rule(['light', 'ranked'], 0.05, 'the rank of Apple by revenue', ({ light }, own) =>
    only(light, 'the', 'on', 'at', 'in', 'be', 'do') ? own : undefined,
  ),
];

type Ranked = Of<'ranked'>;

function ranked(set: SetPart): Ranked | undefined {
  return isSingle(set) ? { kind: 'ranked', set, at: set.at } : undefined;
}

function withField(own: Ranked, field: string, attach: Attach): Ranked | undefined {
  if (!attach.fits(own.set, [field]) || attach.leadsToEntities(own.set, [field])) return undefined;
  return { ...own, set: attach.narrowed(own.set, [field]), field };
}

/** A pool that was named: `among the EU countries`, `in Europe`. */
function among(own: Ranked, of: SetPart, attach: Attach): Ranked | undefined {
  if (own.pool !== undefined || of.orders.length > 0 || of.count !== undefined) return undefined;
  if (!isNamed(of)) return { ...own, pool: of };
  const pool = poolOf(own.set);
  const inner = pool === undefined ? undefined : attach.inside(pool, 'in', of);
  return inner === undefined ? undefined : { ...own, pool: inner };
}

function poolOf({ named = [] }: SetPart): SetPart | undefined {
  const type = named[0]?.[0]?.type;
  const topic = type === undefined ? undefined : POOLS.get(type);
  return topic === undefined ? undefined : { ...EMPTY_SET, topic, type, isPlural: true };
}

/** The part as a whole question, once it says by what. */
export function counted({ set, field, pool, at }: Ranked, attach: Attach): ValuePart | undefined {
  const own = poolOf(set);
  const of = pool ?? own;
  const [entity] = set.named?.[0] ?? [];
  if (field === undefined || own === undefined || of === undefined || entity === undefined) return undefined;
  if (of.topic !== own.topic || !attach.isAmong(of, entity)) return undefined;
  const text = attach.valueText(entity).plain;
  const more = { path: [field], operator: '>' as const, operand: { text, anyOf: [[text]], commas: false } };
  return {
    kind: 'value',
    set: { ...of, filters: [...of.filters, more], at: [] },
    ...{ way: [], fields: [], where: [], summary: 'count' as const, at: [...at, ...of.at] },
  };
}
