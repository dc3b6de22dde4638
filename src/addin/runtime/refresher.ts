import type { Plan } from '../../shared/batching/costs/plan';
import type { PlannedNeed } from './planned-need';
import type { UnansweredCells } from './unreachable';

export type { Plan, PlannedNeed };

/** Makes values stale on purpose. The workbook actions mark the cells dirty afterwards. */
export type Refresher = {
  /**
   * The plan for these cells (addresses as `Sheet1!B2`) and what else they will ask; where `keepsFresh`, what is still
   * fresh costs nothing.
   */
  plan(cells: readonly string[], also?: readonly PlannedNeed[], keepsFresh?: boolean): Promise<Plan>;
  /**
   * Makes what these cells hold, and this beside it, stale, so that their next call asks again; where `keepsFresh`, what is
   * fresh stays so, and the rest is asked as the plan has reckoned.
   */
  renew(cells: readonly string[], also?: readonly PlannedNeed[], keepsFresh?: boolean): Promise<void>;
  /** What cells were told that the service does not answer. */
  unanswered(): Promise<UnansweredCells>;
  /** Makes everything stale. */
  renewAll(): void;
  /** Wipes every stored value. Resolves with the bytes that were freed, as estimated. */
  clearStored(): Promise<number>;
  /** The size of what is stored, in bytes, as estimated. */
  storedSize(): Promise<number>;
};
