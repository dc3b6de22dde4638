import { equityOf, restOf, sheetsOf } from './balance';
import { daysBetween } from './days';
import { pointsOf, type Cadence, type Cited, type Line } from './line';

/** No listed company has less: it is a shell that the business came to later. */
const FEWEST_ASSETS = 1e6;
/** What a sheet lacks to add up, as a share of the assets, is redeemable interests or preferred stock; beyond this it is no one's sheet. */
const APART = 0.5;
/** No company turns its assets over so many times more often in a year than in the next. */
const TURNED = 5;
/** A part of the assets that no year moves to or from what is neither debt nor equity. */
const MOVED = 0.03;
/** Quarters and their year differ by less where both are of one line. */
const OFF = 0.12;

/** Whether a figure's filing is not known. */
const isUnproved = ({ cite }: Cited): boolean => cite === '?';

/**
 * Takes the figures out of the lines that those of their period contradict: what a shell filed before the business came to it,
 * an equity of another measure than the years around it, and years that are not what their quarters are.
 */
export function leaveOutContradictory(lines: readonly Line[]): void {
  leaveOutShells(lines);
  leaveOutOtherEquity(lines);
  for (const line of lines)
    if (line.name.kind === 'flow' && line.cadence === 'a') leaveOutOtherYears(line, lines);
}

const restsOf = (lines: readonly Line[]): Map<string, number> =>
  new Map([...sheetsOf(lines)].map(([end, sheet]) => [end, restOf(sheet)]));

function leaveOutShells(lines: readonly Line[]): void {
  const assets = pointsOf(lines, 'Total assets', 'a');
  const revenue = pointsOf(lines, 'Revenue', 'a');
  const ends = [...assets.keys()].sort();
  const rests = restsOf(lines);
  const turned = (end = ''): number => (revenue.get(end)?.value ?? NaN) / (assets.get(end)?.value ?? NaN);
  const emptyAt = (cadence: Cadence): string =>
    [...pointsOf(lines, 'Total assets', cadence)].findLast(([, { value }]) => value < FEWEST_ASSETS)?.[0] ??
    '';
  const empty = { a: emptyAt('a'), q: emptyAt('q') };
  const shell = ends.findLast(
    (end, at) => Math.abs(rests.get(end) ?? 0) > APART && turned(end) > turned(ends[at + 1]) * TURNED,
  );
  for (const { cadence, points } of lines)
    for (const [end, point] of points) {
      // What is read in no known filing may be of the business, told for the time before it came.
      const isEmpty = end <= empty[cadence] && !isUnproved(point);
      // The year of a merger is told anew for what was bought, its quarters and its sheet are as the shell filed them.
      const isOfShell = shell !== undefined && cadence === 'q' && end <= shell;
      if (isEmpty || isOfShell) points.delete(end);
    }
  for (const name of ['Total assets', 'Total liabilities', 'Cash and cash equivalents'])
    for (const end of pointsOf(lines, name, 'a').keys())
      if (shell !== undefined && end <= shell) pointsOf(lines, name, 'a').delete(end);
}

/**
 * The parent's equity between years of all owners', or one restated beside assets as they were filed: read in no known filing, it
 * leaves more or less of the assets over than the nearest year that stands in its own.
 */
function leaveOutOtherEquity(lines: readonly Line[]): void {
  const equity = equityOf(lines);
  const assets = pointsOf(lines, 'Total assets', 'a');
  const rests = restsOf(lines);
  const known = [...equity].flatMap(([end, point]) => {
    const rest = isUnproved(point) ? undefined : rests.get(end);
    return rest === undefined ? [] : [{ end, rest }];
  });
  for (const [end, point] of [...equity]) {
    const rest = rests.get(end);
    const sheet = assets.get(end);
    // Before a listing preferred stock stands beside the equity: such a sheet is read in a report of a later year.
    if (rest === undefined || !isUnproved(point) || sheet?.cite !== '') continue;
    const away = (other: string): number => Math.abs(daysBetween(other, end));
    const [nearest] = [...known].sort((a, b) => away(a.end) - away(b.end));
    if (nearest !== undefined && Math.abs(rest - nearest.rest) > MOVED) equity.delete(end);
  }
}

/** Of years and quarters that contradict each other those go that are read in no known filing; where all are, both lines. */
function leaveOutOtherYears({ figures, points: years }: Line, lines: readonly Line[]): void {
  const quarters = pointsOf(lines, figures.line, 'q');
  const told = [...years].flatMap(([end, year]) => {
    const four = [...quarters].filter(([each]) => each <= end && daysBetween(each, end) < 340);
    return four.length === 4 ? [{ end, year, four, isOff: isOff(year, four) }] : [];
  });
  const off = told.filter((each) => each.isOff);
  for (const { end, year, four } of off) {
    const unproved = four.filter(([, point]) => isUnproved(point));
    if (year.cite === '') for (const [each] of unproved) quarters.delete(each);
    else if (isUnproved(year)) years.delete(end);
    if (isUnproved(year) && unproved.length === four.length)
      for (const [each] of unproved) quarters.delete(each);
  }
  const isOther =
    off.length * 2 > told.length &&
    off.every(({ year, four }) => [year, ...four.map(([, point]) => point)].every(isUnproved));
  if (isOther) for (const points of [years, quarters]) points.clear();
}

function isOff({ value }: Cited, four: readonly (readonly [string, Cited])[]): boolean {
  const sum = four.reduce((total, [, point]) => total + point.value, 0);
  return Math.abs(sum - value) > Math.max(Math.abs(sum), Math.abs(value)) * OFF + FEWEST_ASSETS;
}
