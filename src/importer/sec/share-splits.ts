import { groupBy } from 'es-toolkit/array';

import { lastOldBasis, SPLIT_FACTORS, TELLING } from '../../service/dataset/share-basis';
import type { ByEnd, ShareLines } from '../../service/dataset/share-counts';
import type { Concept } from './concepts';
import type { Fact } from './fact';
import type { Figure, Shown } from './figures';
import type { LineFacts } from './reported-periods';

/** Between two filings of which only the second is after a split by a factor. */
type Split = { factor: number; after: string; until: string };

/** Half a cent, by which a figure per share is rounded; numbers of shares by less than this part of them. */
const ROUNDED = { perShare: 0.005, shares: 0.002 };

/** The splits that a company restated its lines per share for: a figure of one period changed by a split's factor. */
export function shareSplits(lines: readonly LineFacts[]): Split[] {
  const found = lines
    .filter(({ concept }) => concept.kind === 'shares')
    .flatMap(({ concept, facts }) =>
      Object.values(groupBy(facts, periodOf)).flatMap((all) => changesOf(all, concept)),
    );
  return Object.values(groupBy(found, ({ factor }) => factor)).flatMap(narrowed);
}

const periodOf = ({ tag, start, end }: Fact): string => [tag, start, end].join('|');

function changesOf(facts: readonly Fact[], { unit }: Concept): Split[] {
  const vintages = facts.toSorted((a, b) => (a.filed < b.filed ? -1 : 1));
  return vintages.slice(1).flatMap((later, at) => {
    const before = vintages[at];
    const factor =
      before && factorOf(unit === 'shares' ? [before.value, later.value] : [later.value, before.value], unit);
    return before === undefined || factor === undefined
      ? []
      : [{ factor, after: before.filed, until: later.filed }];
  });
}

/** By what a split multiplied the number of shares, or one share became; undefined where two values do not tell. */
function factorOf(
  [from, to]: readonly [from: number, to: number],
  unit: Concept['unit'],
): number | undefined {
  const [least, most] = [Math.min(Math.abs(from), Math.abs(to)), Math.max(Math.abs(from), Math.abs(to))];
  if (from * to <= 0 || least < TELLING) return undefined;
  const [off, ofMost] =
    unit === 'shares'
      ? [least * ROUNDED.shares, most * ROUNDED.shares]
      : [ROUNDED.perShare, ROUNDED.perShare];
  const factor = SPLIT_FACTORS.find(
    (each) => (most - ofMost) / (least + off) <= each && each <= (most + ofMost) / (least - off),
  );
  return factor !== undefined && from > to ? 1 / factor : factor;
}

/** Splits of one factor as narrowly as filings tell: those that may be one are one. */
function narrowed(splits: readonly Split[]): Split[] {
  const found: Split[] = [];
  for (const split of splits.toSorted((a, b) => (a.until < b.until ? -1 : 1))) {
    const last = found.at(-1);
    if (last === undefined || split.after >= last.until) found.push({ ...split });
    else if (split.after > last.after) last.after = split.after;
  }
  return found;
}

/**
 * Marks figures per share and numbers of shares before a split for which they were not restated. No filing shows
 * both, and between them a split is known or the number of shares jumps like one.
 */
export function markSplits(
  figures: readonly Figure[],
  {
    splits,
    lines,
    shownOf,
  }: { splits: readonly Split[]; lines: ShareLines; shownOf: (figure: Figure) => Shown },
): Figure[] {
  return figures.map((figure, at) => {
    const before = figures[at - 1];
    if (before === undefined) return figure;
    const [one, other] = [shownOf(before), shownOf(figure)];
    const after = one.to < other.to ? one.to : other.to;
    const until = one.from > other.from ? one.from : other.from;
    const isBroken =
      after < until &&
      (splits.some((split) => split.after < until && split.until > after) ||
        lastOldBasis([before.end, figure.end], lines) !== undefined);
    return isBroken ? { ...figure, detail: { ...figure.detail, comparable_with_previous: false } } : figure;
  });
}

/** Values of figures by the ends of their periods. */
export function byEnd(figures: readonly Figure[]): ByEnd {
  return new Map(figures.map(({ end, value }) => [end, value]));
}
