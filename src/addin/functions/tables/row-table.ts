import type { Cell, Host } from '../../cells/cell';
import { numberFormat } from '../../cells/number-format';
import { numberCell, toCell } from '../../cells/value';
import { cellText } from '../../cells/text';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import { fieldLeftOut, malformed, slipIn, unknownFieldIn } from '../names/expression-errors';
import type { Table } from './stacked-table';
import { ownValue } from '../../../shared/contract/own-value';
import { say } from '../../../shared/messages/message';

/** A row of a structured result; its fields are the service's choice. */
type Row = Readonly<Record<string, unknown>>;

/** Checks an expression before it is sent, and refuses one that is malformed in every reading. */
export function wellFormed(input: string): string {
  const slip = malformed(input);
  if (slip !== undefined) throw new Failure('bad-argument', slip);
  return input;
}

/** A refusal of an expression, by the add-in's own words where they name the field. */
export function refusalOf(error: unknown, input: string): unknown {
  const slip = error instanceof Failure && error.kind === 'refused' ? unknownFieldIn(input) : undefined;
  return slip === undefined ? error : new Failure('no-match', say('No rows match: {}', slip));
}

/**
 * The rows of a structured result as a table: every field of any row is a column, in the order in which fields are
 * first seen; what a row does not have is blank.
 */
export function rowTable(results: readonly Row[], input: string, host: Host): Table {
  if (results.length === 0) {
    const slip = slipIn(input);
    throw new Failure(
      'no-match',
      slip === undefined
        ? say(
            // A service may leave out what has no place in an order, though the filters let it through.
            /\border_by\s*=/i.test(input)
              ? 'No rows match "{}". Check the filters, or omit order_by'
              : FUNCTIONS.QUERY.empty,
            input,
          )
        : say('No rows match: {}', slip),
    );
  }
  const columns = [...new Set(results.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0)
    throw new Failure(
      'no-match',
      say('The rows for "{}" have no values. List other fields in return(…)', input),
    );
  const unknown = fieldLeftOut(input, columns);
  if (unknown !== undefined)
    throw new Failure('absent', say('The rows of "{}" have no column {}', input, unknown));
  const formats = columns.map((column) => numberFormat(numbersOf(results, column), { name: column }));
  return {
    header: columns.map((column) => cellText(column)),
    rows: results.map((row) =>
      columns.map((column, at): Cell => fieldCell(ownValue(row, column), host, formats[at])),
    ),
  };
}

/** One format for all numbers of a column, so that their decimals stand below each other. */
function fieldCell(value: unknown, host: Host, format: string | undefined): Cell {
  return typeof value === 'number' ? numberCell(value, host, format) : (toCell(value, host) ?? '');
}

function numbersOf(results: readonly Row[], column: string): readonly number[] {
  return results.map((row) => ownValue(row, column)).filter((value) => typeof value === 'number');
}
