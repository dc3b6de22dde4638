import type { Collector } from './collector';
import type { Values } from './entity-request';
import type { Ledger } from './ledger';
import type { Meter } from './meter';
import type { Need } from './need';
import type { Recalculation } from './recalculation';
import type { Snapshot } from './snapshot';
import type { Waiter } from './waiter';

/** What a question touches on its way. */
export type AskingParts<V extends Values> = {
  recalculation: Recalculation;
  snapshot: Snapshot<V>;
  ledger: Ledger;
  collector: Collector;
  meter: Meter;
};

/** The one way of asking a need: a fresh value answers at once, a pending need is joined, any other is collected. */
export function asking<V extends Values>(
  parts: AskingParts<V>,
): <T>(need: Need<T>, waiter?: Waiter) => Promise<T> {
  const { recalculation, snapshot, ledger, collector, meter } = parts;
  return (need, waiter) => {
    recalculation.touch();
    meter.calls++;
    meter.changed();
    if (waiter?.cell !== undefined) ledger.note(waiter.cell, need, recalculation.count);
    if (snapshot.isFresh(need)) {
      meter.fromCache++;
      return Promise.resolve(need.value);
    }
    if (waiter?.signal?.aborted === true) {
      meter.settled++;
      return Promise.reject(meter.cancelled());
    }
    collector.touch();
    if (!need.isAsked) meter.needs++;
    return need.join(waiter);
  };
}
