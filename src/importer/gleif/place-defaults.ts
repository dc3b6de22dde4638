import type { Row } from '../table';

/** Tables have as many columns for what may stand several times; documents may go on. */
const PLACES = 5;

/** The columns of what may stand several times that hold something, by number: `COLUMN.1END` and so on. */
export function completePlaces(row: Row, column: string, end = ''): string[] {
  const filled: string[] = [];
  for (let place = 1; ; place += 1) {
    const numbered = `${column}.${place}`;
    if (row.cell(`${numbered}${end}`) !== '') filled.push(numbered);
    else if (place >= PLACES) return filled;
  }
}
