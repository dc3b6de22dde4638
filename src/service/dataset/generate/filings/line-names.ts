import type { Figures } from './figure-rows';

/** What a line of the statements is called as a series, and whether it adds up over quarters, stands at a day, or is per share. */
export type LineName = {
  name: string;
  kind: 'flow' | 'instant' | 'shares';
  aliases: readonly string[];
  note?: string;
};

const LINES: readonly (readonly [line: string, name: LineName])[] = [
  ['Revenue', flow('Revenue', ['Total revenue', 'Sales'])],
  ['Cost of revenue', flow('Cost of revenue', ['Cost of sales', 'COGS'])],
  ['Gross profit', flow('Gross profit')],
  ['Research and development', flow('Research and development expense', ['R&D'])],
  ['Operating income', flow('Operating income', ['Operating profit', 'EBIT'])],
  ['Net income', flow('Net income', ['Net profit', 'Earnings'])],
  ['Diluted EPS', shares('Diluted earnings per share', ['EPS', 'Diluted EPS'])],
  ['Basic EPS', shares('Basic earnings per share', ['Basic EPS'])],
  ['Diluted weighted average shares', shares('Diluted weighted average shares', ['Diluted shares'])],
  ['Total assets', instant('Total assets', ['Assets'])],
  ['Total liabilities', instant('Total liabilities', ['Liabilities'])],
  ['Cash and cash equivalents', instant('Cash and cash equivalents', ['Cash'])],
  ['Long-term debt', instant('Long-term debt', ['Debt'])],
  ['Operating cash flow', flow('Operating cash flow', ['Cash flow from operations'])],
  ['Capital expenditure', flow('Capital expenditure', ['Capex', 'Capital spending'])],
  ['Dividends paid', flow('Dividends paid', ['Dividends'])],
  ['Share repurchases', flow('Share repurchases', ['Buybacks', 'Share buybacks'])],
];

const NAMES: ReadonlyMap<string, LineName> = new Map(LINES);

/** The name of a line; equity is the parent's only where every figure's tag says so. */
export function lineName({ line, data }: Figures): LineName | undefined {
  if (!line.startsWith('Total equity')) return NAMES.get(line);
  const isParents = data.every((figure) => figure[8] === 'StockholdersEquity');
  if (isParents) return instant("Stockholders' equity", ["Shareholders' equity", 'Equity']);
  const note = 'the parent’s, or with noncontrolling interests where only that is filed';
  return { ...instant('Total equity'), note };
}

function flow(name: string, aliases: readonly string[] = []): LineName {
  return { name, kind: 'flow', aliases };
}

function instant(name: string, aliases: readonly string[] = []): LineName {
  return { name, kind: 'instant', aliases };
}

function shares(name: string, aliases: readonly string[] = []): LineName {
  return { name, kind: 'shares', aliases };
}
