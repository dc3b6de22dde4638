import { fieldSpec } from '../query/field-table';

/** A field as prose calls it. */
export function fieldLabel(field: string): string {
  return fieldSpec(field)?.label ?? field.replace(/_/g, ' ');
}
