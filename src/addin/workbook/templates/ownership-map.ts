import { linesOf, YEAR_INPUTS, YEAR_NOTE, yearCells } from './company-years';
import type { Template } from './template';

const COLUMNS = ['Relationship', 'Direction', 'Id', 'Name', 'Type', 'Since', 'Until', 'Source'];

/** What stands in the sheet from this row on: a title, headings, and what the function gives. */
const BLOCKS = [
  {
    row: 21,
    title: 'Owned by',
    formula: '=IFERROR(KER.RELATED(B9,"IS_SUBSIDIARY_OF","outgoing",5,0,FALSE),"No parent on record")',
  },
  {
    row: 29,
    title: 'Led by',
    formula: '=IFERROR(KER.RELATED(B9,"IS_CEO_OF","incoming",5,0,FALSE),"No chief executive on record")',
  },
  {
    row: 37,
    title: 'Owns, at every level',
    formula:
      '=IFERROR(KER.RELATED(B9,"IS_ULTIMATE_PARENT_OF","outgoing",100,0,FALSE),"No subsidiaries on record")',
  },
];

const YEARS = 5;
const FIGURES = ['Revenue', 'Operating income', 'Net income', 'Total assets'];

/** Who owns a company, what it owns, who leads it, and how large it is. */
export const ownershipMap: Template = {
  sheet: 'Ownership',
  title: 'Ownership map',
  note: `Type a company into B8. ${YEAR_NOTE}`,
  cells: {
    ...yearCells([{ label: 'Years', first: YEARS - 1, last: 0 }]),
    ...{ A8: 'Company', B8: 'Salesforce', A9: 'Id', B9: '=KER.ENTITY(B8,"Company")' },
    ...{ A10: 'Ticker', B10: '=KER.PROP(B9,"ticker")' },
    ...{ A11: 'Headquarters', B11: '=KER.PROP(B9,"headquarters_address")' },
    ...{
      A13: 'Size',
      A14: 'Year',
      A15: linesOf('$B$9', '$B$14:$E$14', { row: 5, options: 'orientation=down' }),
    },
    ...Object.fromEntries(FIGURES.map((line, at) => [`${'BCDE'.charAt(at)}14`, line])),
    ...Object.fromEntries(BLOCKS.flatMap(block)),
  },
  headings: ['A14:E14', ...BLOCKS.map(({ row }) => `A${row + 1}:H${row + 1}`)],
  sections: ['A13', ...BLOCKS.map(({ row }) => `A${row}`)],
  figures: ['B14:E14', ...BLOCKS.map(({ row }) => `F${row + 1}:G${row + 1}`)],
  texts: ['B4:B11'],
  inputs: [...YEAR_INPUTS, 'B8'],
  formats: { 'B15:E19': '#,##0', 'F23:G200': 'yyyy-mm-dd' },
  widths: [175, 100, 100, 180, 75, 70, 70, 330],
  titleRows: 4,
  charts: [{ title: 'Size', kind: 'ColumnClustered', data: `A14:D${14 + YEARS}`, from: 'G8', to: 'H19' }],
};

function block({ row, title, formula }: (typeof BLOCKS)[number]): [string, string][] {
  const headings = COLUMNS.map((heading, index): [string, string] => [
    `${'ABCDEFGH'.charAt(index)}${row + 1}`,
    heading,
  ]);
  return [[`A${row}`, title], ...headings, [`A${row + 2}`, formula]];
}
