import type { FunctionComponent } from 'react';

/** What `lazy` takes: a component as a module's default. */
export type Loaded = { default: FunctionComponent };

/** Stands in for a part of the pane whose script could not be loaded, which would take the whole pane down otherwise. */
export function notLoaded(error: unknown): Loaded {
  const reason = error instanceof Error ? error.message : String(error);
  return { default: () => <span role="alert">{reason}</span> };
}
