import type { EntityType } from '../../shared/contract/entity-type';
import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { Vocabulary } from './vocabulary';
import { isOneOf, type Word } from './words';

/** The field by which what lies in places of one kind is counted for each of them. */
const BY: Readonly<Partial<Record<EntityType, string>>> = {
  Country: 'country',
  CountrySubdivision: 'state',
  Continent: 'continent',
};

/** `How many companies are in Texas vs California` asks for two numbers, and not for their sum. */
export function eachCounted(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): Expression {
  const { filters, aggregate, select, also } = expression;
  const places = filters.filter(
    ({ path, operator, operand }) =>
      path.join() === 'location' && operator === '=' && operand.anyOf.length > 1,
  );
  const [place, ...others] = places;
  const isPlain = aggregate?.summary === 'count' && aggregate.by === undefined && select.length === 0;
  const isAgainst = words.some(({ text }) =>
    vocabularies.some(({ language: { light } }) => isOneOf(light.against ?? '', text)),
  );
  if (place === undefined || others.length > 0 || !isPlain || also !== undefined || !isAgainst)
    return expression;
  const kinds = new Set(
    place.operand.anyOf.flat().map((name) => {
      const [entity] = evaluator.means.exact(name);
      return entity === undefined ? undefined : BY[entity.type];
    }),
  );
  const [by] = kinds;
  return kinds.size > 1 || by === undefined
    ? expression
    : { ...expression, aggregate: { ...aggregate, by: [by] } };
}
