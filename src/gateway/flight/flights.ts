import { ISOLATION_REQUESTS } from '../../shared/batching/refused-fields';
import type { Budget } from '../budget/budget';
import { after } from '../budget/minute';
import {
  isDecided,
  readEntry,
  ttlOf,
  writeEntry,
  type Entry,
  type FieldEntry,
  type Freshness,
} from '../fields/entry';
import type { Field } from '../fields/field';
import type { Asker } from '../people/caller';
import { Problem } from '../problem';
import { StoreFailure, type SharedStore, type StoredText, type Word } from '../store/shared-store';
import { Lead } from './lead';
import type { Brought, Subject } from './subject';

/** What flights are made of. */
export type FlightOptions = {
  store: SharedStore;
  budget: Budget;
  freshness: Freshness;
  /** How long a leader waits for more of its subject, in milliseconds. @default 5 */
  collectMs?: number;
  /** The longest that anybody waits for another's request, in milliseconds. @default 240_000 */
  longestMs?: number;
};

/** One going for what is wanted of a subject. */
type Flight = {
  signal: AbortSignal;
  isNeeded: () => Promise<boolean>;
  wanted: () => Promise<readonly string[]>;
  bring: (entries: FieldEntry[]) => Promise<void>;
};

/** A try to lead: for whom, until when, and where what it brings is put. */
type Attempt = { asker: Asker; signal: AbortSignal; got: Map<string, Entry> };

/** Longest that a waiter trusts a word to come; a leader of the same process cannot die alone. */
const LISTEN_MS = 30_000;
const NEVER = new AbortController().signal;

/**
 * One request at a time for one subject's wanted fields, whoever wants them, in whichever process. What is cached is given
 * at once; of those who miss something one leads, and the others wait for her word.
 */
export class Flights {
  private readonly direct = new Map<string, Promise<Map<string, Entry>>>();

  constructor(private readonly options: FlightOptions) {}

  /** Gives the entries of all fields, by their keys; rejects with a problem. */
  async ask(subject: Subject, fields: readonly Field[], asker: Asker): Promise<ReadonlyMap<string, Entry>> {
    const keys = fields.map(({ key }) => key);
    try {
      return await this.shared(subject, keys, asker);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return this.alone(subject, keys, asker);
    }
  }

  private async shared(subject: Subject, keys: readonly string[], asker: Asker): Promise<Map<string, Entry>> {
    const { store, longestMs = 240_000 } = this.options;
    const got = new Map<string, Entry>();
    const startedAt = performance.now();
    for (;;) {
      const left = keys.filter((key) => !got.has(key));
      if (left.length === 0 || isDecided(keys, got)) return got;
      const listening = store.listen(subject.key);
      try {
        const texts = await store.take(subject.key, left);
        texts.forEach((text, at) => {
          const key = left[at];
          if (text !== undefined && key !== undefined) got.set(key, readEntry(text));
        });
        if (!texts.includes(undefined) || isDecided(keys, got)) return got;
        if (asker.signal.aborted || performance.now() - startedAt > longestMs) throw tooLate();
        const word = await this.leadOrWait(
          listening.word,
          (signal) => this.lead(subject, { asker, signal, got }),
          asker,
        );
        const failed = word?.failed;
        if (failed !== undefined && left.some((key) => !got.has(key) && failed.fields.includes(key))) {
          throw new Problem(failed.reply);
        }
      } finally {
        listening.stop();
      }
    }
  }

  /** Until a word comes, or by its silence the leader must have died. Whose turn comes first leads. */
  private async leadOrWait(
    word: Promise<Word>,
    mayLead: (signal: AbortSignal) => Promise<boolean>,
    asker: Asker,
  ): Promise<Word | undefined> {
    const turn = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const leave = () => turn.abort();
    asker.signal.addEventListener('abort', leave);
    try {
      const silence = new Promise<undefined>((go) => {
        timer = setTimeout(() => go(undefined), Math.min(this.options.store.leaseMs, LISTEN_MS));
      });
      const led = mayLead(turn.signal).then((isLed) =>
        isLed || turn.signal.aborted ? undefined : Promise.race([word, silence]),
      );
      return await Promise.race([led, word]);
    } finally {
      clearTimeout(timer);
      asker.signal.removeEventListener('abort', leave);
      leave();
    }
  }

  /** Leads when its turn has come, unless another does by then; says whether it did. */
  private async lead(subject: Subject, { asker, signal, got }: Attempt): Promise<boolean> {
    const { store, freshness, collectMs = 5 } = this.options;
    const lead = new Lead(store, subject.key);
    await after(collectMs);
    try {
      await this.fetchAll(subject, asker, {
        signal,
        isNeeded: () => lead.take(),
        wanted: () => lead.claim(),
        bring: (entries) => {
          fill(got, entries);
          return lead.bring(entries, (one) => stored(one, freshness));
        },
      });
      await lead.end();
      return lead.isLed;
    } catch (error) {
      await lead.end(error instanceof Problem ? error : undefined);
      throw error;
    }
  }

  /** The store is gone: what is asked goes to the service uncached, as far as the budget can count it. */
  private async alone(subject: Subject, keys: readonly string[], asker: Asker): Promise<Map<string, Entry>> {
    const flight = JSON.stringify([subject.key, ...keys]);
    for (let under = this.direct.get(flight); under !== undefined; under = this.direct.get(flight)) {
      try {
        return await under;
      } catch (error) {
        // Another's own problem, as her quota, is none of who joined her: one of those asks next.
        if (!(error instanceof Problem) || !error.isOwn) throw error;
      }
    }
    return this.fetchDirectly(subject, keys, { asker, flight });
  }

  private fetchDirectly(
    subject: Subject,
    keys: readonly string[],
    { asker, flight }: { asker: Asker; flight: string },
  ): Promise<Map<string, Entry>> {
    const got = new Map<string, Entry>();
    const fetching = this.fetchAll(subject, asker, {
      signal: NEVER,
      isNeeded: () => Promise.resolve(true),
      wanted: () => Promise.resolve(keys),
      bring: (entries) => {
        fill(got, entries);
        return Promise.resolve();
      },
    })
      .then(() => got)
      .finally(() => this.direct.delete(flight));
    this.direct.set(flight, fetching);
    return fetching;
  }

  private async fetchAll(
    subject: Subject,
    asker: Asker,
    { signal, isNeeded, wanted, bring }: Flight,
  ): Promise<void> {
    const queue: (readonly string[])[] = [];
    const brought = new Set<string>();
    let isFirst = true;
    let extra = ISOLATION_REQUESTS;
    do {
      const attempt = async (spend: () => Promise<void>): Promise<Brought> => {
        if (isFirst) queue.splice(0, queue.length, ...subject.parts(await wanted()));
        const part = queue[0]?.filter((key) => !brought.has(key)) ?? [];
        return part.length === 0 ? { entries: [], rest: [] } : subject.ask(part, spend);
      };
      const sent = await this.options.budget.send(asker, {
        ...{ isNeeded, attempt },
        // Others wait for the rest, too.
        signal: isFirst ? signal : NEVER,
      });
      if (sent === undefined) return;
      const { entries, rest } = sent;
      isFirst = false;
      queue.shift();
      extra -= rest.length;
      if (extra < 0)
        throw Problem.failed(502, 'upstream_refused', 'The service refuses too many of these fields.');
      queue.unshift(...rest);
      for (const { field } of entries) brought.add(field.key);
      if (entries.length > 0) await bring(entries);
    } while (queue.length > 0);
  }
}

function tooLate(): Problem {
  return Problem.failed(504, 'upstream_timeout', 'The service did not answer in time.');
}

function fill(got: Map<string, Entry>, entries: readonly FieldEntry[]): void {
  for (const { field, entry } of entries) got.set(field.key, entry);
}

function stored({ field, entry }: FieldEntry, freshness: Freshness): StoredText {
  return { field: field.key, text: writeEntry(entry), ttlMs: ttlOf(entry, freshness) };
}
