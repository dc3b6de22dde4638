import type { NumericalObservation, ObservationPoint } from '../../../../src/shared/contract/observation';

/** A month of a made-up series: its number from January 2015 on, and its value where it has one. */
export type Month = { value: number | undefined };

export const FIRST_YEAR = 2015;

export type MadeKind = 'flow' | 'level' | 'unknown';

/** A monthly series as a service gives it: flows and levels with their periods, others with the first of the month alone. */
export function monthlySeries(months: readonly Month[], kind: MadeKind): NumericalObservation {
  const data = months.flatMap(({ value }, at): ObservationPoint[] => {
    if (value === undefined) return [];
    const [start, end] = [day(at, 1), day(at + 1, 0)];
    if (kind === 'unknown') return [{ time: `${start}T00:00:00Z`, value }];
    const period = kind === 'flow' ? { start, end } : { end };
    return [{ time: `${end}T00:00:00Z`, value, period }];
  });
  return { id: 'x', name: 'Made up', type: 'Metric', properties: { unit: 'USD', cadence: 'm' }, data };
}

function day(month: number, date: number): string {
  return new Date(Date.UTC(FIRST_YEAR, month, date)).toISOString().slice(0, 10);
}

/** How values become one, as plainly as it can be written. */
export type NaiveRule = { length: 1 | 3 | 12; how: 'last' | 'average' | 'sum'; isCarried: boolean };

/** The values by period, oldest first, as loops over every month make them; undefined are gaps. */
export function naiveValues(
  months: readonly Month[],
  { length, how, isCarried }: NaiveRule,
): (number | undefined)[] {
  const values: (number | undefined)[] = [];
  let before: number | undefined;
  for (let start = 0; start < months.length; start += length) {
    const own: (number | undefined)[] = [];
    for (let at = start; at < start + length; at++) own.push(months[at]?.value);
    const made = naiveValue(own, how);
    if (made !== undefined) before = made;
    values.push(made ?? (isCarried ? before : undefined));
  }
  return values;
}

function naiveValue(own: readonly (number | undefined)[], how: NaiveRule['how']): number | undefined {
  if (how === 'last') return own.at(-1);
  let sum = 0;
  for (const value of own) {
    if (value === undefined) return undefined;
    sum += value;
  }
  return how === 'sum' ? sum : sum / own.length;
}
