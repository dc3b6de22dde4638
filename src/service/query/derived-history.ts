import type { StoredEntity, StoredSeries } from '../store/stored';
import { isOverSplit } from './basis';
import type { Fact } from './fact';
import { round, unitScale } from './quantity';
import { pointFact } from './series-fact';
import type { When } from './read-field';

/** What a figure of each year is called, in what it is measured, and what works it out. */
type Worked = { key: string; unit: string | undefined; figureAt: (when: When) => Fact | undefined };

/**
 * The years of a figure derived from two, such as `net_income_percent_of_revenue_history`: a point for each year that
 * has both, with both as grounds. Monthly and quarterly lines have none.
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

/**
 * What became of every point of a line over the year before, where that has one: `revenue_yearly_growth_history` in percent,
 * `net_income_yearly_change_history` by how much. The two figures that it is between are its grounds.
 */
export function growthOfEach(
  entity: StoredEntity,
  points: readonly Fact[],
  { key, before, isShare }: { key: string; before: (fact: Fact) => Fact | undefined; isShare: boolean },
): Fact[] {
  const [first] = points;
  if (first?.value.kind !== 'point') return [];
  const { series: own } = first.value;
  const asked = new Set(points.flatMap(({ value }) => (value.kind === 'point' ? [value.date] : [])));
  const line = own.dates.flatMap((_date, at) => pointFact(entity, { series: own, at, field: first.field }));
  const grown = line.flatMap((fact) => {
    const from = before(fact);
    if (fact.value.kind !== 'point' || from?.value.kind !== 'point') return [];
    if ((isShare && from.value.number <= 0) || isOverSplit(from, fact)) return [];
    const { date, number } = fact.value;
    const moved = isShare ? (number / from.value.number - 1) * 100 : round(number - from.value.number);
    return [{ date, number: moved, grounds: [from, fact] }];
  });
  const series: StoredSeries = {
    ...{ id: `${own.id}/${key}`, type: own.type, name: `${own.name}: ${key.replace(/_/g, ' ')}` },
    ...{
      description: '',
      unit: isShare ? '%' : own.unit,
      aliases: [],
      taxonomy: own.taxonomy,
      cadence: own.cadence,
    },
    origin: own.origin,
    pointCount: grown.length,
    dates: grown.map(({ date }) => date),
    values: grown.map(({ number }) => (isShare ? number : number / unitScale(own.unit))),
    detail: (at) => own.detail?.(own.dates.lastIndexOf(grown[at]?.date ?? '')),
  };
  return grown.flatMap(({ date, grounds }, at) =>
    asked.has(date)
      ? pointFact(entity, { series, at, field: key }).map((fact) => ({
          ...fact,
          sources: grounds[1]?.sources ?? [],
          grounds,
        }))
      : [],
  );
}
