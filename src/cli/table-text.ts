type Shown = string | number | boolean | null | undefined;

/** A cell as a terminal shows it: control characters could steer the terminal. */
function shown(value: Shown): string {
  // eslint-disable-next-line no-control-regex -- see above
  return String(value ?? '').replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, ' ');
}

/** Rows in columns of equal width, numbers to the right. */
export function tableText(rows: readonly (readonly Shown[])[]): string {
  const texts = rows.map((row) => row.map(shown));
  const widths: number[] = [];
  for (const row of texts) row.forEach((text, at) => (widths[at] = Math.max(widths[at] ?? 0, text.length)));
  return rows
    .map((row, down) =>
      row
        .map((value, at) => {
          const text = texts[down]?.[at] ?? '';
          const width = widths[at] ?? 0;
          return typeof value === 'number' ? text.padStart(width) : text.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
