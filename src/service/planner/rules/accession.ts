import type { Attach } from '../part-combination';
import type { SetPart, ValuePart } from '../question-parts';
import { EMPTY_SET } from '../empty-set';
import { boundsOf, filterOf, isDatedBy, isSingle } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** The word for when a member came in: no field of any entity, but of a membership. */
const ACCESSION = 'accession';

/** `NATO accession`: what somebody joined, before it is said who. */
export const ACCESSION_RULES: readonly Rule[] = [
  rule(['set', 'fields'], 0.05, 'NATO accession', (set, { fields }, attach) =>
    fields.join() === ACCESSION && isSingle(set) && isUnion(set, attach)
      ? { kind: 'joining', union: set }
      : undefined,
  ),
  rule(['fields', 'phrase'], 0.05, 'accession to NATO', ({ fields }, { light, of }, attach) =>
    fields.join() === ACCESSION && only(light, 'to', 'of', 'in') && of.kind === 'set' && isUnion(of, attach)
      ? { kind: 'joining', union: of }
      : undefined,
  ),
  rule(['phrase', 'joining'], 0.05, "China's accession to the WTO", ({ light, of }, { union }, attach) =>
    light === 'possessive' && of.kind === 'set' ? joined(of, union, attach) : undefined,
  ),
  rule(['set', 'joining'], 0.1, 'China accession to the WTO', (set, { union }, attach) =>
    joined(set, union, attach),
  ),
  rule(['joining', 'phrase'], 0, 'WTO accession of China', ({ union }, { light, of }, attach) =>
    only(light, 'of', 'for', 'by') && of.kind === 'set' ? joined(of, union, attach) : undefined,
  ),
  rule(['fields', 'phrase'], 0.1, 'the accession of China to the WTO', ({ fields }, { light, of }, attach) =>
    fields.join() === ACCESSION &&
    only(light, 'of', 'from') &&
    of.kind === 'set' &&
    attach.fits(of, ['member_of'])
      ? { kind: 'joiner', who: of }
      : undefined,
  ),
  rule(['joiner', 'phrase'], 0, 'the accession of China to the WTO', ({ who }, { light, of }, attach) =>
    only(light, 'to', 'in') && of.kind === 'set' && isUnion(of, attach) ? joined(who, of, attach) : undefined,
  ),
  rule(['joining', 'set'], 0.1, 'NATO accession Finland', ({ union }, set, attach) =>
    joined(set, union, attach),
  ),
];

/** When a member left. */
export const LEAVING_RULES: readonly Rule[] = [
  rule(['leaving', 'set'], 0, 'left the EU', (_leaving, set, attach) =>
    isUnion(set, attach) ? { kind: 'left', union: set } : undefined,
  ),
  rule(['set', 'leaving'], 0.05, 'die EU verlassen', (set, _leaving, attach) =>
    isUnion(set, attach) ? { kind: 'left', union: set } : undefined,
  ),
  rule(['phrase', 'leaving'], 0.05, 'aus der EU ausgetreten', ({ light, of }, _leaving, attach) =>
    only(light, 'from', 'of', 'between') && of.kind === 'set' && isUnion(of, attach)
      ? { kind: 'left', union: of }
      : undefined,
  ),
  rule(['set', 'left'], 0, 'the UK left the EU', (set, { union, until }, attach) => {
    if (set.topic === 'countries' && set.named === undefined) return whoLeft(set, { union, until }, attach);
    const day = isSingle(set) && until === undefined ? attach.lastDayIn(set, union) : undefined;
    const value = day === undefined ? undefined : joined(set, union, attach);
    if (day === undefined && until === undefined && isSingle(set)) return whenLeft(set, union, attach);
    return value === undefined || day === undefined ? undefined : { ...value, fields: ['until'], at: [day] };
  }),
  rule(['left', 'times'], 0, 'left OPEC in 2019; left OPEC since 2015', (left, times) =>
    left.until === undefined && isDatedBy(times) ? { ...left, until: boundsOf(times.at) } : undefined,
  ),
  rule(['left', 'bounded'], 0, 'left OPEC after 2015', (left, { bounds, isTime, isEver }) =>
    left.until === undefined && isTime && isEver !== true ? { ...left, until: bounds } : undefined,
  ),
  rule(['ask', 'left'], 0, 'who left OPEC', ({ ask }, left, attach) => {
    const set = only(ask, 'who', 'what', 'list') ? whoLeft(COUNTRIES, left, attach) : undefined;
    return set === undefined ? undefined : { kind: 'root', root: set };
  }),
  rule(['light', 'left'], 0.05, 'that left the EU; ever left the EU', ({ light }, left) =>
    only(light, 'ever', 'have', 'that') ? left : undefined,
  ),
];

const COUNTRIES: SetPart = { ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true };

/** The countries that are members no more, of a time where one was said. */
function whoLeft(
  set: SetPart,
  { union, until = [] }: Pick<Of<'left'>, 'union' | 'until'>,
  attach: Attach,
): SetPart | undefined {
  const filter = attach.relationFilter({ field: 'member_of' }, union, false);
  if (filter === undefined || set.orders.length > 0) return undefined;
  const path = [...['former_member_of'], ...(until.length === 0 ? [] : ['name'])];
  const gone = until.map((bound) => ({ ...filterOf('until', bound), path: ['former_member_of', 'until'] }));
  return { ...set, filters: [...set.filters, { ...filter, path }, ...gone] };
}

/** When somebody left, of whom no source says when he joined. */
function whenLeft(set: SetPart, union: SetPart, attach: Attach): ValuePart | undefined {
  const filter = attach.relationFilter({ field: 'member_of' }, union, false);
  if (filter === undefined || !attach.fits(set, ['former_member_of'])) return undefined;
  const filters = [{ ...filter, path: ['former_member_of', 'name'] }];
  const of = { ...attach.narrowed(set, ['former_member_of']), filters };
  return { kind: 'value', set: of, way: [], fields: ['until'], where: [], at: [] };
}

const isUnion = ({ named = [] }: SetPart, attach: Attach): boolean =>
  named.length === 1 && attach.typedFor({ field: 'member_of' }, { ...EMPTY_SET, named }) !== undefined;

function joined(set: SetPart, union: SetPart, attach: Attach): ValuePart | undefined {
  const filter = attach.relationFilter({ field: 'member_of' }, union, false);
  if (filter === undefined || set.named === undefined || !attach.fits(set, ['member_of'])) return undefined;
  const named = { ...filter, path: ['member_of', 'name'] };
  const of = attach.narrowed(set, ['member_of']);
  if (isSingle(set))
    return {
      kind: 'value',
      set: { ...of, filters: [named] },
      way: [],
      fields: ['since'],
      where: [],
      at: [],
    };
  const text = set.named.map((bearers) => attach.valueText(bearers[0]).plain);
  const operand = { text: text.join(' OR '), anyOf: text.map((each) => [each]), commas: false };
  return {
    kind: 'value',
    set: {
      ...{ ...EMPTY_SET, topic: 'countries', type: 'Country', isPlural: true },
      filters: [{ path: ['name'], operator: '=', operand }, named],
    },
    way: ['member_of'],
    fields: ['since'],
    where: [],
    at: [],
  };
}
