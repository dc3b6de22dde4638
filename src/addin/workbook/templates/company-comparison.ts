import type { Template } from './template';

const COMPANIES = ['Apple', 'Microsoft', 'Alphabet', 'Amazon', 'NVIDIA', 'Walmart'];
const FIRST = 5;
const LAST = FIRST + COMPANIES.length - 1;

const COLUMNS: readonly { heading: string; formula: (row: number) => string }[] = [
  { heading: 'Id', formula: (row) => `=KER.ENTITY(A${row},"Company")` },
  { heading: 'Headquarters', formula: (row) => `=KER.PROP(B${row},"headquarters_address")` },
  { heading: 'Ticker', formula: (row) => `=KER.PROP(B${row},"ticker")` },
  {
    heading: 'Chief executive',
    formula: (row) => `=INDEX(KER.RELATED(B${row},"IS_CEO_OF","incoming",1,0,FALSE),1,4)`,
  },
  { heading: 'Employees', formula: (row) => `=KER.PROP(B${row},"employee_count")` },
  {
    heading: 'Employees, source date',
    formula: (row) => `=MAX(INDEX(KER.SOURCES(B${row},"employee_count",FALSE),0,2))`,
  },
  { heading: 'Revenue, USD m', formula: (row) => `=KER.LATEST(B${row},"Revenue")/10^6` },
  {
    heading: 'Revenue, year to',
    formula: (row) => `=MAX(INDEX(KER.SERIES(B${row},"Revenue",,,,FALSE),0,1))`,
  },
  // Both are of one fiscal year: the last one that had ended when the headcount was published.
  {
    heading: 'Revenue per head, USD',
    formula: (row) => `=KER.LATEST(B${row},"Revenue",G${row})/F${row}`,
  },
  {
    heading: 'Per head, year to',
    formula: (row) => `=MAX(INDEX(KER.SERIES(B${row},"Revenue",,G${row},,FALSE),0,1))`,
  },
  { heading: 'Source of employees', formula: (row) => `=KER.SOURCE(B${row},"employee_count")` },
];

/** Companies side by side, with the source and the dates of what is compared: a headcount is often of a year before. */
export const companyComparison: Template = {
  sheet: 'Comparison',
  title: 'Company comparison',
  note: 'Type company names in column A; the other columns fill in. Fill down for more companies. Revenue per head uses the fiscal year of the headcount, which may be earlier.',
  cells: {
    A4: 'Company',
    ...Object.fromEntries(COLUMNS.map(({ heading }, index) => [`${letter(index)}4`, heading])),
    ...Object.fromEntries(
      COMPANIES.flatMap((company, index) => {
        const row = FIRST + index;
        const own = COLUMNS.map(({ formula }, across) => [`${letter(across)}${row}`, formula(row)] as const);
        return [[`A${row}`, company] as const, ...own];
      }),
    ),
    [`A${LAST + 1}`]: 'Median',
    [`F${LAST + 1}`]: `=MEDIAN(F${FIRST}:F${LAST})`,
    [`H${LAST + 1}`]: `=MEDIAN(H${FIRST}:H${LAST})`,
    [`J${LAST + 1}`]: `=MEDIAN(J${FIRST}:J${LAST})`,
  },
  headings: ['A4:L4', `A${LAST + 1}:L${LAST + 1}`],
  sections: [],
  figures: ['F4:K4'],
  texts: [],
  inputs: [`A${FIRST}:A${LAST}`],
  formats: {
    [`F${FIRST}:F${LAST + 1}`]: '#,##0',
    [`G${FIRST}:G${LAST}`]: 'yyyy-mm-dd',
    [`H${FIRST}:H${LAST + 1}`]: '#,##0',
    [`I${FIRST}:I${LAST}`]: 'yyyy-mm-dd',
    [`J${FIRST}:J${LAST + 1}`]: '#,##0',
    [`K${FIRST}:K${LAST}`]: 'yyyy-mm-dd',
  },
  widths: [110, 100, 240, 55, 115, 75, 75, 75, 75, 85, 75, 330],
  titleRows: 4,
};

/** The letter of a column after A. */
function letter(index: number): string {
  return String.fromCharCode(66 + index);
}
