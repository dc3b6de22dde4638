import { choiceArgument, onlyText, requiredRange, rowRange } from '../cells/argument';
import type { Cell, Grid, Result } from '../cells/cell';
import { cellGrid, crossed } from './cells/cell-grid';
import type { NeedGrid } from './cells/cell-grid';
import { loaded } from './call/lazy-part';
import type { KnownPair, Pair } from './call/pair';
import { guarded } from './guard';
import type { FunctionContext } from './call/context';
import type { PromiseOrValue } from './call/promise-or-value';
import { isEntityId } from '../cells/typed-name';
import { propertyCell, propertyOf } from './cells/property';
import { namer } from './names/entity-resolution';
import { tableCalls } from './tables/lazy-tables';

/**
 * Get a property of an entity. Ranges of entities and properties give a grid in one call.
 * @customfunction PROP
 * @helpurl https://localhost:3000/help.html#ker-prop
 * @remarks
 * With one setting, values [carry their source](workbook.md#carry).
 * @param entity Id or name of the entity, or a range of them: one row each.
 * @param property Name of the property, such as "employee_count", or a range of names: one column each. KER.FIELDS lists them.
 * @param [list] How to show a value that is a list: "join" (the default) in one cell, "spill" in one row each.
 * @param invocation What Excel passes about the call.
 * @returns The values; #N/A where an entity has no such property.
 * @throws #N/A `Apple Inc. has no property "employee". …`: the message lists the nearest names; KER.FIELDS lists all.
 * @throws #N/A `Did you mean =KER.LATEST(…)`: the name is a series, not a property.
 * @cancelable
 * @requiresAddress
 */
export function prop(
  entity: unknown[][],
  property: unknown[][],
  list: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'PROP', invocation }, (context) => {
    if (choiceArgument(list, 'list', LIST) === 'spill') return spilled(context, pairsOf(entity, property));
    return filled(context, { entity, property }, propertyCell);
  });
}

/**
 * Cite the newest source of a property in one cell: name, date, link.
 * @customfunction SOURCE
 * @helpurl https://localhost:3000/help.html#ker-source
 * @param entity Id or name of the entity, or a range of them: one row each.
 * @param property Name of the property, such as "employee_count", or a range of names: one column each.
 * @param invocation What Excel passes about the call.
 * @returns The citations.
 * @cancelable
 * @requiresAddress
 */
export function source(
  entity: unknown[][],
  property: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'SOURCE', invocation }, (context) =>
    filled(context, { entity, property }, async (_, pair) => {
      const [{ sourceCell }, found] = await withSources(context, pair);
      return sourceCell(context, pair, found);
    }),
  );
}

/**
 * List every source of a property.
 * @customfunction SOURCES
 * @helpurl https://localhost:3000/help.html#ker-sources
 * @param entity Id or name of the entity, or a range of them.
 * @param property Name of the property, such as "employee_count", or a range of names.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns Name, date and document of each source.
 * @cancelable
 * @requiresAddress
 */
export function sources(
  entity: unknown[][],
  property: unknown[][],
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'SOURCES', invocation }, async (context) =>
    (await tableCalls()).sourceGrid(context, { entity, property, headers }),
  );
}

/**
 * Count the days since the newest source of a property.
 * @customfunction AGE
 * @helpurl https://localhost:3000/help.html#ker-age
 * @remarks
 * Use it to mark old values, for example with a conditional format that reads its cell.
 * @param entity Id or name of the entity, or a range of them: one row each.
 * @param property Name of the property, such as "employee_count", or a range of names: one column each.
 * @param invocation What Excel passes about the call.
 * @returns Days.
 * @cancelable
 * @requiresAddress
 */
export function age(
  entity: unknown[][],
  property: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'AGE', invocation }, (context) =>
    filled(context, { entity, property }, async (_, pair) => {
      const [{ ageCell }, found] = await withSources(context, pair);
      return ageCell(context, pair, found);
    }),
  );
}

const LIST = ['join', 'spill'] as const;

/** The property, with what tells its sources, which is loaded when a cell first asks for one. */
function withSources(context: FunctionContext, pair: KnownPair) {
  const part = import(/* webpackChunkName: "tables" */ './tables/source-cells');
  return Promise.all([loaded(part), propertyOf(context, pair)]);
}

function pairsOf(entity: unknown, property: unknown): NeedGrid<Pair> {
  return crossed(rowRange(entity, 'entity'), requiredRange(property, 'property'));
}

type CellOf = (context: FunctionContext, pair: KnownPair) => PromiseOrValue<Cell>;

/** Nearly every call is of one entity, by its id, and one property: that needs no grid and no namer. */
function filled(
  context: FunctionContext,
  { entity, property }: { entity: unknown; property: unknown },
  cellOf: CellOf,
): PromiseOrValue<Result> {
  const id = onlyText(entity);
  const field = onlyText(property);
  if (id === undefined || field === undefined || !isEntityId(id))
    return filledGrid(context, pairsOf(entity, property), cellOf);
  return cellOf(context, { entity: id, field, id });
}

/** One namer for the whole grid, so that each distinct name is looked for once. */
function filledGrid(context: FunctionContext, pairs: NeedGrid<Pair>, cellOf: CellOf): PromiseOrValue<Result> {
  const named = namer(context);
  return cellGrid(context, pairs, (pair) =>
    named.together(pair.entity, (id) => cellOf(context, { entity: pair.entity, field: pair.field, id })),
  );
}

/** With what makes tables, which is loaded when a cell first asks for one. */
async function spilled(context: FunctionContext, pairs: NeedGrid<Pair>): Promise<Grid> {
  const part = import(/* webpackChunkName: "tables" */ './tables/list-grid');
  return (await loaded(part)).listGrid(context, pairs);
}
