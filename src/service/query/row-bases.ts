import { BEFORE_MINORITY_INTEREST } from '../store/minority-interest';
import { unprovedIn } from './basis';
import { periodOfPoint } from './row-dates';
import { groundsOf, type Fact } from './fact';
import type { Cell, Row } from './row';

/** Of each row on which basis its figures of companies are, where their field does not tell; null where it does. */
export function rowBases(rows: readonly Row[]): (string | null)[] {
  return rows.map(({ cells, beside = [] }) => {
    const told = [
      ...cells.flatMap((cell) =>
        saidOf(cell, (fact) => [...groundsOf(fact).flatMap(basisOf), ...changeOf(fact)]),
      ),
      ...beside.flatMap((cell) => saidOf(cell, changeOf)),
    ];
    return told.length === 0 ? null : told.join('; ');
  });
}

/** What is said of a cell's one figure, under the name of its column. */
const saidOf = (
  { column, facts: [fact, ...others] }: Cell,
  basesOf: (fact: Fact) => readonly string[],
): string[] =>
  fact === undefined || others.length > 0
    ? []
    : [...new Set(basesOf(fact))].map((basis) => `${column}: ${basis}`);

/** Whether a figure is a net income of which a part is not the common shareholders'. */
export const isBeforeOthers = ({ value, sources }: Fact): boolean =>
  value.kind === 'point' &&
  value.series.name.startsWith('Net income') &&
  sources.some(({ name }) => name.includes(BEFORE_MINORITY_INTEREST));

function basisOf(fact: Fact): string[] {
  const { value, field } = fact;
  if (value.kind !== 'point') return [];
  const prices = pricesIn(value.series.unit);
  if (prices !== undefined) return [`in ${prices}`];
  if (value.series.type !== 'FinancialMetric') return [];
  if (isBeforeOthers(fact)) return [`net income ${BEFORE_MINORITY_INTEREST}`];
  const isEquity = field === 'equity' && value.series.name === 'Total equity';
  return isEquity
    ? ['total equity, with noncontrolling interests or the parent’s where only that is known']
    : [];
}

/** Money of the prices of a year, or at purchasing power, which dollars are not: `2011 USD PPP`, `2021 international dollars`. */
function pricesIn(unit: string): string | undefined {
  const money = unit.replace(/^(?:thous|mil|bil|tril)\.? (?:of )?/i, '');
  return /^(?:chn\. )?\d{4} .*(?:usd|dollars|\$)|\bppp\b/i.test(money) && !/ per /.test(money)
    ? money
    : undefined;
}

/** Of a change that one of its figures may be on another basis. */
function changeOf(fact: Fact): string[] {
  const years = unprovedIn(fact).map(periodOfPoint);
  return years.length === 0
    ? []
    : [`may compare different bases, the filing of ${years.join(' and ')} is not known`];
}
