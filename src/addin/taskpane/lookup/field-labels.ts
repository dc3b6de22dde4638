import { humanize } from '../shared/labels';
import { isAmount, type Field } from './field';

/** Whole millions would hide the amounts of a small company. */
export const MILLIONS = '#,##0.0';

/** The label of a field in a sheet, with the unit of its value. */
export function labelOf(field: Field): string {
  if (field.kind === 'property') return humanize(field.name);
  if (field.kind === 'relationship') return humanize(field.type);
  const unit = isAmount(field) ? `${field.unit} millions` : field.unit;
  return unit === '' ? field.name : `${field.name} (${unit})`;
}
