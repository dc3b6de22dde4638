/** One stored thing: an entity with its values, or a call with its answer. `data` is JSON. */
export type StoredRecord = {
  key: string;
  /** The newest time at which something in it was fetched, in milliseconds since 1970; the oldest go first. */
  fetchedAt: number;
  data: unknown;
};

/**
 * Where values survive a restart, for one service address and one account. It may lose anything at any time, and it
 * never rejects: without storage the add-in costs more and works.
 */
export type Storage = {
  load(): Promise<readonly StoredRecord[]>;
  /** Adds or replaces. */
  put(records: readonly StoredRecord[]): Promise<void>;
  /** Forgets everything. Resolves with the bytes that were freed, as estimated. */
  clear(): Promise<number>;
  /** Bytes, as estimated. */
  size(): Promise<number>;
  close(): Promise<void>;
};
