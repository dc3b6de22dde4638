import type { Knowledge } from '../../knowledge';
import type { Part, ValuePart } from '../../parts';
import { valueOf } from '../combine';
import { rule } from '../rule';

/** Since when somebody or something is what a value leads to. */
function sinceWhen(value: ValuePart, knowledge: Knowledge): Part | undefined {
  const [path, ...others] = value.fields;
  const isPlain =
    path !== undefined &&
    others.length === 0 &&
    value.times.length === 0 &&
    value.summary === undefined &&
    value.where.length === 0;
  if (!isPlain || !knowledge.leadsToEntities(value.set, path)) return undefined;
  const root = valueOf(value.set, { cat: 'Fields', fields: [[...path, 'since']], times: [] }, knowledge);
  return root && { cat: 'Question', root: { ...root, dated: 'since' } };
}

/** Since when something is so. */
export const BEGINNING_RULES = [
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
