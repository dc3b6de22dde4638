import { propertyNames } from '../../cells/field-name';
import type { PropertyValue } from '../../../shared/contract/entity';
import type { FunctionContext } from '../call/context';
import { andThen, isPromise, type PromiseOrValue } from '../call/promise-or-value';

type Asking = Pick<FunctionContext, 'knowledge' | 'waiter'>;
type Found = PromiseOrValue<PropertyValue | undefined>;

/**
 * A property as it is headed on a sheet: `Employee Count` and `Employees` are employee_count, as services write names. What
 * is typed is requested as it stands only where the entity lists it so, or has nothing under the other names.
 */
export function propertyAsTyped({ knowledge, waiter }: Asking, id: string, typed: string): Found {
  const names = propertyNames(typed);
  const isUsual = names.length === 1 && names[0] === typed;
  return isUsual ? knowledge.property(id, typed, waiter) : firstNamed({ knowledge, waiter }, id, typed);
}

function firstNamed({ knowledge, waiter }: Asking, id: string, typed: string): Found {
  const names = propertyNames(typed);
  const isListed = knowledge.known.introspection(id)?.properties.includes(typed) === true;
  if (isListed) return knowledge.property(id, typed, waiter);
  // They travel together.
  const found = firstOf(names.map((name) => knowledge.property(id, name, waiter)));
  if (names.includes(typed)) return found;
  return andThen(found, (property) => property ?? knowledge.property(id, typed, waiter));
}

/** The first that is there; whether those after it fail does not matter then. */
function firstOf([first, ...more]: readonly Found[]): Found {
  for (const each of more) if (isPromise(each)) each.catch(() => undefined);
  return more.length === 0 ? first : andThen(first, (found) => found ?? firstOf(more));
}
