import type { PropertyValue } from '../../contract/entity';
import type { FunctionContext } from '../call/context';

const underscored = (text: string): string => text.replace(/[\s-]+/g, '_');

/** A property's name as services write it. */
export const usualSpelling = (typed: string): string => underscored(typed).toLowerCase();

/** The name of a relationship, which the service writes in upper case with underscores, as `is CEO of` is meant. */
export const relationshipName = (typed: string): string => underscored(typed).toUpperCase();

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
