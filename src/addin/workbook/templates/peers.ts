import type { Template } from './template';

const COMPANIES = ['Apple', 'Microsoft', 'Alphabet', 'Amazon', 'NVIDIA'];
const LETTERS = ['B', 'C', 'D', 'E', 'F'];
const YEARS = { first: 2021, last: 2025 };
const COUNT = YEARS.last - YEARS.first + 1;

/** The rows of the headings of each block; a chart stands beside each. */
const REVENUE = { row: 11, series: 'Revenue' };
const INCOME = { row: 28, series: 'Net income' };
const MARGIN = { row: 45 };

/** Companies side by side over their fiscal years, in one currency, with charts. */
export const peers: Template = {
  sheet: 'Peers',
  title: 'Peers over the years',
  note: `Type companies into B4:F4, ${COUNT} fiscal years into B5:B6, a currency into B7 and the names of series into A10 and A27.`,
  cells: {
    A4: 'Companies',
    ...Object.fromEntries(LETTERS.map((letter, at) => [`${letter}4`, COMPANIES[at] ?? ''])),
    A5: 'From',
    B5: YEARS.first,
    A6: 'To',
    B6: YEARS.last,
    A7: 'Currency',
    B7: 'USD',
    A8: '="In millions of "&B7&"; with notes=yes KER.HISTORY shows when each year ends, and the rates"',
    ...block(REVENUE),
    ...block(INCOME),
    ...margins(),
  },
  headings: [REVENUE, INCOME, MARGIN].map(({ row }) => `A${row}:F${row}`),
  sections: [REVENUE, INCOME, MARGIN].map(({ row }) => `A${row - 1}`),
  figures: [REVENUE, INCOME, MARGIN].map(({ row }) => `B${row}:F${row}`),
  texts: ['B4:F7'],
  inputs: ['B4:F4', 'B5:B7', `A${REVENUE.row - 1}`, `A${INCOME.row - 1}`],
  formats: {
    [`B${REVENUE.row + 1}:F${REVENUE.row + COUNT}`]: '#,##0',
    [`B${INCOME.row + 1}:F${INCOME.row + COUNT}`]: '#,##0',
    [`B${MARGIN.row + 1}:F${MARGIN.row + COUNT}`]: '0.0%',
  },
  widths: [90, 85, 85, 85, 85, 85, 16],
  // The inputs stay in sight with the companies' names.
  titleRows: 7,
  charts: [
    chart(REVENUE.row, 'Revenue', 'ColumnClustered'),
    chart(INCOME.row, 'Net income', 'ColumnClustered'),
    chart(MARGIN.row, 'Net margin', 'Line'),
  ],
};

/** The headings are the sheet's own, since a row does not grow with what spills into it. */
function block({ row, series }: typeof REVENUE): Record<string, string> {
  const above = `A${row - 1}`;
  const options = '"scale=millions; headers=no; currency="&$B$7';
  return {
    [above]: series,
    ...headings(row),
    [`A${row + 1}`]: `=KER.HISTORY($B$4:$F$4,${above},$B$5,$B$6,"A",${options})`,
  };
}

function headings(row: number): Record<string, string> {
  const names = LETTERS.map((letter) => [`${letter}${row}`, `=${letter}$4`] as const);
  return { [`A${row}`]: 'Fiscal year', ...Object.fromEntries(names) };
}

/** Of the two blocks above, row by row. */
function margins(): Record<string, string> {
  const cells = new Map([[`A${MARGIN.row - 1}`, 'Net margin'], ...Object.entries(headings(MARGIN.row))]);
  for (let down = 1; down <= COUNT; down++) {
    cells.set(`A${MARGIN.row + down}`, `=A${REVENUE.row + down}`);
    for (const letter of LETTERS) {
      const [income, revenue] = [INCOME, REVENUE].map(({ row }) => `${letter}${row + down}`);
      cells.set(`${letter}${MARGIN.row + down}`, `=${income ?? ''}/${revenue ?? ''}`);
    }
  }
  return Object.fromEntries(cells);
}

function chart(row: number, title: string, kind: 'Line' | 'ColumnClustered') {
  return { title, kind, data: `A${row}:F${row + COUNT}`, from: `H${row}`, to: `P${row + 14}` };
}
