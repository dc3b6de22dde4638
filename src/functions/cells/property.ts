import { toCell } from '../../cells/value';
import type { Cell, Grid } from '../../cells/cell';
import type { PropertyValue } from '../../contract/entity';
import type { Failure } from '../../contract/failure';
import type { Pair } from '../call/pair';
import { absent } from '../names/absent';
import type { FunctionContext } from '../call/context';
import { propertyAsTyped } from '../names/spelling';

/** The property of an entity with its sources; fails as absent where the entity has none. */
export async function propertyOf(
  context: FunctionContext,
  { entity, field }: Pair,
  resolve: (text: string) => Promise<string>,
): Promise<PropertyValue> {
  const id = await resolve(entity);
  const property = await propertyAsTyped(context, id, field);
  if (property === undefined) throw lacking(context, id, { entity, field });
  return property;
}

/** The value of a property as one cell. */
export async function propertyCell(
  context: FunctionContext,
  pair: Pair,
  resolve: (text: string) => Promise<string>,
): Promise<Cell> {
  const property = await propertyOf(context, pair, resolve);
  const cell = toCell(property.value, context.host, { name: pair.field });
  if (cell === undefined) throw lacking(context, await resolve(pair.entity), pair);
  return cell;
}

/** The value of a property with one row for each of its items. */
export async function listCells(
  context: FunctionContext,
  pair: Pair,
  resolve: (text: string) => Promise<string>,
): Promise<Grid> {
  const { value } = await propertyOf(context, pair, resolve);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const cells = items.map((item) => toCell(item, context.host, { name: pair.field }));
  const rows = cells.filter((cell) => cell !== undefined).map((cell) => [cell]);
  if (rows.length === 0) throw lacking(context, await resolve(pair.entity), pair);
  return rows;
}

function lacking({ knowledge }: FunctionContext, id: string, pair: Pair): Failure {
  return absent(knowledge, { id, ...pair, kind: 'property' });
}
