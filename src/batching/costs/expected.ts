import type { Need } from '../need';
import type { ExpectedNeeds, Projection } from '../projection';
import { sliceOf } from './request-count';

// It is loaded with the first plan, and takes no code from what is loaded with the add-in: that would make each module of
// it larger that it shares.

/** Needs of one entity that were made stale together: who asks one of them has the others brought too. */
export class Expected implements ExpectedNeeds {
  private needs: readonly Need<unknown>[] = [];

  add(needs: readonly Need<unknown>[]): void {
    this.needs = [...new Set([...this.needs, ...needs])];
  }

  take(projection: Projection): readonly Need<unknown>[] {
    const slices = new Set<string | undefined>();
    const taken: Need<unknown>[] = [];
    const rest: Need<unknown>[] = [];
    for (const need of this.needs.filter(isExpected)) {
      const slice = sliceOf(need);
      const fits = projection.hasRoomFor(need) && !slices.has(slice);
      if (slice !== undefined) slices.add(slice);
      (fits ? taken : rest).push(need);
    }
    this.needs = rest;
    return taken;
  }
}

/** What was never answered may be what the service refuses, and would take the others with it. */
function isExpected({ fetched, isAsked }: Need<unknown>): boolean {
  return fetched?.renewed === true && !isAsked;
}
