import { median, pointsOf, type Cited, type Line } from './line';

/** By so much a net income exceeds what earnings per share and shares make, or rounding and options explain it. */
const EXCEEDS = 1.08;
/** Earnings per share are rounded to a cent. */
const EQUAL = 1.01;
/** As many periods tell what a company's net income is where one tells no earnings per share. */
const FEWEST = 3;
/** Smaller earnings per share are rounded too much to tell. */
const LEAST_EPS = 0.1;

/**
 * Marks the net incomes (`n`) that have in them what does not belong to the common shareholders, as their tag says or as earnings per
 * share and the number of shares tell: a company's line goes over from the one to the other, and companies differ.
 */
export function markOthersShare(lines: readonly Line[]): void {
  for (const { figures, cadence, points } of lines) {
    if (figures.line !== 'Net income') continue;
    const perShare = pointsOf(lines, 'Diluted EPS', cadence);
    const shares = pointsOf(lines, 'Diluted weighted average shares', cadence);
    const timesOf = (end: string, { value }: Cited): number | undefined => {
      const [eps, count] = [perShare.get(end)?.value ?? 0, shares.get(end)?.value];
      return count === undefined || eps < LEAST_EPS || value <= 0 ? undefined : value / (eps * count);
    };
    const known = [...points].flatMap(([end, point]) => timesOf(end, point) ?? []);
    const usual = known.length < FEWEST ? 1 : median(known);
    for (const [end, point] of points) {
      const times = timesOf(end, point) ?? usual;
      // Who has no other holders files the profit under that tag too.
      const isTagged = point.tag === 'ProfitLoss' && (known.length < FEWEST || times > EQUAL);
      if (times > EXCEEDS || isTagged) points.set(end, { ...point, cite: `n${point.cite}` });
    }
  }
}
