import type { Result } from './evaluate';
import type { Fact } from './fact';

/** The rows of a result as JSON (§2.11): missing is null, several values are a list. */
export function toRows({ rows }: Pick<Result, 'rows'>): Record<string, unknown>[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map(({ column, facts }) => [column, jsonValue(facts)])),
  );
}

function jsonValue(facts: readonly Fact[]): unknown {
  // Of a long list most cells hold one value, or none.
  const [only] = facts;
  if (only === undefined) return null;
  if (facts.length === 1) return plainValue(only);
  const values = [...new Set(facts.map(plainValue))];
  return values.length > 1 ? values : (values[0] ?? null);
}

/** A fact's value as text or a number; an entity is its name. */
export function plainValue({ value }: Fact): string | number {
  if (value.kind === 'entity') return value.entity.name;
  if (value.kind === 'number' || value.kind === 'point') return value.number;
  return value.kind === 'date' ? value.date : value.text;
}
