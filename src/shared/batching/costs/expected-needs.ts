import type { Need } from '../need';
import type { ExpectedNeeds, Projection } from '../projection';
import { sliceOf } from './request-count';

// It is loaded with the first plan, and takes no code from what is loaded with the add-in: that would make each module of
// it larger that it shares.

/** Needs of one entity that were made stale together: who asks one of them has the others brought too. */
export class Expected implements ExpectedNeeds {
  private readonly needs = new Set<Need<unknown>>();

  add(needs: readonly Need<unknown>[]): void {
    for (const need of needs) this.needs.add(need);
  }

  take(projection: Projection): readonly Need<unknown>[] {
    const slices = new Set<string | undefined>();
    const taken: Need<unknown>[] = [];
    for (const need of this.needs) {
      const slice = sliceOf(need);
      if (!isExpected(need)) this.needs.delete(need);
      else if (projection.hasRoomFor(need) && !slices.has(slice)) {
        this.needs.delete(need);
        taken.push(need);
        if (slice !== undefined) slices.add(slice);
      }
    }
    return taken;
  }
}

/** What was never answered may be what the service refuses, and would take the others with it. */
function isExpected({ fetched, isAsked }: Need<unknown>): boolean {
  return fetched?.renewed === true && !isAsked;
}
