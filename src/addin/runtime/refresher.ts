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
   * Marks what these cells use, and these needs, as stale, so that the next call fetches them. With `keepsFresh`,
   * fresh values stay, as the plan assumes.
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
