import { readCite } from '../cite';
import type { StatementRow } from '../statement-rows';
import type { Rule } from './rule';

/** The figures of one company by line and cadence (`Revenue|a`), and by the end of their periods in turn. */
type Held = ReadonlyMap<string, ReadonlyMap<string, HeldFigure>>;

type HeldFigure = { value: number; cite: string };

/** What a company that files has some of. */
const NEVER_NOTHING = ['Revenue', 'Cost of revenue', 'Total assets', 'Diluted weighted average shares'];

const FEWEST_SHARES = 1e6;

/** The errors that were found in the figures of filings, each as a rule that keeps it from coming back. */
export const FIGURE_RULES: readonly Rule[] = [
  {
    says: 'no revenue, cost, sum of assets or number of shares is nothing',
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

function read({ years, quarters, lines }: StatementRow): Held {
  return new Map(
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
}
