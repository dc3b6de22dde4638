import words from './field-words.json';
import { plainWords } from './property-words';

/** Series names, as services give them, with words of a single meaning. */
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

/** The beginning of the series names for these words; undefined if they name no other series. */
export function beginningPeriod(typed: string): string | undefined {
  return BEGUN.get(plainWords(typed));
}

/** The name that services give the line that these words mean, and no other; undefined where none is known. */
export function sameSeriesAs(typed: string): string | undefined {
  return NAMES.get(plainWords(typed));
}
