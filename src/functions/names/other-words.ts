/** What people type for a series that services keep under another name. */
const SERIES: ReadonlyMap<string, string> = new Map([
  ['sales', 'Revenue'],
  ['turnover', 'Revenue'],
  ['net sales', 'Revenue'],
  ['umsatz', 'Revenue'],
  ['profit', 'Net income'],
  ['net profit', 'Net income'],
  ['earnings', 'Net income'],
  ['gewinn', 'Net income'],
  ['eps', 'Diluted earnings per share'],
  ['diluted eps', 'Diluted earnings per share'],
  ['earnings per share', 'Diluted earnings per share'],
  ['basic eps', 'Basic earnings per share'],
  ['ebit', 'Operating income'],
  ['operating profit', 'Operating income'],
  ['cash', 'Cash and cash equivalents'],
  ['equity', "Stockholders' equity"],
  ['shareholders equity', "Stockholders' equity"],
  ['assets', 'Total assets'],
  ['liabilities', 'Total liabilities'],
  ['debt', 'Long-term debt'],
  ['r&d', 'Research and development expense'],
  ['capex', 'Capital expenditure'],
  ['buybacks', 'Share repurchases'],
  ['dividends', 'Dividends paid'],
  ['cogs', 'Cost of revenue'],
  ['cost of sales', 'Cost of revenue'],
  ['shares', 'Shares outstanding'],
]);

/** Figures that are series wherever they are known, by the names that services give them. */
const FIGURES = new Set(
  [
    ...SERIES.values(),
    ...'net income|gross profit|ebitda|market cap|gdp|inflation|unemployment rate|operating margin'.split(
      '|',
    ),
  ].map((name) => name.toLowerCase()),
);

/** The relationship that a word of the sheet means; each stands in the document or the field notes (§2.6). */
const RELATIONSHIPS: ReadonlyMap<string, string> = new Map([
  ['industry', 'OPERATES_IN_INDUSTRY'],
  ['sector', 'OPERATES_IN_INDUSTRY'],
  ['ceo', 'IS_CEO_OF'],
  ['chief executive officer', 'IS_CEO_OF'],
  ['cfo', 'IS_CFO_OF'],
  ['cto', 'IS_CTO_OF'],
  ['coo', 'IS_COO_OF'],
  ['board', 'IS_BOARD_MEMBER_OF'],
  ['directors', 'IS_BOARD_MEMBER_OF'],
  ['board members', 'IS_BOARD_MEMBER_OF'],
  ['exchange', 'LISTED_ON'],
  ['stock exchange', 'LISTED_ON'],
  ['listing', 'LISTED_ON'],
  ['founder', 'FOUNDED'],
  ['founders', 'FOUNDED'],
  ['investors', 'INVESTED_IN'],
  ['subsidiaries', 'IS_SUBSIDIARY_OF'],
  ['parent', 'IS_DIRECT_PARENT_OF'],
  ['ultimate parent', 'IS_ULTIMATE_PARENT_OF'],
  ['auditor', 'AUDITS'],
  ['employees at', 'WORKS_AT'],
]);

const words = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The name under which services keep the series that is meant; undefined where none is known. */
export function seriesCalled(typed: string): string | undefined {
  const name = words(typed);
  return SERIES.get(name) ?? (FIGURES.has(name) ? typed : undefined);
}

/** The relationship that is meant; undefined where none is known. */
export function relationshipCalled(typed: string): string | undefined {
  return RELATIONSHIPS.get(words(typed));
}
