import type { NumericalObservation } from '../../../shared/contract/observation';
import { recordProvenance, recordChoice, type DerivedValue } from '../../runtime/provenance';
import type { FunctionContext } from '../call/context';
import type { Axis } from './axis';
import type { Measured } from './figures';
import type { RowValue } from './row-value';

/** Tells of each series of a history what was taken for it, and what values were made of that stand in no series. */
export function tellMaking(context: FunctionContext, series: readonly Measured[], axis: Axis): void {
  series.forEach((measured, at) => {
    const values = (axis.columns[at] ?? []).filter((value) => value.value !== undefined);
    const rates = new Set<NumericalObservation>();
    for (const { used } of values) for (const { rate } of used) rate?.of.forEach((each) => rates.add(each));
    const asked = [measured.series, ...(measured.others ?? []), ...(measured.rates ?? [])];
    recordChoice(context, [measured.series, ...rates], asked);
    const made = values.filter(({ used }) => used.length > 1 || used[0]?.rate !== undefined);
    if (made.length > 0)
      recordProvenance(context)?.values.push(...made.map((value) => madeValue(value, measured)));
  });
}

function madeValue(
  { value, used, how }: Extract<RowValue, { value: number }>,
  { series, unit }: Measured,
): DerivedValue {
  return {
    value,
    unit,
    series: series.id.toLowerCase(),
    points: used.map(({ point }) => point),
    how: used.length > 1 ? `${how} of ${used.length} values` : undefined,
    rates: used.flatMap(({ rate }) => rate ?? []),
  };
}
