/** Where a figure is read, and how it comes from there, as a place of a line's `cites` says. */
export type Cite = {
  /** Empty for the period's own report, `?` for none that is known, else the place among the other filings. */
  place: string;
  isDerived: boolean;
  isRestated: boolean;
  /** Whether a net income has in it what is not the common shareholders'. */
  isBeforeOthers: boolean;
  /** Whether that may be so: the company has other holders, and no tag says whose the net income is. */
  mayBeBeforeOthers: boolean;
  /** Whether it ends in so many zeros that it may be rounded. */
  mayBeRounded: boolean;
  /** What an equity has not in it; undefined where it leaves nothing out. */
  leftOut: 'noncontrolling' | 'redeemable' | 'both' | 'unknown' | undefined;
  /** Whether a debt may include what is due within a year, because no tag excludes it. */
  isWithDue: boolean;
  /** Whether a year is not the sum of its quarters, or a quarter not its year to date less those before. */
  isUnlikeQuarters: boolean;
  /** What was done to bring it to the line's basis, and whether its own filing did it. */
  broughtTo: string | undefined;
  isAsFiled: boolean;
};

/** Letters before the place, and what they say of the figure. */
const MARKS = /^[abcdilmnprstuwy]*/;

/** Reads a place of `cites`. */
export function readCite(text: string): Cite {
  const marks = MARKS.exec(text)?.[0] ?? '';
  return {
    place: text.slice(marks.length),
    isDerived: marks.includes('d'),
    isRestated: marks.includes('r'),
    isBeforeOthers: marks.includes('n'),
    mayBeBeforeOthers: marks.includes('i'),
    mayBeRounded: marks.includes('w'),
    leftOut: leftOutOf(marks),
    isWithDue: marks.includes('c'),
    isUnlikeQuarters: marks.includes('y'),
    broughtTo: marks.includes('u')
      ? 'brought to single shares'
      : /[as]/.test(marks)
        ? 'adjusted for later stock splits'
        : undefined,
    isAsFiled: marks.includes('a'),
  };
}

/** Whether a figure is on another basis than the one of the period before. */
export function isBreak(text: string): boolean {
  return (MARKS.exec(text)?.[0] ?? '').includes('b');
}

/** Whether a quarter is on another basis than the one before, even slightly, so that a sum of both mixes two bases. */
export function isMixing(text: string): boolean {
  return /[bm]/.test(MARKS.exec(text)?.[0] ?? '');
}

function leftOutOf(marks: string): Cite['leftOut'] {
  const [noncontrolling, redeemable] = [marks.includes('p'), marks.includes('t')];
  if (noncontrolling && redeemable) return 'both';
  if (noncontrolling) return 'noncontrolling';
  if (redeemable) return 'redeemable';
  return marks.includes('l') ? 'unknown' : undefined;
}
