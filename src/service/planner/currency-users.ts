import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { Vocabulary } from './vocabulary';
import { findPhrase, type Word } from './words';

/**
 * Countries that a currency leads to are those that use it, as a list of countries tells them: `the euro is the currency
 * of which countries`, of which no territory is one. Where no countries are said, as in `where is the euro used`, the
 * expression stays as it is.
 */
export function asCurrencyUsers(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): Expression {
  const { topic, also, select, aggregate, filters, orders, at } = expression;
  const isSaid = vocabularies.some(({ language }) => {
    const countries = language.classes['countries'];
    return countries !== undefined && findPhrase(words, `${countries.one}|${countries.many}`) !== undefined;
  });
  const isCounted = aggregate?.summary === 'count' && aggregate.path.length === 0;
  const isPlain = [also, at, isCounted ? undefined : aggregate].every((each) => each === undefined);
  if (!isSaid || !isPlain || filters.length + orders.length > 0 || select.join() !== 'countries')
    return expression;
  const found = evaluator.topics.find(topic);
  const [money] = found?.kind === 'named' ? found.entities : [];
  if (money?.type !== 'Currency') return expression;
  return {
    topic: 'countries',
    select: [],
    orders: [],
    filters: [
      {
        path: ['currency'],
        operator: '=',
        operand: { text: money.name, anyOf: [[money.name]], commas: false },
      },
    ],
    ...(isCounted ? { aggregate } : {}),
  };
}
