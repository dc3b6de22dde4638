import type { LinkCell, LinkSheet } from '../../../../src/addin/workbook/link/blocks';
import { type FunctionCall, seriesValues } from '../../../../src/addin/workbook/link/service-values';

/** A cell of a planted sheet: what it shows, or what it shows and how. */
type Plain = string | number | null | { value: string | number; format?: string; isFormula?: true };

/** A number that the service has: of an entity, a series and a period. */
export type Truth = { entity: string; series: string; period: string };

/** A model with the truth of each cell that may be linked, by sheet and place as `Sheet1!1,2`. */
export type PlantedModel = { name: string; sheets: LinkSheet[]; truth: ReadonlyMap<string, Truth> };

/** A number to be typed: the service's, in some scale and with so many decimals. */
type Typed = Truth & { divisor: number; decimals: number };
type Cell = Plain | Typed;
type Layout = { name: string; sheets: Record<string, Cell[][]> };

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];
const M = 1e6;
const typed = (
  entity: string,
  series: string,
  period: string | number,
  divisor = M,
  decimals = 0,
): Typed => ({
  ...{ entity, series, period: String(period), divisor, decimals },
});
const row = (
  label: string,
  entity: string,
  series: string,
  periods: readonly (string | number)[],
  divisor = M,
  decimals = 0,
): Cell[] => [label, ...periods.map((period) => typed(entity, series, period, divisor, decimals))];
const transposed = (rows: Cell[][]): Cell[][] =>
  Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_c, at) =>
    rows.map((each) => each[at] ?? null),
  );
const day = (year: number, month: number, date: number) => ({
  value: Date.UTC(year, month - 1, date) / 86_400_000 + 25_569,
  format: 'mmm-yy',
});
const formula = (value: number) => ({ value, isFormula: true as const });

/** Layouts as analysts have them, of whole tables and of what must be left alone. */
const LAYOUTS: readonly Layout[] = [
  {
    name: 'Statement with estimates',
    sheets: {
      'Income Statement': [
        ['Apple Inc. – Income Statement'],
        ['($ in millions, except per share data)'],
        [],
        ['Fiscal year ended', ...YEARS.map((year) => `${year}A`), '2025E', '2026E'],
        [...row('Net sales', 'Apple Inc.', 'Revenue', YEARS), 420_000, 445_000],
        [...row('Cost of sales', 'Apple Inc.', 'Cost of revenue', YEARS, -M), -220_000, -230_000],
        ['Gross profit', ...YEARS.map(() => formula(1))],
        row('Research and development', 'Apple Inc.', 'Research and development expense', YEARS, -M),
        ['Selling, general and administrative', -18_245, -19_916, -21_973, -25_094, -24_932, -26_097],
        row('Operating income', 'Apple Inc.', 'Operating income', YEARS),
        row('Net income', 'Apple Inc.', 'Net income', YEARS),
        row('Diluted EPS', 'Apple Inc.', 'Diluted earnings per share', YEARS, 1, 2),
        [],
        ['Growth assumption', 0.05, 0.05, 0.05, 0.05, 0.05, 0.05],
      ],
    },
  },
  {
    name: 'Years down the side',
    sheets: {
      Model: transposed([
        ['Microsoft', 'Fiscal year', ...YEARS],
        ['USD m', ...row('Total revenue', 'Microsoft', 'Revenue', YEARS)],
        ['USD m', ...row('Gross profit', 'Microsoft', 'Gross profit', YEARS)],
        ['USD m', ...row('EBIT', 'Microsoft', 'Operating income', YEARS)],
        ['USD m', ...row('Net profit', 'Microsoft', 'Net income', YEARS)],
      ]),
    },
  },
  {
    name: 'Ticker as the sheet, ends of years as days',
    sheets: {
      NVDA: [
        ['Figures in thousands of USD'],
        [null, ...YEARS.map((year) => day(year, 1, 31))],
        ...(
          [
            ['Revenues', 'Revenue'],
            ['Total assets', 'Total assets'],
            ['Cash from operations', 'Operating cash flow'],
          ] as const
        ).map(([label, series]): Cell[] => [
          label,
          ...YEARS.map((year) => typed('NVDA', series, `${year}-01`, 1000)),
        ]),
      ],
    },
  },
  {
    name: 'One measure of several companies',
    sheets: {
      Peers: [
        ['Revenue ($bn)'],
        ['Company', ...YEARS.slice(2)],
        ...['Alphabet', 'Amazon', 'Meta Platforms', 'Walmart', 'Exxon Mobil'].map((name) =>
          row(name, name, 'Revenue', YEARS.slice(2), 1e9, 1),
        ),
        ['Average', ...YEARS.slice(2).map(() => formula(300.2))],
      ],
    },
  },
  {
    name: 'Comparable companies of one year',
    sheets: {
      Comps: [
        ['Comparable companies, FY2023'],
        ['USD millions'],
        [],
        ['Company', 'Ticker', 'Revenue', 'Net income', 'Total assets', 'Beta'],
        ...(
          [
            ['Coca-Cola', 'KO', 0.58],
            ['PepsiCo', 'PEP', 0.53],
            ['Procter & Gamble', 'PG', 0.42],
            ['Johnson & Johnson', 'JNJ', 0.52],
          ] as const
        ).map(([name, ticker, beta]): Cell[] => [
          name,
          ticker,
          ...['Revenue', 'Net income', 'Total assets'].map((series) => typed(ticker, series, 'FY2023')),
          beta,
        ]),
      ],
    },
  },
  {
    name: 'Companies across, fields down',
    sheets: {
      'Side by side': [
        ['Fiscal 2024, US$ million'],
        [null, 'Home Depot', "Lowe's", 'Target', 'Costco Wholesale'],
        ...(
          [
            ['Sales', 'Revenue'],
            ['Operating profit', 'Operating income'],
            ['Net earnings', 'Net income'],
            ['Capex', 'Capital expenditure'],
          ] as const
        ).map(([label, series]): Cell[] => [
          label,
          ...['Home Depot', "Lowe's", 'Target', 'Costco Wholesale'].map((name) =>
            typed(name, series, '2024'),
          ),
        ]),
      ],
    },
  },
  {
    name: 'Quarters',
    sheets: {
      Quarterly: [
        ['Microsoft Corp | quarterly model', null, null, '$ in millions'],
        [null, "Q1'23", "Q2'23", "Q3'23", "Q4'23", "Q1'24", "Q2'24"],
        ...(
          [
            ['Revenue', 'Revenue'],
            ['Operating income', 'Operating income'],
            ['Net income', 'Net income'],
          ] as const
        ).map(([label, series]): Cell[] => [
          label,
          ...['FY2023Q1', 'FY2023Q2', 'FY2023Q3', 'FY2023Q4', 'FY2024Q1', 'FY2024Q2'].map((period) =>
            typed('Microsoft Corp', series, period),
          ),
        ]),
      ],
    },
  },
  {
    name: 'Countries',
    sheets: {
      GDP: [
        ['GDP (current US$ bn)'],
        ['Country', ...YEARS.slice(0, 5)],
        ...['Germany', 'France', 'Japan', 'Brazil', 'India'].map((name) =>
          row(name, name, 'GDP (current US dollars)', YEARS.slice(0, 5), 1e9, 1),
        ),
      ],
      Population: [
        ['Population (millions)'],
        ['Year', 'Germany', 'France', 'Japan'],
        ...YEARS.slice(0, 5).map((year): Cell[] => [
          year,
          ...['Germany', 'France', 'Japan'].map((name) => typed(name, 'Population', year, M, 2)),
        ]),
      ],
    },
  },
  {
    name: 'Two companies on one sheet',
    sheets: {
      Financials: [
        ['$m', ...YEARS],
        ['Pfizer'],
        row('Revenue', 'Pfizer', 'Revenue', YEARS),
        row('Net income', 'Pfizer', 'Net income', YEARS),
        [],
        ['Merck & Co.'],
        row('Revenue', 'Merck & Co.', 'Revenue', YEARS),
        row('Net income', 'Merck & Co.', 'Net income', YEARS),
      ],
    },
  },
  {
    name: 'German labels',
    sheets: {
      Kennzahlen: [
        ['IBM', null, null],
        ['in Mio. USD', ...YEARS],
        row('Umsatz', 'IBM', 'Revenue', YEARS),
        row('Jahresüberschuss', 'IBM', 'Net income', YEARS),
        row('Bilanzsumme', 'IBM', 'Total assets', YEARS),
      ],
    },
  },
  {
    name: 'Cash flow in full dollars',
    sheets: {
      'CF Intel': [
        ['Intel Corporation'],
        ['Cash flow statement', 'Note', ...YEARS.map((year) => `FY${year}`)],
        ...(
          [
            ['Net cash provided by operating activities', 'Operating cash flow', 1],
            ['Purchases of property, plant and equipment', 'Capital expenditure', -1],
            ['Dividends paid', 'Dividends paid', -1],
          ] as const
        ).map(([label, series, sign]): Cell[] => [
          label,
          'USD',
          ...YEARS.map((year) => typed('Intel Corporation', series, `FY${year}`, sign)),
        ]),
      ],
    },
  },
  {
    name: 'Company on the cover, errors between the rows',
    sheets: {
      Cover: [['Intel Corporation – Financial Model'], ['Prepared by the desk']],
      IS: [
        ['Income statement', ...YEARS],
        row('Revenue', 'Intel Corporation', 'Revenue', YEARS),
        ['R&D as % of revenue', ...YEARS.map(() => ({ value: '#VALUE!', isFormula: true as const }))],
        row('Net income', 'Intel Corporation', 'Net income', YEARS),
      ],
    },
  },
  {
    name: 'Name in another table, counts like years, labels of two lines',
    sheets: {
      DCF: [['Apple – DCF'], ['Growth', 0.05], [], ['Year', 2026, 2027], ['Growth', 0.04, 0.03]],
      'Financials + KPIs': [
        ['$s in millions', ...YEARS],
        ['# of stores', 1972, 1973, 1973, 1971, 1969, 2129],
        row('R & D expenditures', 'Apple', 'Research and development expense', YEARS),
        ['Depreciation and amortization of property, equipment and'],
        row('intangibles', 'Apple', 'Depreciation and amortization', YEARS),
      ],
    },
  },
  {
    name: 'Nothing to link',
    sheets: {
      Acme: [
        ['Acme Widgets – Income Statement ($ in millions)'],
        [null, ...YEARS],
        // Figures of somebody else under another name, and round ones.
        ['Revenue', 260_174, 274_515, 365_817, 394_328, 383_285, 391_035],
        ['Net income', 100, 110, 120, 130, 140, 150],
      ],
      Apple: [
        ['Apple', ...YEARS],
        ['Total assets', 1000, 2000, 3000, 4000, 5000, 6000],
        ['Total liabilities', 248_028, 999_999, 111_111, 222_222, 333_333, 444_444],
        ['Tax rate', 0.21, 0.21, 0.21, 0.21, 0.21, 0.21],
      ],
    },
  },
];

/** The planted models, with the service's own numbers in them. */
export async function plantedModels(call: FunctionCall): Promise<PlantedModel[]> {
  return Promise.all(
    LAYOUTS.map(async ({ name, sheets }) => {
      const truth = new Map<string, Truth>();
      const built = await Promise.all(
        Object.entries(sheets).map(async ([sheet, rows]): Promise<LinkSheet> => {
          const filled = await Promise.all(
            rows.map((cells) => Promise.all(cells.map((cell) => filledCell(cell, call)))),
          );
          rows.forEach((cells, down) =>
            cells.forEach((cell, across) => {
              if (isTyped(cell) && filled[down]?.[across] !== undefined)
                truth.set(`${sheet}!${down},${across}`, cell);
            }),
          );
          return { name: sheet, rows: rowsOf(filled) };
        }),
      );
      return { name, sheets: built, truth };
    }),
  );
}

const isTyped = (cell: Cell | undefined): cell is Typed =>
  typeof cell === 'object' && cell !== null && 'series' in cell;

async function filledCell(cell: Cell, call: FunctionCall): Promise<LinkCell | undefined> {
  if (cell === null) return undefined;
  if (!isTyped(cell)) {
    const {
      value,
      format,
      isFormula = false,
    } = typeof cell === 'object' ? cell : { value: cell, format: undefined };
    return { value, format, isFormula };
  }
  const [known] = await seriesValues(call, { ...cell, periods: [cell.period] });
  if (known === undefined) return undefined;
  return {
    value: Number((known / cell.divisor).toFixed(cell.decimals)),
    format: undefined,
    isFormula: false,
  };
}

function rowsOf(filled: readonly (readonly (LinkCell | undefined)[])[]): LinkSheet['rows'] {
  return new Map(
    filled.map((cells, row) => [
      row,
      new Map(cells.flatMap((cell, column) => (cell === undefined ? [] : [[column, cell] as const]))),
    ]),
  );
}
