/** Figures by the end of their period. */
export type ByEnd = ReadonlyMap<string, number>;

/** The lines of one cadence that tell on what basis of shares they stand. */
export type ShareLines = { shares: ByEnd; perShare: ByEnd; income: ByEnd };

/** Ends at which something holds of the number of shares, and of the figure per share. */
export type ShareEnds = { shares: Set<string>; perShare: Set<string> };

/** Between which numbers one lies. */
export type Range = readonly [least: number, most: number];

/** A number of shares at an end, and which line tells it. */
export type ShareCount = readonly [line: keyof ShareEnds, range: Range];

/** Figures per share are rounded to cents, which of a small one leaves too much open. */
const ROUNDED = 0.005;
const OPEN = 1.5;

/** The numbers of shares at an end: as filed, and as net income over earnings per share. */
export function shareCounts(end: string, { shares, perShare, income }: ShareLines): ShareCount[] {
  const filed = shares.get(end);
  const [each, profit] = [perShare.get(end) ?? 0, income.get(end) ?? 0];
  const [size, whole] = [Math.abs(each), Math.abs(profit)];
  const isOpen = size + ROUNDED > (size - ROUNDED) * OPEN || each * profit <= 0;
  return [
    ...(filed === undefined ? [] : [['shares', [filed, filed]] as const]),
    ...(isOpen ? [] : [['perShare', [whole / (size + ROUNDED), whole / (size - ROUNDED)]] as const]),
  ];
}

/** Whether two numbers may differ by less than so many times. */
export function isAlike([least, most]: Range, [from, to]: Range, times: number): boolean {
  return least <= to * times && most >= from / times;
}
