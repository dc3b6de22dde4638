import type { Attach } from '../part-combination';
import type { SetPart, ValuePart } from '../question-parts';
import { comparison, isSingle, together } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** Whether a value is one figure of one thing, with nothing made of it yet. */
const isPlain = ({ set, way, fields, where, summary, change, compare }: ValuePart): boolean =>
  isSingle(set) &&
  fields.length === 1 &&
  way.length + where.length + set.filters.length === 0 &&
  [summary, change, compare].every((part) => part === undefined);

/**
 * Two figures of two kinds of things side by side, by a field that the one has under the one name and the other under the
 * other. Of two firms each would have both, so that nothing would say whose is which.
 */
function unlike(
  left: ValuePart,
  right: ValuePart,
  { direction, attach }: { direction: 'ASC' | 'DESC'; attach: Attach },
): ValuePart | undefined {
  if (!isPlain(left) || !isPlain(right)) return undefined;
  const [a = '', b = ''] = [left.fields[0], right.fields[0]];
  const [one, other] = [left.set.named?.[0]?.[0]?.type, right.set.named?.[0]?.[0]?.type];
  if (a === b || one === other || !attach.isFigure(a) || !attach.isFigure(b)) return undefined;
  if (attach.fits(left.set, [b]) || attach.fits(right.set, [a])) return undefined;
  const bare = (set: SetPart): SetPart => ({ ...set, at: [] });
  const both = together(bare(left.set), bare(right.set), 'or');
  if (both === undefined) return undefined;
  const at = [...new Set([left, right].flatMap((value) => [...value.at, ...value.set.at]))];
  // Of two times nothing would say which is whose.
  return at.length > 1 ? undefined : { ...comparison(both, `${a}_or_${b}`, direction), at };
}

const isOpen = ({ fields, end, than, of, at }: Of<'compared'>): boolean =>
  fields.length === 0 && end.fields === undefined && [than, of, at].every((part) => part === undefined);

/** A company's figure beside a country's. */
export const UNLIKE_RULES: readonly Rule[] = [
  rule(
    ['value', 'phrase'],
    0.1,
    "Apple's revenue compared with the GDP of Portugal",
    (value, { light, of }, attach) =>
      of.kind === 'value' && only(light, 'and', 'to', 'against', 'than', 'or', 'with')
        ? unlike(value, of, { direction: 'DESC', attach })
        : undefined,
  ),
  rule(['compared', 'phrase'], 0, 'larger than the GDP of Belgium', (compared, { light, of }) =>
    light === 'than' && of.kind === 'value' && isOpen(compared)
      ? { kind: 'beyond', end: compared.end, than: of }
      : undefined,
  ),
  rule(
    ['value', 'beyond'],
    0,
    "Amazon's revenue is larger than the GDP of Belgium",
    (value, { end, than }, attach) => unlike(value, than, { direction: end.direction, attach }),
  ),
  rule(
    ['compared', 'value'],
    0.1,
    "which is larger, Amazon's revenue or the GDP of Belgium",
    (compared, value) =>
      isOpen(compared) && value.compare !== undefined && value.fields[0]?.includes('_or_') === true
        ? { ...value, compare: { ...value.compare, direction: compared.end.direction } }
        : undefined,
  ),
  rule(['compare', 'value'], 0, "compare Amazon's revenue and the GDP of Belgium", (_compare, value) =>
    value.fields[0]?.includes('_or_') === true ? value : undefined,
  ),
  rule(['value', 'phrase'], 0.05, 'GDP of the EU excluding Germany', (value, { light, of }, attach) =>
    only(light, 'not', 'outside') && of.kind === 'set' && isPlain({ ...value, summary: undefined } as never)
      ? withoutOne(value, of, attach)
      : undefined,
  ),
];

/** A figure of a group of countries without some of them: the sum of the others. */
function withoutOne(value: ValuePart, of: SetPart, attach: Attach): ValuePart | undefined {
  const members = attach.insideFilter(value.set, 'Country');
  const isOfGroup = members !== undefined && only(members.path.join('.'), 'member_of', 'location');
  const isSum = value.summary === undefined || value.summary === 'sum' || value.summary === 'average';
  const areCountries = of.named?.every(([first]) => first?.type === 'Country') === true;
  if (!isOfGroup || !isSum || !areCountries || value.set.named?.[0]?.[0]?.type === 'Country')
    return undefined;
  const all = attach.membersOf({
    ...value,
    fields: ['members'],
    way: [],
    where: [],
    ...{ summary: undefined },
  } as never);
  if (all === undefined) return undefined;
  const others = of.named?.reduce((rest, [first]) => attach.narrow(rest, attach.exceptFor(first)), all);
  return others && { ...value, set: { ...others, at: value.set.at }, summary: value.summary ?? 'sum' };
}
