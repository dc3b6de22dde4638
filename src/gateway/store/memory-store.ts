import { MOST_WANTED, type SharedStore, type StoredText, type Notice } from './shared-store';
import { Notifications } from './notifications';

/** More subjects than a day of a large team asks; the longest unused go first. */
const MOST_SUBJECTS = 50_000;
/** What texts take together before the longest unused go: twice the largest answer. */
const MOST_BYTES = 128 * 2 ** 20;
const DAYS_KEPT = 100;

type Held = { text: string; bytes: number; until: number };
type Subject = { fields: Map<string, Held>; wanted: Map<string, readonly string[]>; isLed: boolean };

/** Makes the store of a single process, which forgets all when it ends; its texts together take at most so many bytes. */
export function createMemoryStore({
  now = Date.now,
  mostBytes = MOST_BYTES,
}: { now?: () => number; mostBytes?: number } = {}): SharedStore {
  const subjects = new Map<string, Subject>();
  const days = new Map<string, Map<string, number>>();
  const notifications = new Notifications();
  let pausedUntil = 0;
  let bytes = 0;

  const find = (key: string): Subject => {
    const subject = subjects.get(key) ?? { fields: new Map(), wanted: new Map(), isLed: false };
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
  /** Removes a subject without data and without waiting requests. */
  const tidy = (key: string) => {
    const subject = subjects.get(key);
    if (subject?.fields.size === 0 && subject.wanted.size === 0 && !subject.isLed) subjects.delete(key);
  };

  return {
    leaseMs: Infinity,
    take: (key, fields, waiter) => {
      const subject = find(key);
      const texts = fields.map((field) => textOf(subject, field));
      const missing = fields.filter((_field, at) => texts[at] === undefined);
      const isListed =
        JSON.stringify(missing).length <= MOST_WANTED.characters && subject.wanted.size < MOST_WANTED.waiters;
      if (waiter !== undefined && missing.length > 0 && isListed) subject.wanted.set(waiter, missing);
      tidy(key);
      return Promise.resolve(texts);
    },
    forget: (key, waiter) => {
      subjects.get(key)?.wanted.delete(waiter);
      tidy(key);
      return Promise.resolve();
    },
    lead: (key, fields) => {
      const subject = find(key);
      const isNew = !subject.isLed && fields.some((field) => textOf(subject, field) === undefined);
      subject.isLed ||= isNew;
      tidy(key);
      return Promise.resolve(isNew);
    },
    claim: (key) => {
      const subject = find(key);
      const wanted = new Set([...subject.wanted.values()].flat());
      return Promise.resolve([...wanted].filter((field) => textOf(subject, field) === undefined));
    },
    put: (key, entries: readonly StoredText[]) => {
      const subject = find(key);
      for (const { field, text, ttlMs } of entries) {
        drop(subject, field);
        const size = Buffer.byteLength(field) + Buffer.byteLength(text);
        subject.fields.set(field, { text, bytes: size, until: now() + ttlMs });
        bytes += size;
      }
      makeRoom(key);
      notifications.publish({ subject: key });
      return Promise.resolve();
    },
    renew: () => Promise.resolve(),
    release: (key, failed?: Notice['failed']) => {
      find(key).isLed = false;
      tidy(key);
      notifications.publish({ subject: key, failed });
      return Promise.resolve();
    },
    listen: (key) => notifications.listen(key),
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
