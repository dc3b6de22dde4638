import { readCite } from '../../src/service/dataset/cite';
import type { Rules } from './collection';
import { daysBetween } from './filings/line';
import { figuresOf, type RowFigure } from './filings/row-figures';

/** What a company that files has some of. */
const NEVER_NOTHING = [
  ...['Revenue', 'Cost of revenue', 'Total assets', 'Total liabilities', 'Total equity'],
  'Diluted weighted average shares',
];
/** Lines of which four quarters make a year. */
const SUMMED = ['Revenue', 'Gross profit', 'Operating income', 'Net income'];
/** A company with less is a shell that no business has come to yet. */
const FEWEST_ASSETS = 1e6;
/** A part of the assets that no year moves to or from what is neither debt nor equity. */
const MOVED = 0.03;
const [FEWEST_SHARES, LEAST_EPS] = [1e6, 1];
/** Rounding of sums: a share of them, or some millions; and of a sheet, as a share of the assets. */
const [SHARE, LEAST, UNBALANCED] = [0.005, 2e6, 0.001];
/** Fewer digits are equal by chance; so near to each other stand the columns of a report. */
const [FEWEST_DIGITS, NEAR_DAYS] = [3, 400];

/** The errors that were found in the figures of filings, each as a rule that keeps it from coming back. */
export const FIGURE_RULES: Rules = {
  'no revenue, cost, sum of assets, of debts or of equity, and no number of shares is nothing': figures(
    NEVER_NOTHING.flatMap((line) => [`${line}|a`, `${line}|q`]),
    ({ value }) => value === 0,
  ),
  'no line that a company’s annual report alone gives is nothing in a year': ({ series }) =>
    [...series.values()]
      .filter(({ type, points }) => type === 'FinancialMetric' && points.some(([, value]) => value === 0))
      .map(({ key }) => key),
  'a company that files has more than a shell has': figures(
    ['Total assets|a', 'Total assets|q'],
    ({ value }) => value > 0 && value < FEWEST_ASSETS,
  ),
  'an equity of no known filing fits into its sheet as that of the year beside it does': figures(
    ['Total equity|a'],
    ({ end, cite, of, all }) => {
      const last = [...all.keys()].findLast((each) => each < end) ?? '';
      const rest = (at: string): number => {
        const [assets = NaN, debts = NaN] = ['assets', 'liabilities'].map(
          (sum) => of(`Total ${sum}|a`, at)?.value,
        );
        return (assets - debts - (all.get(at)?.value ?? NaN)) / assets;
      };
      const isOwn = [of('Total assets|a'), all.get(last)].every((each) => placeOf(each) === '');
      return placeOf({ cite }) === '?' && isOwn && Math.abs(rest(end) - rest(last)) > MOVED;
    },
  ),
  'a number of shares counts single shares': figures(
    ['Diluted weighted average shares|a', 'Diluted weighted average shares|q'],
    ({ value }) => value < FEWEST_SHARES,
  ),
  'earnings per share are of single shares': figures(
    ['Diluted earnings per share|a', 'Diluted earnings per share|q'],
    ({ value, line, of }) => {
      const income = of(`Net income|${line.slice(-1)}`)?.value ?? NaN;
      // Of a small income what preferred shares get is a large part.
      return Math.abs(value) >= LEAST_EPS && Math.abs(income / value) < FEWEST_SHARES;
    },
  ),
  'a revenue of a quarter is not that of its year': figures(
    ['Revenue|q'],
    ({ value, of }) => of('Revenue|a')?.value === value,
  ),
  'a fourth quarter is worked out of a year that stands unrevised in its own report': figures(
    /\|q$/,
    ({ cite, line, of }) => readCite(cite).isDerived && placeOf(of(line.replace(/q$/, 'a'))) !== '',
  ),
  'a revenue that is worked out of a year is a part of that year': figures(
    ['Revenue|q'],
    ({ value, cite, of }) =>
      readCite(cite).isDerived && (value <= 0 || value >= (of('Revenue|a')?.value ?? 0)),
  ),
  'a gross profit is the revenue less its cost': figures(['Gross profit|a'], ({ value, of }) => {
    const sales = of('Revenue|a')?.value ?? NaN;
    const cost = of('Cost of revenue|a')?.value ?? sales - value;
    return value > sales || Math.abs(sales - cost - value) > Math.abs(value) * 0.005;
  }),
  // Figures per share have few digits.
  'a figure of a later filing, or of none that is known, is not that of a period near it': figures(
    /^(?!Diluted|Basic)/,
    ({ end, value, cite, all }) => {
      const place = placeOf({ cite });
      const digits = String(Math.abs(value)).replace(/0+$/, '').length;
      if (value === 0 || place === '' || (place === '?' && digits < FEWEST_DIGITS)) return false;
      const isOwn = (each: RowFigure): boolean => each.value === value && each.cite === '';
      return [...all].some(
        ([day, each]) => day !== end && isOwn(each) && Math.abs(daysBetween(day, end)) <= NEAR_DAYS,
      );
    },
  ),
  'a year that is not the sum of its four quarters says why': figures(
    SUMMED.map((line) => `${line}|a`),
    ({ end, value, cite, quarters }) => {
      const four = [...quarters].filter(([each]) => each <= end && daysBetween(each, end) < 290);
      if (four.length !== 4 || !quarters.has(end)) return false;
      const sum = four.reduce((total, [, each]) => total + each.value, 0);
      const isOff = Math.abs(sum - value) > Math.max(Math.abs(value) * SHARE, LEAST);
      return isOff && ![cite, ...four.map(([, each]) => each.cite)].some((each) => /[ry\d]/.test(each));
    },
  ),
  'liabilities and equity are the assets, or the equity says whose part is not in it': figures(
    ['Total assets|a'],
    ({ value, of }) => {
      const [debts, own] = [of('Total liabilities|a'), of('Total equity|a') ?? of("Stockholders' equity|a")];
      if (debts === undefined || own === undefined) return false;
      const rest = (value - debts.value - own.value) / value;
      return Math.abs(rest) > UNBALANCED && !(rest > 0 && readCite(own.cite).isWithoutOthers);
    },
  ),
};

/** Where a figure is read; nothing of none. */
const placeOf = (figure: Pick<RowFigure, 'cite'> | undefined): string | undefined =>
  figure && readCite(figure.cite).place;

type Ends = ReadonlyMap<string, RowFigure>;

/** A figure of a line (`Revenue|a`), the whole line, its quarters, and what stands beside it in another line. */
type Told = RowFigure & { line: string; end: string; all: Ends; quarters: Ends } & {
  of: (line: string, end?: string) => RowFigure | undefined;
};

/** Looks for what is wrong in some lines of every company, and names company and period. */
function figures(wanted: readonly string[] | RegExp, isWrong: (told: Told) => boolean): Rules[string] {
  return ({ statements }) =>
    [...statements.values()].flatMap((row) => {
      const held = figuresOf(row);
      return [...held].flatMap(([line, all]) => {
        if (!(wanted instanceof RegExp ? wanted.test(line) : wanted.includes(line))) return [];
        const quarters: Ends = held.get(line.replace(/a$/, 'q')) ?? new Map();
        return [...all].flatMap(([end, figure]) => {
          const of = (name: string, at = end): RowFigure | undefined => held.get(name)?.get(at);
          return isWrong({ ...figure, line, end, all, quarters, of }) ? [`${row.entity} ${end}`] : [];
        });
      });
    });
}
