import type { SetPart } from '../question-parts';
import { rule, type Rule } from './rule';

/** What the name of a people and its language means beside words that say which. */
export const TONGUE_RULES: readonly Rule[] = [
  rule(['set', 'tongue'], 0, 'Spanish as an official language', (set) => asTongues(set)),
  rule(['clause', 'tongue'], 0, 'have French as an official language', (clause) => {
    const object = asTongues(clause.object);
    return object === undefined ? undefined : { ...clause, object };
  }),
];

/** The names as those of languages; nothing where one is of none. */
function asTongues(set: SetPart): SetPart | undefined {
  const named = set.named?.map((bearers) => bearers.filter(({ type }) => type === 'Language'));
  return named?.every(({ length }) => length > 0) === true ? { ...set, named } : undefined;
}
