import { columnIndex, columnName } from '../../../../src/shared/formula/column';
import { quoteSheet, sheetOf } from '../../../../src/shared/formula/sheet-name';

/** A change of the workbook's shape, as Excel applies it to every formula. */
export type Edit =
  | { kind: 'insert' | 'delete'; sheet: string; side: 'rows' | 'columns'; at: number; count: number }
  | { kind: 'rename'; sheet: string; to: string }
  | { kind: 'remove'; sheet: string };

const REFERENCE =
  /(?<![A-Za-z0-9_.$])(?:('(?:[^']|'')+'|[A-Za-zÀ-ÿ_][A-Za-zÀ-ÿ0-9_.]*)!)?(\$?)([A-Z]{1,3})(\$?)([0-9]+)(?::(\$?)([A-Z]{1,3})(\$?)([0-9]+))?(?![A-Za-z0-9_.(!])/g;

/** The formula after an edit; it stands on the sheet `home`. */
export function adjusted(formula: string, home: string, edit: Edit): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) =>
      part.startsWith('"') ? part : part.replace(REFERENCE, (...match) => moved(match, home, edit)),
    )
    .join('');
}

function moved(match: unknown[], home: string, edit: Edit): string {
  const [text, sheet, c1 = '', column1 = '', r1 = '', row1 = '', c2, column2, r2, row2] = match as string[];
  const on = sheet === undefined ? home : sheetOf(sheet);
  if (on.toLowerCase() !== edit.sheet.toLowerCase()) return text!;
  if (edit.kind === 'remove') return '#REF!';
  if (edit.kind === 'rename')
    return sheet === undefined ? text! : text!.replace(`${sheet}!`, `${quoteSheet(edit.to)}!`);
  const from = { row: Number(row1) - 1, column: columnIndex(column1) };
  const to = column2 === undefined ? from : { row: Number(row2) - 1, column: columnIndex(column2) };
  const rows = edit.side === 'rows' ? span(from.row, to.row, edit) : { first: from.row, last: to.row };
  const columns =
    edit.side === 'columns' ? span(from.column, to.column, edit) : { first: from.column, last: to.column };
  const lead = sheet === undefined ? '' : `${sheet}!`;
  if (rows === undefined || columns === undefined) return `${lead}#REF!`;
  const first = `${c1}${columnName(columns.first)}${r1}${rows.first + 1}`;
  return column2 === undefined
    ? `${lead}${first}`
    : `${lead}${first}:${c2!}${columnName(columns.last)}${r2!}${rows.last + 1}`;
}

/** Where the rows or columns of a reference are after an insertion or deletion; undefined where none is left. */
export function span(
  first: number,
  last: number,
  { kind, at, count }: { kind: 'insert' | 'delete'; at: number; count: number },
): { first: number; last: number } | undefined {
  if (kind === 'insert') {
    return { first: first >= at ? first + count : first, last: last >= at ? last + count : last };
  }
  const end = at + count;
  const start = first < at ? first : Math.max(first - count, at);
  const stop = last < at ? last : last < end ? at - 1 : last - count;
  return stop < start ? undefined : { first: start, last: stop };
}
