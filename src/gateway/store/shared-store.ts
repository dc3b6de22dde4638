import type { ProblemReply } from '../problem';

/** What is stored under a field, and for how long. */
export type StoredText = { field: string; text: string; ttlMs: number };

/** What happened to a subject: something was stored, or its leader left, perhaps with what failed. */
export type Word = { subject: string; failed?: { fields: string[]; reply: ProblemReply } | undefined };

/** Who waits for the next word of a subject; it must be stopped. */
export type Listening = { word: Promise<Word>; stop(): void };

/**
 * What all processes share of their subjects, an entity or an inquiry each. Fields that a subject lacks go on its wanted
 * list, which its one leader takes at the last moment, so that what is wanted meanwhile travels along. Every method
 * rejects with a `StoreFailure` where the store does not answer.
 */
export type SharedStore = {
  /** Reads fields, each in its place; what is missing is put on the wanted list. */
  take(subject: string, fields: readonly string[]): Promise<(string | undefined)[]>;
  /** Leads from now on, unless another does or nothing is wanted. */
  lead(subject: string): Promise<boolean>;
  /** Empties the wanted list, and gives of it what is still missing; undefined where the lead was lost. */
  claim(subject: string): Promise<string[] | undefined>;
  put(subject: string, entries: readonly StoredText[]): Promise<void>;
  /** Goes on leading. */
  renew(subject: string): Promise<void>;
  /** Leads no more; those who wait for these fields fail with the reply. */
  release(subject: string, failed?: Word['failed']): Promise<void>;
  /** To be called before `take`, so that no word is missed. */
  listen(subject: string): Listening;
  /** How long nobody may send, in milliseconds; 0 where all may. */
  pauseMs(): Promise<number>;
  /** Nobody sends for so long. */
  pause(ms: number): Promise<void>;
  /** Adds to counts of a day, which are kept for some months. */
  count(day: string, counts: Readonly<Record<string, number>>): Promise<void>;
  counts(day: string): Promise<ReadonlyMap<string, number>>;
  /** Whether it answers now; undefined, or why it does not. */
  trouble(): string | undefined;
  /** Resolves when it answers for the first time, or does not for seconds. */
  opened(): Promise<void>;
  /** How long a lead lasts that is not renewed, in milliseconds. */
  readonly leaseMs: number;
  close(): Promise<void>;
};

/** The store did not do what it was asked. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
