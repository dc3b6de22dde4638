import { offsetAddress } from '../../../shared/formula/cell-offset';
import type { CellError, Grid } from '../../cells/cell';
import { errorCell } from '../../cells/failure-code';
import { Failure } from '../../../shared/contract/failure';
import type { CallFailure } from '../../runtime/activity';
import { currentHost } from './host';
import { LONGEST_SENTENCE, say, verbatim } from '../../../shared/messages/message';

/** Of one call of a function, whose name stands without its namespace: the failures that became cells. */
export class Failures {
  /** Nearly every call has none. */
  private made: Map<unknown, Failure> | undefined = undefined;

  constructor(readonly name: string) {}

  /** The error that a cell shows for anything that was thrown. */
  asCell(error: unknown): CellError {
    const failure = failureOf(error, this.name);
    const cell = errorCell(failure, currentHost());
    (this.made ??= new Map()).set(cell, failure);
    return cell;
  }

  /** The failures that a result shows, each with the address of its cell where the formula's is known. */
  shownIn(grid: Grid, formula: string | undefined): readonly CallFailure[] {
    // Nearly every result shows none, and may hold a million cells.
    return this.made === undefined ? NONE : failuresIn(grid, formula, this.made);
  }
}

const NONE: readonly CallFailure[] = [];

function failuresIn(
  grid: Grid,
  formula: string | undefined,
  made: ReadonlyMap<unknown, Failure>,
): readonly CallFailure[] {
  return grid.flatMap((row, down) =>
    row.flatMap((cell, across): CallFailure[] => {
      const failure = made.get(cell);
      // A cell that was cancelled is no failing cell: somebody changed or stopped it.
      if (failure === undefined || failure.kind === 'cancelled') return [];
      const address = formula && offsetAddress(formula, { row: down, column: across });
      return [{ cell: address, kind: failure.kind, message: failure.message }];
    }),
  );
}

/** Turns anything thrown into the failure that a cell shows. A bad argument gets the function's name in front. */
function failureOf(error: unknown, name: string): Failure {
  if (!(error instanceof Failure)) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : say('unknown');
    return new Failure(
      'unreadable',
      say('KER.{} failed unexpectedly ({}). Please report it', name, reason ?? ''),
    );
  }
  if (error.kind !== 'bad-argument' && error.kind !== 'too-large') return error;
  const named = `KER.${name}: ${error.message}`;
  return named.length > LONGEST_SENTENCE ? error : new Failure(error.kind, verbatim(named), error.details);
}
