import { type Ambiguity, ambiguityText } from '../query/ambiguity';
import type { Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import { projected, withoutMarks } from '../query/projection';
import { withLast } from '../query/result-rows';
import type { Expression } from '../query/tree';
import { tell } from './answer-rendering';
import { type Finding, remark } from './statement';

/** Runs an expression; its columns are those that it names, and nothing found keeps the notes. */
export function runFinding(
  expression: Expression,
  evaluator: Evaluator,
  asked: Parameters<typeof tell>[3],
): Finding {
  const run = withoutMarks(expression);
  const found = tell(run, evaluator.run(run), evaluator, { ...asked, returns: expression.returns });
  if (found.rows.length === 0) {
    const notes = asked.notes.map(remark);
    return { ...found, statements: () => [...found.statements(), ...notes] };
  }
  return { ...found, expression: printExpression(expression) };
}

/** Rows carry no note, so that a last column says which bearer of a name they are about, and how a condition was read. */
export function withNameReadings(
  found: Finding,
  { returns }: Expression,
  { taken, read }: { taken: readonly Ambiguity[]; read: readonly string[] },
): Finding {
  if (returns?.includes('taken_as') === false) return found;
  const said = [...read, ...taken.map(ambiguityText)].join('; ');
  const values = found.rows.map(() => (said === '' ? null : said));
  const rows = withLast(found.rows, { column: 'taken_as', values });
  const isOfMany = rows.some((row) => returns?.some((column) => !Object.hasOwn(row, column)));
  return { ...found, rows: projected(rows, returns, isOfMany) };
}
