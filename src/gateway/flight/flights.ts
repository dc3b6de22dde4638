import { randomUUID } from 'node:crypto';

import type { Budget } from '../budget/budget';
import { after } from '../clock';
import { ttlOf, writeEntry, type Entry, type FieldEntry, type Freshness } from '../fields/entry';
import type { Field } from '../fields/field';
import type { Asker } from '../people/caller';
import { Problem } from '../problem';
import { StoreFailure, type SharedStore, type StoredText, type Notice } from '../store/shared-store';
import { Plan } from './plan';
import type { Subject } from './subject';

/** What flights are made of. */
export type FlightOptions = {
  store: SharedStore;
  budget: Budget;
  freshness: Freshness;
};

/** How long a leader waits for more of her subject; longer where she looks for what was refused of hers. */
const COLLECT_MS = { usual: 5, alone: 20 };
/** The longest that anybody waits for another's request. */
const LONGEST_MS = 240_000;
/** Longest that a waiter trusts a word to come; a leader of the same process cannot die alone. */
const LISTEN_MS = 30_000;

/**
 * One request at a time for one subject's wanted fields, whoever wants them, in whichever process. What is cached is given
 * at once; of those who miss something one leads, and the others wait for her word.
 */
export class Flights {
  private readonly direct = new Map<string, Promise<ReadonlyMap<string, Entry>>>();

  constructor(private readonly options: FlightOptions) {}

  /** Gives the entries of all fields, by their keys; rejects with a problem. Nothing is sent for her afterwards. */
  async ask(subject: Subject, fields: readonly Field[], asker: Asker): Promise<ReadonlyMap<string, Entry>> {
    const plan = new Plan(subject, new Set(fields.map(({ key }) => key)));
    try {
      return await this.shared(plan, asker);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return this.alone(plan, asker);
    }
  }

  private async shared(plan: Plan, asker: Asker): Promise<ReadonlyMap<string, Entry>> {
    const { store, budget } = this.options;
    const { key } = plan.subject;
    const waiter = randomUUID();
    const endsAt = performance.now() + LONGEST_MS;
    // Nothing goes on the wanted list for whoever has no credit left: others would pay for it.
    let isChecked = !budget.credits.isLimited(asker.person);
    try {
      for (let { left } = plan; left.length > 0; { left } = plan) {
        const listening = store.listen(key);
        try {
          const texts = await store.take(key, left, isChecked && !plan.isAlone ? waiter : undefined);
          plan.read(left, texts);
          if (plan.left.length === 0) break;
          if (asker.signal.aborted || performance.now() > endsAt)
            throw Problem.failed(504, 'upstream_timeout', 'The service did not answer in time.');
          if (isChecked) await this.leadOrWait(plan, asker, listening.word);
          else await budget.credits.check(asker.person);
          isChecked = true;
          if (plan.isAlone) await store.forget(key, waiter);
        } finally {
          listening.stop();
        }
      }
      return plan.got;
    } finally {
      if (isChecked) void quietly(store.forget(key, waiter));
    }
  }

  /** Until a word comes, or by its silence the leader must have died. Whose turn comes first leads. */
  private async leadOrWait(plan: Plan, asker: Asker, word: Promise<Notice>): Promise<void> {
    const waiting = new AbortController();
    const leave = () => waiting.abort();
    asker.signal.addEventListener('abort', leave);
    let timer: NodeJS.Timeout | undefined;
    try {
      const leading = this.lead(plan, asker, waiting.signal);
      let said: Notice | boolean | undefined = await Promise.race([leading, word]);
      if (said === false) {
        timer = setTimeout(leave, Math.min(this.options.store.leaseMs, LISTEN_MS));
        said = await Promise.race([word, aborted(waiting.signal)]);
      }
      leave();
      // A request of hers that is under way is paid for, so its end belongs to her answer.
      await leading;
      const failed = typeof said === 'object' ? said.failed : undefined;
      if (failed !== undefined && plan.left.some((key) => failed.fields.includes(key)))
        throw new Problem(failed.reply);
    } finally {
      clearTimeout(timer);
      asker.signal.removeEventListener('abort', leave);
    }
  }

  /**
   * Leads when her turn has come, unless another does by then; says whether she did. She sends one request after the other
   * until others want what cannot travel along.
   */
  private async lead(plan: Plan, asker: Asker, signal: AbortSignal): Promise<boolean> {
    const { store, budget, freshness } = this.options;
    const { key } = plan.subject;
    const sent = new Set<string>();
    const state = { goesOn: false };
    let leading: Promise<boolean> | undefined;
    let renewing: NodeJS.Timeout | undefined;
    let failed: Notice['failed'];
    const isNeeded = async () => {
      leading ??= store.lead(key, plan.left);
      const isLed = await leading;
      if (isLed && Number.isFinite(store.leaseMs))
        renewing ??= setInterval(() => void quietly(store.renew(key)), store.leaseMs / 3);
      return isLed;
    };
    const attempt = async (spend: () => Promise<void>) => {
      const wanted = await store.claim(key);
      // Her answer may have come while she took the lead.
      const isOver = !state.goesOn && signal.aborted;
      state.goesOn = !isOver && wanted?.every((each) => plan.keys.has(each)) === true;
      // Another leads by now.
      if (wanted === undefined || isOver) return;
      const part = plan.next(wanted);
      for (const each of part) sent.add(each);
      const entries = await plan.send(part, spend);
      // Where the store went away meanwhile they are for her alone, since they are paid for.
      await quietly(
        store.put(
          key,
          entries.map((one) => stored(one, freshness)),
        ),
      );
    };
    await after(plan.isAlone ? COLLECT_MS.alone : COLLECT_MS.usual);
    try {
      do await budget.send(asker, { signal: state.goesOn ? undefined : signal, isNeeded, attempt });
      while (state.goesOn && plan.left.length > 0 && !asker.signal.aborted);
      return (await leading) === true;
    } catch (error) {
      if (error instanceof Problem && !error.isOwn) failed = { fields: [...sent], reply: error.reply };
      throw error;
    } finally {
      // Whoever left her turn may have been given the lead meanwhile.
      const isLed = await leading?.catch(() => undefined);
      clearInterval(renewing);
      if (isLed === true) await quietly(store.release(key, failed));
    }
  }

  /** Without the store, requests go to the service uncached, as far as the budget can count them. */
  private async alone(plan: Plan, asker: Asker): Promise<ReadonlyMap<string, Entry>> {
    const flight = JSON.stringify([plan.subject.key, ...plan.keys]);
    for (let under = this.direct.get(flight); under !== undefined; under = this.direct.get(flight)) {
      try {
        return await under;
      } catch (error) {
        // Another's own problem, as her quota, is none of who joined her: one of those asks next.
        if (!(error instanceof Problem) || !error.isOwn) throw error;
      }
    }
    const fetching = this.fetchDirectly(plan, asker).finally(() => this.direct.delete(flight));
    this.direct.set(flight, fetching);
    return fetching;
  }

  private async fetchDirectly(plan: Plan, asker: Asker): Promise<ReadonlyMap<string, Entry>> {
    while (plan.left.length > 0) {
      await this.options.budget.send(asker, {
        isNeeded: () => Promise.resolve(true),
        attempt: (spend) => plan.send(plan.next([]), spend),
      });
    }
    return plan.got;
  }
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((go) => {
    if (signal.aborted) go(undefined);
    else signal.addEventListener('abort', () => go(undefined));
  });
}

/** What a store cannot do now its next command tells. */
function quietly(done: Promise<void>): Promise<void> {
  return done.catch(() => undefined);
}

function stored({ field, entry }: FieldEntry, freshness: Freshness): StoredText {
  return { field: field.key, text: writeEntry(entry), ttlMs: ttlOf(entry, freshness) };
}
