import type { Grid } from '../../cells/cell';
import type { Table } from './stacked-table';

/** One table as a result. */
export function tableGrid({ header, rows }: Table, headers: boolean): Grid {
  return headers ? [[...header], ...rows] : rows;
}
