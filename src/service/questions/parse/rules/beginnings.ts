import type { Knowledge } from '../../knowledge';
import type { Part, ValuePart } from '../../parts';
import { isBare, plainPath, valueOf } from '../combine';
import { rule } from '../rule';

/** Since when somebody or something is what a value leads to. */
function sinceWhen(value: ValuePart, knowledge: Knowledge): Part | undefined {
  const path = value.times.length + value.where.length > 0 ? undefined : plainPath(value);
  if (path === undefined || !knowledge.leadsToEntities(value.set, path)) return undefined;
  const root = valueOf(value.set, { cat: 'Fields', fields: [[...path, 'since']], times: [] }, knowledge);
  return root && { cat: 'Question', root: { ...root, dated: 'since' } };
}

/** Since when something is so. */
export const BEGINNING_RULES = [
  rule({
    name: 'since when a value is so',
    pattern: 'Value since',
    cost: 0.1,
    result: ([value], knowledge) => sinceWhen(value, knowledge),
  }),
  rule({
    name: 'when what is dated happened',
    pattern: 'when do|be Value Verb',
    cost: 0,
    result: ([, , value, { dated }]) =>
      dated === 'date' && value.where.length > 0 && value.fields[0]?.at(-1) === 'since'
        ? { cat: 'Question', root: value }
        : undefined,
  }),
  rule({
    name: 'when the purchase of somebody happened',
    pattern: 'when do|be Set possessive? Set Verb',
    cost: 0,
    result: ([, , set, , kind, { dated }], knowledge) => {
      const isPurchase = isBare(kind) && kind.topic === 'acquisitions' && dated === 'date';
      const root =
        isPurchase && set.names?.length === 1
          ? valueOf(set, { cat: 'Fields', fields: [['parent', 'since']], times: [] }, knowledge)
          : undefined;
      return root && { cat: 'Question', root };
    },
  }),
  rule({
    name: 'who it is and when that began',
    pattern: 'Question and when be|do Verb',
    cost: 0,
    result: ([{ root }, , , , { dated, field, isPassive }], knowledge) =>
      root.cat === 'Value' && dated === 'since' && isPassive === true && root.fields[0]?.join() === field
        ? sinceWhen(root, knowledge)
        : undefined,
  }),
];
