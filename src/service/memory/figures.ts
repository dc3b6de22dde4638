import type { Figures } from '../store/graph';
import type { StoredEntity } from '../store/stored';

/** Counts what entities hold. */
export function figuresOf(entities: readonly StoredEntity[]): Omit<Figures, 'problems'> {
  const figures = { entities: entities.length, relationships: 0, series: 0, points: 0 };
  for (const { outgoing, series } of entities) {
    for (const related of outgoing.values()) figures.relationships += related.length;
    figures.series += series.length;
    for (const { pointCount } of series) figures.points += pointCount;
  }
  return figures;
}
