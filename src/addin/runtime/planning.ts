import { planOf as planOfLayer, renewPlanned, type Plan } from '../../shared/batching/costs/plan';
import type { Layer } from './layer';
import { namedNeed, type PlannedNeed } from './planned-need';

/** What asking these cells' needs, and these others, will cost. */
export function planOf(
  layer: Layer,
  cells: readonly string[],
  also: readonly PlannedNeed[] = [],
  keepsFresh = false,
): Plan {
  return planOfLayer(layer.batching, cells, { also: also.map((need) => namedNeed(layer, need)), keepsFresh });
}

/** Makes the needs of these cells, and these others, stale. */
export function renew(
  layer: Layer,
  cells: readonly string[],
  also: readonly PlannedNeed[] = [],
  keepsFresh = false,
): void {
  const named = also.map((need) => namedNeed(layer, need));
  renewPlanned(layer.batching, cells, { also: named, keepsFresh });
}
