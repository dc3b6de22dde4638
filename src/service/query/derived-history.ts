import type { StoredEntity, StoredSeries } from '../store/stored';
import type { Fact } from './fact';
import { pointFact } from './series-fact';
import type { When } from './read-field';

/** What a figure of each year is called, in what it is measured, and what works it out. */
type Worked = { key: string; unit: string | undefined; figureAt: (when: When) => Fact | undefined };

/**
 * The years of a figure that is worked out from two, `net_income_percent_of_revenue_history`: a point for each year of
 * the first one's line of which there is the other, too, with both of them as its grounds. Of a line by months or
 * quarters there is none.
 */
export function workedOutYears(
  entity: StoredEntity,
  points: readonly Fact[],
  { key, unit, figureAt }: Worked,
): Fact[] {
  const [first] = points;
  if (first?.value.kind !== 'point' || first.value.series.cadence !== 'a') return [];
  const { series: own } = first.value;
  const years = points.flatMap(({ value }) => {
    if (value.kind !== 'point') return [];
    const moment = own.detail === undefined ? value.date.slice(0, 4) : `year to ${value.date.slice(0, 7)}`;
    const fact = figureAt({ moment, isStrict: true });
    return fact?.value.kind === 'number' && isOf(value.date, fact)
      ? [{ date: value.date, number: fact.value.number, fact, at: own.dates.lastIndexOf(value.date) }]
      : [];
  });
  const series: StoredSeries = {
    ...{
      id: `${own.id}/${key}`,
      type: own.type,
      name: `${own.name}: ${key.replace(/_/g, ' ')}`,
      description: '',
    },
    ...{ unit: unit ?? '', aliases: [], taxonomy: own.taxonomy, cadence: own.cadence, origin: own.origin },
    pointCount: years.length,
    dates: years.map(({ date }) => date),
    values: years.map(({ number }) => number),
    detail: (at) => own.detail?.(years[at]?.at ?? -1),
  };
  return years.flatMap(({ fact }, at) =>
    pointFact(entity, { series, at, field: key }).map((each) => ({
      ...each,
      sources: fact.sources,
      grounds: fact.grounds ?? [],
    })),
  );
}

/** Whether the first of a figure's grounds is of this day: a figure of another year is none of it. */
const isOf = (date: string, { grounds = [] }: Fact): boolean =>
  grounds[0]?.value.kind === 'point' && grounds[0].value.date === date;
