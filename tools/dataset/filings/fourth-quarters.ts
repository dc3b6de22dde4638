import { isRounded } from '../../../src/service/dataset/rounded';
import type { Calendar } from './calendar';
import { type Cited, daysBetween, type Line, median, pointsOf } from './line';

/** A year of which the first three quarters are known: what they leave of it, and how large that is beside their mean. */
type Remainder = {
  end: string;
  year: Cited;
  three: readonly Cited[];
  /** The fourth quarter as it was filed. */
  filed: Cited | undefined;
  value: number;
  share: number;
};

/** A fourth quarter's share may be so many times the company's usual one and still be a quarter. */
const POSSIBLE = 2.5;
/** Beyond this it is that of two bases mixed, where the quarters are not proved to be as first filed. */
const LIKELY = 1.5;
/** Where fewer years tell what is usual, a fourth quarter is taken to be as large as the others. */
const FEWEST_YEARS = 3;

/** What moves with the revenue when a business is given up; net income does not, for it includes that business. */
const WITH_REVENUE = new Set(['Revenue', 'Cost of revenue', 'Gross profit', 'Operating income']);

/** Whether so many days part the ends of a first and a fourth quarter. */
export const isQuarterOfYear = (days: number): boolean => days >= 262 && days <= 290;

/**
 * Adds the fourth quarter, which few companies file, as the year less the other three: only where all four figures stand
 * unrevised in their own reports, since a restated year less quarters as first filed is nobody's quarter, and are of one tag; tags of a
 * revenue, which `one-concept` has made one, may differ where the quarter is a usual one. A revenue out of the company's course is left
 * out all the same, and with it what else of that quarter moves with its basis.
 */
export function addFourthQuarters(lines: readonly Line[], calendar: Calendar): void {
  const endsOf = (years: readonly Remainder[]): Set<string> => new Set(years.map(({ end }) => end));
  const impossible = endsOf(revenueYears(lines, calendar, POSSIBLE));
  const unlikely = endsOf(revenueYears(lines, calendar, LIKELY));
  for (const line of lines) {
    if (line.cadence !== 'q' || line.name.kind !== 'flow') continue;
    for (const { end, year, three, filed, value } of remaindersOf(lines, line, calendar)) {
      const isImpossible = WITH_REVENUE.has(line.figures.line) && impossible.has(end);
      const points = [year, ...three];
      const isOneTag = tagsOf(points).size <= 1 || (line.figures.line === 'Revenue' && !unlikely.has(end));
      // What is filed only as a rounding of it, in a later report, says less.
      const isOpen = filed === undefined || isRounded(value, filed.value);
      // A basis that begins with the year is that of all its quarters.
      const isOneBasis = three.slice(1).every(({ isNewBasis }) => isNewBasis !== true);
      if (isOpen && !isImpossible && isOneTag && isOneBasis && points.every(({ cite }) => cite === ''))
        line.points.set(end, { value, cite: 'd', tag: year.tag });
    }
  }
}

/** The years whose revenue is on another basis than their quarters are, as what they leave of it shows. */
export function mixedYears(lines: readonly Line[], calendar: Calendar): Set<string> {
  const unlikely = revenueYears(lines, calendar, LIKELY);
  return new Set(unlikely.filter(({ three }) => three.some(({ cite }) => cite !== '')).map(({ end }) => end));
}

/** The years whose revenue, read in no known filing, is too small for their quarters as filed: it was restated later. */
export function shrunkYears(lines: readonly Line[], calendar: Calendar): Set<string> {
  const unlikely = revenueYears(lines, calendar, LIKELY);
  return new Set(unlikely.filter(({ year, share }) => year.cite === '?' && share < 1).map(({ end }) => end));
}

/** The years that leave a fourth quarter so many times larger or smaller than usual, or nothing. */
function revenueYears(lines: readonly Line[], calendar: Calendar, times: number): Remainder[] {
  const revenue = lines.find(({ figures, cadence }) => figures.line === 'Revenue' && cadence === 'q');
  const years = revenue === undefined ? [] : remaindersOf(lines, revenue, calendar);
  const usual = years.length < FEWEST_YEARS ? 1 : median(years.map(({ share }) => share));
  return years.filter(({ share }) => share <= usual / times || share >= usual * times);
}

/**
 * Whether the quarters of a line sum to its years, so that both are of one measure: most of the years with four quarters do, and
 * three leave of most others what a quarter may be.
 */
export function addsUp(lines: readonly Line[], line: Line, calendar: Calendar): boolean {
  const years = remaindersOf(lines, line, calendar);
  const same = years.filter(({ year, filed, value, share }) =>
    filed === undefined
      ? share > 1 / POSSIBLE && share < POSSIBLE
      : Math.abs(value - filed.value) <= Math.abs(year.value) * 0.01,
  );
  return same.length * 2 >= years.length;
}

const tagsOf = (points: readonly Cited[]): Set<string> => new Set(points.flatMap(({ tag }) => tag ?? []));

function remaindersOf(
  lines: readonly Line[],
  { figures, points }: Line,
  { years, quarters }: Calendar,
): Remainder[] {
  const whole = pointsOf(lines, figures.line, 'a');
  return years.flatMap((end) => {
    const at = quarters.indexOf(end);
    const year = whole.get(end);
    const three = quarters.slice(Math.max(0, at - 3), at).flatMap((each) => points.get(each) ?? []);
    const isWhole = three.length === 3 && isQuarterOfYear(daysBetween(quarters[at - 3] ?? '', end));
    if (year === undefined || !isWhole) return [];
    const sum = three.reduce((total, { value }) => total + value, 0);
    const value = year.value - sum;
    return [{ end, year, three, filed: points.get(end), value, share: (value * 3) / sum }];
  });
}

/** The Fortune 500 of 2025 takes the fiscal years that ended by this day. */
const LAST_YEAR_END = '2025-01-31';
/** It gives revenues in tenths of a billion. */
const ROUNDED = 50_000_000;

/**
 * Whether a line of revenues is the total though nothing else proves it: what the company first said of the year that a list of
 * total revenues took is the list's figure, rounded, and each year is of a known tag, so that all are of one measure.
 */
export function isAsListed({ points }: Line, listed: number | undefined): boolean {
  const taken = [...points].filter(([end]) => end <= LAST_YEAR_END).sort(([a], [b]) => (a < b ? 1 : -1))[0];
  if (taken === undefined || listed === undefined) return false;
  const [, { value, first }] = taken;
  const isOneMeasure = [...points.values()].every(({ tag }) => tag !== null);
  return isOneMeasure && Math.abs((first ?? value) - listed) <= ROUNDED;
}
