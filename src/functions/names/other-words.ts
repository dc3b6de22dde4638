import { LINES, plainWords, sameSeriesAs } from '../../names/series-words';

/** What people type for a series that may be another one as well: it is proposed, and not taken. */
const PERHAPS: ReadonlyMap<string, string> = new Map([
  ['profit', 'Net income'],
  ['earnings', 'Net income'],
  ['gewinn', 'Net income'],
  ['eps', 'Diluted earnings per share'],
  ['earnings per share', 'Diluted earnings per share'],
  ['ebit', 'Operating income'],
  ['cash', 'Cash and cash equivalents'],
  ['equity', "Stockholders' equity"],
  ['debt', 'Long-term debt'],
  ['dividends', 'Dividends paid'],
  ['shares', 'Shares outstanding'],
]);

/** Figures that are series wherever they are known, by the names that services give them. */
const FIGURES = new Set(
  [
    ...LINES,
    ...PERHAPS.values(),
    ...'gross profit|ebitda|market cap|gdp|inflation|unemployment rate|operating margin'.split('|'),
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

/** The name under which services keep the series that is meant; undefined where none is known. */
export function seriesCalled(typed: string): string | undefined {
  const name = plainWords(typed);
  return sameSeriesAs(typed) ?? PERHAPS.get(name) ?? (FIGURES.has(name) ? typed : undefined);
}

/** The relationship that is meant; undefined where none is known. */
export function relationshipCalled(typed: string): string | undefined {
  return RELATIONSHIPS.get(plainWords(typed));
}
