/** What a refresh of some cells will cost, before anything is sent. */
export type RefreshPlan = {
  cells: number;
  needs: number;
  entities: number;
  requests: number;
  credits: number;
  /** Cells whose needs are not known because they have not run since opening: each is counted as one request at most. */
  unknownCells: number;
};

/** Makes values stale on purpose. The workbook actions mark the cells dirty afterwards. */
export type Refresher = {
  /** The plan for these cells (addresses as `Sheet1!B2`). */
  plan(cells: readonly string[]): RefreshPlan;
  /** Makes what these cells hold stale, so that their next call asks again: a new snapshot for them only. */
  renew(cells: readonly string[]): void;
  /** Makes everything stale. */
  renewAll(): void;
  /** Wipes every stored value. Resolves with the bytes that were freed, as estimated. */
  clearStored(): Promise<number>;
  /** The size of what is stored, in bytes, as estimated. */
  storedSize(): Promise<number>;
};
