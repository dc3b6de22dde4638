import type { Result } from '../query/evaluate';
import type { Expression } from '../query/tree';
import { formatDate, joinNames } from './format-value';
import { fieldLabel, spoken } from './phrase';
import type { Statement } from './statement';

/** Columns that are no figure of a row. */
const BESIDE: ReadonlySet<string> = new Set(['name', 'id', 'date']);

/** Of several figures of several times those that one time lacks and another has are named, and no gap in silence. */
export function lackingCells({ returns }: Expression, { rows }: Result): Statement[] {
  const asked = (returns ?? []).filter((column) => !BESIDE.has(column));
  if (asked.length < 2) return [];
  return asked.flatMap((column) => {
    const holds = (row: Result['rows'][number]): boolean =>
      row.cells.some((cell) => cell.column === column && cell.facts.length > 0);
    return rows.flatMap((row): Statement[] => {
      const isElsewhere = rows.some((other) => other.entity === row.entity && other !== row && holds(other));
      const value = row.cells.find((cell) => cell.column === 'date')?.facts[0]?.value;
      if (holds(row) || !isElsewhere || value?.kind !== 'date') return [];
      const what = `no ${fieldLabel(column.split('.').at(-1) ?? '')} of ${spoken(row.entity)}`;
      const content = `The embedded dataset has ${what} beside the other figures of ${formatDate(value.date)}.`;
      return [{ content, facts: [] }];
    });
  });
}

/** The quarters of a year. */
const QUARTERS = 4;

/** A year that is over and of which not every quarter is held is said to lack some. */
export function lackingQuarters({ select, at = [] }: Expression, { rows }: Result): Statement[] {
  const years = at.filter((time) => /^(?:FY)?\d{4}$/.test(time));
  const [year = ''] = years;
  if (select.at(-1)?.endsWith('_quarterly_history') !== true || years.length !== 1 || at.length > 1)
    return [];
  return rows.flatMap(({ entity, cells }): Statement[] => {
    const facts = cells.find(({ column }) => column === select.join('_'))?.facts ?? [];
    const dates = facts.flatMap(({ value }) => (value.kind === 'point' ? [value.date] : []));
    const [first] = facts;
    const last = first?.value.kind === 'point' ? (first.value.series.dates.at(-1) ?? '') : '';
    const isOver = last > (dates.at(-1) ?? '');
    if (dates.length === 0 || dates.length >= QUARTERS || !isOver) return [];
    const held = joinNames(dates.map(formatDate));
    const content = `Of the ${QUARTERS} quarters of ${year.replace('FY', 'fiscal ')} the embedded dataset has only those of ${spoken(entity)} that ended on ${held}.`;
    return [{ content, facts: [] }];
  });
}
