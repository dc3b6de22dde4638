import {
  BooleanNumber,
  HorizontalAlign,
  type ICellData,
  type IStyleData,
  type IWorksheetData,
} from '@univerjs/core';

type Cells = Record<number, Record<number, ICellData>>;
type Style = keyof typeof SAMPLE_STYLES;

/** The styles of the sample model. */
export const SAMPLE_STYLES = {
  title: { fs: 16, bl: BooleanNumber.TRUE, cl: { rgb: '#0f5c4f' } },
  note: { fs: 10, cl: { rgb: '#5b6470' } },
  section: { fs: 12, bl: BooleanNumber.TRUE, cl: { rgb: '#0f5c4f' } },
  header: { bl: BooleanNumber.TRUE, cl: { rgb: '#ffffff' }, bg: { rgb: '#0f6b5c' } },
  headerRight: {
    bl: BooleanNumber.TRUE,
    cl: { rgb: '#ffffff' },
    bg: { rgb: '#0f6b5c' },
    ht: HorizontalAlign.RIGHT,
  },
  input: { cl: { rgb: '#1a44bf' } },
  id: { fs: 9, cl: { rgb: '#5b6470' } },
  count: { n: { pattern: '#,##0' } },
  money: { n: { pattern: '#,##0.0' } },
  left: { ht: HorizontalAlign.LEFT },
  center: { ht: HorizontalAlign.CENTER },
  headerCenter: {
    bl: BooleanNumber.TRUE,
    cl: { rgb: '#ffffff' },
    bg: { rgb: '#0f6b5c' },
    ht: HorizontalAlign.CENTER,
  },
} satisfies Record<string, IStyleData>;

const COMPANIES = [
  'Apple',
  'Alphabet',
  'Amazon',
  'NVIDIA',
  'Meta Platforms',
  'Tesla',
  'Walmart',
  'Johnson & Johnson',
  'Coca-Cola',
  'Visa',
];

type Column = { header: string; width: number; style?: Style; formula: (row: number) => string };

const COLUMNS: Column[] = [
  { header: 'Id', width: 150, style: 'id', formula: (row) => `=KER.ENTITY(A${row},"Company")` },
  { header: 'Legal name', width: 160, formula: (row) => `=KER.PROP(B${row},"legal_name")` },
  {
    // A filing of months ago names who led the company then.
    header: 'CEO (latest source)',
    width: 150,
    formula: (row) => `=INDEX(KER.RELATED(B${row},"IS_CEO_OF","incoming",1,0,FALSE),1,4)`,
  },
  {
    header: 'Employees (latest)',
    width: 165,
    style: 'count',
    formula: (row) => `=KER.PROP(B${row},"employee_count")`,
  },
  {
    header: 'Latest revenue, $bn',
    width: 155,
    style: 'money',
    formula: (row) => `=KER.LATEST(B${row},"Revenue")/10^9`,
  },
  { header: 'Ticker', width: 70, style: 'center', formula: (row) => `=KER.PROP(B${row},"ticker")` },
  { header: 'Headquarters', width: 340, formula: (row) => `=KER.PROP(B${row},"headquarters_address")` },
];

/** What does not stand at the left, where it would touch its neighbour. */
const ALIGNED: ReadonlyMap<string, Style> = new Map([
  ['Employees (latest)', 'headerRight'],
  ['Latest revenue, $bn', 'headerRight'],
  ['Ticker', 'headerCenter'],
]);
const FIRST_ROW = 5;
const SERIES_ROWS = 12;
const AFTER = FIRST_ROW + COMPANIES.length;

/** The first sheet: a comparison, a series that spills, and a query, all of live formulas. */
export function sampleSheet(id: string): Partial<IWorksheetData> {
  const widths = [140, ...COLUMNS.map((column) => column.width)];
  return {
    id,
    name: 'Comparison',
    rowCount: 1_000,
    columnCount: 40,
    defaultColumnWidth: 96,
    defaultRowHeight: 22,
    cellData: { ...comparison(), ...below() },
    columnData: Object.fromEntries(widths.map((w, column) => [column, { w }])),
    rowData: { 0: { h: 32 } },
  };
}

function comparison(): Cells {
  const cells: Cells = {
    0: { 0: { v: 'Ten companies, every value sourced', s: 'title' } },
    1: {
      0: {
        v: 'Type another name in column A, or any =KER. formula. Hover over an error to see why.',
        s: 'note',
      },
    },
    2: {
      0: {
        v: 'Revenue is the latest fiscal year; headcount may be older. The Cell tab shows each date.',
        s: 'note',
      },
    },
    3: {
      0: { v: 'Company', s: 'header' },
      ...header(
        1,
        COLUMNS.map((column) => column.header),
      ),
    },
  };
  COMPANIES.forEach((name, index) => {
    const row = FIRST_ROW + index;
    cells[row - 1] = {
      0: { v: name, s: 'input' },
      ...Object.fromEntries(
        COLUMNS.map((column, across) => [
          across + 1,
          { f: column.formula(row), ...(column.style && { s: column.style }) },
        ]),
      ),
    };
  });
  return cells;
}

function below(): Cells {
  const query =
    'companies.employee_count>300000.order_by=employee_count DESC.limit=8.return(name, employee_count)';
  return {
    [AFTER]: {
      0: { v: 'Revenue of Apple, as reported', s: 'section' },
      3: { v: 'Largest employers in the dataset', s: 'section' },
    },
    // The formulas spill; the header's style waits in the cells that they spill into.
    [AFTER + 1]: {
      0: { f: '=KER.SERIES("Apple","Revenue")', s: 'header' },
      1: { s: 'headerRight' },
      3: { f: `=KER.QUERY("${query}")`, s: 'header' },
      4: { s: 'headerRight' },
    },
    ...Object.fromEntries(
      Array.from({ length: SERIES_ROWS }, (_row, index) => [AFTER + 2 + index, { 0: { s: 'left' } }]),
    ),
  };
}

function header(from: number, texts: string[]): Record<number, ICellData> {
  return Object.fromEntries(texts.map((v, index) => [from + index, { v, s: ALIGNED.get(v) ?? 'header' }]));
}
