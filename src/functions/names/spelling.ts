import { usualSpelling } from '../../cells/field-name';
import type { PropertyValue } from '../../contract/entity';
import type { FunctionContext } from '../call/context';

/**
 * A property as it is headed on a sheet: `Employee Count` is employee_count, as services write names. What is typed is
 * asked as it stands only where the entity lists it so, or has nothing under the usual spelling.
 */
export async function propertyAsTyped(
  { knowledge, waiter }: Pick<FunctionContext, 'knowledge' | 'waiter'>,
  id: string,
  typed: string,
): Promise<PropertyValue | undefined> {
  const usual = usualSpelling(typed);
  const isListed = knowledge.known.introspection(id)?.properties.includes(typed) === true;
  if (usual === typed || isListed) return knowledge.property(id, typed, waiter);
  return (await knowledge.property(id, usual, waiter)) ?? knowledge.property(id, typed, waiter);
}
