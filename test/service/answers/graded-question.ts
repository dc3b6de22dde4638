import type { DirectEngine } from '../../../src/service/knowledge';

/** What a right answer holds, worked out from the dataset itself and not by what answers. */
export type Expected =
  /** A row holds this value, or these names are the rows. */
  | { value: string | number }
  | { names: readonly string[] }
  /** The first rows, in this order. */
  | { first: readonly string[] }
  | { count: number }
  | { verdict: 'yes' | 'no' }
  /** Nothing that is known: the answer says so, and names the word where one is given. */
  | { refused: string };

/** A question with what a right answer holds. `half` says whether it was looked at while the planner was written. */
export type GradedQuestion = { kind: string; half: 'work' | 'held'; question: string; expected: Expected };

/** What came of a question. */
export type Outcome = 'right' | 'refused' | 'wrong';

const REFUSED = /^This is not in the embedded dataset/;

/** Asks a question and judges both its rows and its prose. */
export function outcomeOf(engine: DirectEngine, { question, expected }: GradedQuestion): Outcome {
  const { content } = engine.answer(question);
  const { results } = engine.rows(question);
  const isRefused = REFUSED.test(content);
  if ('refused' in expected)
    return isRefused && content.includes(expected.refused) ? 'right' : isRefused ? 'refused' : 'wrong';
  if (isRefused) return 'refused';
  return isRight(expected, results, content) ? 'right' : 'wrong';
}

function isRight(
  expected: Exclude<Expected, { refused: string }>,
  rows: readonly Record<string, unknown>[],
  content: string,
): boolean {
  const names = rows.map(({ name }) => String(name));
  if ('verdict' in expected) return content.startsWith(expected.verdict === 'yes' ? '**Yes' : '**No');
  if ('count' in expected) return rows.some((row) => row['count'] === expected.count);
  if ('first' in expected) return expected.first.every((name, at) => names[at] === name);
  if ('names' in expected) {
    const wanted = new Set(expected.names);
    const values = rows.length === 1 ? rows.flatMap((row) => Object.values(row).flat().map(String)) : [];
    const found =
      names.length === 1 && !wanted.has(names[0] ?? '') ? values.filter((value) => wanted.has(value)) : names;
    return (
      found.length >= wanted.size &&
      new Set(found).size === wanted.size &&
      found.every((name) => wanted.has(name))
    );
  }
  return rows.some((row) =>
    Object.values(row)
      .flat()
      .some((value) => isSame(value, expected.value)),
  );
}

function isSame(value: unknown, expected: string | number): boolean {
  if (typeof expected === 'string') return String(value) === expected;
  return typeof value === 'number' && Math.abs(value - expected) <= Math.abs(expected) * 1e-5 + 1e-9;
}
