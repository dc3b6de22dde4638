import { badArgument, choiceArgument, flagArgument, textRange } from '../cells/argument';
import type { Cell, Grid } from '../cells/cell';
import { cellGrid, crossed } from './cell-grid';
import type { NeedGrid, Pair } from './cell-grid';
import { asking } from './guard';
import type { Asking } from './guard';
import { pairItems } from './pair-items';
import { listCells, propertyCell } from './property';
import { required } from './required';
import { resolver } from './resolve';
import { ageCell, sourceCell, sourceTable } from './source-cells';
import { stacked } from './stacked';

/**
 * Get a property of an entity; ranges of entities and properties give a grid in one call.
 * @customfunction PROP
 * @helpurl https://localhost:3000/help.html#ker-prop
 * @param entity Id or name of the entity, or a range of them, one row each.
 * @param property Name of the property, such as "employee_count" (KER.FIELDS lists them), or a range of them, one column each.
 * @param [list] How to show a value that is a list: "join", the default, puts it into one cell; "spill" gives one row each.
 * @param invocation What Excel tells of the call.
 * @returns The values; #N/A where an entity has no such property.
 * @cancelable
 * @requiresAddress
 */
export function prop(
  entity: unknown[][],
  property: unknown[][],
  list: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return asking({ name: 'PROP', invocation }, (call) => {
    const pairs = pairsOf(entity, property);
    if (choiceArgument(list, 'list', ['join', 'spill']) === 'spill') {
      return listCells(call, onlyPair(pairs), resolver(call));
    }
    return filled(call, { name: 'PROP', pairs, cellOf: propertyCell });
  });
}

/**
 * Cite the newest source of a property in one cell: name, date, link.
 * @customfunction SOURCE
 * @helpurl https://localhost:3000/help.html#ker-source
 * @param entity Id or name of the entity, or a range of them, one row each.
 * @param property Name of the property, such as "employee_count", or a range of them, one column each.
 * @param invocation What Excel tells of the call.
 * @returns The citations.
 * @cancelable
 * @requiresAddress
 */
export function source(
  entity: unknown[][],
  property: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return asking({ name: 'SOURCE', invocation }, (call) =>
    filled(call, { name: 'SOURCE', pairs: pairsOf(entity, property), cellOf: sourceCell }),
  );
}

/**
 * List every source of a property.
 * @customfunction SOURCES
 * @helpurl https://localhost:3000/help.html#ker-sources
 * @param entity Id or name of the entity, or a range of them.
 * @param property Name of the property, such as "employee_count", or a range of them.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Name, date and document of each source.
 * @cancelable
 * @requiresAddress
 */
export function sources(
  entity: unknown[][],
  property: unknown[][],
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return asking({ name: 'SOURCES', invocation }, (call) => {
    const { items, labels } = pairItems(
      textRange(entity, 'entity'),
      textRange(property, 'property'),
      'property',
    );
    const resolve = resolver(call);
    return stacked(items, {
      host: call.host,
      name: 'SOURCES',
      labels,
      headers: flagArgument(headers, 'headers', true),
      tableOf: (pair) => sourceTable(call, pair, resolve),
    });
  });
}

/**
 * Count the days since the newest source of a property.
 * @customfunction AGE
 * @helpurl https://localhost:3000/help.html#ker-age
 * @param entity Id or name of the entity, or a range of them, one row each.
 * @param property Name of the property, such as "employee_count", or a range of them, one column each.
 * @param invocation What Excel tells of the call.
 * @returns Days.
 * @cancelable
 * @requiresAddress
 */
export function age(
  entity: unknown[][],
  property: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return asking({ name: 'AGE', invocation }, (call) =>
    filled(call, { name: 'AGE', pairs: pairsOf(entity, property), cellOf: ageCell }),
  );
}

function pairsOf(entity: unknown, property: unknown): NeedGrid<Pair> {
  return crossed(
    required(textRange(entity, 'entity'), 'entity'),
    required(textRange(property, 'property'), 'property'),
  );
}

type Filling = {
  name: string;
  pairs: NeedGrid<Pair>;
  cellOf: (call: Asking, pair: Pair, resolve: (text: string) => Promise<string>) => Promise<Cell>;
};

/** One resolver for the whole grid, so that each distinct name is looked for once. */
function filled(call: Asking, { name, pairs, cellOf }: Filling): Promise<Grid> {
  const resolve = resolver(call);
  return cellGrid(pairs, { host: call.host, name, toCell: (pair) => cellOf(call, pair, resolve) });
}

function onlyPair(pairs: NeedGrid<Pair>): Pair {
  const [pair, ...more] = pairs.flat();
  if (pair !== undefined && more.length === 0) return pair;
  throw badArgument('list', '"join" for several entities or properties', 'spill');
}
