import { BEFORE_OTHERS } from '../store/before-others';
import { groundsOf, type Fact } from './fact';
import type { Row } from './row';

/** Of each row on which basis its figures of companies are, where their field does not tell; null where it does. */
export function basesOfRows(rows: readonly Row[]): (string | null)[] {
  return rows.map(({ cells }) => {
    const told = cells.flatMap(({ column, facts: [fact, ...others] }) =>
      fact === undefined || others.length > 0
        ? []
        : [...new Set(groundsOf(fact).flatMap(basisOf))].map((basis) => `${column}: ${basis}`),
    );
    return told.length === 0 ? null : told.join('; ');
  });
}

/** Whether a figure is a net income of which a part is not the common shareholders'. */
export const isBeforeOthers = ({ value, sources }: Fact): boolean =>
  value.kind === 'point' &&
  value.series.name.startsWith('Net income') &&
  sources.some(({ name }) => name.includes(BEFORE_OTHERS));

function basisOf(fact: Fact): string[] {
  const { value, field } = fact;
  if (value.kind !== 'point' || value.series.type !== 'FinancialMetric') return [];
  if (isBeforeOthers(fact)) return [`net income ${BEFORE_OTHERS}`];
  const isEquity = field === 'equity' && value.series.name === 'Total equity';
  return isEquity ? ['total equity, the parent’s or with noncontrolling interests as filed'] : [];
}
