const QUOTED = /^"(?:[^"]|"")*"$/;
const ROWS = /(?:"(?:[^"]|"")*"|[^";])+/g;
const ELEMENTS = /(?:"(?:[^"]|"")*"|[^",])+/g;

/** The rows of an array literal such as `{"a, b",1;TRUE,"c"}`; what stands in quotes is text and parts nothing. */
export function arrayElements(literal: string): (string | number | boolean)[][] {
  const rows = literal.trim().slice(1, -1).match(ROWS) ?? [];
  return rows.map((row) => (row.match(ELEMENTS) ?? []).map((element) => constant(element.trim())));
}

function constant(element: string): string | number | boolean {
  if (QUOTED.test(element)) return element.slice(1, -1).replaceAll('""', '"');
  if (/^(true|false)$/i.test(element)) return element.length === 4;
  return element === '' || Number.isNaN(Number(element)) ? element : Number(element);
}
