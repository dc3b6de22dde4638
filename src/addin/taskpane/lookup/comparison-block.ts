import { partition } from 'es-toolkit/array';

import type { EntityHead } from '../../runtime/knowledge';
import { rangeName, type CellPlace } from '../../../shared/formula/address';
import { quoteText } from '../../../shared/formula/text-constant';
import { BLANK, type Block, type CellContent } from '../../workbook/excel/content';
import { isAmount, propertyNames, type Field } from './field';
import { labelOf, MILLIONS } from './field-labels';

/** What a comparison shows: entities down, fields across. */
export type Comparison = {
  compared: readonly EntityHead[];
  fields: readonly Field[];
  headers: { entity: string; id: string };
  /** Names of the series that all compared entities have in one unit. */
  oneUnit: ReadonlySet<string>;
};

/**
 * A ready comparison: names and ids down, fields across, and one formula that fills the grid between them. Amounts are in
 * millions, as their headings say with the unit that all have, or else of each one's own currency.
 */
export function comparisonRows({ compared, fields, headers, oneUnit }: Comparison, anchor: CellPlace): Block {
  const properties = propertyNames(fields);
  const series = fields.flatMap((field) => (field.kind === 'observation' ? [field] : []));
  const [scaled, unscaledSeries] = partition(series, isAmount);
  const plain = unscaledSeries.map(({ name }) => name);
  const labels = scaled.map((field) =>
    oneUnit.has(field.name) ? labelOf(field) : `${field.name} (millions, own currency)`,
  );
  const headings = [...properties, ...plain, ...labels];
  if (headings.length === 0 || compared.length === 0) return [];
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
  if (plain.length > 0) formulas.set(properties.length, grid('LATEST', 2 + properties.length, plain.length));
  const unscaled = properties.length + plain.length;
  if (scaled.length > 0) {
    const names = scaled.map(({ name }) => quoteText(name)).join(',');
    formulas.set(unscaled, { formula: `=KER.LATEST(${ids},{${names}})/10^6`, format: MILLIONS });
  }
  return [
    [{ value: headers.entity }, { value: headers.id }, ...headings.map((name) => ({ value: name }))],
    ...compared.map(({ name, id }, row) => [
      { value: name },
      { value: id },
      ...headings.map((_, column) => {
        const blank = column < unscaled ? BLANK : { ...BLANK, format: MILLIONS };
        return (row === 0 ? formulas.get(column) : undefined) ?? blank;
      }),
    ]),
  ];
}
