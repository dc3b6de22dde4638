import type { SetPart } from '../../parts';
import { isBare } from '../combine';
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

const partOf = (set: SetPart): string | undefined =>
  isBare(set) && set.count === undefined ? PARTS.get(set.topic ?? '') : undefined;

/** A figure of each part of a class. */
export const GROUP_RULES = [
  rule({
    name: 'part of a class',
    pattern: 'by|per|each|in Set',
    cost: 0.02,
    result: ([word, set]) => {
      const field = word.cat === 'in' ? undefined : partOf(set);
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
    pattern: 'Value Group',
    cost: 0,
    result: ([value, { field }]) =>
      value.set.names === undefined && value.summary !== undefined && value.group === undefined
        ? { ...value, group: field }
        : undefined,
  }),
];
