import type { Cell, Grid, Result } from '../../cells/cell';
import { checkSize } from '../../cells/result-size';
import type { TextRange } from '../../cells/argument';
import type { CellContext } from '../call/context';
import type { Pair } from '../call/pair';
import { isPromise, type PromiseOrValue } from '../call/promise-or-value';

/** What a grid function was called with: rows and columns of needs, undefined where the sheet has a blank. */
export type NeedGrid<T> = readonly (readonly (T | undefined)[])[];

/** Cells processed in one task of a few tens of milliseconds, so that Excel and the pane stay responsive. */
const BLOCK = 2_000;

/**
 * Fills a grid, block by block so that the page never stands still, and fast enough for all needs to travel together. A
 * blank stays blank and a failed cell shows its own error beside its neighbours; where the grid is one cell, its
 * failure is the formula's.
 */
export function cellGrid<T>(
  { failures }: Pick<CellContext, 'failures'>,
  needs: NeedGrid<T>,
  toCell: (need: T) => PromiseOrValue<Cell>,
): PromiseOrValue<Result> {
  const width = needs[0]?.length ?? 0;
  checkSize(needs.length, width);
  if (needs.length !== 1 || width !== 1)
    return inBlocks(needs, (need) => cellOrFailure(failures, need, toCell));
  const need = needs[0]?.[0];
  return need === undefined ? '' : toCell(need);
}

function cellOrFailure<T>(
  failures: CellContext['failures'],
  need: T | undefined,
  toCell: (need: T) => PromiseOrValue<Cell>,
): PromiseOrValue<Cell> {
  if (need === undefined) return '';
  try {
    const cell = toCell(need);
    return isPromise(cell) ? cell.catch((error: unknown) => failures.asCell(error)) : cell;
  } catch (error) {
    return failures.asCell(error);
  }
}

async function inBlocks<T>(
  needs: NeedGrid<T>,
  cellOf: (need: T | undefined) => PromiseOrValue<Cell>,
): Promise<Grid> {
  const grid: Grid = [];
  const waiting: Promise<void>[] = [];
  const rows = Math.max(1, Math.floor(BLOCK / Math.max(1, needs[0]?.length ?? 0)));
  for (const [down, row] of needs.entries()) {
    if (down > 0 && down % rows === 0) await nextTask();
    const cells: Grid[number] = [];
    for (const [across, need] of row.entries()) {
      const cell = cellOf(need);
      if (isPromise(cell)) waiting.push(cell.then((value) => void (cells[across] = value)));
      else cells[across] = cell;
    }
    grid.push(cells);
  }
  await Promise.all(waiting);
  return grid;
}

/** Browsers delay nested timers by 4 ms, but not messages. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * A grid of entities by fields, entities down and fields across unless they are given the other way round. If one of
 * them is a single cell, the result has the shape of the other.
 */
export function crossed(entities: TextRange, fields: TextRange): NeedGrid<Pair> {
  if (isOneCell(fields) && isOneCell(entities)) return [[pair(entities[0]?.[0], fields[0]?.[0])]];
  if (isOneCell(fields)) return entities.map((row) => row.map((each) => pair(each, fields[0]?.[0])));
  if (isOneCell(entities)) return fields.map((row) => row.map((each) => pair(entities[0]?.[0], each)));
  const across = entities.length === 1 && fields.length > 1 && fields[0]?.length === 1;
  if (across) return fields.flat().map((each) => entities.flat().map((one) => pair(one, each)));
  return entities.flat().map((one) => fields.flat().map((each) => pair(one, each)));
}

/** Whether a range is one cell. */
export function isOneCell(range: TextRange): boolean {
  return range.length === 1 && range[0]?.length === 1;
}

function pair(entity: string | undefined, field: string | undefined): Pair | undefined {
  return entity === undefined || field === undefined ? undefined : { entity, field };
}
