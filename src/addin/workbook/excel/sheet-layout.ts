/** Prints a sheet in landscape, one page across and as many down as it needs, with its first rows on each. */
export function printWide({ pageLayout }: Excel.Worksheet, titleRows: number): void {
  pageLayout.orientation = 'Landscape';
  pageLayout.zoom = { horizontalFitToPages: 1 };
  pageLayout.setPrintTitleRows(`$1:$${titleRows}`);
}

/** Sets the widths of the first columns, in points, whatever they hold. */
export function setWidths(worksheet: Excel.Worksheet, widths: readonly number[]): void {
  widths.forEach((width, column) => {
    worksheet.getRangeByIndexes(0, column, 1, 1).getEntireColumn().format.columnWidth = width;
  });
}

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
