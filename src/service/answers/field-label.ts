import { fieldSpec } from '../query/field-table';

/** A field as prose calls it. */
export function fieldLabel(field: string): string {
  return fieldSpec(field)?.label ?? field.replace(/_/g, ' ');
}

/** Several of a field as prose calls them. */
export function pluralLabel(field: string): string {
  return fieldSpec(field)?.plural ?? `${fieldLabel(field)}s`;
}
