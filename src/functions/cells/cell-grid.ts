import type { Cell, Grid } from '../../cells/cell';
import { checkSize } from '../../cells/fit';
import type { TextRange } from '../../cells/argument';
import type { CellContext } from '../call/context';
import type { Pair } from '../call/pair';

/** What a grid function was called with: rows and columns of needs, undefined where the sheet has a blank. */
export type NeedGrid<T> = readonly (readonly (T | undefined)[])[];

/**
 * Fills a grid, all cells at once, so that their needs travel together. A blank stays blank and a failed cell shows its
 * own error beside its neighbours; where the grid is one cell, its failure is the formula's.
 */
export function cellGrid<T>(
  { failed }: Pick<CellContext, 'failed'>,
  needs: NeedGrid<T>,
  toCell: (need: T) => Promise<Cell>,
): Promise<Grid> {
  checkSize(needs.length, needs[0]?.length ?? 0);
  const single = needs.length === 1 && needs[0]?.length === 1;
  const fill = (need: T | undefined): Promise<Cell> => {
    if (need === undefined) return Promise.resolve('');
    return single ? toCell(need) : toCell(need).catch(failed);
  };
  return Promise.all(needs.map((row) => Promise.all(row.map(fill))));
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
