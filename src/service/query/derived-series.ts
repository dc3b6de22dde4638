import type { StoredEntity, StoredSeries } from '../store/stored';
import type { Fact } from './fact';
import { fieldSpec } from './field-table';
import { termsOf, type Formula, type Term } from './formulas';
import { round } from './quantity';
import { findSeries, pointFact } from './series-fact';

type Input = { term: Term; series: StoredSeries; field: string };

/**
 * The line that a formula gives from an entity's yearly lines, with a point for each day that all have; undefined if
 * a line is missing. Of several possible fields for an operand the one that reaches furthest counts.
 */
export function deriveSeries(entity: StoredEntity, formula: Formula): StoredSeries | undefined {
  const inputs = inputsOf(entity, formula);
  const [first, ...others] = inputs;
  if (first === undefined || inputs.length < termsOf(formula).length) return undefined;
  const days = first.series.dates.filter((date) =>
    others.every(({ series }) => series.dates.lastIndexOf(date) >= 0),
  );
  const points = days.flatMap((date) => {
    const number = numberAt(inputs, date);
    const scaled = formula.unit === '%' && number !== undefined ? number * 100 : number;
    return scaled === undefined
      ? []
      : [{ date, number: round(scaled), at: first.series.dates.lastIndexOf(date) }];
  });
  if (points.length === 0) return undefined;
  const { series } = first;
  return {
    ...{ id: `${series.id}/${formula.name}`, type: series.type, name: formula.label, description: '' },
    ...{ unit: formula.unit, aliases: [], taxonomy: series.taxonomy, cadence: series.cadence },
    ...{ origin: series.origin, pointCount: points.length },
    dates: points.map(({ date }) => date),
    values: points.map(({ number }) => number),
    detail: (at) => series.detail?.(points[at]?.at ?? -1),
  };
}

/** A point of such a line, with the figures that went in. */
export function deriveFact(
  entity: StoredEntity,
  formula: Formula,
  point: { series: StoredSeries; at: number },
): Fact[] {
  const date = point.series.dates[point.at];
  const grounds = inputsOf(entity, formula).flatMap(({ series, field }) =>
    pointFact(entity, { series, at: date === undefined ? -1 : series.dates.lastIndexOf(date), field }),
  );
  return pointFact(entity, { ...point, field: formula.name }).map((fact) => ({
    ...fact,
    sources: distinct(grounds.flatMap(({ sources }) => sources)),
    grounds,
  }));
}

/** What goes into a formula and an entity does not hold, each by the first field that it may be. */
export function missingInputs(entity: StoredEntity, formula: Formula): string[] {
  return termsOf(formula).flatMap(({ fields }) =>
    fields.some((field) => lineOf(entity, field) !== undefined) ? [] : fields.slice(0, 1),
  );
}

function inputsOf(entity: StoredEntity, formula: Formula): Input[] {
  return termsOf(formula).flatMap((term) => {
    const lines = term.fields.flatMap((field) => {
      const series = lineOf(entity, field);
      return series === undefined ? [] : [{ term, series, field }];
    });
    const [best] = lines.sort((a, b) => lastDay(b.series).localeCompare(lastDay(a.series)));
    return best === undefined ? [] : [best];
  });
}

const lastDay = ({ dates }: StoredSeries): string => dates.at(-1) ?? '';

/** The line of a field: by the places of the table, or by its own name. */
function lineOf(entity: StoredEntity, field: string): StoredSeries | undefined {
  const places = (fieldSpec(field)?.look ?? [`~${field}`]).filter((place) => place.startsWith('~'));
  for (const place of places) {
    const series = findSeries(entity, place.slice(1));
    if (series !== undefined) return series;
  }
  return undefined;
}

/** Nothing where it would be parted by nothing, or by less: a ratio to a negative equity says nothing. */
function numberAt(inputs: readonly Input[], date: string): number | undefined {
  let number = 0;
  for (const { term, series } of inputs) {
    const value = series.values[series.dates.lastIndexOf(date)];
    if (value === undefined) return undefined;
    if (term.operator === '/' && value <= 0) return undefined;
    number = term.operator === '/' ? number / value : term.operator === '-' ? number - value : number + value;
  }
  return number;
}

function distinct(sources: Fact['sources']): Fact['sources'] {
  const known = new Set<string>();
  return sources.filter(({ name, document }) => {
    const key = JSON.stringify([name, document]);
    return known.has(key) ? false : known.add(key);
  });
}
