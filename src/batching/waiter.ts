/** Who waits for a value: a cell, or a person in the pane, whose requests go first (design §3 rule 8). */
export type Waiter = {
  /** Aborted when nobody waits any more; a need that nobody waits for is not sent. */
  signal?: AbortSignal | undefined;
  /** The cell that asks, as `Sheet1!B2`; it enters the ledger, from which plans and refreshes are made. */
  cell?: string | undefined;
  /** @default false */
  person?: boolean | undefined;
};
