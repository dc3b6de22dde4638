import { nameText } from '../../../../shared/names/name-text';
import { EMPTY_SET, type SetPart, type ValuePart } from '../../parts';
import { isBare, joinTimes, nest, valueOf } from '../combine';
import type { Knowledge } from '../../knowledge';
import { rule } from '../rule';

/** A value in a currency. */
const inCurrency = (value: ValuePart, currency: string | undefined): ValuePart | undefined =>
  currency === undefined || value.fields.some((path) => path.at(-1)?.includes('_in_') === true)
    ? undefined
    : {
        ...value,
        fields: value.fields.map((path) => [...path.slice(0, -1), `${path.at(-1) ?? ''}_in_${currency}`]),
      };

/** A value that is summed up; ratios have no sum. */
function summed(value: ValuePart, summary: NonNullable<ValuePart['summary']>): ValuePart | undefined {
  const isRatio = value.fields.some((path) => path.some((step) => /_percent_of_|_per_/.test(step)));
  if (value.summary === summary) return value;
  if (value.summary !== undefined || value.change !== undefined || (summary === 'sum' && isRatio))
    return undefined;
  return { ...value, summary };
}

const timed = (
  value: ValuePart,
  times: ValuePart['times'],
  { leadsToEntities }: Knowledge,
): ValuePart | undefined => {
  const isSeveral =
    times.some((time) => time.kind === 'newest' && time.isLatest === true) &&
    leadsToEntities(value.set, value.fields[0] ?? []);
  const joined = value.dated === undefined && !isSeveral ? joinTimes(value.times, times) : undefined;
  return joined === undefined ? undefined : { ...value, times: joined };
};

const isPeriod = (kind: ValuePart['times'][number]['kind']): boolean =>
  kind === 'moment' || kind === 'fiscal' || kind === 'quarter' || kind === 'ended';

/** Fields of sets, and of what those lead to. */
export const VALUE_RULES = [
  rule({
    name: 'field of a set',
    pattern: 'Fields of|for|at|in|from|by|on Set',
    result: ([fields, , set], knowledge) => valueOf(set, fields, knowledge),
  }),
  rule({
    name: 'field beside a name',
    pattern: 'Set|Place possessive? Fields',
    cost: 0.08,
    result: ([owner, possessive, fields], knowledge) => {
      const set = owner.cat === 'Place' ? { ...EMPTY_SET, names: owner.names } : owner;
      return set.names === undefined && possessive === undefined
        ? undefined
        : valueOf(set, fields, knowledge);
    },
  }),
  rule({
    name: 'field before a name',
    pattern: 'Fields Set',
    cost: 0.2,
    result: ([fields, set], knowledge) => {
      const isSummed = fields.summary !== undefined && fields.summary !== 'count' && set.isMany;
      return set.names === undefined && !isSummed ? undefined : valueOf(set, fields, knowledge);
    },
  }),
  rule({
    name: 'field of a value',
    pattern: 'Fields of|for|at|in Value',
    result: ([fields, , value], knowledge) => nest(value, fields, knowledge),
  }),
  rule({
    name: 'value at a time',
    pattern: 'Value|Time Time|Value',
    cost: 0.05,
    result: ([one, other], knowledge) => {
      const [value, time] = one.cat === 'Value' ? [one, other] : [other, one];
      return value.cat === 'Value' && time.cat === 'Time' ? timed(value, time.times, knowledge) : undefined;
    },
  }),
  rule({
    name: 'value at a time against another',
    pattern: 'Value against|or|minus Time',
    cost: 0.1,
    result: ([value, , { times }]) => {
      const isPair = value.times.length === 1 && times.length === 1 && value.dated === undefined;
      const isPlain = [...value.times, ...times].every(({ kind }) => isPeriod(kind));
      return isPair && isPlain
        ? { ...value, times: [{ kind: 'versus', times: [...value.times, ...times] }] }
        : undefined;
    },
  }),
  rule({
    name: 'figure of a value',
    pattern: 'figure of|for? Value|Fields',
    cost: 0.02,
    result: ([, , part]) => part,
  }),
  rule({
    name: 'value in a currency',
    pattern: 'Value but? in|to? Scale? of? Unit Scale?',
    cost: 0.06,
    result: ([value, , , , , { currency }]) => inCurrency(value, currency),
  }),
  rule({
    name: 'company that somebody does something to',
    pattern: 'Set that|what? Set Verb',
    cost: 0.02,
    result: ([kind, , set, verb], knowledge) => {
      const isOther = verb.isPassive === true || verb.dated !== undefined || kind.isMany || !isBare(kind);
      const path = isOther ? undefined : verb.field?.split('.');
      if (path === undefined || set.names === undefined || kind.type === undefined) return undefined;
      return knowledge.typesAt(set, path).has(kind.type)
        ? valueOf(set, { cat: 'Fields', fields: [path], times: [] }, knowledge)
        : undefined;
    },
  }),
  rule({
    name: 'company that does something',
    pattern: 'Set that? Verb by? Set',
    cost: 0.02,
    result: ([kind, that, { inverse, isPassive }, by, set], knowledge) => {
      const isDone =
        isPassive === true ? by !== undefined && that === undefined : by === undefined && that !== undefined;
      return isDone && isBare(kind) && !kind.isMany && inverse !== undefined && set.names !== undefined
        ? valueOf(set, { cat: 'Fields', fields: [[inverse]], times: [] }, knowledge)
        : undefined;
    },
  }),
  rule({
    name: 'summary before its value',
    pattern: 'Summary Value|Fields',
    result: ([{ summary }, part]) =>
      part.cat === 'Value'
        ? summed(part, summary)
        : part.summary === undefined && part.change === undefined
          ? { ...part, summary }
          : undefined,
  }),
  rule({
    name: 'question that is summed up',
    pattern: 'Question|Summary comma? Question|Summary',
    cost: 0.1,
    result: ([one, , other]) => {
      const [question, word] = one.cat === 'Question' ? [one, other] : [other, one];
      if (question.cat !== 'Question' || word.cat !== 'Summary') return undefined;
      const { root, asks } = question;
      const { summary } = word;
      const value = root.cat === 'Value' && asks === undefined ? summed(root, summary) : undefined;
      return value && { cat: 'Question', root: value };
    },
  }),
  rule({
    name: 'share of a value',
    pattern: 'what|howMuch? share|percent Value|Fields AUX Set? be|have|Verb? on|as|in|to|of|for? Fields',
    cost: 0,
    result: ([, , whole, , set, verb, word, part], knowledge) => {
      if (verb !== undefined && word === undefined && verb.cat !== 'have') return undefined;
      const owner = whole.cat === 'Value' ? whole.set : set;
      const isSelf = whole.cat === 'Fields' || set === undefined;
      const [own, other] = [part.fields[0], whole.fields[0]?.at(-1)];
      const isOne = whole.fields.length + part.fields.length === 2 && whole.times.length === 0;
      if (owner?.names === undefined || own === undefined || !isOne || !isSelf) return undefined;
      const path = [...own.slice(0, -1), `${own.at(-1) ?? ''}_percent_of_${other ?? ''}`];
      return valueOf(owner, { ...part, fields: [path] }, knowledge);
    },
  }),
  rule({
    name: 'share of somebody in a figure of another',
    pattern: 'Set|share possessive|of? share|Set in? Set Fields',
    cost: 0,
    result: ([first, word, second, , { names = [] }, { fields, summary, change, times }], knowledge) => {
      const set = first.cat === 'Set' ? first : second;
      const [whole, ...others] = names.flatMap(({ bearers }) => bearers.slice(0, 1));
      const [path, ...further] = fields;
      if (set.cat !== 'Set' || first.cat === second.cat || whole === undefined || path === undefined)
        return undefined;
      if ((word === undefined) !== (first.cat === 'share') || set.names === undefined) return undefined;
      const isPlain = others.length + further.length === 0 && summary === undefined && change === undefined;
      const own = `${path.at(-1) ?? ''}_percent_of_${nameText(whole.name).replaceAll(' ', '_')}`;
      return isPlain ? valueOf(set, { cat: 'Fields', fields: [[own]], times }, knowledge) : undefined;
    },
  }),
  rule({
    name: 'ratio of a value to a field',
    pattern: 'ratio Value to|and|slash Fields',
    cost: 0,
    result: ([, value, , whole], knowledge) => {
      const [own, other] = [value.fields[0], whole.fields[0]?.at(-1)];
      const isOne = value.fields.length + whole.fields.length === 2 && whole.times.length === 0;
      if (own === undefined || !isOne || value.where.length > 0) return undefined;
      const path = [...own.slice(0, -1), `${own.at(-1) ?? ''}_percent_of_${other ?? ''}`];
      return valueOf(value.set, { cat: 'Fields', fields: [path], times: value.times }, knowledge);
    },
  }),
  rule({
    name: 'two values',
    pattern: 'Value and|comma|against Value',
    cost: 0.25,
    result: ([left, , right]) => together(left, right),
  }),
  rule({
    name: 'value of one name or another',
    pattern: 'Value or of? Set',
    cost: 0.3,
    result: ([value, , , set]) =>
      isNames(value.set) && isNames(set) && isAlike(value.set, set)
        ? { ...value, set: { ...join(value.set, set), joint: 'or' } }
        : undefined,
  }),
];

/** Whether names are of one kind of thing, so that a comma lists them. */
const isAlike = ({ names: left = [] }: SetPart, { names: right = [] }: SetPart): boolean =>
  left.at(-1)?.bearers[0]?.type === right[0]?.bearers[0]?.type;

const isNames = (set: SetPart): boolean => set.names !== undefined && set.times.length === 0;

const join = (left: SetPart, right: SetPart): SetPart => ({
  ...left,
  names: [...(left.names ?? []), ...(right.names ?? [])],
  joint: 'and',
  isMany: true,
});

/** The same fields of two sets, or two fields of one. */
function together(left: ValuePart, right: ValuePart): ValuePart | undefined {
  const times = joinTimes(left.times, right.times);
  const isAlike =
    left.summary === right.summary &&
    left.change === right.change &&
    left.compare === undefined &&
    right.compare === undefined;
  if (times === undefined || !isAlike || left.where.length + right.where.length > 0) return undefined;
  const sameFields = JSON.stringify(left.fields) === JSON.stringify(right.fields);
  const nameOf = ({ names, conditions }: SetPart): string | undefined =>
    names === undefined || conditions.length > 0
      ? undefined
      : names.map(({ bearers }) => bearers[0]?.id).join();
  const [own, other] = [nameOf(left.set), nameOf(right.set)];
  if (own === undefined || other === undefined) return undefined;
  if (own === other && !sameFields) return { ...left, fields: [...left.fields, ...right.fields], times };
  return sameFields && own !== other ? { ...left, set: join(left.set, right.set), times } : undefined;
}
