import type { RequestCounts } from './operations';
import type { Store } from './store/stored';

/** What a service says of itself without a key: figures only, no names and no keys. */
export type Status = {
  uptime_seconds: number;
  /** Credits that a request costs: none, so nobody is asked before many are sent. */
  cost_per_request: 0;
  requests: RequestCounts;
  dataset: { entities: number; relationships: number; series: number; points: number; problems: number };
};

/** Counts a store once. */
export function datasetFigures(store: Store): Status['dataset'] {
  const figures = { entities: store.entities.length, relationships: 0, series: 0, points: 0 };
  for (const { outgoing, series } of store.entities) {
    for (const related of outgoing.values()) figures.relationships += related.length;
    figures.series += series.length;
    for (const { pointCount } of series) figures.points += pointCount;
  }
  return { ...figures, problems: store.problems.length };
}
