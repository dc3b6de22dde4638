import type { EntityType } from '../../../../shared/contract/entity-type';
import { fieldSpec } from '../../../query/field-table';
import type { Knowledge } from '../../knowledge';
import {
  EMPTY_SET,
  type Change,
  type FieldsPart,
  type PartOf,
  type SetPart,
  type ValuePart,
} from '../../parts';
import { valueOf } from '../combine';
import { rule } from '../rule';

/** Two words for one change; nothing where they mean two. */
function jointChange(one: Change | undefined, other: PartOf<'Change'>): Change | undefined {
  if (one === undefined) return other.isModifier === true ? undefined : other.change;
  if (one === other.change) return one;
  const both = new Set([one, other.change]);
  if (both.has('change') || both.has('yearlyChange')) return undefined;
  return both.has('annualGrowth') ? 'annualGrowth' : 'yearlyGrowth';
}

/** Whether a field is a rate of the year by itself, which grows by no other. */
const isOverYear = ({ fields }: Pick<FieldsPart, 'fields'>): boolean =>
  fields.every((path) => fieldSpec(path.at(-1) ?? '')?.isOverYear === true);

/** Figures that change. */
function changed<P extends FieldsPart | ValuePart>(part: P, word: PartOf<'Change'>): P | undefined {
  if (part.summary !== undefined || part.isLoss === true || word.atLeast !== undefined) return undefined;
  if (part.change === undefined && word.change === 'yearlyGrowth' && isOverYear(part)) return part;
  const change = jointChange(part.change, word);
  const goes = part.goes ?? word.goes;
  return change === undefined ? undefined : { ...part, change, ...(goes === undefined ? {} : { goes }) };
}

/** A change in percent of what it was. */
const inPercent = <P extends FieldsPart | ValuePart>(part: P): P | undefined =>
  part.change === undefined ? undefined : part.change === 'change' ? { ...part, change: 'growth' } : part;

/** What grows where only a name is said to. */
export const GROWING: Partial<Record<EntityType, { field: string; change?: Change }>> = {
  Company: { field: 'revenue', change: 'growth' },
  Country: { field: 'real_gdp_growth_rate' },
};

/** The growth of somebody. */
function growth(
  set: SetPart,
  { change, isNoun, goes }: PartOf<'Change'>,
  knowledge: Knowledge,
): ValuePart | undefined {
  const types = new Set(set.names?.map(({ bearers: [entity] }) => entity?.type));
  const [type] = types;
  const own = type === undefined || types.size > 1 ? undefined : GROWING[type];
  const isGrowth = isNoun === true ? goes === undefined : goes !== undefined;
  const isOther =
    change !== 'growth' && change !== 'yearlyGrowth' && (isNoun === true || change !== 'change');
  if (own === undefined || !isGrowth || isOther) return undefined;
  const { field, ...rest } = own;
  return valueOf(set, { cat: 'Fields', fields: [[field]], times: [], ...rest }, knowledge);
}

const ask = (root: ValuePart | undefined) =>
  root?.change === undefined ? undefined : ({ cat: 'Question', root } as const);

/** Growth and change of figures. */
export const CHANGE_RULES = [
  rule({
    name: 'change of a field',
    pattern: 'Fields|Change Change|Fields',
    result: ([one, other]) => {
      const [fields, word] = one.cat === 'Fields' ? [one, other] : [other, one];
      if (fields.cat !== 'Fields' || word.cat !== 'Change') return undefined;
      return word.isNoun === true || word.isModifier === true ? changed(fields, word) : undefined;
    },
  }),
  rule({
    name: 'yearly field',
    pattern: 'yearly Fields',
    cost: 0.1,
    result: ([, fields]) =>
      fields.change === 'growth'
        ? { ...fields, change: 'yearlyGrowth' }
        : fields.change === undefined
          ? fields
          : undefined,
  }),
  rule({ name: 'value in percent', pattern: 'Value percent', result: ([value]) => inPercent(value) }),
  rule({
    name: 'change of a value',
    pattern: 'Change of|in Value',
    result: ([word, , value]) => (word.isNoun === true ? changed(value, word) : undefined),
  }),
  rule({
    name: 'value that changes',
    pattern: 'Value Change',
    cost: 0.15,
    result: ([value, word]) => changed(value, word),
  }),
  rule({
    name: 'up or down',
    pattern: 'Change or Change',
    cost: 0,
    result: ([one, , other]) =>
      one.change === other.change && one.goes !== other.goes && one.isNoun === other.isNoun
        ? { cat: 'Change', change: one.change, ...(one.isNoun === true ? { isNoun: true } : {}) }
        : undefined,
  }),
  rule({
    name: 'how much somebody grew',
    pattern: 'howMuch|how|whether? AUX Set Change',
    cost: 0.3,
    result: ([, , set, word], knowledge) =>
      word.isNoun === true ? undefined : ask(growth(set, word, knowledge)),
  }),
  rule({
    name: "somebody's growth",
    pattern: 'Change|Set|Place possessive|of|in|for|at? Set|Change',
    cost: 0.2,
    result: ([one, joint, other], knowledge) => {
      const [word, who] = one.cat === 'Change' ? [one, other] : [other, one];
      const isJoined =
        one.cat === 'Change' ? joint && joint.cat !== 'possessive' : (joint?.cat ?? 'possessive');
      if (word.cat !== 'Change' || word.isNoun !== true || who.cat === 'Change') return undefined;
      return isJoined === true || isJoined === 'possessive'
        ? growth(who.cat === 'Set' ? who : { ...EMPTY_SET, names: who.names }, word, knowledge)
        : undefined;
    },
  }),
  rule({
    name: 'by how much a value changed',
    pattern: 'howMuch|difference|how Change Value',
    cost: 0.05,
    result: ([, word, value]) => (word.isNoun === true ? undefined : ask(changed(value, word))),
  }),
  rule({
    name: 'by how many of a unit a value changed',
    pattern: 'by howMany|howMuch|what percent|points|Unit|Scale AUX Value',
    cost: 0,
    result: ([, , unit, , value]) => {
      if (unit.cat === 'percent') return ask(inPercent(value));
      return value.change === 'growth' || value.change === 'change'
        ? ask({ ...value, change: 'change' })
        : undefined;
    },
  }),
  rule({
    name: 'difference of two times',
    pattern: 'difference Value',
    cost: 0,
    result: ([, value]) =>
      value.times[0]?.kind === 'versus' && value.change === undefined && value.set.names?.length === 1
        ? { cat: 'Question', root: value }
        : undefined,
  }),
];
