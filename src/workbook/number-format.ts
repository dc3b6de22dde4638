/** Gives every cell of a range one number format; Excel takes a grid of the range's own shape only. */
export function formatCells(
  range: Excel.Range,
  size: { rows: number; columns: number },
  format: string,
): void {
  range.numberFormat = Array.from({ length: size.rows }, () =>
    Array.from({ length: size.columns }, () => format),
  );
}
