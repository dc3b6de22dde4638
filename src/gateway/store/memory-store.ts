import type { SharedStore, StoredText, Word } from './shared-store';
import { Words } from './words';

/** More subjects than a day of a large team asks; the longest unused go first. */
const MOST_SUBJECTS = 50_000;
const DAYS_KEPT = 100;

type Subject = { fields: Map<string, { text: string; until: number }>; wanted: Set<string>; isLed: boolean };

/** Makes the store of a single process, which forgets all when it ends. */
export function createMemoryStore(now: () => number = Date.now): SharedStore {
  const subjects = new Map<string, Subject>();
  const days = new Map<string, Map<string, number>>();
  const words = new Words();
  let pausedUntil = 0;

  const find = (key: string): Subject => {
    const subject = subjects.get(key) ?? { fields: new Map(), wanted: new Set(), isLed: false };
    subjects.delete(key);
    subjects.set(key, subject);
    const [oldest] = subjects.keys();
    if (subjects.size > MOST_SUBJECTS && oldest !== undefined) subjects.delete(oldest);
    return subject;
  };
  const textOf = ({ fields }: Subject, field: string) => {
    const held = fields.get(field);
    return held !== undefined && held.until > now() ? held.text : undefined;
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
      const { fields } = find(key);
      for (const { field, text, ttlMs } of entries) fields.set(field, { text, until: now() + ttlMs });
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
