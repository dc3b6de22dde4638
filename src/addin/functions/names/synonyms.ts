import words from '../../../shared/names/field-words.json';
import { plainWords } from '../../../shared/names/property-words';
import { LINES, sameSeriesAs } from '../../../shared/names/series-words';

/** What people type for a series that may be another one as well: it is proposed, and not taken. */
const PERHAPS: ReadonlyMap<string, string> = new Map(
  words.perhaps.flatMap(({ series, words: all }) => all.map((word) => [word, series] as const)),
);

/** What is worked out by the price of a share, by each of its names. */
const NEEDS_PRICE: ReadonlyMap<string, string> = new Map(
  words.needsPrice.flatMap(({ name, words: all }) =>
    [name, ...all].map((word) => [plainWords(word), name] as const),
  ),
);

/** Figures that are series wherever they are known, by the names that services give them. */
const FIGURES = new Set(
  [
    ...LINES,
    ...PERHAPS.values(),
    ...'gross profit|ebitda|gdp|inflation|unemployment rate|operating margin'.split('|'),
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

/** The usual name of a measure that needs a share price. */
export const pricedCalled = (typed: string): string | undefined => NEEDS_PRICE.get(plainWords(typed));

/** The name under which services list this series; undefined if unknown. */
export function seriesCalled(typed: string): string | undefined {
  const name = plainWords(typed);
  return sameSeriesAs(typed) ?? PERHAPS.get(name) ?? (FIGURES.has(name) ? typed : undefined);
}

/** The relationship of this word; undefined if unknown. */
export function relationshipCalled(typed: string): string | undefined {
  return RELATIONSHIPS.get(plainWords(typed));
}
