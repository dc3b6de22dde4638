import type { Cell, Grid } from '../../cells/cell';
import { checkSize } from '../../cells/fit';
import type { TextRange } from '../../cells/argument';
import type { CellContext } from '../call/context';
import type { Pair } from '../call/pair';

/** What a grid function was called with: rows and columns of needs, undefined where the sheet has a blank. */
export type NeedGrid<T> = readonly (readonly (T | undefined)[])[];

/** So many cells are asked in one task, which takes a few tens of milliseconds; Excel and the pane go on between. */
const BLOCK = 2_000;

/**
 * Fills a grid, block by block so that the page never stands still, and fast enough for all needs to travel together. A
 * blank stays blank and a failed cell shows its own error beside its neighbours; where the grid is one cell, its
 * failure is the formula's.
 */
export async function cellGrid<T>(
  { failed }: Pick<CellContext, 'failed'>,
  needs: NeedGrid<T>,
  toCell: (need: T) => Promise<Cell>,
): Promise<Grid> {
  const width = needs[0]?.length ?? 0;
  checkSize(needs.length, width);
  if (needs.length === 1 && width === 1) {
    const need = needs[0]?.[0];
    return [[need === undefined ? '' : await toCell(need)]];
  }
  const cellOf = (need: T) => toCell(need).catch(failed);
  const blocks: Promise<Grid>[] = [];
  const rows = Math.max(1, Math.floor(BLOCK / Math.max(1, width)));
  for (let start = 0; start < needs.length; start += rows) {
    if (start > 0) await nextTask();
    blocks.push(filled(needs.slice(start, start + rows), cellOf));
  }
  return (await Promise.all(blocks)).flat();
}

/** One promise for all cells of a block: one a row would be as many again where rows are short. */
async function filled<T>(needs: NeedGrid<T>, cellOf: (need: T) => Promise<Cell>): Promise<Grid> {
  const asked = needs.map((row) =>
    row.map((need) => (need === undefined ? Promise.resolve('') : cellOf(need))),
  );
  const cells = await Promise.all(asked.flat());
  let next = 0;
  return asked.map((row) => row.map(() => cells[next++] ?? ''));
}

/** Timers are held back to 4 ms once they follow each other; a message is not. */
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
 * Entities by fields as a grid: entities down and fields across, or the other way round where the entities are a row and
 * the fields a column; where one of the two is a single cell, the result has the shape of the other.
 */
export function crossed(entities: TextRange, fields: TextRange): NeedGrid<Pair> {
  const [entity, field] = [only(entities), only(fields)];
  if (field !== undefined) return entities.map((row) => row.map((each) => pair(each, field.text)));
  if (entity !== undefined) return fields.map((row) => row.map((each) => pair(entity.text, each)));
  const across = entities.length === 1 && fields.length > 1 && fields[0]?.length === 1;
  if (across) return fields.flat().map((each) => entities.flat().map((one) => pair(one, each)));
  return entities.flat().map((one) => fields.flat().map((each) => pair(one, each)));
}

function only(range: TextRange): { text: string | undefined } | undefined {
  return range.length === 1 && range[0]?.length === 1 ? { text: range[0][0] } : undefined;
}

function pair(entity: string | undefined, field: string | undefined): Pair | undefined {
  return entity === undefined || field === undefined ? undefined : { entity, field };
}
