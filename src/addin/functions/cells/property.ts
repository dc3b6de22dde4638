import { toCell } from '../../cells/value';
import type { Cell } from '../../cells/cell';
import type { PropertyValue } from '../../../shared/contract/entity';
import type { Failure } from '../../../shared/contract/failure';
import type { KnownPair } from '../call/pair';
import { missingFieldFailure } from '../names/lazy-missing-field';
import type { FunctionContext } from '../call/context';
import { isPromise, type PromiseOrValue } from '../call/promise-or-value';
import { propertyAsTyped } from '../names/spelling';

/** The property of an entity with its sources; fails as absent where the entity has none. */
export async function propertyOf(context: FunctionContext, pair: KnownPair): Promise<PropertyValue> {
  const property = await propertyAsTyped(context, pair.id, pair.field);
  if (property === undefined) throw await missingPropertyFailure(context, pair);
  return property;
}

/** The value of a property as one cell. */
export function propertyCell(context: FunctionContext, pair: KnownPair): PromiseOrValue<Cell> {
  const property = propertyAsTyped(context, pair.id, pair.field);
  if (isPromise(property)) return property.then((found) => cellOf(context, pair, found));
  return keptCell(context, pair, property);
}

/** What was made of a kept value: to make it again costs as much as all the rest of its cell. */
class Made {
  constructor(
    readonly maker: object,
    readonly cell: Cell,
  ) {}
}

function keptCell(
  context: FunctionContext,
  pair: KnownPair,
  property: PropertyValue | undefined,
): PromiseOrValue<Cell> {
  const { need } = context.waiter;
  if (need === undefined || need.value !== property || need.name !== pair.field)
    return cellOf(context, pair, property);
  const maker = context.sourced ?? context.host;
  if (need.made instanceof Made && need.made.maker === maker) return need.made.cell;
  const cell = cellOf(context, pair, property);
  if (!isPromise(cell)) need.made = new Made(maker, cell);
  return cell;
}

function cellOf(
  context: FunctionContext,
  pair: KnownPair,
  property: PropertyValue | undefined,
): PromiseOrValue<Cell> {
  const cell = toCell(property?.value, context.host, { name: pair.field });
  if (cell === undefined || property === undefined)
    return missingPropertyFailure(context, pair).then((failure) => Promise.reject(failure));
  return context.sourced?.sourcedProperty(cell, property) ?? cell;
}

/** The failure of a property that an entity has none of. */
export function missingPropertyFailure({ knowledge }: FunctionContext, pair: KnownPair): Promise<Failure> {
  return missingFieldFailure(knowledge, { ...pair, kind: 'property' });
}
