import { cellName } from '../../../shared/formula/address';
import { linesOf, withCells, YEAR_INPUTS, YEAR_NOTE, yearCells } from './company-years';
import type { Template } from './template';

/** A ratio of lines, which stand in brackets; `[Revenue before]` is of the year before. */
type Ratio = { heading: string; formula: string; format: string };

type Peers = Pick<Template, 'sheet' | 'title'> & {
  companies: readonly string[];
  lines: readonly string[];
  /** The first four are drawn. */
  ratios: readonly Ratio[];
};

const RATIOS = 10;
const CHART_ROWS = 16;
const DRAWN = 4;

/** A row for each company: its ratios on top, and the amounts that they are made of, of a year and the one before. */
function peerRatios({ sheet, title, companies, lines, ratios }: Peers): Template {
  const median = RATIOS + companies.length + 1;
  const amounts = median + CHART_ROWS + 4;
  const before = amounts + companies.length + 3;
  const last = cellName({ row: 0, column: Math.max(ratios.length, lines.length) + 1 }).replace('1', '');
  const headings = { [RATIOS]: 'Ratios', [amounts]: 'Year', [before]: 'Year before' };
  const cells = new Map(Object.entries(yearCells([span('Year', 0), span('Year before', 1)])));
  const put = (row: number, column: number, content: string) =>
    cells.set(cellName({ row: row - 1, column }), content);
  for (const [row, section] of Object.entries(headings)) {
    put(Number(row) - 1, 0, section);
    put(Number(row), 0, 'Company');
  }
  [...ratios.map(({ heading }) => heading), 'Year'].forEach((heading, at) => put(RATIOS, at + 1, heading));
  for (const row of [amounts, before]) ['Year', ...lines].forEach((line, at) => put(row, at + 1, line));
  const lineRange = `$C$${amounts}:${cellName({ row: amounts - 1, column: lines.length + 1 }).replace(/\d+/, '$$$&')}`;
  companies.forEach((company, at) => {
    const [row, now, then] = [RATIOS + at + 1, amounts + at + 1, before + at + 1];
    put(row, 0, company);
    for (const [own, periods] of [
      [now, 5],
      [then, 6],
    ] as const) {
      put(own, 0, `=A${row}`);
      put(own, 1, linesOf(`A${row}`, lineRange, { row: periods, options: 'last=1' }));
    }
    const cellOf = (line: string) => {
      const name = line.replace(/ before$/, '');
      return cellName({ row: (name === line ? now : then) - 1, column: lines.indexOf(name) + 2 });
    };
    ratios.forEach(({ formula }, column) => put(row, column + 1, withCells(formula, cellOf)));
    put(row, ratios.length + 1, `=B${now}`);
  });
  put(median, 0, 'Median');
  const formats = ratios.map(({ format }, at): [string, string] => {
    const [column = ''] = cellName({ row: 0, column: at + 1 }).split('1');
    put(median, at + 1, `=MEDIAN(${column}${RATIOS + 1}:${column}${median - 1})`);
    return [`${column}${RATIOS + 1}:${column}${median}`, format];
  });
  const charted = cellName({ row: median - 2, column: DRAWN });
  return {
    ...{ sheet, title, note: `Type companies into column A. ${YEAR_NOTE}` },
    cells: Object.fromEntries(cells),
    headings: [
      ...[RATIOS, amounts, before].map((row) => `A${row}:${last}${row}`),
      `A${median}:${last}${median}`,
    ],
    sections: [RATIOS, amounts, before].map((row) => `A${row - 1}`),
    figures: [RATIOS, amounts, before].map((row) => `B${row}:${last}${row}`),
    texts: ['B4:B6'],
    inputs: [...YEAR_INPUTS, `A${RATIOS + 1}:A${median - 1}`],
    formats: {
      ...Object.fromEntries(formats),
      [`C${amounts + 1}:${last}${before + companies.length}`]: '#,##0',
    },
    widths: [110, ...Array.from({ length: Math.max(ratios.length, lines.length) + 1 }, () => 72)],
    titleRows: 1,
    charts: [
      {
        title: 'Growth and margins',
        kind: 'ColumnClustered',
        data: `A${RATIOS}:${charted}`,
        from: `A${median + 2}`,
        to: `${last}${median + CHART_ROWS}`,
      },
    ],
  };
}

const span = (label: string, back: number) => ({ label, first: back, last: back });
const percent = (heading: string, formula: string): Ratio => ({ heading, formula, format: '0.0%' });

/** Growth, margins, returns and leverage of companies: multiples that need no prices. */
export const peers = peerRatios({
  ...{ sheet: 'Peers', title: 'Peer ratios' },
  companies: ['Apple', 'Microsoft', 'NVIDIA', 'Cisco', 'Texas Instruments'],
  lines: [
    ...['Revenue', 'Gross profit', 'Operating income', 'Net income', 'Total assets', 'Total liabilities'],
    ...['Long-term debt', 'Operating cash flow', 'Capital expenditure'],
  ],
  ratios: [
    percent('Revenue growth', '[Revenue]/[Revenue before]-1'),
    percent('Gross margin', '[Gross profit]/[Revenue]'),
    percent('Operating margin', '[Operating income]/[Revenue]'),
    percent('Net margin', '[Net income]/[Revenue]'),
    percent('Free cash flow margin', '([Operating cash flow]-[Capital expenditure])/[Revenue]'),
    percent('Return on assets', '[Net income]/AVERAGE([Total assets],[Total assets before])'),
    percent(
      'Return on equity',
      '[Net income]/AVERAGE([Total assets]-[Total liabilities],[Total assets before]-[Total liabilities before])',
    ),
    percent('Liabilities / assets', '[Total liabilities]/[Total assets]'),
    { heading: 'Debt / operating income', formula: '[Long-term debt]/[Operating income]', format: '0.0"x"' },
  ],
});

/** The same for banks, which have no gross profit and are judged by their equity. */
export const banks = peerRatios({
  ...{ sheet: 'Banks', title: 'Bank peers' },
  companies: [
    ...['JPMorgan Chase', 'Bank of America', 'Citigroup', 'Goldman Sachs', 'Morgan Stanley', 'PNC Financial'],
  ],
  lines: ['Revenue', 'Net income', 'Diluted earnings per share', 'Total assets', 'Total equity'],
  ratios: [
    percent('Revenue growth', '[Revenue]/[Revenue before]-1'),
    percent('Growth of EPS', '[Diluted earnings per share]/[Diluted earnings per share before]-1'),
    percent('Net margin', '[Net income]/[Revenue]'),
    percent('Return on equity', '[Net income]/AVERAGE([Total equity],[Total equity before])'),
    percent('Return on assets', '[Net income]/AVERAGE([Total assets],[Total assets before])'),
    percent('Growth of assets', '[Total assets]/[Total assets before]-1'),
    percent('Equity / assets', '[Total equity]/[Total assets]'),
    { heading: 'Assets / equity', formula: '[Total assets]/[Total equity]', format: '0.0"x"' },
  ],
});
