/** What models of companies have at the top: B4 the last year, B5 whose years, B6 the currency, from row 5 on the periods. */
export const YEAR_INPUTS = ['B4:B6'];

export const YEAR_NOTE =
  'Type "calendar" into B5 to line up the years: one that ends in January to May then counts as the year before.';

/** So many years before the last one a period begins and ends. */
type Span = { label: string; first: number; last: number };

/** The inputs with the periods that functions are given, in columns D to F from row 5 on. */
export function yearCells(spans: readonly Span[]): Record<string, string | number> {
  const periods = spans.flatMap(({ label, first, last }, at): [string, string][] => [
    [`D${5 + at}`, label],
    [`E${5 + at}`, `=IF($B$5="calendar",${year(-first)}&"-06-01","FY"&${year(-first)})`],
    [`F${5 + at}`, `=IF($B$5="calendar",${year(1 - last)}&"-05-31","FY"&${year(-last)})`],
  ]);
  return {
    ...{ A4: 'Last year', B4: 2025, A5: 'Years', B5: 'fiscal', A6: 'Currency', B6: 'USD' },
    ...{ A7: '="Amounts in millions of "&B6', D4: 'Periods', E4: 'From', F4: 'To' },
    ...Object.fromEntries(periods),
  };
}

/** The last year and so many more. */
function year(more: number): string {
  return `$B$4${more > 0 ? '+' : ''}${more || ''}`;
}

/** The formula of these lines of a company over the periods of a row: a heading of years, and amounts in millions. */
export function linesOf(company: string, lines: string, { row, options }: { row: number; options: string }) {
  return `=KER.HISTORY(${company},${lines},$E$${row},$F$${row},"A","${options}; headers=no; scale=millions; currency="&$B$6)`;
}

/** A formula with the cells of the lines that it names in brackets. */
export function withCells(formula: string, cellOf: (line: string) => string): string {
  return `=${formula.replaceAll(/\[([^\]]+)\]/g, (_all, line: string) => cellOf(line))}`;
}
