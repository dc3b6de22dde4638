import { LINES, plainWords, sameSeriesAs } from '../../../shared/names/series-words';

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
  ['subsidiary', 'IS_SUBSIDIARY_OF'],
  ['members', 'IS_MEMBER_OF'],
  ['memberships', 'IS_MEMBER_OF'],
  ['member states', 'IS_MEMBER_OF'],
  ['mitglieder', 'IS_MEMBER_OF'],
  ['country', 'IS_LOCATED_IN'],
  ['location', 'IS_LOCATED_IN'],
  ['headquarters', 'HAS_HEADQUARTERS_IN'],
  ['capital', 'HAS_CAPITAL'],
  ['currency', 'HAS_CURRENCY'],
  ['language', 'HAS_OFFICIAL_LANGUAGE'],
  ['languages', 'HAS_OFFICIAL_LANGUAGE'],
  ['acquisitions', 'PARTICIPATES_IN_CORPORATE_EVENT'],
  ['acquired', 'PARTICIPATES_IN_CORPORATE_EVENT'],
  ['parent', 'IS_DIRECT_PARENT_OF'],
  ['ultimate parent', 'IS_ULTIMATE_PARENT_OF'],
  ['auditor', 'AUDITS'],
  ['employees at', 'WORKS_AT'],
]);

/** The properties of which one is meant by a word of the sheet; the first that an entity lists is proposed. */
const PROPERTIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    chief_executive_officer: 'ceo|chief executive|vorstandsvorsitzender',
    chief_financial_officer: 'cfo|finanzvorstand',
    employee_count: 'employees|number of employees|headcount|staff|workforce|mitarbeiter|mitarbeiterzahl',
    exchange: 'stock exchange|listing|börse',
    headquarters: 'hq|head office|seat|hauptsitz|sitz',
    headquarters_address: 'address|adresse',
    ticker: 'symbol|ticker symbol',
    fiscal_year_end: 'year end|fiscal year|geschäftsjahr',
    website: 'homepage|url|web|web site',
    former_names: 'former name|previous name|previous names|old name',
    legal_name: 'full name|registered name',
    'founding_date founding_year': 'founded|founding|year founded|gegründet',
    incorporation_date: 'incorporated|incorporation',
    population: 'inhabitants|einwohner|einwohnerzahl|people',
    sic_code: 'sic',
    calling_code: 'dialling code|phone code|vorwahl',
    'iso_alpha2 iso_code': 'iso code|country code|currency code',
    capital: 'capital city|hauptstadt',
  }).flatMap(([properties, words]) => words.split('|').map((word) => [word, properties.split(' ')] as const)),
);

/** The properties that a word may mean, the likeliest first. */
export function propertiesCalled(typed: string): readonly string[] {
  return PROPERTIES.get(plainWords(typed)) ?? [];
}

/** The name under which services keep the series that is meant; undefined where none is known. */
export function seriesCalled(typed: string): string | undefined {
  const name = plainWords(typed);
  return sameSeriesAs(typed) ?? PERHAPS.get(name) ?? (FIGURES.has(name) ? typed : undefined);
}

/** The relationship that is meant; undefined where none is known. */
export function relationshipCalled(typed: string): string | undefined {
  return RELATIONSHIPS.get(plainWords(typed));
}
