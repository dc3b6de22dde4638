import { badArgument } from '../../cells/argument';
import type { Grid } from '../../cells/cell';
import { toCell } from '../../cells/value';
import { say } from '../../../shared/messages/message';
import type { FunctionContext } from '../call/context';
import type { KnownPair, Pair } from '../call/pair';
import type { PromiseOrValue } from '../call/promise-or-value';
import type { NeedGrid } from '../cells/cell-grid';
import { missingPropertyFailure, propertyOf } from '../cells/property';
import { namer } from '../names/entity-resolution';

/** The value of a property with one row for each of its items; several properties have no such rows. */
export function listGrid(context: FunctionContext, pairs: NeedGrid<Pair>): PromiseOrValue<Grid> {
  const [pair, ...more] = pairs.flat();
  if (pair === undefined || more.length > 0)
    throw badArgument('list', say('"join" for several entities or properties'), 'spill');
  return namer(context).together(pair.entity, (id) => listCells(context, { ...pair, id }));
}

async function listCells(context: FunctionContext, pair: KnownPair): Promise<Grid> {
  const { value } = await propertyOf(context, pair);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const cells = items.map((item) => toCell(item, context.host, { name: pair.field }));
  const rows = cells.filter((cell) => cell !== undefined).map((cell) => [cell]);
  if (rows.length === 0) throw await missingPropertyFailure(context, pair);
  return rows;
}
