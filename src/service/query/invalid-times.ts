import { explainInvalidTime } from '../store/invalid-time';
import type { Evaluator } from './evaluate';
import { factsOf } from './operand-unit';
import { momentOf } from './period';
import type { Expression, Filter } from './tree';

/** A time that the calendar lacks, as it is written, and why it is none, as the end of a sentence. */
type Lacked = { written: string; why: string };

/** Those of the times of `at=` that the calendar lacks: of a span each of its ends. */
export const invalidTimesOf = (time: string): Lacked[] => time.split('..').flatMap(lacked);

/** Those of the values of a condition, where its field has days: `since>2023-02-29` would be met by what comes after the 28th. */
export function invalidTimesIn(
  { path, operand }: Filter,
  expression: Expression,
  evaluator: Evaluator,
): Lacked[] {
  const found = operand.anyOf.flat().flatMap(lacked);
  if (found.length === 0) return found;
  const [fact] = factsOf(path, expression, evaluator);
  return fact?.value.kind === 'text' || fact?.value.kind === 'entity' ? [] : found;
}

function lacked(written: string): Lacked[] {
  const why = explainInvalidTime(momentOf(written));
  return why === undefined ? [] : [{ written, why }];
}
