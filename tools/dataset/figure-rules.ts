import { readCite } from '../../src/service/dataset/cite';
import { daysBetween } from './filings/days';
import { figuresOf, type RowFigure, type RowFigures } from './filings/row-figures';
import type { Rule } from './rule';

/** What a company that files has some of. */
const NEVER_NOTHING = [
  ...['Revenue', 'Cost of revenue', 'Total assets', 'Total liabilities', 'Total equity'],
  'Diluted weighted average shares',
];

/** A company with less is a shell that no business has come to yet. */
const FEWEST_ASSETS = 1e6;

/** A part of the assets that no year moves to or from what is neither debt nor equity. */
const MOVED = 0.03;

const FEWEST_SHARES = 1e6;
const LEAST_EPS = 1;

/** The errors that were found in the figures of filings, each as a rule that keeps it from coming back. */
export const FIGURE_RULES: readonly Rule[] = [
  {
    says: 'no revenue, cost, sum of assets, of debts or of equity, and no number of shares is nothing',
    broken: eachFigure((held) =>
      NEVER_NOTHING.flatMap((line) => [...figures(held, `${line}|a`), ...figures(held, `${line}|q`)]).filter(
        ([, { value }]) => value === 0,
      ),
    ),
  },
  {
    says: 'no line that a company’s annual report alone gives is nothing in a year',
    broken: ({ series }) =>
      [...series.values()]
        .filter(({ type, points }) => type === 'FinancialMetric' && points.some(([, value]) => value === 0))
        .map(({ key }) => key),
  },
  {
    says: 'a company that files has more than a shell has',
    broken: eachFigure((held) =>
      ['a', 'q']
        .flatMap((cadence) => figures(held, `Total assets|${cadence}`))
        .filter(([, { value }]) => value > 0 && value < FEWEST_ASSETS),
    ),
  },
  {
    says: 'an equity of no known filing fits into its sheet as that of the year beside it does',
    broken: eachFigure((held) => {
      const rest = (end: string, equity: number): number => {
        const assets = held.get('Total assets|a')?.get(end)?.value ?? NaN;
        return (assets - (held.get('Total liabilities|a')?.get(end)?.value ?? NaN) - equity) / assets;
      };
      const all = figures(held, 'Total equity|a');
      return all.filter(([end, { value, cite }], at) => {
        const [last, before] = all[at - 1] ?? ['', undefined];
        const isOwn = (each: RowFigure | undefined): boolean =>
          each !== undefined && readCite(each.cite).place === '';
        if (readCite(cite).place !== '?' || !isOwn(held.get('Total assets|a')?.get(end)) || !isOwn(before))
          return false;
        return before !== undefined && Math.abs(rest(end, value) - rest(last, before.value)) > MOVED;
      });
    }),
  },
  {
    says: 'a number of shares counts single shares',
    broken: eachFigure((held) =>
      ['a', 'q']
        .flatMap((cadence) => figures(held, `Diluted weighted average shares|${cadence}`))
        .filter(([, { value }]) => value < FEWEST_SHARES),
    ),
  },
  {
    says: 'earnings per share are of single shares',
    broken: eachFigure((held) =>
      ['a', 'q'].flatMap((cadence) =>
        figures(held, `Diluted earnings per share|${cadence}`).filter(([end, { value }]) => {
          const income = held.get(`Net income|${cadence}`)?.get(end)?.value ?? NaN;
          // Of a small income what preferred shares get is a large part.
          return Math.abs(value) >= LEAST_EPS && Math.abs(income / value) < FEWEST_SHARES;
        }),
      ),
    ),
  },
  {
    says: 'a revenue of a quarter is not that of its year',
    broken: eachFigure((held) => {
      const years = held.get('Revenue|a');
      return figures(held, 'Revenue|q').filter(([end, { value }]) => years?.get(end)?.value === value);
    }),
  },
  {
    says: 'a fourth quarter is worked out of a year that stands unrevised in its own report',
    broken: eachFigure((held) =>
      [...held.keys()]
        .filter((line) => line.endsWith('|q'))
        .flatMap((line) => {
          const years = held.get(line.replace(/q$/, 'a'));
          return figures(held, line).filter(
            ([end, { cite }]) =>
              readCite(cite).isDerived && readCite(years?.get(end)?.cite ?? '?').place !== '',
          );
        }),
    ),
  },
  {
    says: 'a revenue that is worked out of a year is a part of that year',
    broken: eachFigure((held) =>
      figures(held, 'Revenue|q').filter(([end, { value, cite }]) => {
        const year = held.get('Revenue|a')?.get(end)?.value ?? 0;
        return readCite(cite).isDerived && (value <= 0 || value >= year);
      }),
    ),
  },
  {
    says: 'a gross profit is the revenue less its cost',
    broken: eachFigure((held) =>
      figures(held, 'Gross profit|a').filter(([end, { value }]) => {
        const sales = held.get('Revenue|a')?.get(end)?.value;
        if (sales === undefined) return false;
        const cost = held.get('Cost of revenue|a')?.get(end)?.value ?? sales - value;
        return value > sales || Math.abs(sales - cost - value) > Math.abs(value) * 0.005;
      }),
    ),
  },
  {
    says: 'a figure of a later filing, or of none that is known, is not that of a period near it',
    broken: eachFigure((held) =>
      [...held].flatMap(([line, all]) =>
        // Figures per share have few digits.
        line.startsWith('Diluted') || line.startsWith('Basic') ? [] : [...all].filter(isOfAnother),
      ),
    ),
  },
  {
    says: 'a year that is not the sum of its four quarters says why',
    broken: eachFigure((held) =>
      [...held.keys()]
        .filter((line) => SUMMED.has(line))
        .flatMap((line) =>
          figures(held, line).filter((year) => isOffUnmarked(year, held.get(line.replace(/a$/, 'q')))),
        ),
    ),
  },
  {
    says: 'liabilities and equity are the assets, or the equity says whose part is not in it',
    broken: eachFigure((held) => {
      const equity = held.get('Total equity|a') ?? held.get("Stockholders' equity|a");
      return figures(held, 'Total assets|a').filter(([end, { value }]) => {
        const [debts, own] = [held.get('Total liabilities|a')?.get(end), equity?.get(end)];
        if (debts === undefined || own === undefined) return false;
        const rest = (value - debts.value - own.value) / value;
        return Math.abs(rest) > UNBALANCED && !(rest > 0 && readCite(own.cite).isWithoutOthers);
      });
    }),
  },
];

/** Lines of which four quarters make a year. */
const SUMMED = new Set(
  ['Revenue', 'Gross profit', 'Operating income', 'Net income'].map((line) => `${line}|a`),
);

/** Rounding of sums: a share of them, or some millions; and of a sheet, as a share of the assets. */
const [SHARE, LEAST, UNBALANCED] = [0.005, 2e6, 0.001];

function isOffUnmarked([end, year]: Named, quarters: ReadonlyMap<string, RowFigure> | undefined): boolean {
  const four = [...(quarters ?? [])].filter(([each]) => each <= end && daysBetween(each, end) < 290);
  if (four.length !== 4 || four.at(-1)?.[0] !== end) return false;
  const sum = four.reduce((total, [, { value }]) => total + value, 0);
  const isOff = Math.abs(sum - year.value) > Math.max(Math.abs(year.value) * SHARE, LEAST);
  return isOff && ![year, ...four.map(([, each]) => each)].some(({ cite }) => /[ry\d]/.test(cite));
}

/** Whether a figure that is not read in its own report is what the own report of a period within a year and a month of it says. */
function isOfAnother([end, { value, cite }]: Named, _at: number, all: readonly Named[]): boolean {
  const { place } = readCite(cite);
  const digits = String(Math.abs(value)).replace(/0+$/, '').length;
  if (value === 0 || place === '' || (place === '?' && digits < FEWEST_DIGITS)) return false;
  return all.some(
    ([day, other]) =>
      day !== end &&
      other.value === value &&
      other.cite === '' &&
      Math.abs(daysBetween(day, end)) <= NEAR_DAYS,
  );
}

/** Fewer digits are equal by chance; so near to each other stand the columns of a report. */
const [FEWEST_DIGITS, NEAR_DAYS] = [3, 400];

type Named = readonly [end: string, figure: RowFigure];

/** Looks for what is wrong in the figures of every company, and names company and period. */
function eachFigure(wrong: (held: RowFigures) => readonly Named[]): Rule['broken'] {
  return ({ statements }) =>
    [...statements.values()].flatMap((row) => wrong(figuresOf(row)).map(([end]) => `${row.entity} ${end}`));
}

const figures = (held: RowFigures, line: string): Named[] => [...(held.get(line) ?? [])];
