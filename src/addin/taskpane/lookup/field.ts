import type { Direction } from '../../runtime/knowledge';

/** One thing that may be asked of an entity and ticked for insertion. */
export type Field =
  | { kind: 'property'; name: string }
  | { kind: 'observation'; type: string; id: string; name: string; unit: string; unique: boolean }
  | { kind: 'relationship'; type: string; direction: Direction };

/** A field's name within its entity, distinct among all kinds. */
export function fieldKey(field: Field): string {
  switch (field.kind) {
    case 'property':
      return `property ${field.name}`;
    case 'observation':
      return `observation ${field.id}`;
    case 'relationship':
      return `relationship ${field.direction} ${field.type}`;
  }
}

/** Whether a series is of a company's amounts, which are inserted in millions. */
export function isAmount({
  type,
  unit,
}: Pick<Extract<Field, { kind: 'observation' }>, 'type' | 'unit'>): boolean {
  return type === 'FinancialMetric' && /^[A-Z]{3}$/.test(unit);
}

/** The names of the properties among the fields. */
export function propertyNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => (field.kind === 'property' ? [field.name] : []));
}
