import type { Calendar } from './calendar';
import { pointsOf, type Cadence, type Line } from './line';
import { offBasis } from './off-basis';
import { provedBefore } from './proved-basis';
import { lastOldBasis } from '../../../src/service/dataset/share-basis';
import type { ByEnd, ShareEnds, ShareLines } from '../../../src/service/dataset/share-counts';

/** The lines of a cadence that tell the number of shares. */
function shareLines(lines: readonly Line[], cadence: Cadence): ShareLines {
  const values = (line: string): ByEnd =>
    new Map(
      // Earnings per share are of the parent's shareholders, and a profit with what others own tells no number of shares.
      [...pointsOf(lines, line, cadence)].flatMap(([end, { value, tag }]) =>
        tag === 'ProfitLoss' ? [] : [[end, value]],
      ),
    );
  return {
    shares: values('Diluted weighted average shares'),
    perShare: values('Diluted EPS'),
    income: values('Net income'),
  };
}

const CADENCES = ['a', 'q'] as const;

/**
 * Per-share lines begin after the last split that no restated figure bridges. One that quarters tell and years do not, or
 * otherwise, counts for both but for those figures that are proved to be restated. Of what is left goes what is on another basis.
 */
export function keepOneBasis(lines: readonly Line[], { years, quarters }: Calendar): void {
  const ends = { a: years, q: quarters };
  const lastOld = (cadence: Cadence): string => lastOldBasis(ends[cadence], shareLines(lines, cadence)) ?? '';
  const last = { a: lastOld('a'), q: lastOld('q') };
  const splits = splitsOf(lines);
  for (const cadence of CADENCES) {
    const [own, other] = [last[cadence], last[cadence === 'a' ? 'q' : 'a']];
    const proved = provedBefore(other, ends[cadence], shareLines(lines, cadence));
    leaveOut(lines, cadence, (end, of) => end <= own || (end <= other && !of(proved).has(end)));
    const off = offBasis(ends[cadence], shareLines(lines, cadence), splits);
    leaveOut(lines, cadence, (end, of) => of(off).has(end));
  }
}

/** By how much the splits changed the company's shares that its restated figures tell. */
function splitsOf(lines: readonly Line[]): number[] {
  const found = new Set<number>();
  for (const { figures } of lines) {
    const filed = new Map(figures.data.map(([, end, value]) => [end, value]));
    for (const [end, value] of figures.split_adjusted) {
      const ratio = value / (filed.get(end) ?? value);
      if (ratio > 0 && ratio !== 1) found.add(Number(Math.max(ratio, 1 / ratio).toPrecision(2)));
    }
  }
  return [...found].filter((by) => by >= 1.4);
}

type IsLeftOut = (end: string, of: (ends: ShareEnds) => ReadonlySet<string>) => boolean;

function leaveOut(lines: readonly Line[], cadence: Cadence, isLeftOut: IsLeftOut): void {
  for (const { figures, name, cadence: each, points } of lines) {
    if (name.kind !== 'shares' || each !== cadence) continue;
    const key = figures.line === 'Diluted weighted average shares' ? 'shares' : 'perShare';
    for (const end of [...points.keys()]) if (isLeftOut(end, (ends) => ends[key])) points.delete(end);
  }
}
