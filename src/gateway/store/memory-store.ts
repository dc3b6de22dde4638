import type { SharedStore, StoredText, Word } from './shared-store';
import { Words } from './redis-replies';

/** More subjects than a day of a large team asks; the longest unused go first. */
const MOST_SUBJECTS = 50_000;
/** What texts take together before the longest unused go: twice the largest answer. */
const MOST_BYTES = 128 * 2 ** 20;
const DAYS_KEPT = 100;

type Held = { text: string; bytes: number; until: number };
type Subject = { fields: Map<string, Held>; wanted: Set<string>; isLed: boolean };

/** What a store of a single process is made of. */
export type MemoryStoreOptions = {
  /** @default Date.now */
  now?: () => number;
  /** What its texts may take together. @default 134_217_728 */
  mostBytes?: number;
};

/** Makes the store of a single process, which forgets all when it ends. */
export function createMemoryStore({
  now = Date.now,
  mostBytes = MOST_BYTES,
}: MemoryStoreOptions = {}): SharedStore {
  const subjects = new Map<string, Subject>();
  const days = new Map<string, Map<string, number>>();
  const words = new Words();
  let pausedUntil = 0;
  let bytes = 0;

  const find = (key: string): Subject => {
    const subject = subjects.get(key) ?? { fields: new Map(), wanted: new Set(), isLed: false };
    subjects.delete(key);
    subjects.set(key, subject);
    if (subjects.size > MOST_SUBJECTS) makeRoom(key);
    return subject;
  };
  const drop = ({ fields }: Subject, field: string) => {
    bytes -= fields.get(field)?.bytes ?? 0;
    fields.delete(field);
  };
  /** The longest unused go first; what is led stays, because others wait for what it brings, and it is paid for. */
  const makeRoom = (own: string) => {
    for (const [key, subject] of subjects) {
      const isTooMany = subjects.size > MOST_SUBJECTS;
      if (!isTooMany && bytes <= mostBytes) return;
      if (key === own || subject.isLed) continue;
      for (const field of [...subject.fields.keys()]) drop(subject, field);
      // What is wanted is about to be led.
      if (isTooMany || subject.wanted.size === 0) subjects.delete(key);
    }
  };
  const textOf = (subject: Subject, field: string) => {
    const held = subject.fields.get(field);
    if (held === undefined || held.until > now()) return held?.text;
    drop(subject, field);
    return undefined;
  };
  const wantedOf = (subject: Subject) =>
    [...subject.wanted].filter((field) => textOf(subject, field) === undefined);

  return {
    leaseMs: Infinity,
    take: (key, fields) => {
      const subject = find(key);
      const texts = fields.map((field) => textOf(subject, field));
      fields.forEach((field, at) => {
        if (texts[at] === undefined) subject.wanted.add(field);
      });
      return Promise.resolve(texts);
    },
    lead: (key) => {
      const subject = find(key);
      if (subject.isLed || wantedOf(subject).length === 0) return Promise.resolve(false);
      subject.isLed = true;
      return Promise.resolve(true);
    },
    claim: (key) => {
      const subject = find(key);
      const wanted = wantedOf(subject);
      subject.wanted.clear();
      return Promise.resolve(wanted);
    },
    put: (key, entries: readonly StoredText[]) => {
      const subject = find(key);
      for (const { field, text, ttlMs } of entries) {
        drop(subject, field);
        const held = { text, bytes: Buffer.byteLength(text), until: now() + ttlMs };
        subject.fields.set(field, held);
        bytes += held.bytes;
      }
      makeRoom(key);
      words.say({ subject: key });
      return Promise.resolve();
    },
    renew: () => Promise.resolve(),
    release: (key, failed?: Word['failed']) => {
      find(key).isLed = false;
      words.say({ subject: key, failed });
      return Promise.resolve();
    },
    listen: (key) => words.listen(key),
    pauseMs: () => Promise.resolve(Math.max(0, pausedUntil - now())),
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
      return Promise.resolve();
    },
    count: (day, counts) => {
      const those = days.get(day) ?? new Map<string, number>();
      days.set(day, those);
      for (const [name, by] of Object.entries(counts)) those.set(name, (those.get(name) ?? 0) + by);
      const [oldest] = days.keys();
      if (days.size > DAYS_KEPT && oldest !== undefined) days.delete(oldest);
      return Promise.resolve();
    },
    counts: (day) => Promise.resolve(days.get(day) ?? new Map()),
    opened: () => Promise.resolve(),
    trouble: () => undefined,
    close: () => Promise.resolve(),
  };
}
