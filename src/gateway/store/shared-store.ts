import * as v from 'valibot';

import { replySchema } from '../problem';

/** What is stored under a field, and for how long. */
export type StoredText = { field: string; text: string; ttlMs: number };

/** What happened to a subject: something was stored, or its leader left, perhaps with what failed. */
export const noticeSchema = v.object({
  subject: v.string(),
  failed: v.optional(v.object({ fields: v.array(v.string()), reply: replySchema })),
});
/** A word as it travels between processes. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Who waits for the next word of a subject; it must be stopped. */
export type Listening = { word: Promise<Notice>; stop(): void };

/** Longer lists of one waiter, in characters, and more waiters of one subject are left out: they lead by themselves. */
export const MOST_WANTED = { characters: 4_096, waiters: 128 };

/**
 * What all processes share per subject (an entity or an inquiry): missing fields go on a wanted list, which one
 * leader takes at the last moment. Every method rejects with a `StoreFailure` if the store does not answer.
 */
export type SharedStore = {
  /** Reads fields, each in its place; what is missing is put on the wanted list, if a waiter is named. */
  take(subject: string, fields: readonly string[], waiter?: string): Promise<(string | undefined)[]>;
  /** Takes what a waiter wanted off the list. */
  forget(subject: string, waiter: string): Promise<void>;
  /** Leads from now on, unless another does or none of these fields is missing. */
  lead(subject: string, fields: readonly string[]): Promise<boolean>;
  /** What is wanted and still missing; undefined where the lead was lost. */
  claim(subject: string): Promise<string[] | undefined>;
  put(subject: string, entries: readonly StoredText[]): Promise<void>;
  /** Goes on leading. */
  renew(subject: string): Promise<void>;
  /** Leads no more; those who wait for these fields fail with the reply. */
  release(subject: string, failed?: Notice['failed']): Promise<void>;
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
