import { usualSpelling } from '../../cells/field-name';
import type { PropertyValue } from '../../../shared/contract/entity';
import type { FunctionContext } from '../call/context';
import { andThen, type PromiseOrValue } from '../call/promise-or-value';

/**
 * A property as it is headed on a sheet: `Employee Count` is employee_count, as services write names. What is typed is
 * asked as it stands only where the entity lists it so, or has nothing under the usual spelling.
 */
export function propertyAsTyped(
  { knowledge, waiter }: Pick<FunctionContext, 'knowledge' | 'waiter'>,
  id: string,
  typed: string,
): PromiseOrValue<PropertyValue | undefined> {
  const usual = usualSpelling(typed);
  const isListed = () => knowledge.known.introspection(id)?.properties.includes(typed) === true;
  if (usual === typed || isListed()) return knowledge.property(id, typed, waiter);
  return andThen(
    knowledge.property(id, usual, waiter),
    (property) => property ?? knowledge.property(id, typed, waiter),
  );
}
