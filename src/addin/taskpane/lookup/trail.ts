import type { EntityHead } from '../../runtime/knowledge';

/** The entities that a person walked through; `at` is -1 while the search is shown. */
export type Trail = { visited: readonly EntityHead[]; at: number };

/** A step of the walk. */
export type TrailStep =
  | { type: 'visit'; head: EntityHead }
  | { type: 'back' }
  | { type: 'forward' }
  | { type: 'search' };

/** The trail before anything was visited. */
export const emptyTrail: Trail = { visited: [], at: -1 };

/** The trail after a step; going somewhere new forgets what lay ahead, as a browser does. */
export function reduceTrail(trail: Trail, step: TrailStep): Trail {
  const { visited, at } = trail;
  switch (step.type) {
    case 'visit':
      if (visited[at]?.id === step.head.id) return trail;
      return { visited: [...visited.slice(0, at + 1), step.head], at: at + 1 };
    case 'back':
      return { visited, at: Math.max(-1, at - 1) };
    case 'forward':
      return { visited, at: Math.min(visited.length - 1, at + 1) };
    case 'search':
      return { visited, at: -1 };
  }
}

/** The entity that is shown, if any. */
export function shownEntity(trail: Trail): EntityHead | undefined {
  return trail.visited[trail.at];
}
