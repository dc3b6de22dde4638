import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import { GROUPS } from './kinds';
import type { Vocabulary } from './vocabulary';
import { findPhrase, type Word } from './words';

/**
 * The membership of a union is who belongs to it, as in `EU membership in 2003`; of what a union belongs to itself the
 * memberships are asked. Of anything else, and of a union without members, the expression stays as it is.
 */
export function asUnionMembers(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): Expression {
  const { topic, also, select } = expression;
  const isSaid = vocabularies.some(({ language }) => findPhrase(words, language.membership) !== undefined);
  if (!isSaid || also !== undefined || select.length !== 1 || select[0] !== 'member_of') return expression;
  const found = evaluator.topics.find(topic);
  const isUnion =
    found?.kind === 'named' &&
    found.entities.some(({ type, incoming }) => GROUPS.has(type) && incoming.has('IS_MEMBER_OF'));
  return isUnion ? { ...expression, select: ['members'] } : expression;
}
