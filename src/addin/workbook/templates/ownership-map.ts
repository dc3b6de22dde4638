import type { Template } from './template';

const COLUMNS = ['Relationship', 'Direction', 'Id', 'Name', 'Type', 'Since', 'Until', 'Source'];

/** What stands in the sheet from this row on: a title, headings, and what the function gives. */
const BLOCKS = [
  {
    row: 9,
    title: 'Owned by',
    formula: '=IFERROR(KER.RELATED(B5,"IS_SUBSIDIARY_OF","outgoing",5,0,FALSE),"No parent on record")',
  },
  {
    row: 17,
    title: 'Led by',
    formula: '=IFERROR(KER.RELATED(B5,"IS_CEO_OF","incoming",5,0,FALSE),"No chief executive on record")',
  },
  {
    row: 25,
    title: 'Owns, at every level',
    formula:
      '=IFERROR(KER.RELATED(B5,"IS_ULTIMATE_PARENT_OF","outgoing",100,0,FALSE),"No subsidiaries on record")',
  },
];

/** Who owns a company, what it owns, and who leads it. */
export const ownershipMap: Template = {
  sheet: 'Ownership',
  title: 'Ownership map',
  note: 'Type a company in B4; the tables below fill in.',
  cells: {
    A4: 'Company',
    B4: 'Microsoft',
    A5: 'Id',
    B5: '=KER.ENTITY(B4,"Company")',
    A6: 'Ticker',
    B6: '=KER.PROP(B5,"ticker")',
    A7: 'Headquarters',
    B7: '=KER.PROP(B5,"headquarters_address")',
    ...Object.fromEntries(BLOCKS.flatMap(block)),
  },
  headings: BLOCKS.map(({ row }) => `A${row + 1}:H${row + 1}`),
  sections: BLOCKS.map(({ row }) => `A${row}`),
  figures: BLOCKS.map(({ row }) => `F${row + 1}:G${row + 1}`),
  texts: ['B4:B7'],
  inputs: ['B4'],
  formats: { 'F11:G200': 'yyyy-mm-dd' },
  widths: [175, 100, 100, 180, 75, 70, 70, 330],
  titleRows: 4,
};

function block({ row, title, formula }: (typeof BLOCKS)[number]): [string, string][] {
  const headings = COLUMNS.map((heading, index): [string, string] => [
    `${'ABCDEFGH'.charAt(index)}${row + 1}`,
    heading,
  ]);
  return [[`A${row}`, title], ...headings, [`A${row + 2}`, formula]];
}
