import type { Batching } from '../../shared/batching/batching';
import type { Values } from '../../shared/batching/entity-request';

/** What the service did not answer, once nobody waits for it any more. */
export type UnansweredCells = {
  /** The cells (as `Sheet1!B2`) that were told so, and have not been calculated for anything else since. */
  cells: readonly string[];
  /** Asks for one thing again, which shows whether the service answers. */
  probe(): void;
  /** Resets the list of unanswered cells, which are requested again. */
  take(): void;
};

/** What cells were told that the service does not answer. */
export function unanswered<V extends Values>({ core }: Batching<V>): UnansweredCells {
  const needs = new Set(core.outages.flatMap(({ unanswered }) => unanswered));
  return {
    cells: core.ledger.cellsOf(needs),
    probe() {
      const [need] = needs;
      const outage = core.outages.find(({ told }) => need !== undefined && told.has(need));
      if (need === undefined || outage === undefined) return;
      // Who probes hears of it as everybody does, by the figures; the cells that asked show what they were told still.
      core.ask(need, { person: true }).then(
        () => outage.told.set(need, need.fetched),
        () => undefined,
      );
    },
    take() {
      for (const { told } of core.outages) for (const need of needs) told.delete(need);
    },
  };
}
