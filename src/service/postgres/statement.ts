/** Collects the values of a statement; each is meant by its number and never stands in the text. */
export class StatementValues {
  private readonly values: unknown[] = [];

  /** The number of a value, of one type of PostgreSQL. */
  put(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** A statement with the values that its text means, since not all that was thought of came to stand in it. */
  used(text: string): [text: string, values: unknown[]] {
    const numbers = new Map<string, number>();
    const used = text.replace(/\$(\d+)(?=::)/g, (_, number: string) => {
      const known = numbers.get(number) ?? numbers.size + 1;
      numbers.set(number, known);
      return `$${known}`;
    });
    return [used, [...numbers.keys()].map((number) => this.values[Number(number) - 1])];
  }
}

/** A condition in SQL on an entity `e`, and whether it holds for just those that the plan means and for no more. */
export type Compiled = { sql: string; isExact: boolean };

/** What every entity meets. */
export const ANYTHING: Compiled = { sql: 'true', isExact: false };

/** All of several conditions. */
export function all(parts: readonly Compiled[]): Compiled {
  return {
    sql: parts.length === 0 ? 'true' : `(${parts.map(({ sql }) => sql).join(' and ')})`,
    isExact: parts.every(({ isExact }) => isExact),
  };
}

/** Any of several conditions. */
export function any(parts: readonly Compiled[]): Compiled {
  return {
    sql: parts.length === 0 ? 'false' : `(${parts.map(({ sql }) => sql).join(' or ')})`,
    isExact: parts.every(({ isExact }) => isExact),
  };
}
