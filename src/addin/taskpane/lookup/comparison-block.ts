import type { EntityHead } from '../../runtime/knowledge';
import { rangeName, type CellPlace } from '../../../shared/formula/address';
import { BLANK, type Block, type CellContent } from '../../workbook/excel/content';
import { propertyNames, type Field } from './field';

/** What a comparison shows: entities down, fields across. */
export type Comparison = {
  compared: readonly EntityHead[];
  fields: readonly Field[];
  headers: { entity: string; id: string };
};

/** A ready comparison: names and ids down, fields across, and one formula that fills the grid between them. */
export function comparisonRows({ compared, fields, headers }: Comparison, anchor: CellPlace): Block {
  const properties = propertyNames(fields);
  const series = fields.flatMap((field) => (field.kind === 'observation' ? [field.name] : []));
  const names = [...properties, ...series];
  if (names.length === 0 || compared.length === 0) return [];
  const at = (row: number, column: number): CellPlace => ({
    row: anchor.row + row,
    column: anchor.column + column,
  });
  const ids = rangeName(at(1, 1), at(compared.length, 1));
  const grid = (name: string, from: number, count: number): CellContent => ({
    formula: `=KER.${name}(${ids},${rangeName(at(0, from), at(0, from + count - 1))})`,
  });
  const formulas = new Map<number, CellContent>();
  if (properties.length > 0) formulas.set(0, grid('PROP', 2, properties.length));
  if (series.length > 0)
    formulas.set(properties.length, grid('LATEST', 2 + properties.length, series.length));
  return [
    [{ value: headers.entity }, { value: headers.id }, ...names.map((name) => ({ value: name }))],
    ...compared.map(({ name, id }, row) => [
      { value: name },
      { value: id },
      ...names.map((_, column) => (row === 0 ? formulas.get(column) : undefined) ?? BLANK),
    ]),
  ];
}
