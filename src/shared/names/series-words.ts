import words from './field-words.json';
import { plainWords } from './property-words';

/** The names of lines, as services give them, of which each is meant by words that mean nothing else. */
export const LINES: readonly string[] = words.lines.map(({ series }) => series);

const NAMES = new Map(words.lines.flatMap(({ series, words: all }) => all.map((word) => [word, series])));

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
export function beginningPeriod(typed: string): string | undefined {
  return BEGUN.get(plainWords(typed));
}

/** The name that services give the line that these words mean, and no other; undefined where none is known. */
export function sameSeriesAs(typed: string): string | undefined {
  return NAMES.get(plainWords(typed));
}
