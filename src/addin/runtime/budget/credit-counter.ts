import { openDB, type IDBPDatabase } from 'idb';
import * as v from 'valibot';

import { inTime, type Clock } from '../../../shared/batching/clock';
import { LONGEST_PAUSE_MS } from '../../../shared/batching/rate-control';
import { quietEnd } from '../transaction';

const DATABASE = 'ker-tally';
const STORE = 'counts';
const NAME = 'counts';
const MINUTE_MS = 60_000;
/** As many as any cap lets through in a minute. */
const LONGEST_MINUTE = 600;
/** A database that does not answer in this time is one that is not there. */
const PATIENCE_MS = 3_000;

const storedSchema = v.object({
  /** Milliseconds since 1970, of all accounts. */
  sentAt: v.array(v.number()),
  /** The day that `spent` is about, as `2026-01-31`. */
  day: v.string(),
  spent: v.array(v.object({ account: v.string(), credits: v.number() })),
  /** From when to when the rate limit of a service and an account holds. */
  pauses: v.array(v.object({ scope: v.string(), from: v.number(), until: v.number() })),
});

type Stored = v.InferOutput<typeof storedSchema>;
/** What is stored, with credits by account. */
type Counts = Omit<Stored, 'spent'> & { spent: Map<string, number> };

/** Whose sendings are counted; undefined where requests cost nothing. */
export type Account = string | undefined;

/** What all workbooks together may send: 0 means no limit. */
export type Limits = { perDay: number; perMinute: number };

/** What was taken of what was wanted. */
export type Grant = {
  granted: number;
  /** The day on which they were, by the person's own calendar, as `2026-01-31`. */
  day: string;
  /** What the account has spent on this day, the granted ones included. */
  spent: number;
  /** The minute is full for so long; 0 where it is not. */
  fullForMs: number;
};

/** What all open workbooks of one person have sent: each count is read and changed in one transaction. */
export type CreditCounter = {
  /** Counts as many of the wanted sendings as both limits allow. */
  take(account: Account, wanted: number, limits: Limits): Promise<Grant>;
  /** Counts sendings that no limit was asked for, or takes back such as were not made. Resolves with the day's. */
  add(account: Account, count: number): Promise<number>;
  /** The rate limit of a service and an account holds until then. */
  pause(scope: string, until: number): Promise<void>;
  /** For how long it holds still. */
  pauseOf(scope: string): Promise<number>;
};

/** What is done with the counts, at its time in milliseconds since 1970. */
type Work<T> = (counts: Counts, at: number) => T;

/** Opens the counts; where the browser keeps no database each workbook counts for itself. */
export function openCreditCounter(clock: Clock): CreditCounter {
  const database = open().catch(() => undefined);
  let own = emptyCounts();
  const change = async <T>(work: Work<T>): Promise<T> => {
    const alone = () => {
      const at = clock.now();
      return work((own = current(own, at)), at);
    };
    const shared = database.then((opened) => (opened === undefined ? alone() : inTurn(opened, clock, work)));
    return inTime(shared, { clock, limitMs: PATIENCE_MS, otherwise: alone }).catch(alone);
  };
  return {
    take: (account, wanted, limits) =>
      change((counts, at) => {
        const spent = spentBy(counts, account);
        const today = limits.perDay === 0 || account === undefined ? wanted : limits.perDay - spent;
        const now = limits.perMinute === 0 ? wanted : limits.perMinute - counts.sentAt.length;
        const granted = Math.max(0, Math.min(wanted, today, now));
        count(counts, { account, at, added: granted });
        const first = counts.sentAt.at(-limits.perMinute) ?? 0;
        const fullForMs = now > 0 || limits.perMinute === 0 ? 0 : first + MINUTE_MS - at;
        return { granted, day: counts.day, spent: spent + granted, fullForMs };
      }),
    add: (account, added) =>
      change((counts, at) => {
        count(counts, { account, at, added });
        return spentBy(counts, account);
      }),
    pause: (scope, until) => change(({ pauses }, at) => void pauses.push({ scope, from: at, until })),
    pauseOf: (scope) =>
      change(({ pauses }, at) =>
        Math.max(0, ...pauses.map((pause) => (pause.scope === scope ? pause.until - at : 0))),
      ),
  };
}

/** Sendings at a time; fewer than none are taken back. */
type Sendings = { account: Account; at: number; added: number };

function count(counts: Counts, { account, at, added }: Sendings): void {
  if (added < 0) counts.sentAt.splice(added);
  else counts.sentAt.push(...Array.from({ length: Math.min(added, LONGEST_MINUTE) }, () => at));
  if (account !== undefined) counts.spent.set(account, Math.max(0, spentBy(counts, account) + added));
}

function spentBy({ spent }: Counts, account: string | undefined): number {
  return account === undefined ? 0 : (spent.get(account) ?? 0);
}

/** What holds at a time: the last minute, the day that it is, the pauses that are not over. */
function current({ sentAt, day, spent, pauses }: Counts, at: number): Counts {
  const today = dayOf(at);
  return {
    // What is dated after now was counted by a clock that somebody has set.
    sentAt: sentAt.filter((time) => time > at - MINUTE_MS && time <= at).slice(-LONGEST_MINUTE),
    day: today,
    spent: day === today ? spent : new Map<string, number>(),
    // An earlier version believed whatever time a service named.
    pauses: pauses
      .map(({ scope, from, until }) => ({ scope, from, until: Math.min(until, from + LONGEST_PAUSE_MS) }))
      .filter(({ from, until }) => from <= at && until > at),
  };
}

/** The day on the person's own calendar. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('-');
}

function emptyCounts(): Counts {
  return { sentAt: [], day: '', spent: new Map(), pauses: [] };
}

// A browser may also throw where it should reject.
async function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/**
 * One workbook after the other: the database lets nobody read between another's reading and writing. The time is that of
 * its turn: by that of its asking, what another has counted meanwhile would be dated after now.
 */
async function inTurn<T>(database: IDBPDatabase, clock: Clock, work: Work<T>): Promise<T> {
  const change = quietEnd(database.transaction(STORE, 'readwrite'));
  const found = readCounts(await change.store.get(NAME));
  const at = clock.now();
  const counts = current(found, at);
  const result = work(counts, at);
  const spent = [...counts.spent].map(([account, credits]) => ({ account, credits }));
  await change.store.put({ ...counts, spent } satisfies Stored, NAME);
  await change.done;
  return result;
}

function readCounts(found: unknown): Counts {
  const stored = v.safeParse(storedSchema, found);
  if (!stored.success) return emptyCounts();
  const spent = new Map(stored.output.spent.map(({ account, credits }) => [account, credits]));
  return { ...stored.output, spent };
}
