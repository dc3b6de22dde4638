import type { Concept } from './concepts';
import { isAnnualReport, lengthOf, type Fact } from './fact';
import type { Reports } from './figures';

/** The balance sheet's totals, which notes give of no other day than the sheet does. */
const TOTALS = new Set(['Total assets', 'Total liabilities', "Stockholders' equity"]);

/** Facts of one line. */
export type LineFacts = { concept: Concept; facts: readonly Fact[] };

/**
 * The period that each filing reports: the last in its main statements, in an annual report a year. A filing without
 * main statements reports its last day.
 */
export function reportedPeriods(lines: readonly LineFacts[]): Pick<Reports, 'currentEnds' | 'yearEnds'> {
  const main = lines.flatMap(({ concept, facts }) =>
    facts.filter((fact) => isOfMainStatement(fact, concept)),
  );
  const currentEnds = new Map([...lastEnds(lines.flatMap(({ facts }) => facts)), ...lastEnds(main)]);
  const annual = main.filter((fact) => isAnnualReport(fact) && currentEnds.get(fact.accession) === fact.end);
  return { currentEnds, yearEnds: new Set(annual.map(({ end }) => end)) };
}

function isOfMainStatement(fact: Fact, { kind, name }: Concept): boolean {
  const length = lengthOf(fact);
  if (kind === 'instant') return length === 'day' && TOTALS.has(name);
  return isAnnualReport(fact) ? length === 'year' : length !== 'day' && length !== 'other';
}

function lastEnds(facts: readonly Fact[]): Map<string, string> {
  const ends = new Map<string, string>();
  for (const { accession, end } of facts) if (end > (ends.get(accession) ?? '')) ends.set(accession, end);
  return ends;
}
