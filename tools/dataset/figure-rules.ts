import { once } from 'es-toolkit/function';
import { mapValues } from 'es-toolkit/object';

import { readCite } from '../../src/service/dataset/cite';
import type { StatementRow } from '../../src/service/dataset/statement-rows';
import type { Collection, Rules } from './collection';
import { isLess } from './filings/balance';
import { PAID, readYearsToDate } from './filings/filed-figures';
import { daysBetween, isSameSum, isSumOfQuarters } from './filings/line';
import { figuresOf, type RowFigure } from './filings/row-figures';
import { openInputs } from './inputs';

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
/** What rounding leaves open of a sheet, as a share of the assets. */
const UNBALANCED = 0.001;
/** Fewer digits are equal by chance; so near to each other stand the columns of a report. */
const [FEWEST_DIGITS, NEAR_DAYS] = [3, 400];

const yearsToDate = once(() => readYearsToDate(openInputs('tools/dataset/inputs')));

/** What a check says of a figure; nothing where there is nothing to compare it with. */
type Verdict = 'right' | 'marked' | 'wrong' | undefined;

type Check = { lines: readonly string[] | RegExp; judge: (told: Told) => Verdict };

/** Checks of figures against each other, each a rule of the build that the report counts. */
export const FIGURE_CHECKS: Readonly<Record<string, Check>> = {
  // Figures per share have few digits.
  'a figure of a later filing, or of none that is known, is not that of a period near it': {
    lines: /^(?!Diluted|Basic)/,
    judge: ({ end, value, cite, all }) => {
      const place = placeOf({ cite });
      const digits = String(Math.abs(value)).replace(/0+$/, '').length;
      if (value === 0 || place === '' || (place === '?' && digits < FEWEST_DIGITS)) return undefined;
      const isOwn = (each: RowFigure): boolean => each.value === value && each.cite === '';
      const isTaken = [...all].some(
        ([day, each]) => day !== end && isOwn(each) && Math.abs(daysBetween(day, end)) <= NEAR_DAYS,
      );
      return isTaken ? 'wrong' : 'right';
    },
  },
  'a year that is not the sum of its four quarters says why': {
    lines: SUMMED.map((line) => `${line}|a`),
    judge: ({ end, value, cite, quarters }) => {
      const four = [...quarters].filter(([each]) => each <= end && daysBetween(each, end) < 290);
      if (four.length !== 4 || !quarters.has(end)) return undefined;
      const sum = four.reduce((total, [, each]) => total + each.value, 0);
      if (isSumOfQuarters(sum, value)) return 'right';
      return readCite(cite).isUnlikeQuarters ? 'marked' : 'wrong';
    },
  },
  'a quarter is its year to date less the quarters before, or says why not': {
    lines: SUMMED.map((line) => `${line}|q`),
    judge: ({ end, value, cite, line, cik }) => {
      const made = yearsToDate().get([cik, line.slice(0, -2), end].join('|'));
      if (made?.some((each) => isSameSum(each, value))) return 'right';
      if (made === undefined) return undefined;
      return /[bry\d]/.test(cite) ? 'marked' : 'wrong';
    },
  },
  'liabilities and equity are the assets, or the equity says whose part is not in it': {
    lines: ['Total assets|a'],
    judge: ({ value, of }) => {
      const [debts, own] = [of('Total liabilities|a'), of('Total equity|a') ?? of("Stockholders' equity|a")];
      if (debts === undefined || own === undefined) return undefined;
      const rest = (value - debts.value - own.value) / value;
      if (isLess(value, debts.value, own.value))
        return readCite(own.cite).leftOut === undefined ? 'wrong' : 'marked';
      return Math.abs(rest) <= UNBALANCED ? 'right' : 'wrong';
    },
  },
};

/** How many figures each check compares, and what it says of them. */
export function countVerdicts(statements: Iterable<StatementRow>): Map<string, Record<string, number>> {
  const collection = { statements: new Map([...statements].map((row) => [row.entity, row])) };
  return new Map(
    Object.entries(FIGURE_CHECKS).map(([says, { lines, judge }]) => {
      const counts: Record<string, number> = {};
      for (const told of toldFigures(collection, lines)) {
        const verdict = judge(told);
        if (verdict !== undefined) counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
      return [says, counts];
    }),
  );
}

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
  'what is paid or used up is not below nothing': figures(
    PAID.flatMap((line) => [`${line}|a`, `${line}|q`]),
    ({ value }) => value < 0,
  ),
  'a figure per share before one that is adjusted for a split is adjusted too': figures(
    /earnings per share\|/,
    ({ end, cite, all }) =>
      !/[as]/.test(cite) && [...all].some(([day, each]) => day > end && each.cite.includes('s')),
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
  ...mapValues(FIGURE_CHECKS, ({ lines, judge }) => figures(lines, (told) => judge(told) === 'wrong')),
};

/** Where a figure is read; nothing of none. */
const placeOf = (figure: Pick<RowFigure, 'cite'> | undefined): string | undefined =>
  figure && readCite(figure.cite).place;

type Ends = ReadonlyMap<string, RowFigure>;

/** A figure of a line (`Revenue|a`), the whole line, its quarters, and what stands beside it in another line. */
type Told = RowFigure & { cik: string; line: string; end: string; all: Ends; quarters: Ends } & {
  of: (line: string, end?: string) => RowFigure | undefined;
};

/** Looks for what is wrong in some lines of every company, and names company and period. */
function figures(wanted: Check['lines'], isWrong: (told: Told) => boolean): Rules[string] {
  return (collection) =>
    [...toldFigures(collection, wanted)]
      .filter((told) => isWrong(told))
      .map(({ entity, end }) => `${entity} ${end}`);
}

/** The figures of some lines of every company, each with what stands beside it. */
function* toldFigures(
  { statements }: Pick<Collection, 'statements'>,
  wanted: Check['lines'],
): Iterable<Told & { entity: string }> {
  for (const row of statements.values()) {
    const held = figuresOf(row);
    for (const [line, all] of held) {
      if (!(wanted instanceof RegExp ? wanted.test(line) : wanted.includes(line))) continue;
      const quarters: Ends = held.get(line.replace(/a$/, 'q')) ?? new Map();
      for (const [end, figure] of all) {
        const of = (name: string, at = end): RowFigure | undefined => held.get(name)?.get(at);
        const cik = row.filer ?? row.entity.slice('company:'.length);
        yield { ...figure, entity: row.entity, cik, line, end, all, quarters, of };
      }
    }
  }
}
