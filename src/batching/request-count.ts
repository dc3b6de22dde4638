import type { Need } from './need';

/**
 * The fewest requests that bring these needs of one entity, as far as can be known before they are sent: a coarse
 * request where the profile is asked, a body for every slice of one relationship, and no body for properties alone that
 * the coarse answer brings. `inProfile` names the properties that it brought last.
 */
export function countEntityRequests(needs: readonly Need<unknown>[], inProfile: ReadonlySet<string>): number {
  const isCoarse = needs.some((need) => need.kind === 'profile');
  const slices = new Map<string, number>();
  let bodies = 0;
  for (const { kind, name } of needs) {
    if (kind === 'head' || kind === 'profile') continue;
    if (kind === 'property' && isCoarse && inProfile.has(name)) continue;
    const key = kind === 'outgoing' || kind === 'incoming' ? `${kind} ${name}` : '';
    const count = key === '' ? 1 : (slices.get(key) ?? 0) + 1;
    slices.set(key, count);
    bodies = Math.max(bodies, count);
  }
  return Math.max(1, bodies + (isCoarse ? 1 : 0));
}
