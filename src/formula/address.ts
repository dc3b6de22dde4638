/** A cell by its place in a sheet, counted from 0. */
export type CellPlace = { row: number; column: number };

/** The A1 name of a place: `{ row: 0, column: 27 }` is `AB1`. */
export function cellName({ row, column }: CellPlace): string {
  return `${columnName(column)}${row + 1}`;
}

/** The A1 name of the rectangle between two corners, a single cell's name where they are one. */
export function rangeName(first: CellPlace, last: CellPlace): string {
  const names = [cellName(first), cellName(last)];
  return names[0] === names[1] ? cellName(first) : names.join(':');
}

/** `Sheet1!B2` in its parts; a quoted sheet name loses its quotes. An address without a sheet has none. */
export function splitAddress(address: string): { sheet: string | undefined; range: string } {
  const at = address.lastIndexOf('!');
  if (at < 0) return { sheet: undefined, range: address };
  const sheet = address.slice(0, at);
  const unquoted = /^'(.*)'$/s.exec(sheet)?.[1]?.replaceAll("''", "'") ?? sheet;
  return { sheet: unquoted, range: address.slice(at + 1) };
}

/** The address of a cell so many rows below and columns beside another: two below `'My sheet'!B2` is `'My sheet'!B4`. */
export function addressBeside(address: string, { row, column }: CellPlace): string {
  const at = address.lastIndexOf('!') + 1;
  const place = parseReference(address.slice(at), undefined);
  if (place === undefined) return address;
  return address.slice(0, at) + cellName({ row: place.row + row, column: place.column + column });
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The area between two corners such as `B2` and `D9`; undefined for whole rows and columns. */
export function parseReference(
  first: string,
  last: string | undefined,
): { row: number; column: number; rows: number; columns: number } | undefined {
  const corners = [first, last ?? first].map((corner) => /^([A-Z]{1,3})(\d+)$/i.exec(corner));
  const [from, to] = corners.map((match) =>
    match?.[1] === undefined ? undefined : { column: columnIndex(match[1]), row: Number(match[2]) - 1 },
  );
  if (from === undefined || to === undefined) return undefined;
  return { ...from, rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
}

function columnIndex(letters: string): number {
  return (
    Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  );
}
