/** Collects the values of a statement, which refers to them by number, never as text. */
export class StatementValues {
  private readonly values: unknown[] = [];

  private readonly numbers = new Map<string, number>();

  /** The number of a value, of one type of PostgreSQL; the same value has one number, so that alike conditions read alike. */
  put(value: unknown, type: string): string {
    const key = `${type} ${JSON.stringify(value)}`;
    const number = this.numbers.get(key) ?? this.values.push(value);
    this.numbers.set(key, number);
    return `$${number}::${type}`;
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

/** A condition that holds for just those that the plan means. */
export const exact = (sql: string): Compiled => ({ sql, isExact: true });

/** What every entity meets. */
export const ANYTHING: Compiled = { sql: 'true', isExact: false };

/** All of several conditions. */
export function all(parts: readonly Compiled[]): Compiled {
  return joined(parts, ' and ', 'true');
}

/** Any of several conditions. */
export function any(parts: readonly Compiled[]): Compiled {
  return joined(parts, ' or ', 'false');
}

/** A condition stands once: PostgreSQL joins what stands alone, and looks at each row for what an `or` joins. */
function joined(parts: readonly Compiled[], word: string, none: string): Compiled {
  const texts = [...new Set(parts.map(({ sql }) => sql))];
  const [only = none, ...others] = texts;
  return {
    sql: others.length === 0 ? only : `(${texts.join(word)})`,
    isExact: parts.every(({ isExact }) => isExact),
  };
}
