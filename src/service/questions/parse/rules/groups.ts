import type { Knowledge } from '../../knowledge';
import { wordsOf, type FieldsPart, type SetPart, type ValuePart } from '../../parts';
import { allOf, isBare, valueOf } from '../combine';
import { rule } from '../rule';

/** Classes by which others are parted, as the field that says of which one is. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['states', 'state'],
  ['countries', 'country'],
  ['continents', 'continent'],
  ['regions', 'region'],
  ['cities', 'city'],
  ['exchanges', 'exchange'],
  ['industries', 'industry'],
  ['currencies', 'currency'],
  ['languages', 'languages'],
]);

/** Fields by which a class is parted. */
const PARTING: ReadonlySet<string> = new Set([...PARTS.values(), ...wordsOf('auditor registered_in')]);

const partOf = (part: SetPart | FieldsPart): string | undefined => {
  if (part.cat === 'Set')
    return isBare(part) && part.count === undefined ? PARTS.get(part.topic ?? '') : undefined;
  const [path, ...others] = part.fields;
  const field = path?.join('.') ?? '';
  const isPlain = others.length + part.times.length === 0 && part.summary === undefined;
  return isPlain && PARTING.has(field) ? field : undefined;
};

/** A figure of each part of a class. */
export const GROUP_RULES = [
  rule({
    name: 'part of a class',
    pattern: 'by|per|each|in Set|Fields',
    cost: 0.02,
    result: ([word, part]) => {
      const field = word.cat === 'in' ? undefined : partOf(part);
      return field === undefined ? undefined : { cat: 'Group', field };
    },
  }),
  rule({
    name: 'each part',
    pattern: 'in|on|of|for Group',
    cost: 0,
    result: ([, group]) => group,
  }),
  rule({
    name: 'class by its parts',
    pattern: 'Set Group',
    cost: 0.1,
    result: ([set, { field }]) =>
      set.names === undefined && set.ranking === undefined && set.count === undefined
        ? { cat: 'Value', set, fields: [], where: [], times: [], summary: 'count', group: field }
        : undefined,
  }),
  rule({
    name: 'number of a class by its parts',
    pattern: 'howMany Value',
    cost: 0,
    result: ([, value]) =>
      value.group !== undefined && value.summary === 'count' ? { cat: 'Question', root: value } : undefined,
  }),
  rule({
    name: 'number of a class in each part',
    pattern: 'howMany Set AUX Verb|there Group',
    cost: 0,
    result: ([, set, , , { field }]) =>
      set.names === undefined && set.ranking === undefined
        ? {
            cat: 'Question',
            root: { cat: 'Value', set, fields: [], where: [], times: [], summary: 'count', group: field },
          }
        : undefined,
  }),
  rule({
    name: 'figure of each part',
    pattern: 'Value|Fields Group',
    cost: 0,
    result: ([part, { field }], knowledge) => {
      const value = part.cat === 'Value' ? part : ofAll(part, knowledge);
      const isFree = value?.set.names === undefined && value?.group === undefined;
      if (value?.summary === undefined || !isFree) return undefined;
      const { set, times, fields } = value;
      if (PARTS.get(set.topic ?? '') !== field) return { ...value, group: field };
      // Of each country by itself there is nothing to work out.
      return part.summary === undefined
        ? { ...set, times, ranking: { direction: 'DESC', path: fields[0] ?? [], isOrder: true } }
        : undefined;
    },
  }),
];

/** A figure of the class that has it; what is not said to be worked out otherwise is summed up. */
function ofAll(fields: FieldsPart, knowledge: Knowledge): ValuePart | undefined {
  const [path = [], ...others] = fields.fields;
  const set = others.length > 0 ? undefined : allOf(path, knowledge);
  return set && valueOf(set, { ...fields, summary: fields.summary ?? 'sum' }, knowledge);
}
