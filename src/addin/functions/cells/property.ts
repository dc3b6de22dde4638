import { toCell } from '../../cells/value';
import type { Cell } from '../../cells/cell';
import type { PropertyValue } from '../../../shared/contract/entity';
import type { Failure } from '../../../shared/contract/failure';
import type { KnownPair } from '../call/pair';
import { lackingFailure } from '../names/lazy-missing-field';
import type { FunctionContext } from '../call/context';
import { andThen, type PromiseOrValue } from '../call/promise-or-value';
import { propertyAsTyped } from '../names/spelling';

/** The property of an entity with its sources; fails as absent where the entity has none. */
export async function propertyOf(context: FunctionContext, pair: KnownPair): Promise<PropertyValue> {
  const property = await propertyAsTyped(context, pair.id, pair.field);
  if (property === undefined) throw await lacking(context, pair);
  return property;
}

/** The value of a property as one cell. */
export function propertyCell(context: FunctionContext, pair: KnownPair): PromiseOrValue<Cell> {
  return andThen(propertyAsTyped(context, pair.id, pair.field), (property) => {
    const cell = toCell(property?.value, context.host, { name: pair.field });
    if (cell === undefined || property === undefined) return lacking(context, pair).then(reject);
    return context.sourced?.sourcedProperty(cell, property) ?? cell;
  });
}

function reject(failure: Failure): never {
  throw failure;
}

/** The failure of a property that an entity has none of. */
export function lacking({ knowledge }: FunctionContext, pair: KnownPair): Promise<Failure> {
  return lackingFailure(knowledge, { ...pair, kind: 'property' });
}
