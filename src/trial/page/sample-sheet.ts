import {
  BooleanNumber,
  HorizontalAlign,
  type ICellData,
  type IStyleData,
  type IWorksheetData,
  VerticalAlign,
  WrapStrategy,
} from '@univerjs/core';

import type { DocumentState } from '../document/trial-document';

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
  whole: { n: { pattern: '#,##0' } },
  billions: { n: { pattern: '#,##0.0' } },
  percent: { n: { pattern: '0.0%' } },
  decimal: { n: { pattern: '0.00' } },
  date: { n: { pattern: 'yyyy-mm-dd' }, ht: HorizontalAlign.RIGHT },
  label: { pd: { l: 14 } },
  labelHeader: { bl: BooleanNumber.TRUE, cl: { rgb: '#ffffff' }, bg: { rgb: '#0f6b5c' }, pd: { l: 14 } },
  labelSection: { fs: 12, bl: BooleanNumber.TRUE, cl: { rgb: '#0f5c4f' }, pd: { l: 14 } },
  wrapped: { tb: WrapStrategy.WRAP, vt: VerticalAlign.TOP },
  year: { cl: { rgb: '#1a44bf' }, ht: HorizontalAlign.LEFT },
} satisfies Record<string, IStyleData>;

/** The fiscal year that the model is about, which a person may change. */
const YEAR = { row: 3, address: '$B$3', value: 2025 };

const COMPANIES = [
  'Apple',
  'Alphabet',
  'Amazon',
  'NVIDIA',
  'Microsoft',
  'Meta Platforms',
  'Tesla',
  'Walmart',
  'Costco',
  'Coca-Cola',
];

type Column = { header: string; width: number; style?: Style; formula: (row: number) => string };

const COLUMNS: Column[] = [
  { header: 'Ticker', width: 72, formula: (row) => `=KER.PROP(A${row},"ticker")` },
  {
    header: 'Year to',
    width: 84,
    style: 'date',
    // The note beside a value begins "to 2025-09-27".
    formula: (row) =>
      `=DATEVALUE(MID(INDEX(KER.HISTORY(A${row},"Revenue",${YEAR.address},${YEAR.address},"A","notes=yes; headers=no"),1,3),4,10))`,
  },
  {
    header: 'Revenue, $m',
    width: 98,
    style: 'whole',
    formula: (row) => `=KER.FIGURE(A${row},"Revenue",${YEAR.address})/10^6`,
  },
  {
    header: 'Growth',
    width: 72,
    style: 'percent',
    formula: (row) => `=D${row}*10^6/KER.FIGURE(A${row},"Revenue",${YEAR.address}-1)-1`,
  },
  {
    header: 'Net margin',
    width: 86,
    style: 'percent',
    formula: (row) => `=KER.FIGURE(A${row},"Net income",${YEAR.address})/10^6/D${row}`,
  },
  {
    header: 'EPS, $',
    width: 62,
    style: 'decimal',
    formula: (row) => `=KER.FIGURE(A${row},"Earnings per share, diluted",${YEAR.address})`,
  },
  {
    header: 'Employees',
    width: 84,
    style: 'whole',
    formula: (row) => `=KER.PROP(A${row},"employee_count")`,
  },
  {
    header: 'Reported on',
    width: 94,
    style: 'date',
    formula: (row) => `=MAX(INDEX(KER.SOURCES(A${row},"employee_count",FALSE),0,2))`,
  },
];

/** Each with its newest value: the formula spills its date and the value. */
const INDICATORS: readonly { label: string; series: string }[] = [
  { label: 'Unemployment, %', series: 'Unemployment Rate' },
  { label: 'Fed funds, %', series: 'Effective Federal Funds Rate, daily' },
  { label: 'SOFR, %', series: 'SOFR' },
  {
    label: '10y Treasury, %',
    series: 'Market Yield on U.S. Treasury Securities at 10-Year Constant Maturity, daily',
  },
  { label: '10y breakeven, %', series: '10-Year Breakeven Inflation Rate' },
];

const FIRST_ROW = 5;
/** The row of the headings of the lower blocks, as many years of revenue as there are indicators, and the question. */
const BLOCKS = FIRST_ROW + COMPANIES.length + 2;
const YEARS = INDICATORS.length;
const QUESTION = BLOCKS + YEARS + 2;
/** The companies whose revenue the chart shows: the first ones. */
const CHARTED = COMPANIES.slice(0, 4);

/** The first sheet: a comparison, revenue over the years, rates and a question, all of live formulas. */
export function sampleSheet(id: string): Partial<IWorksheetData> {
  const widths = [128, ...COLUMNS.map((column) => column.width)];
  return {
    id,
    name: 'Comparison',
    rowCount: 1_000,
    columnCount: 40,
    defaultColumnWidth: 96,
    defaultRowHeight: 22,
    cellData: { ...comparison(), ...history(), ...question() },
    columnData: Object.fromEntries(widths.map((w, column) => [column, { w }])),
    rowData: { 0: { h: 32 }, [QUESTION]: { h: 44 } },
    mergeData: [{ startRow: QUESTION, endRow: QUESTION, startColumn: 1, endColumn: COLUMNS.length }],
  };
}

/** What the sample holds beside its cells: a chart of revenue. */
export function sampleDocument(sheet: string): DocumentState {
  const none = { settings: [], xmlParts: [], tables: [], veryHidden: [], locked: [] };
  const chart = {
    ...{ id: 'revenue', name: 'Revenue', sheet, type: 'Line', area: 'revenue' },
    ...{ title: 'Revenue by fiscal year, $bn', top: 0, left: 0, width: 360, height: 216 },
  };
  const area = { row: BLOCKS - 1, column: 0, rows: YEARS + 1, columns: CHARTED.length + 1 };
  return { ...none, ids: 0, charts: [chart], areas: [[chart.area, { ...area, sheet }]] };
}

function comparison(): Cells {
  const cells: Cells = {
    0: { 0: { v: 'Ten US companies, every figure sourced', s: 'title' } },
    1: {
      0: {
        v: 'Type another company in column A or another year in B3. Select a cell to see its sources in the pane.',
        s: 'note',
      },
    },
    [YEAR.row - 1]: {
      0: { v: 'Fiscal year' },
      1: { v: YEAR.value, s: 'year' },
      2: {
        v: 'Revenue, growth, margin and diluted EPS are for this fiscal year of each company.',
        s: 'note',
      },
    },
    3: {
      0: { v: 'Company', s: 'header' },
      ...Object.fromEntries(
        COLUMNS.map(({ header, style }, index) => [
          index + 1,
          { v: header, s: style === undefined ? 'header' : 'headerRight' },
        ]),
      ),
    },
  };
  COMPANIES.forEach((name, index) => {
    const row = FIRST_ROW + index;
    cells[row - 1] = {
      0: { v: name, s: 'input' },
      ...Object.fromEntries(
        COLUMNS.map(({ formula, style }, across) => [
          across + 1,
          { f: formula(row), ...(style && { s: style }) },
        ]),
      ),
    };
  });
  return cells;
}

/** Revenue of the first companies over the years, and beside it US rates. */
function history(): Cells {
  const last = FIRST_ROW + CHARTED.length - 1;
  const revenue = `=KER.HISTORY(A${FIRST_ROW}:A${last},"Revenue",${YEAR.address}-${YEARS - 1},${YEAR.address},"A","scale=billions; headers=no")`;
  const rows = INDICATORS.map(({ label, series }, index) => [
    BLOCKS + index,
    {
      ...(index === 0 && { 0: { f: revenue } }),
      ...Object.fromEntries(CHARTED.map((_name, across) => [across + 1, { s: 'billions' }])),
      5: { v: label, s: 'label' },
      7: { f: `=KER.HISTORY("${series}",,,,,"last=1; headers=no")`, s: 'date' },
      8: { s: 'decimal' },
    },
  ]);
  return {
    [BLOCKS - 2]: {
      0: { v: 'Revenue by fiscal year, $bn', s: 'section' },
      5: { v: 'Newest US rates', s: 'labelSection' },
    },
    [BLOCKS - 1]: {
      0: { v: 'Year', s: 'header' },
      ...Object.fromEntries(
        CHARTED.map((_name, index) => [index + 1, { f: `=A${FIRST_ROW + index}`, s: 'headerRight' }]),
      ),
      5: { v: 'Indicator', s: 'labelHeader' },
      6: { s: 'header' },
      7: { v: 'Date', s: 'headerRight' },
      8: { v: 'Value', s: 'headerRight' },
    },
    ...(Object.fromEntries(rows) as Cells),
  };
}

function question(): Cells {
  return {
    [QUESTION - 1]: {
      0: { v: 'Question', s: 'section' },
      1: { v: 'What was the net income of Microsoft in fiscal year 2025?', s: 'input' },
    },
    [QUESTION]: { 0: { v: 'Answer', s: 'wrapped' }, 1: { f: `=KER.ASK(B${QUESTION})`, s: 'wrapped' } },
  };
}
