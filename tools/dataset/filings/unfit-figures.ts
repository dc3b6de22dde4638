import { equityOf, restOf, sheetsOf } from './balance';
import { type Cadence, type Cited, daysBetween, type Line, median, pointsOf } from './line';

/** What a company that files has some of: nothing there is what an empty shell filed, or another element's. */
const NEVER_NOTHING = new Set([
  'Revenue',
  'Cost of revenue',
  'Gross profit',
  'Research and development',
  'Total assets',
  'Total liabilities',
  'Cash and cash equivalents',
  'Diluted weighted average shares',
]);

/** As many years without debt tell that a company has none. */
const FEWEST_YEARS = 3;

/** What a revenue has a share for that may double and not change tenfold. */
const SHARE_OF_REVENUE = 4;

/** Sums as filed may be rounded, and their parts too. */
const ROUNDED = 0.005;

const isNear = (a: number, b: number, by = ROUNDED): boolean => Math.abs(a - b) <= Math.abs(b) * by;

/**
 * Takes the figures out of the lines that cannot be what the line says: nothing where there must be something, a year's figure
 * in the place of a quarter, a cost that is a part of the cost, and what does not add up with the other figures of its period.
 */
export function leaveOutUnfit(lines: readonly Line[]): void {
  for (const { figures, points } of lines)
    if (NEVER_NOTHING.has(figures.line) || figures.line.startsWith('Total equity'))
      drop(points, ({ value }) => value === 0);
  leaveOutZeroDebt(lines);
  leaveOutBoughtResearch(lines);
  leaveOutYears(lines);
  for (const cadence of ['a', 'q'] as const) {
    leaveOutPartialCosts(lines, cadence);
    leaveOutWrongSums(lines, cadence);
  }
  leaveOutContradictory(lines);
}

function drop(points: Map<string, Cited>, isUnfit: (point: Cited, end: string) => boolean): void {
  for (const [end, point] of points) if (isUnfit(point, end)) points.delete(end);
}

/** A company may have no debt for years: a lone nothing, or one under another tag than its debt, is an element left empty. */
function leaveOutZeroDebt(lines: readonly Line[]): void {
  for (const { figures, points } of lines) {
    if (figures.line !== 'Long-term debt') continue;
    const tags = new Set([...points.values()].filter(({ value }) => value > 0).map(({ tag }) => tag));
    const isLone = points.size < FEWEST_YEARS;
    drop(points, ({ value, tag }) => value === 0 && (tags.size > 0 ? !tags.has(tag) : isLone));
  }
}

/** Research of fewer years that differs by more is what was bought with companies: spending of its own goes on from year to year. */
const UNLIKE_RESEARCH = 3;

function leaveOutBoughtResearch(lines: readonly Line[]): void {
  const research = lines.filter(({ figures }) => figures.line === 'Research and development');
  const yearly = research.find(({ cadence }) => cadence === 'a')?.points;
  const values = [...(yearly?.values() ?? [])].map(({ value }) => value);
  if (values.length === 0 || values.length >= FEWEST_YEARS) return;
  if (Math.max(...values) / Math.min(...values) > UNLIKE_RESEARCH)
    for (const { points } of research) points.clear();
}

/** Some filers put the year's figure into the context of its last quarter: it is the year's, or beyond all quarters around it. */
function leaveOutYears(lines: readonly Line[]): void {
  for (const { figures, name, cadence, points } of lines) {
    if (cadence !== 'q' || name.kind !== 'flow') continue;
    const years = pointsOf(lines, figures.line, 'a');
    drop(points, ({ value }, end) => value !== 0 && value === years.get(end)?.value);
    if (figures.line === 'Revenue') leaveOutSums(points);
  }
}

function leaveOutSums(points: Map<string, Cited>): void {
  const ends = [...points.keys()].sort();
  const values = ends.map((end) => points.get(end)?.value ?? 0);
  ends.forEach((end, at) => {
    const [value = 0, next = 0] = values.slice(at, at + 2);
    const three = values.slice(Math.max(0, at - 3), at);
    const before = three.reduce((sum, each) => sum + each, 0);
    if (three.length === 3 && value > before && value > next * 2) points.delete(end);
  });
}

/** The cost of a part of the business, filed under the tag of the whole, is out of the company's usual share of its revenue. */
function leaveOutPartialCosts(lines: readonly Line[], cadence: Cadence): void {
  const revenue = pointsOf(lines, 'Revenue', cadence);
  for (const name of ['Cost of revenue', 'Research and development']) {
    const costs = pointsOf(lines, name, cadence);
    const share = (end: string, { value }: Cited): number => value / (revenue.get(end)?.value ?? NaN);
    const usual = median([...costs].map(([end, cost]) => share(end, cost)).filter(Number.isFinite));
    drop(costs, (cost, end) => share(end, cost) < usual / SHARE_OF_REVENUE);
  }
}

/**
 * Revenue less its cost is the gross profit, if all three are of one measure and one basis. Where it is not, what was read in the
 * revenue's own filing stays, and what was read elsewhere goes; of two of their own report the cost is a part of it; else both go.
 */
function leaveOutWrongSums(lines: readonly Line[], cadence: Cadence): void {
  const revenue = pointsOf(lines, 'Revenue', cadence);
  const [costs, profits] = [
    pointsOf(lines, 'Cost of revenue', cadence),
    pointsOf(lines, 'Gross profit', cadence),
  ];
  for (const [end, { value: sales, cite }] of revenue) {
    const [cost, profit] = [costs.get(end), profits.get(end)];
    if (profit !== undefined && profit.value > sales) profits.delete(end);
    else if (cost === undefined || profit === undefined || isNear(sales - cost.value, profit.value)) continue;
    else if (cost.cite === cite && profit.cite !== cite) profits.delete(end);
    else if (profit.cite === cite && cost.cite !== cite) costs.delete(end);
    else {
      costs.delete(end);
      if (profit.cite !== '') profits.delete(end);
    }
  }
}

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

/** A profit differs by less from what earnings per share make of the shares, rounding aside. */
const UNLIKE_EARNINGS = 0.03;
/** Smaller earnings per share are rounded too much to tell; all are rounded to a cent. */
const [LEAST_EPS, CENT] = [0.1, 0.005];

/** Takes out the net incomes of years that are read in no known filing, and that earnings per share and shares contradict without a mark. */
export function leaveOutOtherIncomes(lines: readonly Line[]): void {
  const [incomes, perShare, shares] = ['Net income', 'Diluted EPS', 'Diluted weighted average shares'].map(
    (name) => pointsOf(lines, name, 'a'),
  ) as [Map<string, Cited>, Map<string, Cited>, Map<string, Cited>];
  const timesOf = (end: string): number =>
    (incomes.get(end)?.value ?? NaN) / (perShare.get(end)?.value ?? NaN) / (shares.get(end)?.value ?? NaN);
  drop(incomes, (income, end) => {
    const earned = Math.abs(perShare.get(end)?.value ?? 0);
    const off = Math.abs(timesOf(end) - 1) - CENT / earned;
    return /^[^n]*\?$/.test(income.cite) && earned >= LEAST_EPS && off > UNLIKE_EARNINGS;
  });
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
