import type { Need } from './need';

/**
 * The fewest requests that bring these needs of one entity, or this one call, as far as can be known before they are
 * sent: a body for every slice of one relationship, and no body for properties that the coarse profile brought.
 */
export function countRequests(needs: readonly Need<unknown>[]): number {
  const profile = needs.find((need) => need.kind === 'profile');
  const slices = new Map<string, number>();
  let bodies = 0;
  for (const need of needs) {
    if (need.kind === 'head' || need.kind === 'profile') continue;
    if (need.kind === 'property' && profile?.fetched !== undefined && need.fetched === profile.fetched)
      continue;
    const key = need.kind === 'outgoing' || need.kind === 'incoming' ? `${need.kind} ${need.name}` : '';
    const count = key === '' ? 1 : (slices.get(key) ?? 0) + 1;
    slices.set(key, count);
    bodies = Math.max(bodies, count);
  }
  return Math.max(1, bodies + (profile === undefined ? 0 : 1));
}
