import { readCite } from '../cite';
import type { StatementRow } from '../statement-rows';
import type { Rule } from './rule';

/** The figures of one company by line and cadence (`Revenue|a`), and by the end of their periods in turn. */
type Held = ReadonlyMap<string, ReadonlyMap<string, HeldFigure>>;

type HeldFigure = { value: number; cite: string };

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
        const isOwn = held.get('Total assets|a')?.get(end)?.cite === '';
        if (cite !== '?' || !isOwn || before?.cite !== '') return false;
        return Math.abs(rest(end, value) - rest(last, before.value)) > MOVED;
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
          return value !== 0 && Math.abs(income / value) < FEWEST_SHARES;
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
        const sales = held.get('Revenue|a')?.get(end)?.value ?? Infinity;
        const cost = held.get('Cost of revenue|a')?.get(end)?.value ?? sales - value;
        return value > sales || Math.abs(sales - cost - value) > Math.abs(value) * 0.005;
      }),
    ),
  },
];

type Named = readonly [end: string, figure: HeldFigure];

/** Looks for what is wrong in the figures of every company, and names company and period. */
function eachFigure(wrong: (held: Held) => readonly Named[]): Rule['broken'] {
  return ({ statements }) =>
    [...statements.values()].flatMap((row) => wrong(read(row)).map(([end]) => `${row.entity} ${end}`));
}

const figures = (held: Held, line: string): Named[] => [...(held.get(line) ?? [])];

/** What was read of a row for one rule serves the others. */
const heldOf = new WeakMap<StatementRow, Held>();

function read(row: StatementRow): Held {
  const known = heldOf.get(row);
  if (known !== undefined) return known;
  const { years, quarters, lines } = row;
  const made: Held = new Map(
    lines.map(([name, cadence, values, cites = '']) => {
      const at = cadence === 'a' ? 'a' : 'q';
      const ends = (at === 'a' ? years : quarters).split(' ').map((token) => token.slice(-10));
      const places = cites.split(' ');
      const held = values
        .split(' ')
        .flatMap((text, place): Named[] =>
          text === '' ? [] : [[ends[place] ?? '', { value: Number(text), cite: places[place] ?? '' }]],
        );
      return [`${name}|${at}`, new Map(held)];
    }),
  );
  heldOf.set(row, made);
  return made;
}
