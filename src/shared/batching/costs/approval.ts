import type { Clock } from '../clock';
import type { Settle } from '../delivery';
import type { GatedQueue } from './gated-queue';
import type { Need, Owner } from '../need';
import type { Request } from '../request';
import { countRequests } from './request-count';

/** Longer than Excel leaves between the messages of one recalculation: then what it asks is known. */
const QUIET_MS = 250;

/** What cells wanted and was not sent, because a person has not agreed to it. */
export type Withheld = {
  requests: number;
  /** Those of them that are questions or queries. */
  questions: number;
  /** How many more they may lead to, at most. */
  more: number;
};

/** What the approval of one layer is made of. */
export type ApprovalOptions = {
  clock: Clock;
  queue: GatedQueue;
  /** The number of new requests of one recalculation above which a person must approve; 0 never asks. */
  askAbove: () => number;
  /** Whether the first question or query of a cell needs approval. */
  asksQuestions: () => boolean;
  /** Whether requests are free; checked when something is withheld. */
  isFree: () => Promise<boolean>;
  /** The error of a cell; `onlyStored` if a person chose stored values only. */
  error: (withheld: Withheld, onlyStored: boolean) => Error;
  changed: () => void;
};

/**
 * Holds back requests that cost more than expected, too many in a recalculation or questions of a new workbook, until
 * the user approves. Their cells get a message; requests of persons never wait.
 */
export class Approval {
  onlyStored = false;
  private readonly kept = new Set<Request>();
  /** What cells wanted and did not get, with the moment at which they were told. */
  private readonly told = new Map<Need<unknown>, { at: number; isQuestion: boolean }>();
  private readonly cells = new Set<string>();
  private last: Withheld = NOTHING;
  private recalculation = 0;
  /** New requests of cells in this recalculation that a click did not pay for. */
  private admitted = 0;
  /** What a click agreed to and has not left yet, and whether some of it has. */
  private granted = 0;
  private isDrawn = false;
  private isOver = false;
  private hasAgreed = false;
  private isFree = false;
  private touched = false;
  private cancel: (() => void) | undefined = undefined;

  constructor(private readonly options: ApprovalOptions) {}

  /** What waits for the click. */
  get withheld(): Withheld {
    return this.last;
  }

  admit(requests: readonly Request[], recalculation: number): readonly Request[] {
    if (recalculation !== this.recalculation) this.begin(recalculation);
    if (this.isFree) return requests;
    const persons = requests.filter(({ person }) => person);
    const all = requests.filter(({ person }) => !person);
    if (this.onlyStored) {
      this.tell(all);
      return persons;
    }
    // What was let through and then waited for an introspection comes once more.
    const again = all.filter(({ looks }) => looks > 0);
    const cells = all.filter(({ looks }) => looks === 0);
    const asksFirst = !this.hasAgreed && this.options.asksQuestions();
    const isFirst = ({ lane }: Request) => asksFirst && lane === 'knowledge';
    this.keep(cells.filter(isFirst));
    return [...persons, ...again, ...this.afford(cells.filter((request) => !isFirst(request)))];
  }

  /** A person agrees to what waits, and gets the cells that must ask again. */
  go(): string[] {
    this.agree(this.last.requests + this.last.more);
    return this.taken();
  }

  /** A person agrees to so many requests that she was told of elsewhere. */
  agree(requests: number): void {
    this.hasAgreed = true;
    this.onlyStored = this.isOver = false;
    this.granted = Math.max(this.granted, requests);
    this.isDrawn = false;
    this.options.changed();
  }

  /** Sends nothing for cells until a person agrees; returns the cells that must show stored values. */
  showStored(): string[] {
    this.onlyStored = true;
    this.options.changed();
    return [...this.cells];
  }

  promoted(request: Request): void {
    this.kept.delete(request);
    this.options.queue.queue([request]);
  }

  /** Gives up what it keeps, without what all cells have left meanwhile. */
  take(): Request[] {
    const kept = [...this.kept].filter(({ state }) => state === 'withheld');
    this.kept.clear();
    return kept;
  }

  close(): void {
    this.cancel?.();
  }

  /** Tells the cells of requests that they are not sent now; a stored value stands in where only those are shown. */
  tell(requests: readonly Request[], error?: Error): void {
    if (requests.length === 0) return;
    const { options } = this;
    const { queue } = options;
    const at = options.clock.now();
    for (const { lane, needs } of requests) {
      for (const need of needs) this.told.set(need, { at, isQuestion: lane === 'knowledge' });
    }
    for (const cell of queue.cellsOf(new Set(requests.flatMap(({ needs }) => needs)))) this.cells.add(cell);
    this.count();
    const failure = error ?? options.error(this.last, this.onlyStored);
    const settle: Settle = (need) => {
      if (this.onlyStored && need.fetched !== undefined) need.settle(need.value);
      else need.fail(failure);
    };
    for (const request of requests) queue.end(request, settle);
    options.changed();
  }

  private begin(recalculation: number): void {
    this.recalculation = recalculation;
    this.admitted = 0;
    this.isOver = false;
    if (this.isDrawn) this.granted = 0;
    // What was asked meanwhile some other way is not waited for any more.
    if (this.told.size > 0) {
      this.count();
      this.options.changed();
    }
  }

  /** Those of a cell's requests that may leave; where they are too many, what is queued and was not sent waits too. */
  private afford(requests: readonly Request[]): readonly Request[] {
    const paid = Math.min(this.granted, requests.length);
    const limit = this.options.askAbove();
    const over = limit > 0 && this.admitted + requests.length - paid > limit;
    if (!over && !this.isOver) {
      this.isDrawn ||= paid > 0;
      this.granted -= paid;
      this.admitted += requests.length - paid;
      return requests;
    }
    this.isOver = true;
    const { queue } = this.options;
    const unsent = queue.waiting().filter((request) => !request.person && !queue.wasSent(request));
    this.admitted = Math.max(0, this.admitted - unsent.length);
    this.keep([...unsent, ...requests]);
    return [];
  }

  private keep(requests: readonly Request[]): void {
    if (requests.length === 0) return;
    for (const request of requests) {
      this.options.queue.withdraw(request);
      this.kept.add(request);
    }
    this.touched = true;
    this.cancel ??= this.watch(this.options.isFree().catch(() => false));
  }

  private watch(free: Promise<boolean>): () => void {
    this.touched = false;
    return this.options.clock.after(QUIET_MS, () => {
      if (this.touched) this.cancel = this.watch(free);
      else void free.then((isFree) => this.decide(isFree));
    });
  }

  private decide(isFree: boolean): void {
    this.cancel = undefined;
    this.isFree ||= isFree;
    const requests = this.take();
    this.isOver = false;
    if (this.isFree) this.options.queue.queue(requests);
    else this.tell(requests);
  }

  private taken(): string[] {
    const cells = [...this.cells];
    this.cells.clear();
    this.told.clear();
    this.count();
    this.options.changed();
    return cells;
  }

  /** What was told and is not held since, as requests. */
  private count(): void {
    const owners = new Map<Owner, Need<unknown>[]>();
    let questions = 0;
    for (const [need, { at, isQuestion }] of this.told) {
      if (need.fetched !== undefined && need.fetched.at >= at) {
        this.told.delete(need);
        continue;
      }
      const needs = owners.get(need.owner);
      if (needs !== undefined) needs.push(need);
      else {
        owners.set(need.owner, [need]);
        if (isQuestion) questions++;
      }
    }
    let [requests, more] = [0, 0];
    for (const [owner, needs] of owners) {
      const { least, most } = countRequests(owner, needs);
      requests += least;
      more += most - least + owner.followUps;
    }
    if (requests === 0) this.cells.clear();
    this.last = { requests, questions, more };
  }
}

const NOTHING: Withheld = { requests: 0, questions: 0, more: 0 };
