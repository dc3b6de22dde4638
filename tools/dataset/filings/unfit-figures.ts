import { leaveOutContradictory } from './contradictory';
import { median, pointsOf, type Cadence, type Cited, type Line } from './line';

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
