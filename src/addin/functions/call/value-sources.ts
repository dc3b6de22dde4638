import type { Host } from '../../cells/cell';
import type * as values from '../../cells/sourced-value';
import type { Settings } from '../../runtime/settings';
import { loaded } from './lazy-part';
import type { PromiseOrValue } from './promise-or-value';

/** What lets values carry their source; undefined where they come plain. */
export type Sourced = typeof values | undefined;

let part: Sourced;

/** Loaded with the first value, where the person has values carry their source and this version of Excel can show it. */
export function sourced({ sourcedValues }: Settings, host: Host): PromiseOrValue<Sourced> {
  if (sourcedValues === 'off' || host.properties !== true) return undefined;
  const load = () => loaded(import(/* webpackChunkName: "sourced" */ '../../cells/sourced-value'));
  return part ?? load().then((values) => (part = values));
}
