import { duration } from './progress';
import type { Outcome } from './run';

/** As many of the problems and of the doubts as fit on a screen. */
const SHOWN = 20;

/** What a person wants to know after an import, as lines. */
export function summaryOf(outcome: Outcome, isDry: boolean): string[] {
  const { entities, relationships, series, points, merged, inDoubt, problems, problemCount } = outcome;
  const counted = (count: number): string => count.toLocaleString('en-US');
  return [
    `${isDry ? 'Read and checked, nothing written' : 'Imported'}: ${counted(entities)} entities, ${counted(relationships)} relationships, ${counted(series)} series with ${counted(points)} points.`,
    `${counted(outcome.rows)} rows of files in ${duration(outcome.seconds)}.`,
    ...[...outcome.passed].map(([reason, count]) => `Left out: ${counted(count)} ${reason}.`),
    ...listed('Merged', merged, merged.length),
    ...listed('In doubt', inDoubt, inDoubt.length),
    ...listed('Not read', problems, problemCount),
  ];
}

function listed(title: string, lines: readonly string[], count: number): string[] {
  if (count === 0) return [];
  const shown = lines.slice(0, SHOWN);
  const further = count - shown.length;
  return [
    `${title}: ${count.toLocaleString('en-US')}`,
    ...shown.map((line) => `  ${line}`),
    ...(further > 0 ? [`  and ${further.toLocaleString('en-US')} more`] : []),
  ];
}
