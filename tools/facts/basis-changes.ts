import { uniq } from 'es-toolkit/array';

import { daysBetween, isSameSum } from '../dataset/filings/line';
import type { Figures } from '../dataset/filings/filed-figures';
import { lineOf } from '../dataset/filings/line-names';
import { isQuarter } from './years-to-date';
import { isOwnReport, type Filed, type Vintages } from './vintages';

/** A change of less falsifies no growth, and one of less no sum. */
const [MATERIAL, SLIGHT] = [0.02, 0.001];

/** The ends at which a line of a company goes over to another basis, at a cadence (`a` or `q`), and those of quarters that change a sum alone. */
export type BasisChanges = { cik: string; line: string; cadence: string; ends: string[]; slight?: string[] };

/**
 * Finds where lines go over to another basis as their own reports show it: the report of a period tells the period of the year before, or the
 * year to date, otherwise than it stands here.
 */
export function basisChanges(
  { annual, quarterly }: { annual: readonly Figures[]; quarterly: readonly Figures[] },
  vintages: Vintages,
): BasisChanges[] {
  const changes = (lines: readonly Figures[], cadence: string): BasisChanges[] =>
    lines.flatMap((figures) => {
      const { cik, line } = figures;
      if (!vintages.companies.has(cik) || lineOf(line)?.kind === 'shares') return [];
      const within = cadence === 'q' ? changesWithinYears(figures, vintages) : [];
      const shown = changesOfComparison(figures, { vintages, known: within, least: MATERIAL });
      const ends = uniq([...within, ...shown]).sort();
      const isSummed = cadence === 'q' && lineOf(line)?.kind === 'flow';
      const slight = isSummed ? changesOfComparison(figures, { vintages, known: ends, least: SLIGHT }) : [];
      const own = slight.length === 0 ? {} : { slight };
      return ends.length + slight.length === 0 ? [] : [{ cik, line, cadence, ends, ...own }];
    });
  return [...changes(annual, 'a'), ...changes(quarterly, 'q')];
}

/** The ends of the periods whose report shows the period a year before with another figure, where no change between the two is known. */
function changesOfComparison(
  { cik, cadence, data }: Figures,
  { vintages, known, least }: { vintages: Vintages; known: readonly string[]; least: number },
): string[] {
  const found: string[] = [];
  for (const [, end, , , filed, , , , tag] of data) {
    const before = data.find(([, each]) => Math.abs(daysBetween(each, end) - 365) < 20);
    if (before === undefined || filed === null || tag === null || filed > vintages.lastFiled(cik)) continue;
    const [, from, value] = before;
    const shown = vintages
      .of(cik, tag, cadence)
      .get(from)
      ?.findLast((each) => each.filed <= filed);
    const isOther = shown !== undefined && Math.abs(shown.value - value) > Math.abs(value) * least;
    const isKnown = [...known, ...found].some((each) => each > from && each <= end);
    if (isOther && !isKnown) found.push(end);
  }
  return found;
}

/**
 * The quarters whose own report tells the year to date on another basis than the reports before it did: it is not the year to date of the
 * report before and the quarter, under any tag of the line.
 */
function changesWithinYears({ cik, line, data }: Figures, vintages: Vintages): string[] {
  const { kind, tags = [] } = lineOf(line) ?? {};
  if (kind !== 'flow') return [];
  return data.flatMap(([, end, value]) => {
    const sums = tags.flatMap((tag) => yearsToDate(end, { cik, tag, vintages }));
    // What was restated since says so itself.
    const isOwn = sums.some(([, quarter]) => quarter === value);
    return isOwn && !sums.some(([before, quarter, sum]) => isSameSum(before + quarter, sum)) ? [end] : [];
  });
}

type Place = { cik: string; tag: string; vintages: Vintages };

/** What the reports of a quarter and of the one before it say: the year to date before, the quarter, the year to date with it. */
function yearsToDate(
  end: string,
  { cik, tag, vintages }: Place,
): [before: number, quarter: number, sum: number][] {
  const own = (span: 'quarterly' | 'half' | 'nine months', day: string): Filed | undefined => {
    const first = vintages.of(cik, tag, span).get(day)?.[0];
    return first !== undefined && isOwnReport(first, day) ? first : undefined;
  };
  const pairs = [
    ['quarterly', 'half'],
    ['half', 'nine months'],
  ] as const;
  const quarter = own('quarterly', end);
  return pairs.flatMap(([shorter, longer]): [number, number, number][] => {
    const sum = own(longer, end);
    if (sum === undefined || quarter === undefined) return [];
    for (const [day] of vintages.of(cik, tag, shorter)) {
      const before = own(shorter, day);
      if (before !== undefined && isQuarter(daysBetween(day, end)))
        return [[before.value, quarter.value, sum.value]];
    }
    return [];
  });
}
