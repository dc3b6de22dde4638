import { cellName } from '../../../shared/formula/address';
import { linesOf, withCells, YEAR_INPUTS, YEAR_NOTE, yearCells } from './company-years';
import type { Template } from './template';

const COMPANIES = ['Apple', 'Microsoft', 'NVIDIA', 'Cisco'];
const YEARS = 3;

const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  'Income statement': [
    ...['Revenue', 'Gross profit', 'Operating income', 'Net income', 'Diluted earnings per share'],
  ],
  'Balance sheet': ['Cash and cash equivalents', 'Total assets', 'Long-term debt', 'Total liabilities'],
  'Cash flow': ['Operating cash flow', 'Capital expenditure', 'Dividends paid', 'Share repurchases'],
};
const LINES = Object.values(STATEMENTS).flat();

/** What follows from the lines, which stand in brackets. */
const DERIVED: readonly { name: string; formula: string; format: string }[] = [
  { name: 'Equity', formula: '[Total assets]-[Total liabilities]', format: '#,##0' },
  { name: 'Free cash flow', formula: '[Operating cash flow]-[Capital expenditure]', format: '#,##0' },
  { name: 'Gross margin', formula: '[Gross profit]/[Revenue]', format: '0.0%' },
  { name: 'Operating margin', formula: '[Operating income]/[Revenue]', format: '0.0%' },
  { name: 'Net margin', formula: '[Net income]/[Revenue]', format: '0.0%' },
  { name: 'Liabilities / assets', formula: '[Total liabilities]/[Total assets]', format: '0.0%' },
];

/** The row of the companies; below it stand their years, the lines, and what follows from them. */
const NAMES = 9;
const DERIVED_AT = NAMES + 2 + LINES.length;
const SUMMARY = DERIVED_AT + DERIVED.length + 3;
const SUMMARY_LINES = ['Revenue', 'Operating income', 'Net income', 'Free cash flow'];

const ROWS = [...LINES, '', ...DERIVED.map(({ name }) => name)];
const rowOf = (line: string): number => NAMES + 2 + ROWS.indexOf(line);
const columnOf = (company: number, year: number): number => 2 + company * YEARS + year;
const cellAt = (row: number, column: number): string => cellName({ row: row - 1, column });
const LAST = cellAt(NAMES, columnOf(COMPANIES.length - 1, YEARS - 1)).replace(String(NAMES), '');

/** The three statements of companies side by side, over their fiscal years or over the calendar's. */
export const threeStatements: Template = {
  ...{ sheet: 'Statements', title: 'Three statements side by side' },
  note: `Type companies into C${NAMES}, F${NAMES}, I${NAMES} and L${NAMES}. ${YEAR_NOTE}`,
  cells: {
    ...yearCells([{ label: 'Years', first: YEARS - 1, last: 0 }]),
    ...Object.fromEntries([...statementCells(), ...derivedCells(), ...summaryCells()]),
  },
  headings: [`A${NAMES}:${LAST}${NAMES + 1}`, `A${SUMMARY}:F${SUMMARY}`],
  sections: [
    ...Object.values(STATEMENTS).map(([line = '']) => `A${rowOf(line)}`),
    `A${DERIVED_AT + 1}`,
    `A${SUMMARY - 1}`,
  ],
  figures: [`C${NAMES + 1}:${LAST}${NAMES + 1}`, `C${SUMMARY}:F${SUMMARY}`],
  texts: ['B4:B6'],
  inputs: [...YEAR_INPUTS, ...COMPANIES.map((_name, at) => cellAt(NAMES, columnOf(at, 0)))],
  formats: {
    [`C${rowOf('Revenue')}:${LAST}${DERIVED_AT}`]: '#,##0',
    [`C${rowOf('Diluted earnings per share')}:${LAST}${rowOf('Diluted earnings per share')}`]: '0.00',
    ...Object.fromEntries(
      DERIVED.map(({ name, format }) => [`C${rowOf(name)}:${LAST}${rowOf(name)}`, format]),
    ),
    [`C${SUMMARY + 1}:F${SUMMARY + COMPANIES.length}`]: '#,##0',
  },
  widths: [110, 165, ...Array.from({ length: COMPANIES.length * YEARS }, () => 65)],
  titleRows: 1,
  charts: [
    {
      title: 'The last year',
      kind: 'ColumnClustered',
      data: `B${SUMMARY}:F${SUMMARY + COMPANIES.length}`,
      from: `H${SUMMARY}`,
      to: `${LAST}${SUMMARY + 15}`,
    },
  ],
};

type Entry = [string, string];

function statementCells(): Entry[] {
  const range = `$B$${rowOf('Revenue')}:$B$${DERIVED_AT - 1}`;
  return [
    ...Object.entries(STATEMENTS).map(([name, [line = '']]): Entry => [`A${rowOf(line)}`, name]),
    ...LINES.map((line): Entry => [`B${rowOf(line)}`, line]),
    ...COMPANIES.flatMap((company, at): Entry[] => {
      const name = cellAt(NAMES, columnOf(at, 0));
      const formula = linesOf(name, range, { row: 5, options: 'orientation=across' });
      return [
        [name, company],
        [cellAt(NAMES + 1, columnOf(at, 0)), formula],
      ];
    }),
  ];
}

function derivedCells(): Entry[] {
  const columns = COMPANIES.flatMap((_name, at) =>
    Array.from({ length: YEARS }, (_year, year) => columnOf(at, year)),
  );
  return [
    [`A${DERIVED_AT + 1}`, 'What follows'],
    ...DERIVED.flatMap(({ name, formula }): Entry[] => [
      [`B${rowOf(name)}`, name],
      ...columns.map((column): Entry => {
        return [cellAt(rowOf(name), column), withCells(formula, (line) => cellAt(rowOf(line), column))];
      }),
    ]),
  ];
}

/** The last year alone, as a chart needs it. */
function summaryCells(): Entry[] {
  return [
    [`A${SUMMARY - 1}`, 'The last year'],
    [`B${SUMMARY}`, 'Company'],
    ...SUMMARY_LINES.map((line, at): Entry => [cellAt(SUMMARY, at + 2), line]),
    ...COMPANIES.flatMap((_name, company): Entry[] => [
      [`B${SUMMARY + 1 + company}`, `=${cellAt(NAMES, columnOf(company, 0))}`],
      ...SUMMARY_LINES.map((line, at): Entry => {
        const from = cellAt(rowOf(line), columnOf(company, YEARS - 1));
        return [cellAt(SUMMARY + 1 + company, at + 2), `=${from}`];
      }),
    ]),
  ];
}
