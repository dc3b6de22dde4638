import type { Plan } from '../batching/ledger';

export type { Plan };

/** Makes values stale on purpose. The workbook actions mark the cells dirty afterwards. */
export type Refresher = {
  /** The plan for these cells (addresses as `Sheet1!B2`). */
  plan(cells: readonly string[]): Plan;
  /** Makes what these cells hold stale, so that their next call asks again: a new snapshot for them only. */
  renew(cells: readonly string[]): void;
  /** Makes everything stale. */
  renewAll(): void;
  /** Wipes every stored value. Resolves with the bytes that were freed, as estimated. */
  clearStored(): Promise<number>;
  /** The size of what is stored, in bytes, as estimated. */
  storedSize(): Promise<number>;
};
