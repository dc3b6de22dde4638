/**
 * What analysts call a line by other words that mean it and nothing else, by the name that services give it. A word that
 * may mean another line as well (`EPS`, `profit`, `debt`) is not here: it is only proposed.
 */
const CALLED: ReadonlyMap<string, readonly string[]> = new Map([
  ['Revenue', ['sales', 'net sales', 'turnover', 'revenues', 'total revenue', 'total revenues', 'umsatz']],
  ['Net income', ['net profit', 'net earnings', 'profit after tax', 'jahresüberschuss']],
  ['Operating income', ['operating profit', 'betriebsergebnis']],
  ['Diluted earnings per share', ['diluted eps', 'eps diluted', 'eps (diluted)']],
  ['Basic earnings per share', ['basic eps', 'eps basic', 'eps (basic)']],
  ["Stockholders' equity", ['shareholders equity', 'stockholders equity']],
  ['Total assets', ['assets', 'bilanzsumme']],
  ['Total liabilities', ['liabilities']],
  ['Research and development expense', ['r&d', 'r&d expense', 'r&d expenses', 'r and d']],
  ['Capital expenditure', ['capex', 'capital expenditures', 'capital spending']],
  ['Operating cash flow', ['cash flow from operations', 'cash from operations', 'operating cashflow']],
  ['Share repurchases', ['buybacks', 'share buybacks', 'stock buybacks', 'stock repurchases']],
  ['Diluted weighted average shares', ['diluted shares', 'diluted share count']],
  ['Basic weighted average shares', ['basic shares', 'basic share count']],
  ['Cost of revenue', ['cogs', 'cost of sales', 'cost of goods sold', 'cost of revenues']],
]);

/** The names of these lines, as services give them. */
export const LINES: readonly string[] = [...CALLED.keys()];

const NAMES = new Map([...CALLED].flatMap(([name, words]) => words.map((word) => [word, name])));

/** What begins the names of the series that these words mean, as somebody would type it in English. */
const BEGUN: ReadonlyMap<string, string> = new Map([
  ['bip', 'GDP'],
  ['bruttoinlandsprodukt', 'GDP'],
  ['gross domestic product', 'GDP'],
  ['bevölkerung', 'Population'],
  ['einwohner', 'Population'],
  ['einwohnerzahl', 'Population'],
  ['inflationsrate', 'Inflation rate'],
]);

/** How the names of the series that are meant begin; undefined where the words are no others for it. */
export function beginningPeriod(words: string): string | undefined {
  return BEGUN.get(plainWords(words));
}

/** The name that services give the line that these words mean, and no other; undefined where none is known. */
export function sameSeriesAs(words: string): string | undefined {
  return NAMES.get(plainWords(words));
}

/** Words without letter case, apostrophes and what parts them. */
export function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
