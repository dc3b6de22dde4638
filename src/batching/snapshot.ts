import { Call, type CallRoom } from './call';
import type { Values } from './entity-request';
import { EntityNeeds, type EntityRoom } from './entity-needs';
import type { Need } from './need';
import type { Freshness } from './settings';

const HOUR_MS = 3_600_000;
const MAX_AGE_MS: Readonly<Record<Freshness, number>> = {
  recalculation: 0,
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  'until-refreshed': Infinity,
};

/**
 * What one recalculation sees: every need that was ever asked, and which held values are fresh enough. Freshness is
 * reckoned from the start of the recalculation, so a value does not grow old, and is not asked twice, within one. A
 * value that is dated after that start came in this recalculation, or when the clock was wrong: then it is stale.
 */
export class Snapshot<V extends Values> {
  private readonly entities = new Map<string, EntityNeeds<V>>();
  private readonly families = new Map<string, Map<string, Call<unknown>>>();
  /** Values of other recalculations are fresh from `oldest` to `newest`. */
  private oldest = Infinity;
  private newest = -Infinity;
  private current = 0;

  constructor(private readonly room: EntityRoom<V> & CallRoom) {}

  /** A recalculation started, or the freshness setting changed within one. */
  begin({ startedAt, count }: { startedAt: number; count: number }, freshness: Freshness): void {
    this.oldest = startedAt - MAX_AGE_MS[freshness];
    this.newest = startedAt;
    this.current = count;
  }

  isFresh({ fetched }: Need<unknown>): boolean {
    if (fetched === undefined || fetched.renewed) return false;
    const { at, recalculation } = fetched;
    return recalculation === this.current || (at >= this.oldest && at <= this.newest);
  }

  entity(id: string): EntityNeeds<V> {
    let entity = this.entities.get(id);
    if (entity === undefined) {
      entity = new EntityNeeds<V>(id, this.room);
      this.entities.set(id, entity);
    }
    return entity;
  }

  knownEntity(id: string): EntityNeeds<V> | undefined {
    return this.entities.get(id);
  }

  call(family: string, key: string): Call<unknown> {
    let calls = this.families.get(family);
    if (calls === undefined) {
      calls = new Map<string, Call<unknown>>();
      this.families.set(family, calls);
    }
    let call = calls.get(key);
    if (call === undefined) {
      call = new Call<unknown>(family, key, this.room);
      calls.set(key, call);
    }
    return call;
  }

  /** Every need that was ever asked or answered. */
  *needs(): Generator<Need<unknown>> {
    for (const entity of this.entities.values()) yield* entity.needs();
    for (const calls of this.families.values()) for (const call of calls.values()) yield call.need;
  }

  /** Forgets everything. */
  clear(): void {
    this.entities.clear();
    this.families.clear();
  }
}
