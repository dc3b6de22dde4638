import type { EntityNeeds } from '../entity-needs';
import type { Values } from '../entity-request';
import type { Need, Owner } from '../need';

// Loaded with the first plan and with the gate; it takes no code from what is loaded with the add-in, see expected.ts.

/** How many requests something takes; `most` is another number where the order of the calls decides. */
type RequestCount = { least: number; most: number };

const ONE: RequestCount = { least: 1, most: 1 };

/** Whether needs of it are fields of an entity, or else one inquiry. */
export function isEntity(owner: Owner): owner is EntityNeeds<Values> {
  return 'inProfile' in owner;
}

/**
 * The requests that one owner's needs take, as far as known before sending. Properties that the coarse profile brings
 * take none of their own; `inProfile` names those of the last one.
 */
export function countRequests(owner: Owner, needs: readonly Need<unknown>[]): RequestCount {
  if (!isEntity(owner)) return ONE;
  const { inProfile } = owner;
  const isCoarse = needs.some((need) => need.kind === 'profile');
  const slices = new Map<string, number>();
  let bodies = 0;
  let isBrought = false;
  for (const need of needs) {
    const { kind, name } = need;
    if (kind === 'head' || kind === 'profile') continue;
    if (kind === 'property' && isCoarse && inProfile.has(name)) {
      isBrought = true;
      continue;
    }
    const key = sliceOf(need) ?? '';
    const count = key === '' ? 1 : (slices.get(key) ?? 0) + 1;
    slices.set(key, count);
    bodies = Math.max(bodies, count);
  }
  const least = Math.max(1, bodies + (isCoarse ? 1 : 0));
  return { least, most: isBrought && bodies === 0 ? least + 1 : least };
}

/** What two slices of one relationship share, which cannot share a body. */
export function sliceOf({ kind, name }: Need<unknown>): string | undefined {
  return kind === 'outgoing' || kind === 'incoming' ? `${kind} ${name}` : undefined;
}
